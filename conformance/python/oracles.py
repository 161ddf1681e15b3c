"""Holds `tpb` against the implementations of another make, and prints how many records were compared and what differed.

    python3 conformance/python/oracles.py --tpb target/debug/tpb --records target/debug/oracle_records --c DIR/tpb_records

For every generation of spec/: so many stratified records go through `tpb dis --json`, the Python reference and the C program (where one is given), and
must give the same JSON; stratified and mutated records go through `tpb check --json` and the reference, in several contexts, and must break the same
rules. Exit code 1 if anything differs, 2 if something could not run.
"""

import argparse
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from tpb_reference import compare
from tpb_reference.__main__ import REPOSITORY, findings, statements
from tpb_reference.condition import ENGINES
from tpb_reference.legality import RECORD_BYTES, Context, Validator
from tpb_reference.source import SpecError
from tpb_reference.spec import Spec

SHOWN = 20


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tpb", type=Path, required=True, help="the command")
    parser.add_argument("--records", type=Path, required=True, help="what makes the records")
    parser.add_argument("--c", type=Path, help="the C program")
    parser.add_argument("--spec", type=Path, default=REPOSITORY / "spec")
    parser.add_argument("--count", type=int, default=10_000, help="records of each kind and generation")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gen", help="only this generation")
    args = parser.parse_args()
    try:
        spec = Spec(args.spec)
        names = [spec.generation(args.gen).name] if args.gen else spec.lineage.names
        tally = Tally()
        with tempfile.TemporaryDirectory() as folder:
            for name in names:
                generation(args, spec.generation(name), Path(folder), tally)
    except (SpecError, OSError, subprocess.CalledProcessError) as error:
        print(f"error: {error}", file=sys.stderr)
        return 2
    print(f"oracles: {tally.compared} comparisons of records in {len(names)} generations, {tally.differences} differences")
    return int(tally.differences > 0)


class Tally:
    """What was compared so far."""

    def __init__(self):
        self.compared = 0
        self.differences = 0

    def report(self, what, count, found, start):
        for line in found[:SHOWN]:
            print(f"  {line}")
        if len(found) > SHOWN:
            print(f"  and {len(found) - SHOWN} more")
        print(f"{what}: {count} records, {len(found)} differences, {time.monotonic() - start:.1f} s", flush=True)
        self.compared += count
        self.differences += len(found)


def generation(args, generation, folder, tally):
    """Everything about one generation."""
    validator = Validator(generation)
    broken = set()
    for kind in ("stratified", "mutated"):
        stream = folder / f"{generation.name}.{kind}"
        made = run(args.records, kind, generation.name, str(args.count), str(args.seed))
        if len(made) != args.count * RECORD_BYTES:
            raise OSError(f"{args.records} made {len(made)} bytes")
        stream.write_bytes(made)
        if kind == "stratified":
            dis(args, generation, stream, tally)
        broken |= check(args, validator, stream, kind, tally)
    known = validator.ids()
    print(f"{generation.name}: {len(known & broken)} of {len(known)} rules were broken by some record", flush=True)


def dis(args, generation, stream, tally):
    """The JSON of every record, by three implementations."""
    told = run(args.tpb, "dis", str(stream), "--gen", generation.name, "--json").decode().splitlines()
    others = {"Python": lambda: list(statements(generation, stream.read_bytes()))}
    if args.c:
        others["C"] = lambda: run(args.c, generation.name, str(stream)).decode().splitlines()
    for name, other in others.items():
        start = time.monotonic()
        count, found = compare.statements(told, other())
        tally.report(f"{generation.name}: fields, tpb and {name}", count, found, start)


def check(args, validator, stream, kind, tally):
    """The broken rules of every record, in contexts that differ in all they can; gives the rules that any record broke."""
    generation = validator.generation
    engine = ENGINES[generation.index % len(ENGINES)]
    contexts = [Context(), Context(engine, "device", "strict"), Context("SP", "neff", "evidenced")]
    data = stream.read_bytes()
    rules = set()
    for context in contexts:
        start = time.monotonic()
        options = ["--engine", (context.engine or "none").lower(), "--stage", context.stage, "--policy", context.policy]
        told = run(args.tpb, "check", str(stream), "--gen", generation.name, "--json", *options).decode().splitlines()
        mine = list(findings(validator, data, context))
        found = compare.findings(told, mine)
        lines = [f"record {at // RECORD_BYTES}: only tpb {a}, only the reference {b}: {record(data, at)}" for at, a, b in found]
        illegal = len({line["offset"] for line in mine})
        where = f"{context.engine or 'no engine'}, {context.stage}, {context.policy}"
        what = f"{generation.name}: rules of {kind} records, {where} ({illegal} illegal)"
        tally.report(what, len(data) // RECORD_BYTES, lines, start)
        rules |= {line["rule"] for line in mine}
    return rules


def record(data, offset):
    return data[offset : offset + RECORD_BYTES].hex()


def run(program, *options):
    """The output of a program that may end with 1, for findings."""
    done = subprocess.run([program, *options], stdout=subprocess.PIPE, check=False)
    if done.returncode not in (0, 1):
        raise subprocess.CalledProcessError(done.returncode, [str(program), *options])
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
