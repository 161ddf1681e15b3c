//! Loading of tables: which functions there are, and sets of one's own.

use tpb_core::dialect::Engine;
use tpb_engines::choices::ActivationTables;
use tpb_engines::memory::Space;
use tpb_engines::{Choices, Machine};
use tpb_isa::enums::ActivationFunc;
use tpb_isa::{Operation, operations};
use tpb_pwp::function::{Clamp, Function, Octave, Piece, Side};
use tpb_pwp::tables::CamLayout;
use tpb_pwp::{Set, Symmetry};

use crate::common::*;
use crate::oracle::{IN, OUT};
use crate::{activate, text};

fn load(act_tbl_sel: u8) -> Operation {
    Operation::ActivationTableLoad(operations::ActivationTableLoad { act_tbl_sel, ..Default::default() })
}

fn function(func: ActivationFunc) -> Operation {
    Operation::Activate(activate(func, 1, 2))
}

/// By default every function is there; otherwise those of the set that was loaded, and each loading evicts the set before.
#[test]
fn resident_sets() {
    let choices = || Choices { activation: ActivationTables::Resident, ..Choices::default() };
    let run = |choices: Choices, list: Vec<Operation>| {
        let mut machine = machine_with(isa("cayman"), choices, &[(Engine::Act, list)]);
        put_f32(&mut machine, Space::Sbuf, 0, IN, &[0.0, 1.0]);
        machine.run(100).to_string()
    };
    let absent = "an activation with GELU, which is not in the resident set: the sources do not tell (gap activation-function-absent)";
    let (exp, gelu, relu) = (ActivationFunc::EXP, ActivationFunc::GELU, ActivationFunc::RELU);
    assert!(run(Choices::default(), vec![function(gelu), load(0), function(gelu)]).starts_with("completed"));
    assert!(run(choices(), vec![function(gelu)]).contains(absent));
    assert!(run(choices(), vec![load(10), function(gelu), function(relu)]).starts_with("completed"));
    assert!(run(choices(), vec![load(10), load(0), function(exp), function(gelu)]).contains(absent));
    assert_eq!(text("cayman", Engine::Act, load(21)), "act_tbl_sel: there is no set 21 of activation tables");
    let unknown = text("cayman", Engine::Act, function(ActivationFunc(0x70)));
    assert_eq!(unknown, "activation_func: 0x70 is no function with a definition");
}

/// MAVERICK's DVE loads tables and has its activations.
#[test]
fn maverick_loads_on_dve() {
    let mut machine = machine(isa("maverick"), &[(Engine::Dve, vec![load(7)])]);
    complete(&mut machine);
    assert_eq!(machine.core().activation.resident(), Some(7));
}

/// A set of one's own takes the place of a built-in one: its directory, its cubics, its scale and its bias.
#[test]
fn installed_sets() {
    let piece = |d0| Piece { x0: 1.0, d: [d0, 2.0, 0.5, 0.25] };
    let clamp = |exponent, d0| Clamp { exponent, mantissa: 0, piece: piece(d0) };
    let side = Side {
        low: clamp(126, 10.0),
        high: clamp(129, 20.0),
        octaves: (0..3).map(|k| Octave { extract_size: 0, pieces: vec![piece(30.0 + k as f32)] }).collect(),
    };
    let own = Function { symmetry: Symmetry::EVEN, zero: -7.0, exponent_offset: -1, pos: side, ..Function::default() };
    let set = Set::assemble("own", [("own", 0x70, &own)]).unwrap();
    let machine = |list: Vec<Operation>, set: &Set| {
        let mut machine: Machine<'static> = machine(isa("sunda"), &[(Engine::Act, list)]);
        machine.core_mut().activation.install(40, &set.tables(CamLayout::Sunda));
        put_f32(&mut machine, Space::Sbuf, 0, IN, &[1.5, -3.0, 0.0, 0.25, 8.0]);
        machine
    };
    let five = Operation::Activate(activate(ActivationFunc(0x70), 1, 5));
    let mut run = machine(vec![load(40), five], &set);
    complete(&mut run);
    // d0 + 2 t + t^2 / 2 + t^3 / 4 with t = |x| - 1.
    let cubic = |d0: f32, x: f32| {
        let t = x - 1.0;
        d0 + 2.0 * t + 0.5 * t * t + 0.25 * t * t * t
    };
    let want = [cubic(31.0, 1.5), cubic(32.0, 3.0), -7.0, cubic(10.0, 0.25), cubic(20.0, 8.0)];
    assert_eq!(get_f32(&run, Space::Sbuf, 0, OUT, 5), want);
    // Functions that its directory lacks are absent, whatever the built-in tables have.
    let text = fault(&mut machine(vec![load(40), function(ActivationFunc::RELU)], &set)).to_string();
    assert!(text.contains("gap activation-function-absent"), "{text}");
    // A table with a hole.
    let mut holed = set.clone();
    holed.manifest.profile_meta_data[0].pos_large_signal_pwl_control = 77;
    let text = fault(&mut machine(vec![load(40), five], &holed)).to_string();
    assert_eq!(text, "activation_func: the activation tables have no piece for 8.0");
}
