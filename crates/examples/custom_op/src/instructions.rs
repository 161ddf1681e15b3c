//! Two instructions under EXTENDED_INST (0xF0).
//!
//! The second opcode is byte 12. The generations use 0 to 4 and 7 to 9 there; 16 and 17 are free. Byte 13 is the completion information that every
//! instruction of this opcode has, with the number of ports in it: of 16 partitions each, 0 standing for all 8.

use tpb::engines::effect::Effect;
use tpb::engines::{Fault, Machine, custom::View};
use tpb::isa::enums::Dtype;
use tpb::isa::types::{Events, ExtCompletionInfo, Header, Tensor3d};
use tpb_macros::{tpb_struct, tpb_union};

/// Multiplies every element and adds to it: `dst[k] = src[k] * scale + shift`, computed in FP32.
#[tpb_struct(
    size = 64,
    opcode = 0xf0,
    selector(offset = 12, value = 16),
    mnemonic = "EXTENDED_INST",
    name = "SCALE_SHIFT",
    engines(POOL),
    crate = tpb::core
)]
#[tpb(check = tracks_completion, message = "it reads and writes, and says so")]
pub struct ScaleShift {
    #[tpb(size = 4)]
    header: Header,
    #[tpb(size = 8)]
    events: Events,
    /// which instruction
    extended_opcode: u8,
    /// what it touches
    #[tpb(size = 1)]
    completion_info: ExtCompletionInfo,
    /// type of `src`
    #[tpb(size = 1, closed)]
    in_dtype: Dtype,
    /// type of `dst`
    #[tpb(size = 1, closed)]
    out_dtype: Dtype,
    /// factor
    #[tpb(check = is_finite, message = "a factor that is not finite makes nothing but infinities and NaN")]
    scale: f32,
    /// summand
    shift: f32,
    /// elements in each partition
    #[tpb(size = 16, elements = in_dtype, ports = bits(13, 3..6))]
    src: Tensor3d,
    /// where results go
    #[tpb(size = 16, role = write, elements = out_dtype, ports = bits(13, 3..6))]
    dst: Tensor3d,
    #[tpb(reserved = zero)]
    rest: [u8; 8],
}

fn is_finite(value: f32) -> bool {
    value.is_finite()
}

fn tracks_completion(record: &ScaleShift) -> bool {
    record.completion_info().has_read() == 1 && record.completion_info().has_write() == 1
}

/// A bound, in the record or in a register of the engine.
#[tpb_union(size = 4, selector = bound_kind, crate = tpb::core)]
pub enum Bound {
    /// the bound
    #[tpb(when = 0)]
    Value(f32),
    /// register that holds it, as FP32
    #[tpb(when = 1)]
    Register(u8),
}

/// Keeps every element between a bound and its negative: `dst[k] = min(max(src[k], -bound), bound)`, on FP32.
#[tpb_struct(
    size = 64,
    opcode = 0xf0,
    selector(offset = 12, value = 17),
    mnemonic = "EXTENDED_INST",
    name = "CLAMP",
    engines(POOL),
    crate = tpb::core
)]
pub struct Clamp {
    #[tpb(size = 4)]
    header: Header,
    #[tpb(size = 8)]
    events: Events,
    /// which instruction
    extended_opcode: u8,
    /// what it touches
    #[tpb(size = 1)]
    completion_info: ExtCompletionInfo,
    /// where the bound is: 0 in the record, 1 in a register
    #[tpb(check = is_kind, message = "0 is a bound in the record, 1 one in a register")]
    bound_kind: u8,
    #[tpb(reserved = zero)]
    reserved_15: u8,
    /// largest magnitude
    #[tpb(size = 4, selector = bound_kind)]
    bound: Bound,
    /// elements in each partition
    #[tpb(size = 16, element_bits = 32, ports = bits(13, 3..6))]
    src: Tensor3d,
    /// where results go
    #[tpb(size = 16, role = write, element_bits = 32, ports = bits(13, 3..6))]
    dst: Tensor3d,
    #[tpb(reserved = zero)]
    rest: [u8; 12],
}

fn is_kind(kind: u8) -> bool {
    kind < 2
}

tpb::core::extend! {
    /// CAYMAN with both instructions.
    pub static CAYMAN: tpb::Isa = tpb_cayman::ISA => [ScaleShift, Clamp];
}

/// Tells a machine what the instructions do.
pub fn install(machine: &mut Machine<'_>) {
    machine.set_model(scale_shift);
    machine.set_model(clamp);
}

fn scale_shift(record: &ScaleShift, view: &View<'_>) -> Result<Effect, Fault> {
    let partitions = partitions(record.completion_info());
    let src = view.tensor("src", &record.src(), record.in_dtype(), partitions)?;
    let dst = view.tensor("dst", &record.dst(), record.out_dtype(), partitions)?;
    let values: Vec<f32> = src.values().iter().map(|v| v * record.scale() + record.shift()).collect();
    dst.store(&values)
}

fn clamp(record: &Clamp, view: &View<'_>) -> Result<Effect, Fault> {
    let bound = match record.bound_arm() {
        BoundArm::Value(bound) => bound,
        BoundArm::Register(number) => f32::from_bits(view.register(number.into())?),
        BoundArm::Raw(_) => return Err(Fault::illegal("bound_kind", "it is 0 or 1")),
    };
    let partitions = partitions(record.completion_info());
    let src = view.tensor("src", &record.src(), Dtype::FP32, partitions)?;
    let dst = view.tensor("dst", &record.dst(), Dtype::FP32, partitions)?;
    // Not `clamp`, which panics where the bound is negative or NaN.
    let values: Vec<f32> = src.values().iter().map(|v| v.max(-bound).min(bound)).collect();
    dst.store(&values)
}

/// Partitions of the active ports.
fn partitions(info: ExtCompletionInfo) -> u32 {
    match info.num_active_ports() {
        0 => 128,
        ports => 16 * u32::from(ports),
    }
}
