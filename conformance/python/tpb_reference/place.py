"""Where a path leads in a record: bytes, bits, and what they are."""

from dataclasses import dataclass

from .model import Array, Bitfield, Bytes, EnumField, Int, Struct, Union


class NoSuchField(Exception):
    """A path that leads nowhere."""


@dataclass(eq=False)
class Place:
    """Bits of a record."""

    # First byte of the thing; a bit field starts `lsb` bits later.
    offset: int
    lsb: int
    width: int
    # A type of `model`, or an Int for bits without enum.
    type: object
    # The field, and the fields and place of what holds it, which supply the values that choose a union's arm.
    field: object = None
    holder: object = None

    @property
    def enum(self):
        return self.type.enum if isinstance(self.type, EnumField) else None

    def is_list(self):
        """Several values, or too many bytes for a number."""
        return isinstance(self.type, Array) or self.width > 64


class Tree:
    """Fields at an offset of a record."""

    def __init__(self, fields, offset=0):
        self.fields = {field.name: field for field in fields}
        self.offset = offset

    def place(self, path):
        """What a path names."""
        field = self.fields.get(path[0])
        if field is None:
            raise NoSuchField(path[0])
        offset = self.offset + field.offset
        here = Place(offset, 0, 8 * field.type.size, field.type, field, self)
        return step(here, path[1:])


def step(here, path):
    """Follows the rest of a path."""
    for part in path:
        here = index(here, part) if isinstance(part, int) else member(here, part)
    return here


def index(here, number):
    if isinstance(here.type, Array):
        element, count = here.type.element, here.type.count
    elif isinstance(here.type, Bytes):
        element, count = Int(1, False), here.type.size
    else:
        raise NoSuchField(f"[{number}]")
    if number >= count:
        raise NoSuchField(f"[{number}]")
    return Place(here.offset + number * element.size, 0, 8 * element.size, element)


def member(here, name):
    inner = here.type
    if isinstance(inner, Struct):
        return Tree(inner.fields, here.offset).place((name,))
    if isinstance(inner, Bitfield):
        for bit in inner.bits:
            if bit.name == name:
                return Place(here.offset, bit.lsb, bit.width, EnumField(bit.enum, 0) if bit.enum else Int(0, False))
    if isinstance(inner, Union):
        for arm in inner.arms:
            if arm.name == name:
                return Place(here.offset, 0, 8 * arm.type.size, arm.type)
        if name in inner.select:
            offset, kind = inner.select[name]
            return Place(here.offset + offset, 0, 8 * kind.size, kind)
    raise NoSuchField(name)
