"""What a record of one generation looks like: types, fields, forms, opcodes."""

from dataclasses import dataclass, field


@dataclass(eq=False)
class Enum:
    """An enum as one generation has it."""

    name: str
    size: int
    values: dict[str, int]
    names: dict[int, str]
    sentinels: set[int]
    legal: frozenset[int]
    # Names that any generation has: known names, but no values where the generation lacks them.
    anywhere: frozenset[str]
    sets: dict[str, frozenset[int]]
    set_names: frozenset[str]


@dataclass(eq=False)
class Int:
    size: int
    signed: bool


@dataclass(eq=False)
class Float:
    size: int = 4


@dataclass(eq=False)
class Bytes:
    """Raw bytes, or text."""

    size: int
    text: bool


@dataclass(eq=False)
class EnumField:
    enum: Enum
    size: int


@dataclass(eq=False)
class Array:
    element: object
    count: int

    @property
    def size(self):
        return self.element.size * self.count


@dataclass(eq=False)
class Field:
    name: str
    offset: int
    type: object
    reserved: str | None
    closed: bool
    role: str
    dead_for: list[str]
    given: dict[str, str]
    conf: str


@dataclass(eq=False)
class Bit:
    name: str
    lsb: int
    width: int
    enum: Enum | None
    reserved: str | None
    conf: str


@dataclass(eq=False)
class Struct:
    name: str
    size: int
    fields: list[Field]
    rules: list = field(default_factory=list)


@dataclass(eq=False)
class Bitfield:
    name: str
    size: int
    bits: list[Bit]
    rules: list = field(default_factory=list)


@dataclass(eq=False)
class Arm:
    name: str
    type: object
    when: str


@dataclass(eq=False)
class Union:
    name: str
    size: int
    # Own bytes that choose the arm: name to offset and type.
    select: dict[str, tuple[int, object]]
    # Names of values that the enclosing record supplies.
    given: list[str]
    arms: list[Arm]
    # Arms that the union has in any generation.
    arms_anywhere: frozenset[str]
    rules: list = field(default_factory=list)


@dataclass(eq=False)
class Rule:
    """A rule as written."""

    id: str
    when: str | None
    require: str
    stage: str | None
    engine: str | None
    conf: str


@dataclass(eq=False)
class Form:
    """A format as one generation has it."""

    name: str
    fields: list[Field]
    # Offset and value of the byte that chooses a sub-form.
    selector: tuple[int, int] | None
    # Opcodes of the records that it continues.
    follows: list[str]
    continues: bool
    rules: list[Rule]


@dataclass(eq=False)
class Opcode:
    name: str
    byte: int
    kind: str
    engines: list[str]
    engines_conf: str
    # Sub-forms by their selector, then the plain form.
    forms: list[Form] = field(default_factory=list)
    # Forms that continue the record before.
    continuing: list[Form] = field(default_factory=list)
