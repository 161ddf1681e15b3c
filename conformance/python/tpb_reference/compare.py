"""Lines of JSON held against each other.

Numbers that either side writes with a point or an exponent are compared as the 32 bits of a float, so that `-0.0` is not `0.0` and the number of
digits does not matter; everything else must be the same.
"""

import json
import math
import struct
from collections import defaultdict


def same(a, b):
    """Whether two values say the same."""
    if isinstance(a, float) or isinstance(b, float):
        numbers = all(isinstance(x, (int, float)) and not isinstance(x, bool) and math.isfinite(x) for x in (a, b))
        return numbers and single(a) == single(b)
    if type(a) is not type(b):
        return False
    if isinstance(a, dict):
        return list(a) == list(b) and all(same(a[key], b[key]) for key in a)
    if isinstance(a, list):
        return len(a) == len(b) and all(map(same, a, b))
    return a == b


def single(number):
    try:
        return struct.pack("<f", number)
    except OverflowError:
        return None


def differences(a, b, path=""):
    """Where two values differ, and what they are there."""
    if isinstance(a, dict) and isinstance(b, dict) and list(a) == list(b):
        return [line for key in a for line in differences(a[key], b[key], f"{path}.{key}" if path else key)]
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        return [line for at in range(len(a)) for line in differences(a[at], b[at], f"{path}[{at}]")]
    return [] if same(a, b) else [f"{path}: {json.dumps(a)} and {json.dumps(b)}"]


def statements(first, second):
    """Compares records, line by line: how many, and what differs. A line that is not JSON differs."""
    found = []
    count = 0
    for count, (a, b) in enumerate(zip(first, second), 1):
        if a == b:
            continue
        try:
            a, b = (json.loads(line) if isinstance(line, str) else line for line in (a, b))
        except ValueError as error:
            found.append(f"record {count - 1}: {error}")
            continue
        found += [f"record {count - 1}: {line}" for line in differences(a, b)]
    if len(first) != len(second):
        found.append(f"{len(first)} lines and {len(second)} lines")
    return count, found


def findings(first, second):
    """Compares findings by record: which rules only one of the two reports."""
    by_offset = [defaultdict(list), defaultdict(list)]
    for rules, lines in zip(by_offset, (first, second)):
        for line in lines:
            line = json.loads(line) if isinstance(line, str) else line
            rules[line["offset"]].append((line["severity"], line["rule"]))
    found = []
    for offset in sorted(by_offset[0].keys() | by_offset[1].keys()):
        a, b = (sorted(rules[offset]) for rules in by_offset)
        if a != b:
            only = [sorted({rule for _, rule in x if x.count((_, rule)) > y.count((_, rule))}) for x, y in ((a, b), (b, a))]
            found.append((offset, only[0], only[1]))
    return found
