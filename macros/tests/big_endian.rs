//! Fields with their most significant byte first.
#![allow(missing_docs, unreachable_pub)]

use tpb_core::layout::Type;
use tpb_macros::{tpb_enum, tpb_struct};

#[tpb_enum(repr = u16)]
pub enum Port {
    Http = 80,
}

/// Fields of a protocol, most significant byte first.
#[tpb_struct(size = 32)]
pub struct Packet {
    #[tpb(be)]
    length: u16,
    #[tpb(be)]
    delta: i32,
    #[tpb(be, size = 2)]
    port: Port,
    #[tpb(be)]
    scale: f32,
    #[tpb(be)]
    counts: [u16; 3],
    #[tpb(be)]
    address: u64,
    #[tpb(be, size = 4)]
    ports: [Port; 2],
    little: u16,
}

#[test]
fn bytes_stand_in_the_order_of_the_wire() {
    let packet = Packet::default()
        .with_length(0x0102)
        .with_delta(-2)
        .with_port(Port::HTTP)
        .with_scale(1.0)
        .with_counts([1, 0x0203, 4])
        .with_address(0x0102_0304_0506_0708)
        .with_ports([Port(1), Port::HTTP])
        .with_little(0x0102);
    let bytes = [1, 2, 0xff, 0xff, 0xff, 0xfe, 0, 80, 0x3f, 0x80, 0, 0, 0, 1, 2, 3, 0, 4, 1, 2, 3, 4, 5, 6, 7, 8, 0, 1, 0, 80, 2, 1];
    assert_eq!(packet.as_bytes(), &bytes);
    let view = PacketRef::from_bytes(&bytes);
    assert_eq!((view.length(), view.delta(), view.port(), view.scale()), (0x0102, -2, Port::HTTP, 1.0));
    assert_eq!((view.counts(), view.address()), ([1, 0x0203, 4], 0x0102_0304_0506_0708));
    assert_eq!((view.ports(), view.little()), ([Port(1), Port::HTTP], 0x0102));
    assert!(matches!(Packet::LAYOUT.fields[0].ty, Type::Big(Type::Uint(2))));
    assert!(matches!(Packet::LAYOUT.fields[4].ty, Type::Array(Type::Big(Type::Uint(2)), 3)));
    let debug = format!("{packet:?}");
    assert!(debug.starts_with("Packet { length: 258, delta: -2, port: HTTP, scale: 1.0, counts: [1, 515, 4]"), "{debug}");
    let text = packet.to_string();
    assert_eq!(text, "{length=258,delta=-2,port=HTTP,scale=1.0,counts=[1,515,4],address=72623859790382856,ports=[0x1,HTTP],little=258}");
    assert_eq!(text.parse(), Ok(packet));
}
