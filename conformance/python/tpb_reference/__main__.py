"""`python3 -m tpb_reference dis|check FILE --gen GENERATION`: the JSON lines of `tpb dis --json` and `tpb check --json`."""

import argparse
import json
import sys
from pathlib import Path

from .condition import ENGINES
from .decode import Reader
from .legality import RECORD_BYTES, Context, Validator
from .source import SpecError
from .spec import Spec

REPOSITORY = Path(__file__).resolve().parents[3]


def arguments():
    parser = argparse.ArgumentParser(prog="tpb_reference", description=__doc__)
    parser.add_argument("command", choices=("dis", "check"))
    parser.add_argument("file", help="a stream of 64-byte records, or - for the standard input")
    parser.add_argument("--gen", required=True, metavar="GENERATION")
    parser.add_argument("--spec", type=Path, default=REPOSITORY / "spec")
    parser.add_argument("--engine", type=str.upper, choices=(*ENGINES, "NONE"), default="NONE")
    parser.add_argument("--stage", choices=("neff", "device"), default="neff")
    parser.add_argument("--policy", choices=("strict", "evidenced"), default="strict")
    return parser.parse_args()


def main():
    args = arguments()
    try:
        generation = Spec(args.spec).generation(args.gen)
        data = sys.stdin.buffer.read() if args.file == "-" else Path(args.file).read_bytes()
    except (SpecError, OSError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    lines = statements(generation, data) if args.command == "dis" else findings(Validator(generation), data, context(args))
    found = False
    for line in lines:
        found |= line.get("severity") == "error"
        print(json.dumps(line, separators=(",", ":")))
    if args.command == "dis" and len(data) % RECORD_BYTES:
        print(f"error: the last record has {len(data) % RECORD_BYTES} bytes instead of {RECORD_BYTES}", file=sys.stderr)
        return 1
    return int(found)


def context(args):
    return Context(None if args.engine == "NONE" else args.engine, args.stage, args.policy)


def statements(generation, data):
    """What `tpb dis --json` says."""
    reader = Reader(generation)
    for offset in range(0, len(data) - RECORD_BYTES + 1, RECORD_BYTES):
        yield reader.statement(data[offset : offset + RECORD_BYTES], offset)


def findings(validator, data, context):
    """What `tpb check --json` says, but for the words."""
    for offset, severity, rule in validator.stream(data, context):
        yield {"offset": offset, "generation": validator.generation.name, "severity": severity, "rule": rule}


if __name__ == "__main__":
    sys.exit(main())
