use tpb_macros::tpb_struct;

#[tpb_struct(size = 16)]
#[tpb(check = sum, size = 16)]
#[tpb(check = other::sum)]
#[tpb(message = "the sum is right")]
#[tpb]
pub struct Word {
    #[tpb(check = "is_even")]
    first: u16,
    #[tpb(check = |count| count > 1)]
    second: u16,
    #[tpb(check = is_even(count))]
    third: u16,
    #[tpb(check = 12)]
    fourth: u16,
    #[tpb(check)]
    fifth: u16,
    #[tpb(message = "an even number")]
    sixth: u16,
    #[tpb(check = fn is_even)]
    seventh: u16,
    #[tpb(reserved, check = is_even)]
    eighth: u16,
}

fn main() {}
