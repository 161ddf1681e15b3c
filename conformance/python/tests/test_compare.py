"""That a difference is one."""

import copy
import json
import unittest

from tests.test_records import GENERATIONS, SPEC, matmul
from tpb_reference import compare
from tpb_reference.decode import Reader
from tpb_reference.legality import Context, Validator
from tpb_reference.spec import Generation


def planted(change):
    """cayman of a spec with something changed in S3D3_MM."""
    spec = copy.copy(SPEC)
    spec.formats = copy.deepcopy(SPEC.formats)
    change(next(node for node in spec.formats if node["format"] == "S3D3_MM"))
    return Generation(spec, "cayman")


def exchange_rows_and_columns(node):
    for row in node["layouts"][0]["fields"]:
        row["offset"] = {"38": "39", "39": "38"}.get(row["offset"], row["offset"])


def drop_a_rule(node):
    node["rules"] = [rule for rule in node["rules"] if rule["id"] != "out-dtype"]


class Comparing(unittest.TestCase):
    def test_numbers(self):
        for a, b, same in (
            (1.0, 1, True),
            (0.1, 0.10000000149011612, True),
            (-0.0, 0.0, False),
            (1, 2, False),
            (True, 1, False),
            (1.5, "1.5", False),
            (1e300, 1.0, False),
        ):
            with self.subTest(a=a, b=b):
                self.assertEqual(compare.same(a, b), same)

    def test_keys_have_an_order(self):
        self.assertFalse(compare.same({"a": 1, "b": 2}, {"b": 2, "a": 1}))

    def test_lines(self):
        self.assertEqual(compare.statements(['{"a":1.0}'], ['{"a":1}']), (1, []))
        self.assertEqual(compare.statements(['{"a":[1,2]}'], ['{"a":[1,3]}']), (1, ["record 0: a[1]: 2 and 3"]))
        self.assertEqual(len(compare.statements(["{}"], ["{"])[1]), 1)
        self.assertEqual(compare.statements(["{}"], [])[1], ["1 lines and 0 lines"])

    def test_rules(self):
        line = lambda rule: {"offset": 64, "severity": "error", "rule": rule}
        self.assertEqual(compare.findings([line("a"), line("b")], [line("b"), line("a")]), [])
        self.assertEqual(compare.findings([line("a")], [line("b")]), [(64, ["a"], ["b"])])
        self.assertEqual(compare.findings([line("a"), line("a")], [line("a")]), [(64, ["a"], [])])

    def test_two_fields_that_change_places_are_noticed(self):
        record = matmul(at38=64)
        right, wrong = (json.dumps(Reader(g).statement(record, 0)) for g in (GENERATIONS["cayman"], planted(exchange_rows_and_columns)))
        self.assertEqual(
            compare.statements([right], [wrong])[1],
            ['record 0: fields: ' + json.dumps(json.loads(right)["fields"]) + " and " + json.dumps(json.loads(wrong)["fields"])],
        )

    def test_a_dropped_rule_is_noticed(self):
        record = matmul(at40=10)
        lines = [
            [{"offset": at, "severity": severity, "rule": rule} for at, severity, rule in Validator(g).stream(record, Context())]
            for g in (GENERATIONS["cayman"], planted(drop_a_rule))
        ]
        self.assertEqual(compare.findings(*lines), [(0, ["S3D3_MM.out-dtype"], [])])


if __name__ == "__main__":
    unittest.main()
