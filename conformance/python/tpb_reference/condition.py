"""Conditions over the bytes of a record, as functions.

A condition becomes a function of the record's bytes and the engine that runs it (or None). Where no engine is known, a test of the engine passes, and
so does its opposite; `not` is therefore pushed down to the tests.
"""

import operator
from dataclasses import dataclass

from . import predicates
from .expression import parse, path as parse_path
from .model import Int, Union
from .place import NoSuchField, Place, Tree
from .source import SpecError

ENGINES = ("PE", "ACT", "POOL", "DVE", "SP", "TOP_SP")
COMPARE = {"==": operator.eq, "!=": operator.ne, "<": operator.lt, "<=": operator.le, ">": operator.gt, ">=": operator.ge}
OPPOSITE = {"==": "!=", "!=": "==", "<": ">=", "<=": ">", ">": "<=", ">=": "<"}
ARITHMETIC = {"+": operator.add, "-": operator.sub, "*": operator.mul, "%": operator.mod, "&": operator.and_}


def always(_record, _engine):
    return True


def never(_record, _engine):
    return False


def reader(place):
    """The number at a place."""
    at, end = place.offset, place.offset + (place.lsb + place.width + 7) // 8
    kind = place.type
    if place.width == 8 * (end - at):
        if isinstance(kind, Int) and kind.signed:
            return lambda record: int.from_bytes(record[at:end], "little", signed=True)
        if end - at == 1:
            return lambda record: record[at]
        return lambda record: int.from_bytes(record[at:end], "little")
    lsb, mask = place.lsb, (1 << place.width) - 1
    return lambda record: int.from_bytes(record[at:end], "little") >> lsb & mask


@dataclass
class Num:
    """A number: how to read it, the enum it is a value of, and what it always is."""

    read: object
    enum: object = None
    constant: int | None = None


def constant(value):
    return Num(lambda record: value, None, value)


class Scope:
    """The names beside a condition: fields of the record, below a prefix for the rules of a shared type."""

    def __init__(self, generation, fields, prefix=()):
        self.generation = generation
        self.tree = Tree(fields)
        self.prefix = prefix
        self.has_engine = True

    def place(self, path):
        return self.tree.place(self.prefix + path)

    def condition(self, text):
        """The function of a condition's text."""
        return self._truth(parse(text), False)

    # Union arms.

    def live(self, path, arm):
        """The function that says whether an arm of the union at a path of the record is live."""
        found = self.tree.place(path)
        if not isinstance(found.type, Union):
            raise SpecError(f"{path} is no union")
        return arm_live(self.generation, self.tree, found, arm)

    # Conditions.

    def _truth(self, tree, negated):
        kind = tree[0]
        if kind == "bool":
            return always if tree[1] != negated else never
        if kind == "not":
            return self._truth(tree[1], not negated)
        if kind in ("all", "any"):
            parts = [self._truth(part, negated) for part in tree[1]]
            return every(parts) if (kind == "all") != negated else some(parts)
        if kind == "compare":
            return self._compare(OPPOSITE[tree[1]] if negated else tree[1], tree[2], tree[3], negated)
        if kind == "in":
            return self._member(tree[1], tree[2], tree[3] != negated)
        if kind == "call":
            return self._call(tree[1], tree[2], negated)
        raise SpecError(f"{tree} is a number, not a condition")

    def _compare(self, sign, left, right, negated):
        for side, name in ((left, right), (right, left)):
            if side[:2] == ("call", "arm"):
                return self._arm(side[2][0][1], name[1][0], sign)
        if self._is_engine(left) or self._is_engine(right):
            name = bare(right if self._is_engine(left) else left)
            if name not in ENGINES or sign not in ("==", "!="):
                raise SpecError(f"{name} is compared with the engine")
            return engine_in({name} if sign == "==" else set(ENGINES) - {name})
        for side, other in ((left, right), (right, left)):
            place = self._list(side)
            if place is not None:
                if other != ("number", 0) or sign not in ("==", "!="):
                    raise SpecError("several values compare with 0 only")
                return zero(place, sign == "!=")
        a, b = self._sides(left, right)
        if a is None or b is None:
            # Nothing equals what this generation lacks; what is not there is in no order either, asked this way or the other.
            asked = OPPOSITE[sign] if negated else sign
            return always if (asked == "!=") != negated else never
        compare, first, second = COMPARE[sign], a.read, b.read
        if b.constant is not None:
            value = b.constant
            return lambda record, engine: compare(first(record), value)
        return lambda record, engine: compare(first(record), second(record))

    def _is_engine(self, tree):
        return self.has_engine and tree == ("path", ("engine",))

    def _list(self, tree):
        """The place of a field of several values."""
        if tree[0] != "path" or tree[1] == ("opcode",):
            return None
        try:
            place = self.place(tree[1])
        except NoSuchField:
            return None
        return place if place.is_list() else None

    def _sides(self, left, right):
        """Two numbers; a bare name is a value of the enum on the other side, None where the generation lacks it."""
        names = [self._name(side) for side in (left, right)]
        if names[0] and names[1]:
            raise SpecError(f"neither `{names[0]}` nor `{names[1]}` is a field")
        if names[1]:
            a = self.number(left)
            return a, self._value(names[1], a.enum)
        if names[0]:
            b = self.number(right)
            return self._value(names[0], b.enum), b
        return self.number(left), self.number(right)

    def _name(self, tree):
        """A bare name that is no field."""
        name = bare(tree)
        if name is None or name == "opcode":
            return None
        try:
            self.place((name,))
        except NoSuchField:
            return name
        return None

    def _value(self, name, enum):
        if enum is None:
            raise SpecError(f"there is no field `{name}`, and nothing says what it is a value of")
        if name in enum.values:
            return constant(enum.values[name])
        if name in enum.anywhere:
            return None
        raise SpecError(f"{enum.name} has no value `{name}`")

    def number(self, tree):
        """A number."""
        kind = tree[0]
        if kind == "number":
            return constant(tree[1])
        if kind == "neg":
            inner = self.number(tree[1])
            if inner.constant is not None:
                return constant(-inner.constant)
            return Num(lambda record: -inner.read(record))
        if kind == "binary":
            return self._binary(*tree[1:])
        if kind == "call" and tree[1] == "prod":
            return self._product(tree[2][0][1])
        if kind == "path":
            if tree[1] == ("opcode",):
                return Num(lambda record: record[0], self.generation.enums["OPCODE"])
            place = self.place(tree[1])
            if place.is_list():
                raise SpecError(f"{tree[1]} is several values, not one")
            return Num(reader(place), place.enum)
        raise SpecError(f"{tree} is no number")

    def _binary(self, sign, left, right):
        a, b = self._sides(left, right)
        if a is None or b is None:
            raise SpecError("a value that the generation lacks is computed with")
        compute, first, second = ARITHMETIC[sign], a.read, b.read
        # A masked enum is still compared with the enum's values.
        enum = (a.enum or b.enum) if sign == "&" else None
        if a.constant is not None and b.constant is not None:
            return constant(compute(a.constant, b.constant))
        return Num(lambda record: compute(first(record), second(record)), enum)

    def _product(self, path):
        place = self.place(path)
        count = getattr(place.type, "count", place.type.size)
        factors = [reader(self.place((*path, number))) for number in range(count)]

        def product(record):
            result = 1
            for factor in factors:
                result *= factor(record)
            return result

        return Num(product)

    def _member(self, value, chosen, negated):
        if self._is_engine(value):
            names = {bare(low) for low, _ in chosen[1]}
            if not names <= set(ENGINES):
                raise SpecError(f"{names} are not all engines")
            return engine_in(set(ENGINES) - names if negated else names)
        number = self.number(value)
        if chosen[0] == "named":
            if number.enum is None or chosen[1] not in number.enum.set_names:
                raise SpecError(f"there is no set `{chosen[1]}`")
            single, ranges = number.enum.sets.get(chosen[1], frozenset()), []
        else:
            single, ranges = self._items(chosen[1], number.enum)
        read = number.read
        if not ranges:
            if negated:
                return lambda record, engine: read(record) not in single
            return lambda record, engine: read(record) in single

        def test(record, engine):
            found = read(record)
            return (found in single or any(low <= found <= high for low, high in ranges)) != negated

        return test

    def _items(self, items, enum):
        single, ranges = set(), []
        for low, high in items:
            ends = [self._end(end, enum) for end in (low, high) if end is not None]
            if None in ends:
                # A name that only other generations have stands for nothing.
                continue
            if len(ends) == 1:
                single.add(ends[0])
            else:
                ranges.append(tuple(ends))
        return frozenset(single), ranges

    def _end(self, tree, enum):
        name = bare(tree)
        if name is not None:
            value = self._value(name, enum)
            return None if value is None else value.constant
        return self.number(tree).constant

    def _arm(self, path, arm, sign):
        found = self.place(path)
        if not isinstance(found.type, Union) or arm not in found.type.arms_anywhere:
            raise SpecError(f"{path} is no union with an arm `{arm}`")
        holder = self.tree
        test = arm_live(self.generation, holder, found, arm)
        return test if sign == "==" else lambda record, engine: not test(record, engine)

    def _call(self, name, arguments, negated):
        declared = self.generation.spec.predicates.get(name)
        if declared is None or len(declared["args"]) != len(arguments):
            raise SpecError(f"there is no predicate `{name}` of {len(arguments)} arguments")
        function = getattr(predicates, name)
        reads = []
        for tree, argument in zip(arguments, declared["args"]):
            (label, kind), = argument.items()
            reads.append(self._argument(tree, label, kind))
        if declared.get("per_generation") == "true":
            generation = self.generation.name
            reads.insert(0, lambda record: generation)
        return lambda record, engine: function(*[read(record) for read in reads]) != negated

    def _argument(self, tree, label, kind):
        if kind == "bool":
            value = tree[1]
            return lambda record: value
        if kind == "bytes":
            place = self.place(tree[1])
            at, end = place.offset, place.offset + place.width // 8
            return lambda record: record[at:end]
        name = self._name(tree)
        if name is None:
            return self.number(tree).read
        # `dtype` and `out_dtype` take names of DTYPE.
        wanted = label.rstrip("0123456789").upper()
        enums = self.generation.enums
        enum = enums.get(wanted) or next(enums[key] for key in sorted(enums) if wanted.endswith(f"_{key}"))
        value = self._value(name, enum)
        if value is None:
            raise SpecError(f"{self.generation.name} has no `{name}` to compute with")
        return value.read


class UnionScope(Scope):
    """The names beside the condition of an arm: the union's own bytes, the values it is given, the opcode."""

    def __init__(self, generation, union, offset, given):
        self.generation = generation
        self.union = union
        self.offset = offset
        self.given = given
        self.has_engine = False

    def place(self, path):
        if len(path) == 1 and path[0] in self.union.select:
            offset, kind = self.union.select[path[0]]
            return Place(self.offset + offset, 0, 8 * kind.size, kind)
        if len(path) == 1 and path[0] in self.given:
            return self.given[path[0]]
        raise NoSuchField(path[0])


def arm_tests(generation, tree, place):
    """The arms of a union and their conditions, in the order in which they are tried."""
    union = place.type
    given = {}
    for name in union.given:
        stated = (place.field.given if place.field else {}).get(name, "header.opcode" if name == "opcode" else None)
        if stated is None:
            raise SpecError(f"nothing says what `{name}` of a {union.name} is")
        path = parse_path(stated)
        try:
            given[name] = place.holder.place(path)
        except NoSuchField:
            given[name] = tree.place(path)
    scope = UnionScope(generation, union, place.offset, given)
    return [(arm, scope.condition(arm.when)) for arm in union.arms]


def arm_live(generation, tree, place, name):
    """Whether an arm is the first whose condition holds."""
    earlier = []
    for arm, test in arm_tests(generation, tree, place):
        if arm.name == name:
            return lambda record, engine: test(record, engine) and not any(other(record, engine) for other in earlier)
        earlier.append(test)
    return never


def bare(tree):
    """The name that a path consists of."""
    return tree[1][0] if tree[0] == "path" and len(tree[1]) == 1 else None


def every(parts):
    if len(parts) == 2:
        first, second = parts
        return lambda record, engine: first(record, engine) and second(record, engine)
    return lambda record, engine: all(part(record, engine) for part in parts)


def some(parts):
    if len(parts) == 2:
        first, second = parts
        return lambda record, engine: first(record, engine) or second(record, engine)
    return lambda record, engine: any(part(record, engine) for part in parts)


def engine_in(names):
    return lambda record, engine: engine is None or engine in names


def zero(place, negated):
    at, end = place.offset, place.offset + place.width // 8
    nothing = bytes(end - at)
    return lambda record, engine: (record[at:end] == nothing) != negated
