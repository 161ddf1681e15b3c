//! The custom-operator chain of SUNDA: CUSTOM_OP_HEADER (0x85), then a CUSTOM_OP_PAYLOAD (0x86) for the output and one for each input.
//!
//! The generation knows both records, but not what an argument's 48 bytes say, and it runs none of it. Here the records are declared once more, with the
//! argument laid out; they take the place of the generation's forms, and a library of functions says what an operator computes. Which function a number
//! means stands in the file that holds the program (`ucode_lib.json`), so a library is made for a program.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use tpb::engines::effect::Effect;
use tpb::engines::{Fault, Machine, custom::View};
use tpb::isa::enums::{CustomOpArgType, Dtype};
use tpb::isa::types::{Events, Header, Tensor3d};
use tpb_macros::{tpb_struct, tpb_union};

/// First record of a call.
#[tpb_struct(size = 64, opcode = 0x85, name = "CUSTOM_OP_HEADER", engines(POOL), crate = tpb::core)]
#[tpb(check = counts_payloads, message = "two payloads more than arguments, and one where there are none, as the compiler writes it")]
#[tpb(check = names_a_function, message = "255 is a function that was not set, and 254 are the most there are")]
pub struct Call {
    #[tpb(size = 4)]
    header: Header,
    #[tpb(size = 8)]
    events: Events,
    /// as the compiler counts them: two more than arguments
    num_payloads: u16,
    /// which function
    function_id: u8,
    /// inputs
    num_arguments: u8,
    /// whether scratch memory is given
    has_scratch_space: u8,
    #[tpb(reserved = zero)]
    reserved_17: [u8; 3],
    /// address of the scratch memory
    scratch_space_addr: u32,
    /// its size
    scratch_space_size: u32,
    /// its partitions
    scratch_space_num_partitions: u8,
    #[tpb(reserved = zero)]
    reserved_29: [u8; 3],
    #[tpb(reserved = zero)]
    reserved2: [u8; 32],
}

fn counts_payloads(call: &Call) -> bool {
    let wanted = match call.num_arguments() {
        0 => 1,
        n => u16::from(n) + 2,
    };
    call.num_payloads() == wanted
}

fn names_a_function(call: &Call) -> bool {
    call.function_id() < 254
}

/// A tensor as an argument.
///
/// The pattern is what the sources tell; element type and partitions are this example's choice.
#[tpb_struct(size = 48, name = "TENSOR_ARGUMENT", crate = tpb::core)]
pub struct TensorArgument {
    /// address and walk
    #[tpb(size = 16)]
    pattern: Tensor3d,
    /// element type
    #[tpb(size = 1, closed)]
    dtype: Dtype,
    /// partitions
    num_partitions: u8,
    #[tpb(reserved = zero)]
    rest: [u8; 30],
}

/// What a payload carries.
#[tpb_union(size = 48, selector = arg_type, crate = tpb::core)]
pub enum Argument {
    /// a tensor
    #[tpb(when = CustomOpArgType::TENSOR)]
    Tensor(TensorArgument),
    /// several, of which nothing more is known
    #[tpb(when = CustomOpArgType::ARRAY_OF_TENSOR)]
    ArrayOfTensor([u8; 48]),
}

/// One argument of a call: its output first, then its inputs.
#[tpb_struct(size = 64, opcode = 0x86, name = "CUSTOM_OP_PAYLOAD", engines(POOL), crate = tpb::core)]
pub struct Payload {
    #[tpb(size = 4)]
    header: Header,
    #[tpb(size = 8)]
    events: Events,
    #[tpb(reserved = zero)]
    reserved0: [u8; 3],
    /// kind of argument
    #[tpb(size = 1)]
    arg_type: CustomOpArgType,
    /// argument
    #[tpb(selector = arg_type)]
    arg: Argument,
}

tpb::core::extend! {
    /// SUNDA with arguments that can be read.
    pub static SUNDA: tpb::Isa = tpb_sunda::ISA => [Call, Payload];
}

/// What an operator computes: its inputs, partition by partition, to its output.
pub type Function = fn(&[Vec<f32>]) -> Vec<f32>;

/// A call whose payloads have not all arrived.
#[derive(Debug)]
struct Open {
    function: Function,
    missing: usize,
    arguments: Vec<TensorArgument>,
}

/// Tells a machine how calls run: the function of the library with the header's number, when the last payload has arrived.
pub fn install(machine: &mut Machine<'_>, library: BTreeMap<u8, Function>) {
    // The header's model and the payload's share the call.
    let open: Arc<Mutex<Option<Open>>> = Arc::default();
    let begun = Arc::clone(&open);
    machine.set_model(move |call: &Call, _: &View<'_>| {
        let mut open = begun.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(open) = &*open {
            return Err(Fault::illegal("num_arguments", format!("{} payloads of the call before are missing", open.missing)));
        }
        let number = call.function_id();
        let Some(function) = library.get(&number) else {
            return Err(Fault::illegal("function_id", format!("the library has no function {number}")));
        };
        *open = Some(Open { function: *function, missing: usize::from(call.num_arguments()) + 1, arguments: Vec::new() });
        Ok(Effect::Nothing)
    });
    machine.set_model(move |payload: &Payload, view: &View<'_>| {
        let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
        let ArgumentArm::Tensor(tensor) = payload.arg_arm() else {
            return Err(Fault::unimplemented(format!("an argument of type {:?}", payload.arg_type())));
        };
        let Some(call) = &mut *open else {
            return Err(Fault::illegal("arg", "no call is open that it could belong to"));
        };
        call.arguments.push(tensor);
        call.missing -= 1;
        if call.missing > 0 {
            return Ok(Effect::Nothing);
        }
        let effect = run(call, view);
        *open = None;
        effect
    });
}

fn run(call: &Open, view: &View<'_>) -> Result<Effect, Fault> {
    let tensor = |argument: &TensorArgument| view.tensor("arg", &argument.pattern(), argument.dtype(), argument.num_partitions().into());
    let Some((output, inputs)) = call.arguments.split_first() else { return Ok(Effect::Nothing) };
    let inputs = inputs.iter().map(|i| tensor(i).map(|t| t.values())).collect::<Result<Vec<_>, _>>()?;
    tensor(output)?.store(&(call.function)(&inputs))
}
