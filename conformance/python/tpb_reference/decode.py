"""Records to JSON, as `tpb dis --json` writes them."""

import math
import struct

from .condition import arm_tests
from .model import Array, Bitfield, Bytes, EnumField, Float, Int, Struct, Union
from .place import Tree, index

EXACT = 1 << 53
USUAL_NAN = 0x7FC00000


def integer(value):
    """A number, beyond 2**53 a string."""
    return str(value) if abs(value) > EXACT else value


def real(bits):
    """A number, or a string for what JSON has no number for."""
    value = struct.unpack("<f", bits.to_bytes(4, "little"))[0]
    if math.isnan(value):
        return "nan" if bits == USUAL_NAN else f"f32:0x{bits:08x}"
    if math.isinf(value):
        return "inf" if value > 0 else "-inf"
    return value


def text(data):
    """Text up to the first NUL; all of it where something stands behind that."""
    head, _, tail = data.partition(b"\0")
    return (data if any(tail) else head).decode("latin-1")


def enumerator(enum, value):
    return {"raw": integer(value), "name": enum.names.get(value)}


class Decoder:
    """Makes objects of the records of one form."""

    def __init__(self, generation, form):
        self.generation = generation
        self.tree = Tree(form.fields)
        self.fields = self._fields(self.tree)

    def _fields(self, tree):
        members = [(name, self._value(tree.place((name,)))) for name in tree.fields]
        return lambda record: {name: value(record) for name, value in members}

    def _value(self, place):
        """The function that makes JSON of what is at a place."""
        kind, at, end = place.type, place.offset, place.offset + place.width // 8
        if isinstance(kind, Int):
            signed = kind.signed
            return lambda record: integer(int.from_bytes(record[at:end], "little", signed=signed))
        if isinstance(kind, EnumField):
            enum = kind.enum
            return lambda record: enumerator(enum, int.from_bytes(record[at:end], "little"))
        if isinstance(kind, Float):
            return lambda record: real(int.from_bytes(record[at:end], "little"))
        if isinstance(kind, Bytes):
            if kind.text:
                return lambda record: text(record[at:end])
            return lambda record: record[at:end].hex()
        if isinstance(kind, Array):
            elements = [self._value(index(place, number)) for number in range(kind.count)]
            return lambda record: [element(record) for element in elements]
        if isinstance(kind, Struct):
            return self._fields(Tree(kind.fields, at))
        if isinstance(kind, Bitfield):
            return bits(kind, at, end)
        if isinstance(kind, Union):
            return self._union(place, at, end)
        raise TypeError(kind)

    def _union(self, place, at, end):
        tests = arm_tests(self.generation, self.tree, place)
        arms = []
        for arm, test in tests:
            inner = type(place)(at, 0, 8 * arm.type.size, arm.type)
            arms.append((arm.name, test, self._value(inner), at + arm.type.size))

        def decode(record):
            for name, test, value, behind in arms:
                if test(record, None):
                    found = {name: value(record)}
                    if any(record[behind:end]):
                        found["tail"] = record[behind:end].hex()
                    return found
            return {"raw": record[at:end].hex()}

        return decode


def bits(kind, at, end):
    parts = [(bit.name, bit.lsb, (1 << bit.width) - 1, bit.enum) for bit in kind.bits]

    def decode(record):
        whole = int.from_bytes(record[at:end], "little")
        found = {}
        for name, lsb, mask, enum in parts:
            value = whole >> lsb & mask
            found[name] = integer(value) if enum is None else enumerator(enum, value)
        return found

    return decode


class Reader:
    """Decodes the records of a stream of one generation, one after the other."""

    def __init__(self, generation):
        self.generation = generation
        self.decoders = {}
        self.before = None

    def form(self, record):
        """The form of a record: one that continues the record before, or the one it has alone."""
        opcode = self.generation.by_byte.get(record[0])
        if opcode is None:
            return None
        for form in opcode.continuing:
            if self.before is not None and self.before.name in form.follows:
                return form
        return form_alone(opcode, record)

    def statement(self, record, offset):
        opcode = self.generation.by_byte.get(record[0])
        form = self.form(record)
        self.before = opcode
        fields = {"raw": record.hex()}
        if form is not None:
            if form not in self.decoders:
                self.decoders[form] = Decoder(self.generation, form)
            fields = self.decoders[form].fields(record)
        return {
            "offset": offset,
            "opcode": opcode.name if opcode else None,
            "byte": record[0],
            "format": form.name if form else None,
            "generation": self.generation.name,
            "fields": fields,
        }


def form_alone(opcode, record):
    """The form that a record has by itself."""
    for form in opcode.forms:
        if form.selector is None or record[form.selector[0]] == form.selector[1]:
            return form
    return None
