//! Which operator takes which types, against the columns of ALU_OP in the facts.

use tpb_core::dialect::Engine;
use tpb_isa::enums::{AluOp, Dtype, Opcode, TensorSubdim};
use tpb_isa::{Operation, operations};

use crate::common::*;
use crate::reference::*;

/// One operator a line: its byte, its name, and for every type Y, no, s, u or s|u (ALU_OP of the facts, column `dtypes`).
const TABLE: &str = include_str!("alu_op.tsv");

/// Columns of the table behind byte and name.
const COLUMNS: [(&str, Dtype, Dtype); 9] = [
    ("i8", Dtype::INT8, Dtype::UINT8),
    ("i16", Dtype::INT16, Dtype::UINT16),
    ("i32", Dtype::INT32, Dtype::UINT32),
    ("i64", Dtype::INT64, Dtype::UINT64),
    ("fp16", Dtype::FP16, Dtype::FP16),
    ("bf16", Dtype::BFLOAT16, Dtype::BFLOAT16),
    ("fp32", Dtype::FP32, Dtype::FP32),
    ("fp32r", Dtype::FP32R, Dtype::FP32R),
    ("fp8", Dtype::FP8_EXP5, Dtype::FP8_EXP5),
];

/// Whether POOL executes the operator with sources and results of a type, under the opcode that it belongs to.
fn accepted(op: AluOp, dtype: Dtype) -> bool {
    let reduces = [AluOp::AMAX_INT, AluOp::AMIN_INT, AluOp::AMAX_UINT, AluOp::AMIN_UINT].contains(&op);
    let tensor = |region| Tensor::row(region, 1, dtype);
    let bitvec = matches!(op.0, 0x01..=0x03 | 0x0a..=0x0c | 0x10 | 0x11 | 0x1c)
        || (op == AluOp::BYPASS && matches!(dtype, Dtype::INT64 | Dtype::UINT64));
    let operation = if reduces {
        Operation::TensorReduce(operations::TensorReduce {
            opcode: Opcode::TENSOR_REDUCE_ARITH_OP,
            src_mem_pattern: tensor(0).m4(),
            in_dtype: dtype,
            out_dtype: Dtype::UINT32,
            num_active_channels: 1,
            op,
            op_dim: TensorSubdim::X,
            dst_mem_pattern: Tensor { dtype: Dtype::UINT32, ..tensor(2) }.m4(),
            ..Default::default()
        })
    } else {
        // FP32R is a type of results.
        let source = if dtype == Dtype::FP32R { Dtype::FP32 } else { dtype };
        let opcode = if bitvec { Opcode::TENSOR_TENSOR_BITVEC_OP } else { Opcode::TENSOR_TENSOR_ARITH_OP };
        let [a, b] = [0, 1].map(|region| Tensor { dtype: source, ..tensor(region) });
        Operation::TensorTensor(tensor_tensor(opcode, op, 1, [a, b, tensor(2)]))
    };
    let mut machine = machine(isa("maverick"), &[(Engine::Pool, vec![operation])]);
    for byte in [0, REGION, 2 * REGION] {
        machine.core_mut().sbuf.write(0, byte, &[1; 8]).unwrap();
    }
    matches!(machine.run(10), tpb_engines::Outcome::Completed { .. })
}

#[test]
fn operators_and_types() {
    let mut operators = 0;
    for line in TABLE.lines() {
        let mut cells = line.split('\t');
        let byte = u8::from_str_radix(cells.next().unwrap().trim_start_matches("0x"), 16).unwrap();
        let name = cells.next().unwrap();
        operators += 1;
        assert_eq!(format!("{:?}", AluOp(byte)), name);
        for ((column, signed, unsigned), cell) in COLUMNS.into_iter().zip(cells) {
            // CRC32 has types and no polynomial. The table leaves MOD of 64 bits to a note, which has it legal for these opcodes.
            let (s, u) = match cell {
                _ if name == "CRC32" => (false, false),
                "Y" | "s|u" | "see note" | "out" | "Y64bitvec" => (true, true),
                "s" => (true, false),
                "u" => (false, true),
                "no" => (false, false),
                other => panic!("{other}"),
            };
            assert_eq!(accepted(AluOp(byte), signed), s, "{name} {column} signed");
            assert_eq!(accepted(AluOp(byte), unsigned), u || (signed == unsigned && s), "{name} {column} unsigned");
        }
    }
    assert_eq!(operators, 65);
}

/// The datapaths that DVE lacks.
#[test]
fn operators_that_only_pool_has() {
    for op in [AluOp::POW, AluOp::RSQRT, AluOp::MOD, AluOp::DIVIDE_INT, AluOp::MOD_INT, AluOp::MULT_UINT, AluOp::IS_LT_UINT] {
        let integer = ![AluOp::POW, AluOp::RSQRT].contains(&op);
        let dtype = if integer { Dtype::UINT32 } else { Dtype::FP32 };
        let tensors = [0, 1, 2].map(|region| Tensor::row(region, 1, dtype));
        let operation = tensor_tensor(Opcode::TENSOR_TENSOR_ARITH_OP, op, 1, tensors);
        let mut machine = machine(isa("cayman"), &[(Engine::Dve, vec![Operation::TensorTensor(operation)])]);
        assert_eq!(fault(&mut machine).to_string(), format!("op: DVE has no {op:?}"));
    }
}
