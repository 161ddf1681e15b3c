"""The text of rules as trees."""

import unittest

from tpb_reference.expression import parse, path
from tpb_reference.source import SpecError


class Expressions(unittest.TestCase):
    def test_mask_binds_between_comparison_and_sum(self):
        self.assertEqual(
            parse("a & 0x0F + 1 == 1"),
            ("compare", "==", ("binary", "&", ("path", ("a",)), ("binary", "+", ("number", 15), ("number", 1))), ("number", 1)),
        )

    def test_and_binds_more_tightly_than_or_and_not_most(self):
        a, b, c = (("path", (name,)) for name in "abc")
        self.assertEqual(parse("a or not b and c"), ("any", (a, ("all", (("not", b), c)))))

    def test_sums_go_left_to_right(self):
        one, two, three = (("number", n) for n in (1, 2, 3))
        self.assertEqual(parse("1 - 2 - 3 == 0")[2], ("binary", "-", ("binary", "-", one, two), three))

    def test_sets(self):
        self.assertEqual(parse("x not in arith"), ("in", ("path", ("x",)), ("named", "arith"), True))
        self.assertEqual(
            parse("x in [A, 1..128]"),
            ("in", ("path", ("x",)), ("list", ((("path", ("A",)), None), (("number", 1), ("number", 128)))), False),
        )

    def test_calls_and_paths(self):
        self.assertEqual(parse("valid(a.b[2].c, true)"), ("call", "valid", (("path", ("a", "b", 2, "c")), ("bool", True))))
        self.assertEqual(path("header.opcode"), ("header", "opcode"))

    def test_what_is_no_expression(self):
        for text in ("a ==", "(a", "a b", "a in [1", "a ? b", "and", "1x == 2"):
            with self.subTest(text), self.assertRaises(SpecError):
                parse(text)


if __name__ == "__main__":
    unittest.main()
