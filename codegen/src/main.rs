//! The `tpb-codegen` command.

fn main() {
    let dir = std::env::args().nth(1).unwrap_or_else(|| "spec".to_string());
    match tpb_codegen::load::load_dir(std::path::Path::new(&dir)) {
        Ok((_, findings)) => print!("{findings}"),
        Err(error) => eprintln!("{error}"),
    }
}
