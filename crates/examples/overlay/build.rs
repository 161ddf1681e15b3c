//! Writes the modules of NOVA and of the generation it follows. Mistakes in `isa/` are shown with file and line.

fn main() -> Result<(), tpb_codegen::generate::Failure> {
    tpb_codegen::Builder::new().overlay("isa").generations(["maverick", "nova"]).compile()
}
