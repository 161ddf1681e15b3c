"""spec/ resolved for one generation."""

import re
from pathlib import Path

from .lineage import Lineage
from .model import Arm, Array, Bit, Bitfield, Bytes, Enum, EnumField, Field, Float, Form, Int, Opcode, Rule, Struct, Union
from .source import SpecError, flag, inherit, load, load_all, number

RECORD_BYTES = 64
INTEGERS = {f"{sign}{8 * size}": Int(size, sign == "i") for sign in "ui" for size in (1, 2, 4, 8)}
ARRAY = re.compile(r"(\w+)\[(\w+)\]")
NO_SCOPE = {"conf": None, "since": None, "until": None}


class Spec:
    """The files, read once for all generations."""

    def __init__(self, folder):
        self.folder = Path(folder)
        self.lineage = Lineage(self.folder)
        self.enums = {node["enum"]: node for node in load_all(self.folder / "enums")}
        self.types = {node["type"]: node for node in load_all(self.folder / "types")}
        self.formats = load_all(self.folder / "formats")
        self.predicates = {node["name"]: node for node in load(self.folder / "predicates.yaml")["predicates"]}

    def generation(self, name):
        """What one generation has of it."""
        name = name.replace("-", "_")
        if name not in self.lineage.index:
            raise SpecError(f"there is no generation `{name}`; there are {', '.join(self.lineage.names)}")
        return Generation(self, name)


class Generation:
    """Enums, types, forms and opcodes of one generation."""

    def __init__(self, spec, name):
        self.spec = spec
        self.name = name
        self.index = spec.lineage.index[name]
        self._types = {}
        self.enums = {key: self._enum(node) for key, node in spec.enums.items()}
        self.opcodes, self.opcode_names = self._opcodes()
        self.enums["OPCODE"] = self._opcode_enum()
        self._forms()
        self.by_byte = {opcode.byte: opcode for opcode in self.opcodes}

    def _has(self, scope, everywhere=False):
        return self.name in self.spec.lineage.generations(scope, everywhere)

    # Enums.

    def _enum(self, node):
        outer = inherit(NO_SCOPE, node)
        lineage = self.spec.lineage
        values, sentinels, anywhere, seen = {}, set(), set(), set()
        for row in node.get("values", []):
            anywhere.add(row["name"])
            scope = inherit(outer, row)
            seen |= lineage.generations(scope, everywhere=True)
            if not self._has(scope, everywhere=True):
                continue
            values[row["name"]] = number(row["value"])
            if flag(row, "sentinel"):
                sentinels.add(values[row["name"]])
        for row in node.get("derived", []):
            anywhere.add(row["name"])
            if self.name in seen:
                values[row["name"]] = number(row["value"])
        all_values = {row["name"]: number(row["value"]) for row in node.get("values", []) + node.get("derived", [])}
        sets = {}
        for row in node.get("sets", []):
            if self._has(inherit(outer, row), everywhere=True):
                # A later entry of the name replaces the earlier one.
                sets[row["name"]] = frozenset(values.get(member, all_values[member]) for member in row["members"])
        legal = frozenset(map(number, node["legal"])) if "legal" in node else frozenset(values.values()) - sentinels
        bits = number(node["width"])
        size = next(size for size in (1, 2, 4, 8) if 8 * size >= bits)
        # A derived name stands back where the value has one of its own.
        names = {value: name for name, value in reversed(values.items())}
        set_names = frozenset(row["name"] for row in node.get("sets", []))
        return Enum(node["enum"], size, values, names, sentinels, legal, frozenset(anywhere), sets, set_names)

    def _opcode_enum(self):
        values = {opcode.name: opcode.byte for opcode in self.opcodes}
        sentinels = {opcode.byte for opcode in self.opcodes if opcode.kind == "sentinel"}
        names = {value: name for name, value in values.items()}
        legal = frozenset(values.values()) - sentinels
        return Enum("OPCODE", 1, values, names, sentinels, legal, self.opcode_names, {}, frozenset())

    # Types.

    def type(self, text):
        """The type that a field's `type` names."""
        array = ARRAY.fullmatch(text)
        if array:
            base, count = array[1], number(array[2])
            if base in ("u8", "char"):
                return Bytes(count, text=base == "char")
            return Array(self.type(base), count)
        if text in INTEGERS:
            return INTEGERS[text]
        if text == "f32":
            return Float()
        if text == "char":
            return Bytes(1, text=True)
        if text in self.enums:
            return EnumField(self.enums[text], self.enums[text].size)
        if text not in self._types:
            if text not in self.spec.types:
                raise SpecError(f"there is no type `{text}`")
            self._types[text] = None
            self._types[text] = self._type(self.spec.types[text])
        if self._types[text] is None:
            raise SpecError(f"type `{text}` contains itself")
        return self._types[text]

    def _type(self, node):
        outer = inherit(NO_SCOPE, node)
        found = self.spec.lineage.layout(node.get("layouts", [node]), outer, self.name, everywhere=True)
        if found is None:
            raise SpecError(f"type `{node['type']}` has no layout on {self.name}")
        layout, scope = found
        name, size = node["type"], number(node["size"])
        rules = self._rules(node, outer, everywhere=True)
        if node["kind"] == "struct":
            return Struct(name, size, [self._field(row, scope) for row in layout["fields"]], rules)
        if node["kind"] == "bitfield":
            return Bitfield(name, size, sorted((self._bit(row, scope) for row in layout["bits"]), key=lambda bit: bit.lsb), rules)
        arms = []
        for row in layout["arms"]:
            # Only a range of the arm's own limits it; the layout has been chosen.
            own = {"since": row.get("since"), "until": row.get("until")}
            if any(own.values()) and not self._has(inherit(scope, row)):
                continue
            arms.append(Arm(row["name"], self.type(row["type"]), row["when"]))
        select = {key: (number(row["offset"]), self.type(row["type"])) for key, row in node.get("select", {}).items()}
        every = [row["name"] for body in node.get("layouts", [node]) for row in body["arms"]]
        return Union(name, size, select, list(node.get("given", {})), arms, frozenset(every), rules)

    def _field(self, row, scope):
        return Field(
            name=row["name"],
            offset=number(row["offset"]),
            type=self.type(row["type"]),
            reserved=row.get("reserved"),
            closed=flag(row, "closed"),
            role=row.get("role", "read"),
            dead_for=row.get("dead_for", []),
            given=row.get("given", {}),
            conf=row.get("conf", scope["conf"]),
        )

    def _bit(self, row, scope):
        enum = self.enums.get(row.get("type"))
        return Bit(row["name"], number(row["lsb"]), number(row["width"]), enum, row.get("reserved"), row.get("conf", scope["conf"]))

    def _rules(self, node, outer, everywhere=False):
        rules = []
        for row in node.get("rules", []):
            scope = inherit(outer, row)
            if self._has(scope, everywhere):
                rules.append(Rule(row["id"], row.get("when"), row["require"], row.get("stage"), row.get("engine"), scope["conf"]))
        return rules

    # Formats.

    def _opcodes(self):
        opcodes, names = [], set()
        for node in self.spec.formats:
            outer = inherit(NO_SCOPE, node)
            for row in node.get("opcodes", []):
                names.add(row["name"])
                scope = inherit(outer, row)
                if self._has(scope):
                    conf = row.get("engines_conf", scope["conf"])
                    opcodes.append(Opcode(row["name"], number(row["byte"]), row["class"], row.get("engines", []), conf))
        return sorted(opcodes, key=lambda opcode: opcode.byte), frozenset(names)

    def _forms(self):
        by_name = {opcode.name: opcode for opcode in self.opcodes}
        for node in self.spec.formats:
            form = self._form(node)
            if form is None:
                continue
            owners = [node["of"]] if "of" in node else [row["name"] for row in node["opcodes"]]
            for name in owners:
                if name in by_name:
                    opcode = by_name[name]
                    (opcode.continuing if form.continues else opcode.forms).append(form)
        for opcode in self.opcodes:
            opcode.forms.sort(key=lambda form: (form.selector is None, form.selector or (0, 0)))

    def _form(self, node):
        outer = inherit(NO_SCOPE, node)
        rows = self._whole(node, outer, self.name, [])
        if rows is None:
            return None
        fields = sorted((self._field(row, row) for row in rows), key=lambda field: field.offset)
        self._cover(node["format"], fields)
        selector = None
        if "selector" in node:
            chooser = next(f for f in fields if f.name == node["selector"]["field"])
            value = node["selector"]["value"]
            enum = getattr(chooser.type, "enum", None)
            selector = (chooser.offset, enum.values[value] if enum else number(value))
        continues = "of" in node and "selector" not in node
        return Form(node["format"], fields, selector, node.get("follows", []), continues, self._rules(node, outer))

    def _whole(self, node, outer, generation, open_layouts):
        """Rows of a layout with what it extends worked in; each carries the confidence that holds where it was written."""
        found = self.spec.lineage.layout(node["layouts"], outer, generation)
        if found is None:
            return None
        layout, scope = found
        if layout in open_layouts:
            raise SpecError(f"a layout of {node['format']} extends itself")
        stated = lambda rows: [{**row, "conf": row.get("conf", scope["conf"])} for row in rows]
        if "extends" not in layout:
            return stated(layout["fields"])
        rows = self._whole(node, outer, layout["extends"], [*open_layouts, layout])
        if rows is None:
            raise SpecError(f"{node['format']} has no layout on {layout['extends']} to extend")
        rows = [row for row in rows if row["name"] not in layout.get("drop", [])]
        changes = {row["name"]: row for row in layout.get("change", [])}
        # The evidence of a field stays that of where it was stated whole.
        rows = [{**row, **changes.get(row["name"], {}), "conf": row["conf"]} for row in rows]
        return rows + stated(layout.get("add", []))

    def _cover(self, name, fields):
        end = 0
        for field in fields:
            if field.offset != end:
                raise SpecError(f"{name} on {self.name}: `{field.name}` is at byte {field.offset}, the field before it ends at {end}")
            end += field.type.size
        if end != RECORD_BYTES:
            raise SpecError(f"{name} on {self.name} has {end} bytes")
