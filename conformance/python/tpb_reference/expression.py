"""The text of a rule as a tree.

Loosest first: `or`, `and`, `not`, comparison or `in`, `&`, `+ -`, `* %`, sign. Nodes are tuples:

    ("bool", True)  ("number", 3)  ("path", ("a", 1, "b"))  ("neg", x)  ("binary", "+", x, y)  ("compare", "==", x, y)
    ("in", x, set, negated)  with set ("named", name) or ("list", ((low, high or None), ...))
    ("not", x)  ("all", (x, ...))  ("any", (x, ...))  ("call", name, (x, ...))
"""

import functools
import re

from .source import SpecError, number

TOKEN = re.compile(r"\s*(?:(?P<number>\d\w*)|(?P<word>[A-Za-z_]\w*)|(?P<sign>==|!=|<=|>=|\.\.|[-+*%&<>().,\[\]]))")
COMPARISONS = ("==", "!=", "<", "<=", ">", ">=")


@functools.lru_cache(maxsize=None)
def parse(text):
    """The tree of a condition."""
    parser = Parser(text)
    tree = parser.disjunction()
    if parser.peek() != "":
        raise parser.wrong("the end")
    return tree


def path(text):
    """The parts of a path alone: names, and indices as numbers."""
    tree = parse(text)
    if tree[0] != "path":
        raise SpecError(f"`{text}` is no path")
    return tree[1]


class Parser:
    def __init__(self, text):
        self.text = text
        self.tokens = []
        at = 0
        while text[at:].strip():
            match = TOKEN.match(text, at)
            if match is None:
                raise SpecError(f"`{text}`: cannot read {text[at:].strip()[:1]!r}")
            self.tokens.append((match.lastgroup, match[match.lastgroup]))
            at = match.end()
        self.at = 0

    def wrong(self, expected):
        return SpecError(f"`{self.text}`: {expected} is expected at {self.peek() or 'the end'!r}")

    def peek(self):
        return self.tokens[self.at][1] if self.at < len(self.tokens) else ""

    def take(self, *texts):
        if self.peek() in texts:
            self.at += 1
            return self.tokens[self.at - 1][1]
        return None

    def expect(self, text):
        if not self.take(text):
            raise self.wrong(f"`{text}`")

    def disjunction(self):
        parts = [self.conjunction()]
        while self.take("or"):
            parts.append(self.conjunction())
        return parts[0] if len(parts) == 1 else ("any", tuple(parts))

    def conjunction(self):
        parts = [self.negation()]
        while self.take("and"):
            parts.append(self.negation())
        return parts[0] if len(parts) == 1 else ("all", tuple(parts))

    def negation(self):
        return ("not", self.negation()) if self.take("not") else self.comparison()

    def comparison(self):
        left = self.mask()
        sign = self.take(*COMPARISONS)
        if sign:
            return ("compare", sign, left, self.mask())
        if self.take("in"):
            return ("in", left, self.set(), False)
        if self.peek() == "not" and self.tokens[self.at + 1 : self.at + 2] == [("word", "in")]:
            self.at += 2
            return ("in", left, self.set(), True)
        return left

    def set(self):
        if not self.take("["):
            return ("named", self.name())
        items = []
        while not self.take("]"):
            low = self.mask()
            items.append((low, self.mask() if self.take("..") else None))
            if not self.take(","):
                self.expect("]")
                break
        return ("list", tuple(items))

    def mask(self):
        return self.left_to_right(("&",), lambda: self.left_to_right(("+", "-"), lambda: self.left_to_right(("*", "%"), self.signed)))

    def left_to_right(self, signs, operand):
        left = operand()
        while sign := self.take(*signs):
            left = ("binary", sign, left, operand())
        return left

    def signed(self):
        return ("neg", self.signed()) if self.take("-") else self.atom()

    def atom(self):
        if self.take("("):
            inner = self.disjunction()
            self.expect(")")
            return inner
        if self.take("true"):
            return ("bool", True)
        if self.take("false"):
            return ("bool", False)
        kind, text = self.tokens[self.at] if self.at < len(self.tokens) else (None, "")
        if kind == "number":
            self.at += 1
            return ("number", number(text))
        name = self.name()
        if self.take("("):
            arguments = []
            while not self.take(")"):
                arguments.append(self.disjunction())
                if not self.take(","):
                    self.expect(")")
                    break
            return ("call", name, tuple(arguments))
        parts = [name]
        while True:
            if self.take("["):
                parts.append(number(self.next("number")))
                self.expect("]")
            elif self.take("."):
                parts.append(self.name())
            else:
                return ("path", tuple(parts))

    def next(self, kind):
        if self.at < len(self.tokens) and self.tokens[self.at][0] == kind:
            self.at += 1
            return self.tokens[self.at - 1][1]
        raise self.wrong(f"a {kind}")

    def name(self):
        if self.peek() in ("and", "or", "not", "in", "true", "false"):
            raise self.wrong("a name")
        return self.next("word")
