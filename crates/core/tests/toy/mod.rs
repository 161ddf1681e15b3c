//! A small dialect by hand: enough of each kind of type and form.

use tpb_core::dialect::{Class, Dialect, EngineSet, Executed, Form, OpcodeInfo, Selector, Template, Templates, TextGrammar, TextItem};
use tpb_core::layout::{
    ArmInfo, BitInfo, BitfieldInfo, Conf, EnumInfo, Field, GenSet, Locator, Reserved, StructInfo, Type, UnionInfo, ValueInfo,
};

const fn f(name: &'static str, offset: u16, ty: Type) -> Field {
    Field::new(name, offset, ty, "")
}

const fn reserved(name: &'static str, offset: u16, n: u16) -> Field {
    f(name, offset, Type::Bytes(n)).with_reserved(Reserved::Zero)
}

const fn given(field: Field, given: &'static [Locator]) -> Field {
    field.with_given(given)
}

const fn st(name: &'static str, size: u16, fields: &'static [Field]) -> StructInfo {
    StructInfo::new(name, size, fields, "", Conf::High, &[])
}

const fn v(name: &'static str, value: u64) -> ValueInfo {
    ValueInfo::new(name, value, "")
}

const fn en(name: &'static str, values: &'static [ValueInfo]) -> EnumInfo {
    EnumInfo::new(name, 8, values, "", Conf::High, &[])
}

const fn bit(name: &'static str, lsb: u8, width: u8, ty: Option<&'static EnumInfo>) -> BitInfo {
    let bit = BitInfo::new(name, lsb, width, "");
    match ty {
        Some(ty) => bit.with_enum(ty),
        None => bit,
    }
}

const fn arm(name: &'static str, ty: Type) -> ArmInfo {
    ArmInfo::new(name, ty, "", "")
}

const fn union(
    name: &'static str,
    size: u16,
    arms: &'static [ArmInfo],
    pick: fn(&[u8], &[u64]) -> Option<usize>,
    given: &'static [&'static str],
) -> UnionInfo {
    UnionInfo::new(name, size, arms, pick, given, "")
}

const U8: Type = Type::Uint(1);
const U16: Type = Type::Uint(2);
const U32: Type = Type::Uint(4);
const U64: Type = Type::Uint(8);
const I16: Type = Type::Int(2);

static DEBUG: EnumInfo = en("DEBUG_CMD_LEVELS", &[v("NONE", 0), v("NOTIFY", 1), v("START", 3)]);
static WAIT: EnumInfo = en("WAIT_MODE", &[v("NONE", 0), v("WAIT_FOR_SEM_GT_IMM", 4), v("WAIT_FOR_SEM_GE_IMM", 5), v("INVALID", 0xff)]);
static UPDATE: EnumInfo = en("UPDATE_MODE", &[v("NONE", 0), v("SEM_INC_COMPLETE", 0x13), v("SEM_ADD_IMM_COMPLETE", 0x15)]);
static ALU: EnumInfo = en("ALU_OP", &[v("BYPASS", 0), v("ADD", 4), v("SUBTRACT", 5), v("MULT", 6), v("MAX", 8)]);
static CTYPE: EnumInfo = en("COLLECTIVE_TYPE", &[v("ALL_GATHER", 0), v("ALL_REDUCE", 1)]);
static DTYPE: EnumInfo = en(
    "DTYPE",
    &[
        v("INVALID", 0).with_lower_case(),
        v("UINT8", 3).with_lower_case(),
        v("BFLOAT16", 6).with_lower_case(),
        v("FP16", 7).with_lower_case(),
        v("FP32", 10).with_lower_case(),
        v("FP8_EXP2", 17).with_lower_case().with_gens(GenSet(2)),
    ],
);
static IMM_SRC: EnumInfo = en("IMM_SRC", &[v("INSTRUCTION", 0), v("POINTER", 1), v("REGISTER", 2)]);
static EXTENDED: EnumInfo = en("EXTENDED_OPCODE", &[v("EXT_NONE", 0), v("EXT_ARITH", 1), v("EXT_COPY", 2), v("EXT_OTHER", 3)]);

static HEADER: StructInfo =
    st("HEADER", 4, &[f("opcode", 0, U8), f("inst_word_len", 1, U8), f("debug_cmd", 2, Type::Enum(&DEBUG, 1)), f("debug_hint", 3, U8)]);
static CCIHEADER: StructInfo =
    st("CCIHEADER", 4, &[f("opcode", 0, U8), reserved("reserved0", 1, 1), f("debug_cmd", 2, U8), f("debug_hint", 3, U8)]);
static EVENTS: StructInfo = st(
    "EVENTS",
    8,
    &[
        f("wait_mode", 0, Type::Enum(&WAIT, 1)),
        f("wait_idx", 1, U8),
        f("update_mode", 2, Type::Enum(&UPDATE, 1)),
        f("update_idx", 3, U8),
        f("semaphore_value", 4, U32),
    ],
);
static EVENTS_EXTENDED: StructInfo = st(
    "EVENTS_EXTENDED",
    12,
    &[
        f("wait_mode", 0, Type::Enum(&WAIT, 1)),
        f("wait_idx", 1, U8),
        f("update_mode", 2, Type::Enum(&UPDATE, 1)),
        f("update_idx", 3, U8),
        f("sem_wait_value", 4, U32),
        f("sem_update_value", 8, U32),
    ],
);
static TONGA_EVENTS: StructInfo = st(
    "TONGA_EVENTS",
    4,
    &[f("wait_event_mode", 0, U8), f("wait_event_idx", 1, U8), f("set_event_mode", 2, U8), f("set_event_idx", 3, U8)],
);

static ADDR4_REG: StructInfo = st("ADDR4_REG", 4, &[f("regnum", 0, U8), reserved("reserved0", 1, 2), f("marker", 3, U8)]);
static PARTITION_OFFSET: BitfieldInfo = BitfieldInfo {
    name: "PARTITION_OFFSET",
    size: 4,
    bits: &[bit("byte_offset", 0, 18, None), bit("quadrant", 23, 2, None), bit("psum", 25, 1, None)],
    doc: "",
};

fn pick_addr4(b: &[u8], _: &[u64]) -> Option<usize> {
    match b[3] & 0xa0 {
        0x80 => Some(0),
        0 => Some(1),
        _ => None,
    }
}

static ADDR4: UnionInfo = union(
    "ADDR4",
    4,
    &[arm("addr_reg", Type::Struct(&ADDR4_REG)), arm("addr_immediate", Type::Bitfield(&PARTITION_OFFSET))],
    pick_addr4,
    &[],
);
static TENSOR3D: StructInfo = st(
    "TENSOR3D",
    16,
    &[f("start_addr", 0, Type::Union(&ADDR4)), f("step_elem", 4, Type::Array(&I16, 3)), f("num_elem", 10, Type::Array(&U16, 3))],
);
static TENSOR1D: StructInfo = st("TENSOR1D", 8, &[f("start_addr", 0, U32), f("step_elem", 4, I16), f("num_elem", 6, U16)]);
static INDIRECT: StructInfo = st("INDIRECT", 8, &[f("index_addr", 0, Type::Union(&ADDR4)), f("data_addr", 4, Type::Union(&ADDR4))]);

fn pick_pattern(b: &[u8], _: &[u64]) -> Option<usize> {
    Some(usize::from(b[3] & 0x60 == 0x20))
}

static MEM_PATTERN3D: UnionInfo =
    union("MEM_PATTERN3D", 16, &[arm("t", Type::Struct(&TENSOR3D)), arm("i", Type::Struct(&INDIRECT))], pick_pattern, &[]);

fn pick_imm(_: &[u8], given: &[u64]) -> Option<usize> {
    match given[0] {
        0 => Some(0),
        1 => Some(1),
        2 => Some(2),
        3 => Some(3),
        _ => None,
    }
}

static IMM: UnionInfo = union(
    "IMM",
    4,
    &[
        arm("imm_fp32", Type::F32),
        arm("imm_ptr", Type::Bitfield(&PARTITION_OFFSET)),
        arm("imm_reg", U8),
        arm("imm_halves", Type::Array(&U16, 2)),
    ],
    pick_imm,
    &["imm_src"],
);
static PAIR: BitfieldInfo =
    BitfieldInfo { name: "DTYPE_PAIR", size: 1, bits: &[bit("lo", 0, 4, Some(&DTYPE)), bit("hi", 4, 3, Some(&DTYPE))], doc: "" };

static CTRL_ES: StructInfo = st(
    "CTRL_ES",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("setter_signature", 12, U8),
        reserved("reserved0", 13, 19),
        f("events_extended", 32, Type::Struct(&EVENTS_EXTENDED)),
        reserved("reserved1", 44, 20),
    ],
);
static DMA_TRIGGER: StructInfo = st(
    "PSEUDO_DMA_TRIGGER",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("dma_queue_name", 12, Type::Chars(32)),
        f("use_raw_count", 44, U32),
        f("block_id_or_count", 48, U32),
        reserved("reserved0", 52, 12),
    ],
);
static COLLECTIVE: StructInfo = st(
    "PSEUDO_TRIGGER_COLLECTIVE",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("op", 12, Type::Enum(&ALU, 1)),
        f("dtype", 13, Type::Enum(&DTYPE, 1)),
        f("group_id", 14, U16),
        f("input_tensor_id", 16, U32),
        f("output_tensor_id", 20, U32),
        f("num_elements", 24, U64),
        f("ctype", 32, Type::Enum(&CTYPE, 1)),
        reserved("reserved1", 33, 15),
        f("src_offset_elems", 48, U64),
        f("dst_offset_elems", 56, U64),
    ],
);
static MM: StructInfo = st(
    "S3D3_MM",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        reserved("reserved0", 12, 4),
        f("src_mem_pattern", 16, Type::Union(&MEM_PATTERN3D)),
        f("in_dtype", 32, Type::Enum(&DTYPE, 1)),
        f("fp32_mode", 33, U8),
        f("num_active_rows", 34, U8),
        f("num_active_cols", 35, U8),
        f("quant_offset", 36, Type::Bytes(2)),
        f("imm_src", 38, Type::Enum(&IMM_SRC, 1)),
        f("pair", 39, Type::Bitfield(&PAIR)),
        given(f("imm0", 40, Type::Union(&IMM)), &[Locator { offset: 38, lsb: 0, width: 8 }]),
        f("bias", 44, Type::F32),
        f("dst_mem_pattern", 48, Type::Union(&MEM_PATTERN3D)),
    ],
);
static EXT_PLAIN: StructInfo = st(
    "EXTENDED",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("extended_opcode", 12, Type::Enum(&EXTENDED, 1)),
        f("payload", 13, Type::Bytes(51)),
    ],
);
static EXT_ARITH: StructInfo = st(
    "EXT_ARITH",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("extended_opcode", 12, Type::Enum(&EXTENDED, 1)),
        reserved("reserved0", 13, 3),
        f("a", 16, I16),
        f("b", 18, Type::Int(8)),
        f("table", 26, Type::Struct(&TENSOR1D)),
        f("pairs", 34, Type::Array(&Type::Bitfield(&PAIR), 3)),
        f("words", 37, Type::Array(&Type::Chars(4), 2)),
        f("tail", 45, Type::Bytes(19)),
    ],
);
static EXT_COPY: StructInfo = st(
    "EXT_COPY",
    64,
    &[
        f("header", 0, Type::Struct(&HEADER)),
        f("events", 4, Type::Struct(&EVENTS)),
        f("sub", 12, Type::Enum(&EXTENDED, 1)),
        f("first", 13, Type::Chars(5)),
        f("second", 18, Type::Enum(&ALU, 2)),
        f("wait_mode", 20, U8),
        f("debug_hint", 21, U8),
        f("rest", 22, Type::Array(&Type::Struct(&TONGA_EVENTS), 4)),
        reserved("reserved0", 38, 26),
    ],
);
static CCI: StructInfo = st("CTRL_CCI", 64, &[f("header", 0, Type::Struct(&CCIHEADER)), f("insts", 4, Type::Array(&Type::Bytes(4), 15))]);
static PSEUDO_EXT: StructInfo =
    st("PSEUDO_EXTENSION", 64, &[f("opcode", 0, U8), f("instr_chaining", 1, U8), f("group_id", 2, U16), f("payload", 4, Type::Bytes(60))]);
static OLD: StructInfo = st(
    "OLD",
    64,
    &[
        f("inst_header", 0, Type::Struct(&HEADER)),
        f("inst_events", 4, Type::Struct(&TONGA_EVENTS)),
        f("addr", 8, Type::Union(&ADDR4)),
        f("pattern", 12, Type::Struct(&TENSOR3D)),
        reserved("reserved0", 28, 36),
    ],
);

const fn form(layout: &'static StructInfo, text: &'static [TextItem]) -> Form {
    Form {
        name: layout.name,
        selector: None,
        continues: false,
        follows: &[],
        layout,
        operation: "",
        executed: None,
        gap: None,
        text,
        uses: &[],
        rules: &[],
        doc: "",
    }
}

static F_ES: Form = form(&CTRL_ES, &[]);
static F_DMA: Form =
    form(&DMA_TRIGGER, &[TextItem::new(&DMA_TRIGGER, 2, "dma_queue_name").bare(), TextItem::new(&DMA_TRIGGER, 4, "block_id").always()]);
static F_COLLECTIVE: Form = form(
    &COLLECTIVE,
    &[
        TextItem::new(&COLLECTIVE, 8, "ctype").always(),
        TextItem::new(&COLLECTIVE, 5, "input_tensor_id").always(),
        TextItem::new(&COLLECTIVE, 6, "output_tensor_id").always(),
        TextItem::new(&COLLECTIVE, 7, "num_elements").always(),
        TextItem::new(&COLLECTIVE, 3, "dtype").always(),
        TextItem::new(&COLLECTIVE, 2, "op").always(),
        TextItem::new(&COLLECTIVE, 4, "group_id").always(),
    ],
);
static F_MM: Form = form(&MM, &[TextItem::new(&MM, 3, "src"), TextItem::new(&MM, 13, "dst"), TextItem::new(&MM, 4, "in_dtype")]);
static F_EXT_PLAIN: Form = form(&EXT_PLAIN, &[]);
static F_ARITH: Form = Form {
    selector: Some(Selector::new(&EXT_ARITH, "extended_opcode", 12, 1, "EXT_ARITH")),
    ..form(&EXT_ARITH, &[TextItem::new(&EXT_ARITH, 4, "a"), TextItem::new(&EXT_ARITH, 5, "b").always()])
};
static F_COPY: Form = Form {
    selector: Some(Selector::new(&EXT_COPY, "sub", 12, 2, "EXT_COPY")),
    ..form(
        &EXT_COPY,
        &[
            TextItem::new(&EXT_COPY, 3, "first").bare(),
            TextItem::new(&EXT_COPY, 4, "second").bare(),
            TextItem::new(&EXT_COPY, 2, "extended_opcode"),
        ],
    )
};
static F_CCI: Form = form(&CCI, &[]);
static F_PSEUDO_EXT: Form = form(&PSEUDO_EXT, &[]);
static F_PSEUDO_CHAIN: Form = Form { continues: true, follows: &[0xc8], ..form(&EXT_PLAIN, &[]) };
static F_OLD: Form = form(&OLD, &[]);

const fn op(name: &'static str, byte: u8, forms: &'static [&'static Form]) -> OpcodeInfo {
    OpcodeInfo {
        name,
        mnemonic: name,
        byte,
        class: Class::Real,
        engines: EngineSet::EMPTY,
        engines_conf: Conf::Low,
        executed: Executed::Unknown,
        refused: EngineSet::EMPTY,
        since: "toy",
        until: None,
        doc: "",
        conf: Conf::High,
        source: &[],
        forms,
    }
}

static OPCODES: [OpcodeInfo; 9] = [
    op("MATMUL", 0x02, &[&F_MM]),
    op("OLD_COPY", 0x46, &[&F_OLD]),
    op("EVENT_SEMAPHORE", 0xa0, &[&F_ES]),
    op("COMPACT_CONTROL_INST", 0xb6, &[&F_CCI]),
    OpcodeInfo { mnemonic: "PSEUDO_DMA_TRIGGER", ..op("PSEUDO_DMATRIGGER", 0xc1, &[&F_DMA]) },
    op("PSEUDO_TRIGGER_COLLECTIVE", 0xc8, &[&F_COLLECTIVE]),
    op("PSEUDO_EXTENSION", 0xda, &[&F_PSEUDO_CHAIN, &F_PSEUDO_EXT]),
    op("ONLY_CHAINED", 0xdb, &[&F_PSEUDO_CHAIN]),
    op("EXTENDED_INST", 0xf0, &[&F_ARITH, &F_COPY, &F_EXT_PLAIN]),
];

const fn by_byte(opcodes: &[OpcodeInfo]) -> [u8; 256] {
    let mut out = [0; 256];
    let mut i = 0;
    while i < opcodes.len() {
        out[opcodes[i].byte as usize] = i as u8 + 1;
        i += 1;
    }
    out
}

static BY_BYTE: [u8; 256] = by_byte(&OPCODES);

static GRAMMAR: TextGrammar = TextGrammar {
    waits: Templates::new(&[
        Template::new(0x01, "$S[{idx}]=={value}"),
        Template::new(0x04, "$S[{idx}]>{value}"),
        Template::new(0x05, "$S[{idx}]>={value}"),
        Template::new(0x06, "$E[{idx}]"),
        Template::new(0x0e, "!$E[{idx}]"),
        Template::new(0x0f, "!$E[{idx}]@set"),
        Template::new(0x84, "$S[{idx}]>r{value}"),
        Template::new(0x85, "$S[{idx}]>=r{value}"),
        Template::new(0x95, "$S[{idx}]>=r{reg}+{off}"),
        Template::new(0x96, "$R[{idx}]>=r{reg}"),
        Template::new(0xfe, "unordered"),
    ]),
    updates: Templates::new(&[
        Template::new(0x13, "$S[{idx}]++@complete"),
        Template::new(0x15, "$S[{idx}]+={value}@complete"),
        Template::new(0x01, "$E[{idx}]=1@read"),
        Template::new(0x09, "$S[{idx}]={value}@read"),
        Template::new(0x03, "$S[{idx}]++@read"),
        Template::new(0x95, "$S[{idx}]+=r{value}@complete"),
    ]),
};

/// The dialect of the tests.
pub(crate) static TOY: Dialect = Dialect {
    name: "toy",
    title: "TOY",
    version: "V0",
    index: 0,
    after: None,
    doc: "",
    geometry: &[],
    opcodes: &OPCODES,
    by_byte: &BY_BYTE,
    elsewhere: &[(0x99, "FUTURE_INST", GenSet(2))],
    text: &GRAMMAR,
};

/// The same without templates.
pub(crate) static PLAIN: Dialect = Dialect { text: TextGrammar::NONE, name: "plain", title: "PLAIN", ..TOY };

/// The bytes of sparse hex groups at offsets.
pub(crate) fn record(parts: &[(usize, &[u8])]) -> [u8; 64] {
    let mut out = [0; 64];
    out[1] = 16;
    for (at, bytes) in parts {
        out[*at..*at + bytes.len()].copy_from_slice(bytes);
    }
    out
}
