//! The assembler text: one statement a line, read and printed by interpreting a generation's descriptors.
//!
//! Printing and reading are inverse for **any** 64 bytes. What the keys of a statement do not say (reserved bytes, a length other
//! than 16, bits outside a bitfield's members, the tail behind a short arm) is listed byte for byte in `.patch`; an opcode that
//! the generation lacks is written as `.raw`.
//!
//! ```text
//! file       = { line ( LF | CRLF ) } ;
//! line       = [ statement ] [ comment ] ;
//! comment    = ( "#" | "//" ) { any } ;
//! statement  = ( MNEMONIC { BLANK token } | ".raw" BLANK HEX*128 ) ";" ;
//! token      = event | KEY "=" value | value | ".patch" BLANK patch { "," patch } ;
//! patch      = OFFSET "=" HEX HEX { HEX HEX } ;                 (* bytes of the record as they are; offset 1 to 63 *)
//! event      = a wait or update template of the generation with its places filled in:
//!              {idx}, {value}, {reg} = semaphore value bits 0..8, {off} = bits 8..32
//!
//! value      = integer | enum | float | bytes | text | array | struct | union | pattern ;    (* by the field's type *)
//! integer    = [ "-" ] DEC { DEC } | [ "-" ] "0x" HEX { HEX } ; (* unsigned hex in a signed field is its bits *)
//! enum       = NAME | integer ;                                 (* either case *)
//! float      = decimal | "inf" | "-inf" | "nan" | "f32:0x" HEX { HEX } ;
//! bytes      = "0x" { HEX HEX } | array ;                       (* u8[N], all of them, in order *)
//! text       = WORD | '"' { CHAR | escape } '"' ;               (* char[N] *)
//! escape     = "\x" HEX HEX | "\n" | "\r" | "\t" | "\0" | '\"' | "\\" ;
//! array      = "[" value { "," value } "]" ;
//! struct     = "{" [ member { "," member } ] "}" ;              (* also bitfields; members left out are zero *)
//! member     = NAME "=" value | event ;                         (* event: in structs of a wait and an update *)
//! union      = ARM ":" value | "raw:" bytes | pattern | address ;
//! pattern    = "@" value "[" steps "]" "[" counts "]" ;         (* structs of start_addr, step_elem, num_elem *)
//! address    = integer | "r" DEC { DEC } ;                      (* unions with addr_immediate, addr_reg *)
//!
//! NAME, KEY, ARM, MNEMONIC = letter | digit | "_" , ... ;
//! WORD       = ( letter | "_" ) { letter | digit | "_" | "." | "-" | ":" } ;
//! ```
//!
//! * A printed statement holds: wait, update, the selector of a sub-form, the fields of the form's text in its order, the other
//!   fields in the layout's order, `debug_cmd` and the like of the header, `.patch`. Fields that are zero are left out unless the
//!   form's text says `always`. When read, tokens may come in any order.
//! * A value without a key belongs to the first bare field of the form's text that has no value yet.
//! * Keys are, in this order of preference: keys of the form's text, names of fields, members of the header, members of the
//!   wait and update (`wait_mode=`, `semaphore_value=`). Reserved fields have none.
//! * Where wait and update share one semaphore value, whatever states it must agree.
//! * A record that continues the one before it (its form's `follows`) has the fields of that form; alone, it has those of its own.
//! * Outside of a generation, a record that a crate declares for itself is a `struct` value, or `raw:` and its bytes ([`print_value`], [`parse_value`]),
//!   and an instruction a statement with the wait and update by their members ([`print_alone`]).
//! * Blanks are allowed after `[`, `{` and `,`, and before `]` and `}`; none are printed there.

mod alone;
mod ambiguity;
mod cursor;
mod error;
mod file;
mod parse;
mod parse_events;
mod parse_value;
mod print;
pub(crate) mod print_value;
mod reader;
mod suggest;
mod template;

pub use alone::{other_record, parse_value, print_alone, print_value};
pub use ambiguity::ambiguities;
pub use error::{ErrorKind, ParseError};
pub use file::{LineError, Statement, Statements, parse_file};
pub use parse::{Parser, parse, parse_after};
pub use print::{print, print_after, print_file};
