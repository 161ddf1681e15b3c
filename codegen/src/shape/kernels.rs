//! Keys of `kernels/`: kernel tables, sequencers, rosters, opcode sets.

use super::{Common, Kind, Shape, U64, opt, req, shape};

pub(super) static KERNEL_TABLES: Shape = shape(
    "the file of kernel tables",
    Common::Evidence,
    &[
        req("selectors", Kind::Name, "The enum whose values select among the kernels of one opcode."),
        opt("cores", Kind::List(&CORE), "Core types that load kernel images."),
        opt("images", Kind::List(&IMAGE), "Images that hold kernels."),
        req("tables", Kind::List(&TABLE), "Tables in the images."),
    ],
);

pub(crate) static CORE: Shape = shape(
    "a core type",
    Common::Ranged,
    &[
        req("core_type", Kind::Int(0xff), "Its number at the loader."),
        req("libraries", Kind::Int(0xff), "Number of images that it can choose from."),
    ],
);

pub(crate) static IMAGE: Shape = shape(
    "a kernel image",
    Common::Ranged,
    &[
        req("image", Kind::Name, "Its name."),
        opt("size", Kind::Int(U64), "Size of the file in bytes."),
        opt("entry", Kind::Int(U64), "Entry point."),
        opt("sha256", Kind::Text, "How the hash of the file begins, in hex."),
    ],
);

pub(crate) static TABLE: Shape = shape(
    "a kernel table",
    Common::Ranged,
    &[
        req("image", Kind::Name, "The image that holds it."),
        opt("base", Kind::Int(U64), "Address of the first row."),
        opt("end", Kind::Int(U64), "Address behind the last row."),
        opt("text_base", Kind::Int(U64), "Address that the code is linked at."),
        opt("file_offset", Kind::Int(U64), "Where the table is in the file."),
        req("kernels", Kind::List(&KERNEL), "Rows in the order of registration, which is that of the scan."),
    ],
);

pub(crate) static KERNEL: Shape = shape(
    "a kernel",
    Common::Evidence,
    &[
        req("opcode", Kind::Name, "The opcode that calls it."),
        opt("selector", Kind::Name, "Value of the second selector; 0 where absent."),
        opt("kernel", Kind::Text, "Name of the function."),
        opt("address", Kind::Int(U64), "Address of the function."),
        opt("state", Kind::Int(U64), "Address of the word that it keeps its state in."),
        opt("unlisted", Kind::Bool, "The manifest beside the image leaves it out."),
    ],
);

pub(super) static SEQUENCERS: Shape = shape(
    "the file of sequencers",
    Common::Evidence,
    &[req("sequencers", Kind::List(&SEQUENCER), "Dispatch of opcodes by an engine's sequencer.")],
);

pub(crate) static SEQUENCER: Shape = shape(
    "a sequencer",
    Common::Ranged,
    &[
        req("engine", Kind::Name, "Its engine."),
        opt("method", Kind::Word(&["table", "chain"]), "A table of jumps, or one comparison after the other."),
        opt("bias", Kind::Int(0xff), "Opcode of the first slot."),
        opt("slots", Kind::Int(256), "Slots of the table."),
        opt("real", Kind::Int(256), "Slots that do not lead to `miss`."),
        opt("base", Kind::Int(U64), "Address of the table."),
        opt("second_base", Kind::Int(U64), "Address of the table of the other front end."),
        opt("perf_base", Kind::Int(U64), "Address of the table in the image without log strings."),
        opt("site", Kind::Int(U64), "Address of the instruction that starts the dispatch."),
        opt("miss", Kind::Int(U64), "Where an opcode without handler leads."),
        opt("second_miss", Kind::Int(U64), "The same in the table of the other front end."),
        opt("reset", Kind::Int(U64), "Where the reset vector jumps."),
        opt("run", Kind::Int(U64), "Where the main loop is entered."),
        opt("names", Kind::Names, "Names of handlers in the image that are not tied to an opcode here."),
        opt("count", Kind::Int(256), "Number of handlers by name."),
        opt("handlers", Kind::List(&HANDLER), "Handlers by opcode."),
    ],
);

pub(crate) static HANDLER: Shape = shape(
    "a handler",
    Common::Evidence,
    &[
        req("opcode", Kind::Name, "Its opcode."),
        opt("name", Kind::Text, "As it names itself in its log."),
        opt(
            "kind",
            Kind::Word(&["compute", "control", "inline"]),
            "Hands over to the engine, runs in the sequencer, or runs in the dispatch itself.",
        ),
        opt("compare", Kind::Int(U64), "Address of the comparison."),
        opt("stub", Kind::Int(U64), "Address of the stub that the dispatch jumps to."),
        opt("second_stub", Kind::Int(U64), "The same in the table of the other front end."),
        opt("body", Kind::Int(U64), "Address that the stub calls."),
        opt("handler", Kind::Int(U64), "Address of the handler proper."),
        opt("name_at", Kind::Int(U64), "Address of its name."),
        opt("log_at", Kind::Int(U64), "Address of the instruction that loads its name."),
    ],
);

pub(super) static ROSTERS: Shape = shape(
    "the file of rosters",
    Common::Evidence,
    &[
        opt("shared", Kind::List(&SHARED), "Opcodes that several engines accept."),
        req("rosters", Kind::List(&ROSTER), "Opcodes that an engine's sequencer accepts."),
        opt("profiles", Kind::List(&PROFILE), "Opcodes that an engine's profiler is armed for."),
    ],
);

pub(crate) static SHARED: Shape =
    shape("a shared list", Common::Evidence, &[req("name", Kind::Name, "Its name."), req("opcodes", Kind::Names, "Its opcodes.")]);

pub(crate) static ROSTER: Shape = shape(
    "a roster",
    Common::Ranged,
    &[
        req("engine", Kind::Name, "The engine."),
        opt("extends", Kind::Name, "The generation whose roster this changes."),
        opt("shared", Kind::Names, "Shared lists that belong to it."),
        opt("opcodes", Kind::Names, "Opcodes; of a roster that extends another, those added."),
        opt("drop", Kind::Names, "Opcodes of the extended roster that are gone."),
        opt("count", Kind::Int(256), "Number of opcodes that the source counts."),
    ],
);

pub(crate) static PROFILE: Shape = shape(
    "a profile",
    Common::Ranged,
    &[
        req("engine", Kind::Name, "The engine."),
        req("opcodes", Kind::Names, "Opcodes armed."),
        opt("bytes", Kind::Ints(0xff), "Bytes armed that are no opcode."),
        opt("count", Kind::Int(256), "Number of records that the source counts."),
    ],
);

pub(super) static OPSETS: Shape = shape(
    "the file of opcode sets",
    Common::Evidence,
    &[
        opt("layout", Kind::Map(&Kind::Int(U64)), "Sizes and offsets of the host's object."),
        req("opsets", Kind::List(&OPSET), "Sets of opcodes that images serve."),
    ],
);

pub(crate) static OPSET: Shape = shape(
    "an opcode set",
    Common::Ranged,
    &[
        req("name", Kind::Name, "Its name."),
        req("images", Kind::Names, "The images that serve it between them."),
        req("opcodes", Kind::Names, "Its opcodes."),
        opt("selectors", Kind::Names, "Second selectors of EXTENDED_INST in it."),
    ],
);
