"""Records and streams judged by the rules of spec/."""

from dataclasses import dataclass

from .condition import Scope, always
from .decode import form_alone
from .expression import path as parse_path
from .model import Bitfield, EnumField, Struct, Union
from .place import NoSuchField

RECORD_WORDS = 16
RECORD_BYTES = 64

# Requests that need a second record right behind them, and the field that is not zero then
# (gpsimd/collectives/ops/rdma-gather-pseudo-ops.md#5.2, gpsimd/collectives/ops/trigger-collective2-ext.md#4).
NEEDS_MORE = {"PSEUDO_DMA_DIRECT2D": "dge_op", "PSEUDO_TRIGGER_COLLECTIVE2": None}
EXIT = "PSEUDO_EXIT_EXECUTION"


@dataclass(frozen=True)
class Context:
    """What is known beyond the bytes: the engine or None, `neff` or `device`, `strict` or `evidenced`."""

    engine: str | None = None
    stage: str = "neff"
    policy: str = "strict"

    def counts(self, conf):
        return self.policy == "strict" or conf == "high"


@dataclass
class Check:
    """A rule of a form, ready to be asked."""

    id: str
    stage: str | None
    engine: str | None
    conf: str
    applies: object
    require: object


class Rules:
    """The rules of one form: its own, those of the types of its fields, and those that the layout implies."""

    def __init__(self, generation, form):
        self.generation = generation
        self.form = form
        self.scope = Scope(generation, form.fields)
        self.checks = []
        self._layout(form.fields, (), [], [])
        for rule in form.rules:
            self._written(rule, (), [], [])

    def _add(self, path, word, conf, guards, dead_for, require):
        name = ".".join((self.form.name, *path, word))
        self.checks.append(Check(name, None, None, conf, self._applies(guards, dead_for, always), require))

    def _written(self, rule, path, guards, dead_for):
        scope = Scope(self.generation, self.form.fields, path)
        when = scope.condition(rule.when) if rule.when else always
        name = ".".join((self.form.name, *path, rule.id))
        check = Check(name, rule.stage, rule.engine, rule.conf, self._applies(guards, dead_for, when), scope.condition(rule.require))
        self.checks.append(check)

    def _applies(self, guards, dead_for, when):
        """A rule of a field holds while the arms around it are live, for opcodes that do not ignore it."""
        opcodes = self.generation.enums["OPCODE"].values
        dead = {opcodes[name] for name in dead_for if name in opcodes}
        parts = list(guards)
        if dead:
            parts.append(lambda record, engine: record[0] not in dead)
        if when is not always:
            parts.append(when)
        if not parts:
            return always
        if len(parts) == 1:
            return parts[0]
        return lambda record, engine: all(part(record, engine) for part in parts)

    def _layout(self, fields, path, guards, dead_for):
        for field in fields:
            if field.role == "dead":
                continue
            here, dead = (*path, field.name), [*dead_for, *field.dead_for]
            if field.reserved is not None:
                if field.reserved == "zero":
                    self._add(here, "zero", field.conf, guards, dead, self._zero(here))
                continue
            if field.closed and isinstance(field.type, EnumField):
                self._add(here, "known", field.conf, guards, dead, self._within(here, field.type.enum.legal))
            if field.name == "inst_word_len":
                self._add(here, "length", field.conf, guards, dead, self._within(here, frozenset((RECORD_WORDS,))))
            self._type(field.type, here, guards, dead)

    def _type(self, kind, path, guards, dead_for):
        if not isinstance(kind, (Struct, Bitfield, Union)):
            return
        for rule in kind.rules:
            self._written(rule, path, guards, dead_for)
        if isinstance(kind, Struct):
            self._layout(kind.fields, path, guards, dead_for)
        elif isinstance(kind, Bitfield):
            for bit in kind.bits:
                if bit.reserved == "zero":
                    here = (*path, bit.name)
                    self._add(here, "zero", bit.conf, guards, dead_for, self._within(here, frozenset((0,))))
        else:
            for arm in kind.arms:
                if isinstance(arm.type, (Struct, Bitfield, Union)):
                    live = self.scope.live(path, arm.name)
                    self._type(arm.type, (*path, arm.name), [*guards, live], dead_for)

    def _zero(self, path):
        place = self.scope.tree.place(path)
        at, end = place.offset, place.offset + place.width // 8
        return lambda record, engine: not any(record[at:end])

    def _within(self, path, values):
        read = self.scope.number(("path", path)).read
        return lambda record, engine: read(record) in values


class Validator:
    """Judges records and streams of one generation."""

    def __init__(self, generation):
        self.generation = generation
        self.rules = {}
        self.exit = self._exit()

    def _exit(self):
        for opcode in self.generation.opcodes:
            for form in opcode.forms:
                if form.name == EXIT:
                    return opcode.byte, form.selector
        return None

    def checks(self, form):
        """The rules of a form, made when they are first asked for."""
        if form not in self.rules:
            self.rules[form] = Rules(self.generation, form).checks
        return self.rules[form]

    def ids(self):
        """All rules of forms that a record can have alone."""
        forms = {form for opcode in self.generation.opcodes for form in opcode.forms}
        return {check.id for form in forms for check in self.checks(form)}

    def record(self, record, context):
        """Ids of the rules that a record breaks by itself."""
        opcode = self.generation.by_byte.get(record[0])
        form = form_alone(opcode, record) if opcode else None
        if form is None:
            return ["opcode.known"]
        broken = []
        if opcode.kind == "pseudo" and context.stage == "device":
            broken.append("opcode.class")
        if opcode.kind == "sentinel":
            broken.append("opcode.sentinel")
        if opcode.engines and opcode.engines_conf != "low" and context.engine is not None:
            if context.engine not in opcode.engines and context.counts(opcode.engines_conf):
                broken.append("opcode.engine")
        engine = context.engine
        for check in self.checks(form):
            if check.stage is not None and check.stage != context.stage:
                continue
            if check.engine is not None and check.engine != engine:
                continue
            if not context.counts(check.conf):
                continue
            if check.applies(record, engine) and not check.require(record, engine):
                broken.append(check.id)
        return broken

    def stream(self, data, context):
        """Findings of a stream: offset, severity, rule."""
        whole = len(data) // RECORD_BYTES * RECORD_BYTES
        before, waiting, has_exit = None, None, False
        for offset in range(0, whole, RECORD_BYTES):
            record = data[offset : offset + RECORD_BYTES]
            opcode = self.generation.by_byte.get(record[0])
            if self.exit and record[0] == self.exit[0] and record[self.exit[1][0]] == self.exit[1][1]:
                has_exit = True
            if context.stage == "neff":
                continues = continued_by(opcode, before)
                if opcode and opcode.continuing and not continues:
                    yield offset, "error", "stream.continuation"
                if waiting is not None and not continued_by(opcode, waiting[1]):
                    yield waiting[0], "error", "stream.continuation-missing"
                waiting = (offset, opcode) if self.needs_more(opcode, record) else None
            for rule in self.record(record, context):
                yield offset, "error", rule
            before = opcode
        if whole < len(data):
            yield whole, "error", "stream.length"
            return
        if waiting is not None:
            yield waiting[0], "error", "stream.continuation-missing"
        if not data:
            yield 0, "warning", "stream.empty"
        elif context.stage == "neff" and context.engine == "SP" and self.exit and not has_exit:
            yield whole, "warning", "stream.exit-sentinel"

    def needs_more(self, opcode, record):
        """Whether a record that continues this one must follow."""
        if opcode is None or opcode.name not in NEEDS_MORE:
            return False
        path = NEEDS_MORE[opcode.name]
        if path is None:
            return True
        form = form_alone(opcode, record)
        scope = Scope(self.generation, form.fields)
        try:
            return scope.number(("path", parse_path(path))).read(record) != 0
        except NoSuchField:
            return False


def continued_by(opcode, before):
    """Whether a record of this opcode continues one of that."""
    return opcode is not None and before is not None and any(before.name in form.follows for form in opcode.continuing)
