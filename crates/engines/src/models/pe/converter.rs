//! CONV_LUT_LOAD.

use tpb_core::dialect::Engine;
use tpb_records::enums::Dtype;
use tpb_records::operations;

use crate::effect::Change;
use crate::effect::Effect;
use crate::fault::Fault;
use crate::models::Models;
use crate::operand::Home;
use crate::state::pe::CONVERTER_ENTRIES;
use crate::state::pe::Part;

impl Models<'_> {
    /// Loads the 4-bit converter of PE: 16 entries of 16 bits for each of the 128 rows (`convlutload.md` 3, 5). With a packed code as type it
    /// is the decoder of POOL, whose arithmetic is not known.
    ///
    /// choice: the table is kept, and FP4 elements are decoded as E2M1 whatever it holds: the format of an entry and where it is applied
    /// are not known.
    pub(in crate::models) fn pe_conv_lut_load(&self, op: &operations::ConvLutLoad) -> Result<Effect, Fault> {
        if !matches!(op.lut_dtype, Dtype::INVALID | Dtype::FP32) {
            return Err(Fault::gap("cptc-decode", format!("how POOL decodes {:?}", op.lut_dtype)));
        }
        if self.engine != Engine::Pe {
            return Err(Fault::illegal("lut_dtype", "the converter table is PE's"));
        }
        let part = Part::of_groups(op.row_grp, op.col_grp)?;
        let rows = part.active_rows(op.num_active_rows)?;
        if op.in_dtype != Dtype::UINT16 {
            return Err(Fault::illegal("in_dtype", format!("a table has entries of UINT16, not {:?}", op.in_dtype)));
        }
        let source = self.operand("src_mem_pattern", &op.src_mem_pattern, 2, rows, Home::Sbuf("PE reads SBUF only"))?;
        if source.len() != CONVERTER_ENTRIES as u64 {
            let second = ("a converter table", CONVERTER_ENTRIES as u64);
            return Err(Fault::ElementCounts { first: (source.name, source.len()), second });
        }
        let words: Vec<u16> = source.gather(self.core).as_chunks::<2>().0.iter().map(|b| u16::from_le_bytes(*b)).collect();
        Ok(Effect::Array(Box::new(Change::Converter(words.as_chunks().0.to_vec()))))
    }
}
