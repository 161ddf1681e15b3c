use tpb_macros::tpb_struct;

#[tpb_struct(size = 4)]
#[tpb(check = checks::sum)]
pub struct Word {
    #[tpb(check = is_evn)]
    count: u32,
}

fn main() {}
