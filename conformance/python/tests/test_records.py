"""Records decoded and judged, against the bytes of the shipped program and records written by hand."""

import json
import struct
import unittest
from pathlib import Path

from tpb_reference import predicates
from tpb_reference.decode import Reader, real, text
from tpb_reference.legality import Context, Validator
from tpb_reference.source import SpecError
from tpb_reference.spec import Spec

REPOSITORY = Path(__file__).resolve().parents[3]
SPEC = Spec(REPOSITORY / "spec")
GENERATIONS = {name: SPEC.generation(name) for name in SPEC.lineage.names}


def matmul(**places):
    """A legal MATMUL of cayman, but for bytes at offsets."""
    record = bytearray(64)
    record[0:2] = (0x02, 16)
    struct.pack_into("<I3h3H", record, 16, 0, 1, 1, 1, 1, 1, 1)
    record[32], record[38], record[39], record[43], record[44], record[45] = 6, 128, 128, 3, 15, 15
    struct.pack_into("<I3h3H", record, 48, 0x2000000, 1, 1, 1, 1, 1, 1)
    for at, value in places.items():
        record[int(at[2:])] = value
    return bytes(record)


class Decoding(unittest.TestCase):
    def test_the_shipped_program(self):
        stream = (REPOSITORY / "conformance/programs/neff_c08220/sg00/pool.bin").read_bytes()
        reader = Reader(GENERATIONS["sunda"])
        found = [reader.statement(stream[at : at + 64], at) for at in range(0, len(stream), 64)]
        self.assertEqual([line["opcode"] for line in found], ["PSEUDO_DMATRIGGER", "PSEUDO_DMATRIGGER", "EVENT_SEMAPHORE"])
        self.assertEqual(found[0]["fields"]["dma_queue_name"], "q_gradient_in")
        self.assertEqual(found[2]["fields"]["events"]["wait_mode"], {"raw": 4, "name": "WAIT_FOR_SEM_GT_IMM"})
        self.assertEqual(found[2]["fields"]["events"]["wait_idx"], 11)

    def test_counts_of_opcodes(self):
        counts = {name: len(generation.opcodes) for name, generation in GENERATIONS.items()}
        self.assertEqual(counts, {"tonga": 44, "sunda": 145, "cayman": 150, "mariana": 159, "mariana_plus": 159, "maverick": 165})

    def test_a_record_continues_the_one_before(self):
        reader = Reader(GENERATIONS["cayman"])
        extension = bytes([0xDA]) + bytes(63)
        self.assertEqual(reader.statement(extension, 0)["format"], "PSEUDO_EXTENSION")
        reader.statement(bytes([0xD4]) + bytes(63), 64)
        self.assertEqual(reader.statement(extension, 128)["format"], "PSEUDO_DMA_EXT")
        reader.statement(bytes([0xD9]) + bytes(63), 192)
        self.assertEqual(reader.statement(extension, 256)["format"], "PSEUDO_TRIGGER_COLLECTIVE2_EXT")

    def test_a_selector_picks_a_form(self):
        reader = Reader(GENERATIONS["cayman"])
        record = bytearray(64)
        record[0] = 0xF0
        record[12] = 2
        self.assertEqual(reader.statement(bytes(record), 0)["format"], "EXTENDED_TTA")

    def test_an_unknown_opcode_is_its_bytes(self):
        record = bytes([0x0B]) + bytes(63)
        found = Reader(GENERATIONS["sunda"]).statement(record, 0)
        self.assertEqual((found["opcode"], found["format"], found["fields"]), (None, None, {"raw": record.hex()}))

    def test_floats_and_text(self):
        self.assertEqual([real(bits) for bits in (0x7FC00000, 0x7F800001, 0xFF800000, 0x3F800000)], ["nan", "f32:0x7f800001", "-inf", 1.0])
        self.assertEqual([text(data) for data in (b"ab\0\0", b"a\0b\0", b"\xff")], ["ab", "a\0b\0", "\xff"])


class Legality(unittest.TestCase):
    def broken(self, generation, record, **context):
        return Validator(GENERATIONS[generation]).record(record, Context(**{"stage": "device", **context}))

    def test_a_legal_record(self):
        self.assertEqual(self.broken("cayman", matmul(), engine="PE"), [])

    def test_what_breaks_a_rule(self):
        for at, value, rule in (
            ("at1", 15, "S3D3_MM.header.inst_word_len.length"),
            ("at4", 0x08, "S3D3_MM.events.wait_mode.known"),
            ("at36", 1, "S3D3_MM.reserved_quant.zero"),
            ("at26", 0, "S3D3_MM.src"),
            ("at40", 10, "S3D3_MM.out-dtype"),
        ):
            with self.subTest(rule):
                self.assertEqual(self.broken("cayman", matmul(**{at: value})), [rule])

    def test_rules_around_the_opcode(self):
        self.assertEqual(self.broken("cayman", matmul(), engine="POOL"), ["opcode.engine"])
        self.assertEqual(self.broken("cayman", bytes([0x0B]) + bytes(63)), ["opcode.known"])
        pseudo = bytes([0xC1, 16]) + bytes(62)
        self.assertIn("opcode.class", self.broken("cayman", pseudo))
        self.assertNotIn("opcode.class", self.broken("cayman", pseudo, stage="neff"))

    def test_streams(self):
        validator = Validator(GENERATIONS["cayman"])
        rules = lambda data, **context: [rule for _, _, rule in validator.stream(data, Context(**context)) if rule.startswith("stream")]
        self.assertEqual(rules(b""), ["stream.empty"])
        self.assertEqual(rules(matmul() + b"\0"), ["stream.length"])
        self.assertEqual(rules(matmul(), engine="SP"), ["stream.exit-sentinel"])
        self.assertEqual(rules(bytes([0xDA]) + bytes(63)), ["stream.continuation"])
        self.assertEqual(rules(bytes([0xD9]) + bytes(63)), ["stream.continuation-missing"])

    def test_cases_of_the_vectors(self):
        cases = [json.loads(line) for line in (REPOSITORY / "conformance/vectors/legality.jsonl").read_text().splitlines()]
        self.assertGreater(len(cases), 100)
        for case in cases:
            with self.subTest(case["name"], generation=case["gen"]):
                broken = self.broken(case["gen"], bytes.fromhex(case["bytes"]), engine=case["engine"], stage=case["stage"])
                if case["legal"] is not None:
                    self.assertEqual(case["legal"], not broken)
                    self.assertEqual(sorted(case["broken"]), sorted(broken))


class Predicates(unittest.TestCase):
    def test_all_of_the_spec_are_here(self):
        self.assertEqual([name for name in SPEC.predicates if not callable(getattr(predicates, name, None))], [])

    def test_alignment_of_a_pattern_looks_at_its_address_alone(self):
        pattern = struct.pack("<I4h4H", 2, -1, -1, -1, -1, 1, 1, 1, 1)
        self.assertFalse(predicates.addr_aligned(pattern, 4))
        self.assertTrue(predicates.addr_aligned(pattern, 2))
        self.assertTrue(predicates.addr_aligned(bytes([1, 0, 0, 0, 0, 0, 0, 0x80]), 4))


class Mistakes(unittest.TestCase):
    def test_an_unknown_generation(self):
        with self.assertRaisesRegex(SpecError, "there are tonga, sunda"):
            SPEC.generation("nova")


if __name__ == "__main__":
    unittest.main()
