//! Tensor operands: from an operation's typed pattern to a checked walk.

use tpb_core::dialect::Engine;
use tpb_records::enums::Dtype;
use tpb_records::types::{
    Addr4, Addr4Arm, Indirect, MemPattern2dArm, MemPattern3dMaverickArm, MemPattern4dMaverickArm, Tensor1d, Tensor2d, Tensor3d, Tensor4d,
};

use crate::address;
use crate::choices::Choices;
use crate::fault::Fault;
use crate::memory::{AccessError, Space};
use crate::number::Format;
use crate::pattern::{DIMS, Pattern};
use crate::state::Core;

/// A pattern of an operation, of any rank.
pub trait Shape {
    /// First element.
    fn address(&self) -> Addr4;
    /// Steps in elements; 1 for the dimensions it lacks.
    fn steps(&self) -> [i16; DIMS];
    /// Counts; 1 for the dimensions it lacks.
    fn counts(&self) -> [u16; DIMS];
}

macro_rules! shape {
    ($t:ty) => {
        impl Shape for $t {
            fn address(&self) -> Addr4 {
                self.start_addr()
            }
            fn steps(&self) -> [i16; DIMS] {
                padded(&self.step_elem())
            }
            fn counts(&self) -> [u16; DIMS] {
                padded(&self.num_elem())
            }
        }
    };
}
shape!(Tensor1d);
shape!(Tensor2d);
shape!(Tensor3d);
shape!(Tensor4d);

fn padded<T: Copy + From<u8>>(values: &[T]) -> [T; DIMS] {
    std::array::from_fn(|i| values.get(i).copied().unwrap_or(T::from(1)))
}

/// One dimension.
pub(crate) struct Line {
    pub(crate) address: Addr4,
    pub(crate) step: i16,
    pub(crate) count: u16,
}

impl Shape for Line {
    fn address(&self) -> Addr4 {
        self.address
    }
    fn steps(&self) -> [i16; DIMS] {
        [self.step, 1, 1, 1]
    }
    fn counts(&self) -> [u16; DIMS] {
        [self.count, 1, 1, 1]
    }
}

/// A pattern that may be reached through indices or be an MX tensor.
pub(crate) trait Forms {
    /// The direct form.
    type Direct: Shape;
    /// The direct form.
    ///
    /// # Errors
    /// [`Fault::Unimplemented`] for the others, where an instruction takes the direct form only.
    fn direct(&self, operand: &'static str) -> Result<&Self::Direct, Fault>;
    /// The form through indices, if it is that.
    fn indirect(&self) -> Option<Indirect> {
        None
    }
}

macro_rules! forms {
    ($arm:ident, $direct:ty) => {
        impl Forms for $arm {
            type Direct = $direct;
            fn direct(&self, operand: &'static str) -> Result<&$direct, Fault> {
                match self {
                    Self::T(tensor) => Ok(tensor),
                    Self::I(_) => Err(Fault::unimplemented(format!("the indirect form of {operand}"))),
                    Self::Mx(_) => Err(Fault::unimplemented(format!("the MX form of {operand}"))),
                    Self::Raw(_) => Err(Fault::illegal(operand, "no form of a pattern fits its bytes")),
                }
            }
            fn indirect(&self) -> Option<Indirect> {
                match self {
                    Self::I(indirect) => Some(indirect.p()),
                    _ => None,
                }
            }
        }
    };
}
// An operation holds the widest union of all generations.
forms!(MemPattern3dMaverickArm, Tensor3d);
forms!(MemPattern4dMaverickArm, Tensor4d);

impl Forms for MemPattern2dArm {
    type Direct = Tensor2d;
    fn direct(&self, operand: &'static str) -> Result<&Tensor2d, Fault> {
        match self {
            Self::T(tensor) => Ok(tensor),
            Self::I(_) => Err(Fault::unimplemented(format!("the indirect form of {operand}"))),
            Self::Raw(_) => Err(Fault::illegal(operand, "no form of a pattern fits its bytes")),
        }
    }

    fn indirect(&self) -> Option<Indirect> {
        match self {
            Self::I(indirect) => Some(indirect.p()),
            _ => None,
        }
    }
}

/// Which memories an operand may be in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Home {
    /// Those that the engine reaches: POOL has no way to PSUM (`conflicts.NKI` 14).
    Engine,
    /// SBUF alone.
    Sbuf(&'static str),
    /// PSUM alone.
    Psum(&'static str),
}

/// A checked operand: every element of every partition is there.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Operand {
    pub(crate) name: &'static str,
    pub(crate) space: Space,
    pub(crate) partition: u32,
    pub(crate) channels: u32,
    pub(crate) pattern: Pattern,
}

impl Operand {
    /// Resolves and checks an operand of `channels` partitions with elements of `element` bytes.
    ///
    /// An address in a register is read from `engine`'s registers now; the register holds the address as an immediate one would be
    /// written (`isa/addr4.md`).
    pub(crate) fn new(
        name: &'static str,
        shape: &impl Shape,
        element: u32,
        channels: u32,
        home: Home,
        engine: Engine,
        (core, choices): (&Core, &Choices),
    ) -> Result<Self, Fault> {
        if channels == 0 {
            return Err(Fault::illegal(name, "it has no active partition"));
        }
        let word = match shape.address().arm() {
            Addr4Arm::AddrReg(reg) => core.registers(engine).read(address::register(name, reg)?.into())?,
            Addr4Arm::AddrImmediate(word) => word.0,
            Addr4Arm::Raw(bytes) => u32::from_le_bytes(bytes),
        };
        let place = address::place(name, word)?;
        let wrong = |rule| Err(Fault::access(name, AccessError::WrongSpace { space: place.space, rule }));
        match (home, place.space) {
            (Home::Engine, Space::Psum) if engine == Engine::Pool => return wrong("POOL has no access to PSUM"),
            (Home::Sbuf(rule), Space::Psum) | (Home::Psum(rule), Space::Sbuf) => return wrong(rule),
            _ => {}
        }
        if !place.byte.is_multiple_of(element) {
            let cause = AccessError::Unaligned { space: place.space, partition: place.partition, byte: place.byte.into(), align: element };
            return Err(Fault::access(name, cause));
        }
        let limit = match place.space {
            Space::Sbuf => choices.elements_per_partition,
            // As many as there is room for, even if a step of 0 would put several in one place: 4096 of four bytes (`trainium3_arch.rst`).
            Space::Psum => u64::from(core.psum.partition_bytes() / element.max(1)),
        };
        let counts = shape.counts();
        let elements = counts.iter().fold(u64::from(channels), |n, c| n.saturating_mul((*c).into()));
        let bytes = elements.saturating_mul(element.into());
        let pattern = Pattern::new(place.byte, element, &shape.steps(), &counts, limit).map_err(|cause| Fault::access(name, cause))?;
        if bytes > choices.work_per_instruction {
            return Err(Fault::Work { operand: name, bytes, limit: choices.work_per_instruction });
        }
        core.memory(place.space).check_pattern(place.partition, channels, &pattern).map_err(|(element, cause)| Fault::Access {
            operand: name,
            element,
            cause,
        })?;
        Ok(Self { name, space: place.space, partition: place.partition, channels, pattern })
    }

    /// Elements in a partition.
    pub(crate) fn len(&self) -> u64 {
        self.pattern.len()
    }

    /// The elements, partition by partition, in the order of the walk.
    pub(crate) fn gather(&self, core: &Core) -> Vec<u8> {
        core.memory(self.space).gather(self.partition, self.channels, &self.pattern)
    }
}

impl Operand {
    /// The elements as FP32, in the same order, in a vector that may have been used before.
    pub(crate) fn values_into(&self, core: &Core, format: Format, out: &mut Vec<f32>) {
        match format {
            Format::F32 => core.memory(self.space).gather_f32_into(self.partition, self.channels, &self.pattern, out),
            format => {
                let bytes = self.gather(core);
                out.resize(bytes.len() / format.bytes() as usize, 0.0);
                crate::number::widen_into(format, &bytes, out);
            }
        }
    }
}

/// Whether two operands have as many elements.
pub(crate) fn same_length(a: &Operand, b: &Operand) -> Result<(), Fault> {
    match (a.len(), b.len()) {
        (n, m) if n == m => Ok(()),
        (n, m) => Err(Fault::ElementCounts { first: (a.name, n), second: (b.name, m) }),
    }
}

/// The format that a dtype means; FP8_EXP4 is what the core is configured for.
pub(crate) fn format(operand: &'static str, dtype: Dtype, core: &Core) -> Result<Format, Fault> {
    use tpb_records::enums::KnownDtype as D;
    Ok(match dtype.known() {
        Some(D::Uint8) => Format::U8,
        Some(D::Int8) => Format::I8,
        Some(D::Uint16) => Format::U16,
        Some(D::Int16) => Format::I16,
        Some(D::Uint32) => Format::U32,
        Some(D::Int32) => Format::I32,
        Some(D::Uint64) => Format::U64,
        Some(D::Int64) => Format::I64,
        Some(D::Fp16) => Format::F16,
        Some(D::Bfloat16) => Format::Bf16,
        Some(D::Fp32) => Format::F32,
        Some(D::Fp32r) => Format::F32r,
        Some(D::Fp8Exp2) => Format::E2m5,
        Some(D::Fp8Exp3) => Format::E3m4,
        Some(D::Fp8Exp4) => core.geometry.fp8_exp4.format(),
        Some(D::Fp8Exp5) => Format::E5m2,
        Some(D::Invalid) | None => {
            return Err(Fault::illegal(operand, format!("{:#04x} is no element type", dtype.0)));
        }
        Some(_) => return Err(Fault::unimplemented(format!("{operand} {dtype:?}"))),
    })
}
