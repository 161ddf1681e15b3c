"""The files of spec/, as mappings of strings.

Every scalar stays a string: YAML 1.1 would make booleans of `on` and `no`, and numbers of what looks like one. What is a number is read as one where
it is used. `conf`, `since` and `until` hold downwards; `inherit` carries them.
"""

from pathlib import Path

import yaml

LOADER = getattr(yaml, "CBaseLoader", yaml.BaseLoader)


class SpecError(Exception):
    """The spec says something that cannot be read."""


def load(path):
    """One file as a mapping."""
    try:
        with open(path, encoding="utf-8") as text:
            content = yaml.load(text, Loader=LOADER)
    except (OSError, yaml.YAMLError) as error:
        raise SpecError(f"{path}: {error}") from error
    if not isinstance(content, dict):
        raise SpecError(f"{path}: a mapping is expected")
    return content


def load_all(folder):
    """All files below a folder, in the order of their paths."""
    paths = sorted(Path(folder).rglob("*.yaml"))
    if not paths:
        raise SpecError(f"{folder}: no YAML files")
    return [load(path) for path in paths]


def number(text):
    """An integer: decimal, 0x.. or 0b.., with underscores."""
    digits = str(text).replace("_", "").lower()
    base = {"0x": 16, "0b": 2}.get(digits[:2], 10)
    try:
        return int(digits, base)
    except ValueError as error:
        raise SpecError(f"`{text}` is not a number") from error


def flag(node, key):
    """Whether a key says `true`."""
    return node.get(key) == "true"


def inherit(outer, node):
    """What holds inside of `node`, given what holds around it."""
    return {key: node.get(key, outer.get(key)) for key in ("conf", "since", "until")}
