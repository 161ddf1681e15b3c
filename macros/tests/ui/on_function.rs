use tpb_macros::tpb_struct;

#[tpb_struct(size = 1)]
fn mode() {}

fn main() {}
