use tpb_macros::{tpb_bitfield, tpb_enum, tpb_struct, tpb_union};

mod a {
    #[super::tpb_struct(size = 1)]
    pub struct Result {
        code: u8,
    }
}

mod b {
    #[super::tpb_enum(repr = u8)]
    pub enum Option {
        A = 0,
    }
}

mod c {
    #[super::tpb_bitfield(u8)]
    pub struct Default {
        #[tpb(bits = 0..8)]
        all: u8,
    }
}

mod d {
    #[super::tpb_union(size = 1, selector = kind)]
    pub enum From {
        #[tpb(when = 0)]
        Code(u8),
    }
}

fn main() {}
