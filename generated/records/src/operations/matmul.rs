// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S[k, m] * X[k, n], in fp32. The order of the sum is not defined.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    AccumulateMode, Dtype, MatmulPsumAccumulateFlags, MatmulZeroRegion, MxPerfMode,
    Opcode, PeFp32mode, PeSeedMode, PerfOptMode,
};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect16b, MemPattern3dCayman, MemPattern3dCaymanArm, MemPattern3dMaverick,
    MemPattern3dMaverickArm, MxtensorV2, Tensor3d, TileSel, TileSize,
};

/// Multiplies the moving operand with the loaded weights and joins the product with PSUM: new = (begin ? 0 : old) + sum over k of S\[k, m\] \* X\[k, n\], in fp32. The order of the sum is not defined.
///
/// # Examples
///
/// ```
/// use tpb_records::operations::Matmul;
///
/// let operation = Matmul::default().with_num_active_rows(64);
/// assert_eq!(operation.num_active_rows, 64);
/// // What is not said has its default.
/// assert_eq!(operation.row_grp, 15);
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Matmul {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// moving operand in SBUF
    pub src_mem_pattern: MemPattern3dMaverickArm,
    /// element type of the moving operand
    pub in_dtype: Dtype,
    /// mantissa parts of an FP32 operand
    pub fp32_mode: PeFp32mode,
    /// fast mode
    pub perf_opt: PerfOptMode,
    /// zero points of the two operands
    pub quant_offset: [u8; 2],
    /// rows used
    pub num_active_rows: u8,
    /// columns used; 0 is 256 on maverick
    pub num_active_cols: u8,
    /// how the product joins PSUM
    ///
    /// Default 0x3, also where a generation lacks it.
    pub psum_accumulate_flags: MatmulPsumAccumulateFlags,
    /// row group
    ///
    /// Default 0xf, also where a generation lacks it.
    pub row_grp: u8,
    /// column group
    ///
    /// Default 0xf, also where a generation lacks it.
    pub col_grp: u8,
    /// selection of the cross bus
    pub xbus_sel: u8,
    /// banks that the start of a group clears
    pub psum_zero_region: MatmulZeroRegion,
    /// destination in PSUM
    pub dst_mem_pattern: MemPattern3dMaverickArm,
    /// transpose
    pub transpose_mode: u8,
    /// element type in PSUM; INVALID stands for FP32
    ///
    /// Default 0xa, also where a generation lacks it.
    pub out_dtype: Dtype,
    /// size of the tile
    pub tile_size: TileSize,
    /// tile of the array
    pub tile_sel: TileSel,
    /// values not known
    pub scalar_mode: u8,
    /// load or save rounding seeds
    pub seed_mode: PeSeedMode,
    /// row arrangement of an MX pass
    pub perf_mode: MxPerfMode,
}

impl Matmul {
    /// Name of the operation.
    pub const NAME: &'static str = "matmul";

    /// The same with another opcode.
    #[must_use]
    pub const fn with_opcode(mut self, opcode: Opcode) -> Self {
        self.opcode = opcode;
        self
    }

    /// The same with other events.
    #[must_use]
    pub const fn with_events(mut self, events: Events) -> Self {
        self.events = events;
        self
    }

    /// The same with another `src_mem_pattern`.
    #[must_use]
    pub const fn with_src_mem_pattern(
        mut self,
        src_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.src_mem_pattern = src_mem_pattern;
        self
    }

    /// The same with another `in_dtype`.
    #[must_use]
    pub const fn with_in_dtype(mut self, in_dtype: Dtype) -> Self {
        self.in_dtype = in_dtype;
        self
    }

    /// The same with another `fp32_mode`.
    #[must_use]
    pub const fn with_fp32_mode(mut self, fp32_mode: PeFp32mode) -> Self {
        self.fp32_mode = fp32_mode;
        self
    }

    /// The same with another `perf_opt`.
    #[must_use]
    pub const fn with_perf_opt(mut self, perf_opt: PerfOptMode) -> Self {
        self.perf_opt = perf_opt;
        self
    }

    /// The same with another `quant_offset`.
    #[must_use]
    pub const fn with_quant_offset(mut self, quant_offset: [u8; 2]) -> Self {
        self.quant_offset = quant_offset;
        self
    }

    /// The same with another `num_active_rows`.
    #[must_use]
    pub const fn with_num_active_rows(mut self, num_active_rows: u8) -> Self {
        self.num_active_rows = num_active_rows;
        self
    }

    /// The same with another `num_active_cols`.
    #[must_use]
    pub const fn with_num_active_cols(mut self, num_active_cols: u8) -> Self {
        self.num_active_cols = num_active_cols;
        self
    }

    /// The same with another `psum_accumulate_flags`.
    #[must_use]
    pub const fn with_psum_accumulate_flags(
        mut self,
        psum_accumulate_flags: MatmulPsumAccumulateFlags,
    ) -> Self {
        self.psum_accumulate_flags = psum_accumulate_flags;
        self
    }

    /// The same with another `row_grp`.
    #[must_use]
    pub const fn with_row_grp(mut self, row_grp: u8) -> Self {
        self.row_grp = row_grp;
        self
    }

    /// The same with another `col_grp`.
    #[must_use]
    pub const fn with_col_grp(mut self, col_grp: u8) -> Self {
        self.col_grp = col_grp;
        self
    }

    /// The same with another `xbus_sel`.
    #[must_use]
    pub const fn with_xbus_sel(mut self, xbus_sel: u8) -> Self {
        self.xbus_sel = xbus_sel;
        self
    }

    /// The same with another `psum_zero_region`.
    #[must_use]
    pub const fn with_psum_zero_region(
        mut self,
        psum_zero_region: MatmulZeroRegion,
    ) -> Self {
        self.psum_zero_region = psum_zero_region;
        self
    }

    /// The same with another `dst_mem_pattern`.
    #[must_use]
    pub const fn with_dst_mem_pattern(
        mut self,
        dst_mem_pattern: MemPattern3dMaverickArm,
    ) -> Self {
        self.dst_mem_pattern = dst_mem_pattern;
        self
    }

    /// The same with another `transpose_mode`.
    #[must_use]
    pub const fn with_transpose_mode(mut self, transpose_mode: u8) -> Self {
        self.transpose_mode = transpose_mode;
        self
    }

    /// The same with another `out_dtype`.
    #[must_use]
    pub const fn with_out_dtype(mut self, out_dtype: Dtype) -> Self {
        self.out_dtype = out_dtype;
        self
    }

    /// The same with another `tile_size`.
    #[must_use]
    pub const fn with_tile_size(mut self, tile_size: TileSize) -> Self {
        self.tile_size = tile_size;
        self
    }

    /// The same with another `tile_sel`.
    #[must_use]
    pub const fn with_tile_sel(mut self, tile_sel: TileSel) -> Self {
        self.tile_sel = tile_sel;
        self
    }

    /// The same with another `scalar_mode`.
    #[must_use]
    pub const fn with_scalar_mode(mut self, scalar_mode: u8) -> Self {
        self.scalar_mode = scalar_mode;
        self
    }

    /// The same with another `seed_mode`.
    #[must_use]
    pub const fn with_seed_mode(mut self, seed_mode: PeSeedMode) -> Self {
        self.seed_mode = seed_mode;
        self
    }

    /// The same with another `perf_mode`.
    #[must_use]
    pub const fn with_perf_mode(mut self, perf_mode: MxPerfMode) -> Self {
        self.perf_mode = perf_mode;
        self
    }
}

impl Default for Matmul {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x02),
            debug_cmd: 0,
            debug_hint: 0,
            events: Events::ZERO,
            src_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            in_dtype: Dtype(0),
            fp32_mode: PeFp32mode(0),
            perf_opt: PerfOptMode(0),
            quant_offset: [0; 2],
            num_active_rows: 0,
            num_active_cols: 0,
            psum_accumulate_flags: MatmulPsumAccumulateFlags(3),
            row_grp: 15,
            col_grp: 15,
            xbus_sel: 0,
            psum_zero_region: MatmulZeroRegion(0),
            dst_mem_pattern: MemPattern3dMaverickArm::Raw([0; 16]),
            transpose_mode: 0,
            out_dtype: Dtype(10),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            perf_mode: MxPerfMode(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    Matmul { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint" debug_hint
    Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain, "in_dtype"
    in_dtype Plain, "fp32_mode" fp32_mode Plain, "perf_opt" perf_opt Plain,
    "quant_offset" quant_offset Hex, "num_active_rows" num_active_rows Plain,
    "num_active_cols" num_active_cols Plain, "psum_accumulate_flags"
    psum_accumulate_flags Plain, "row_grp" row_grp Plain, "col_grp" col_grp Plain,
    "xbus_sel" xbus_sel Plain, "psum_zero_region" psum_zero_region Plain,
    "dst_mem_pattern" dst_mem_pattern Plain, "transpose_mode" transpose_mode Plain,
    "out_dtype" out_dtype Plain, "tile_size" tile_size Plain, "tile_sel" tile_sel Plain,
    "scalar_mode" scalar_mode Plain, "seed_mode" seed_mode Plain, "perf_mode" perf_mode
    Plain }
);

impl Lift<formats::S3d3MmSunda> for Matmul {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3MmSunda) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: MemPattern3dMaverickArm::T(record.src_mem_pattern()),
            in_dtype: record.in_dtype(),
            fp32_mode: record.fp32_mode(),
            perf_opt: record.perf_opt(),
            quant_offset: record.quant_offset(),
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: record.xbus_sel(),
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: MemPattern3dMaverickArm::T(record.dst_mem_pattern()),
            transpose_mode: 0,
            out_dtype: Dtype(10),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3d3MmSunda> for Matmul {
    fn lower_onto(
        &self,
        mut record: formats::S3d3MmSunda,
    ) -> Result<formats::S3d3MmSunda, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record
            .set_src_mem_pattern(
                match self.src_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        record.set_in_dtype(self.in_dtype);
        record.set_fp32_mode(self.fp32_mode);
        record.set_perf_opt(self.perf_opt);
        record.set_quant_offset(self.quant_offset);
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_xbus_sel(self.xbus_sel);
        record.set_psum_zero_region(self.psum_zero_region);
        record
            .set_dst_mem_pattern(
                match self.dst_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        if self.transpose_mode != 0 {
            return Err(LowerError::Operand {
                operand: "transpose_mode",
            });
        }
        if self.out_dtype != Dtype(10) {
            return Err(LowerError::Operand {
                operand: "out_dtype",
            });
        }
        if self.tile_size != TileSize::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_size",
            });
        }
        if self.tile_sel != TileSel::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_sel",
            });
        }
        if self.scalar_mode != 0 {
            return Err(LowerError::Operand {
                operand: "scalar_mode",
            });
        }
        if self.seed_mode != PeSeedMode(0) {
            return Err(LowerError::Operand {
                operand: "seed_mode",
            });
        }
        if self.perf_mode != MxPerfMode(0) {
            return Err(LowerError::Operand {
                operand: "perf_mode",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3MmCayman> for Matmul {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3MmCayman) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: MemPattern3dMaverickArm::T(record.src_mem_pattern()),
            in_dtype: record.in_dtype(),
            fp32_mode: record.fp32_mode(),
            perf_opt: record.perf_opt(),
            quant_offset: [0; 2],
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: 0,
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: MemPattern3dMaverickArm::T(record.dst_mem_pattern()),
            transpose_mode: record.transpose_mode(),
            out_dtype: record.out_dtype(),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3d3MmCayman> for Matmul {
    fn lower_onto(
        &self,
        mut record: formats::S3d3MmCayman,
    ) -> Result<formats::S3d3MmCayman, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        record
            .set_src_mem_pattern(
                match self.src_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "src_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        record.set_in_dtype(self.in_dtype);
        record.set_fp32_mode(self.fp32_mode);
        record.set_perf_opt(self.perf_opt);
        if self.quant_offset != [0; 2] {
            return Err(LowerError::Operand {
                operand: "quant_offset",
            });
        }
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        if self.xbus_sel != 0 {
            return Err(LowerError::Operand {
                operand: "xbus_sel",
            });
        }
        record.set_psum_zero_region(self.psum_zero_region);
        record
            .set_dst_mem_pattern(
                match self.dst_mem_pattern {
                    MemPattern3dMaverickArm::I(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::Mx(_) => {
                        return Err(LowerError::Operand {
                            operand: "dst_mem_pattern",
                        });
                    }
                    MemPattern3dMaverickArm::T(value) => value,
                    MemPattern3dMaverickArm::Raw(value) => Tensor3d(value),
                },
            );
        record.set_transpose_mode(self.transpose_mode);
        record.set_out_dtype(self.out_dtype);
        if self.tile_size != TileSize::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_size",
            });
        }
        if self.tile_sel != TileSel::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_sel",
            });
        }
        if self.scalar_mode != 0 {
            return Err(LowerError::Operand {
                operand: "scalar_mode",
            });
        }
        if self.seed_mode != PeSeedMode(0) {
            return Err(LowerError::Operand {
                operand: "seed_mode",
            });
        }
        if self.perf_mode != MxPerfMode(0) {
            return Err(LowerError::Operand {
                operand: "perf_mode",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3MmMariana> for Matmul {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3MmMariana) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: match record.src_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
            in_dtype: record.in_dtype(),
            fp32_mode: record.fp32_mode(),
            perf_opt: record.perf_opt(),
            quant_offset: [0; 2],
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            psum_accumulate_flags: record.psum_accumulate_flags(),
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: 0,
            psum_zero_region: record.psum_zero_region(),
            dst_mem_pattern: match record.dst_mem_pattern().arm() {
                MemPattern3dCaymanArm::I(value) => MemPattern3dMaverickArm::I(value),
                MemPattern3dCaymanArm::T(value) => MemPattern3dMaverickArm::T(value),
                MemPattern3dCaymanArm::Raw(value) => MemPattern3dMaverickArm::Raw(value),
            },
            transpose_mode: record.transpose_mode(),
            out_dtype: record.out_dtype(),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3d3MmMariana> for Matmul {
    fn lower_onto(
        &self,
        mut record: formats::S3d3MmMariana,
    ) -> Result<formats::S3d3MmMariana, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = match self.src_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "src_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_fp32_mode(self.fp32_mode);
        record.set_perf_opt(self.perf_opt);
        if self.quant_offset != [0; 2] {
            return Err(LowerError::Operand {
                operand: "quant_offset",
            });
        }
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record.set_psum_accumulate_flags(self.psum_accumulate_flags);
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        if self.xbus_sel != 0 {
            return Err(LowerError::Operand {
                operand: "xbus_sel",
            });
        }
        record.set_psum_zero_region(self.psum_zero_region);
        let dst_mem_pattern = match self.dst_mem_pattern {
            MemPattern3dMaverickArm::I(value) => MemPattern3dCaymanArm::I(value),
            MemPattern3dMaverickArm::Mx(_) => {
                return Err(LowerError::Operand {
                    operand: "dst_mem_pattern",
                });
            }
            MemPattern3dMaverickArm::T(value) => MemPattern3dCaymanArm::T(value),
            MemPattern3dMaverickArm::Raw(value) => MemPattern3dCaymanArm::Raw(value),
        };
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        record.set_transpose_mode(self.transpose_mode);
        record.set_out_dtype(self.out_dtype);
        if self.tile_size != TileSize::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_size",
            });
        }
        if self.tile_sel != TileSel::ZERO {
            return Err(LowerError::Operand {
                operand: "tile_sel",
            });
        }
        if self.scalar_mode != 0 {
            return Err(LowerError::Operand {
                operand: "scalar_mode",
            });
        }
        if self.seed_mode != PeSeedMode(0) {
            return Err(LowerError::Operand {
                operand: "seed_mode",
            });
        }
        if self.perf_mode != MxPerfMode(0) {
            return Err(LowerError::Operand {
                operand: "perf_mode",
            });
        }
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern3dCayman as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3d3MmMaverick> for Matmul {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3d3MmMaverick) -> Result<Self, LiftError> {
        Ok(Self {
            opcode: Opcode(record.0[0]),
            debug_cmd: record.0[2],
            debug_hint: record.0[3],
            events: record.events(),
            src_mem_pattern: record.src_mem_pattern().arm(),
            in_dtype: record.in_dtype(),
            fp32_mode: record.fp32_mode(),
            perf_opt: PerfOptMode(0),
            quant_offset: [0; 2],
            num_active_rows: record.num_active_rows(),
            num_active_cols: record.num_active_cols(),
            psum_accumulate_flags: match record.flags().accumulate_flag().0 {
                0x00 => MatmulPsumAccumulateFlags(3),
                0x01 => MatmulPsumAccumulateFlags(0),
                value => {
                    return Err(LiftError::Value {
                        field: "flags.accumulate_flag",
                        value: value.into(),
                    });
                }
            },
            row_grp: 15,
            col_grp: 15,
            xbus_sel: 0,
            psum_zero_region: MatmulZeroRegion(0),
            dst_mem_pattern: record.dst_mem_pattern().arm(),
            transpose_mode: record.flags().xpose_mode(),
            out_dtype: record.out_dtype(),
            tile_size: record.tile_size(),
            tile_sel: record.tile_sel(),
            scalar_mode: record.flags().scalar_mode(),
            seed_mode: record.flags().seed_mode(),
            perf_mode: record.perf_mode(),
        })
    }
}

impl Lower<formats::S3d3MmMaverick> for Matmul {
    fn lower_onto(
        &self,
        mut record: formats::S3d3MmMaverick,
    ) -> Result<formats::S3d3MmMaverick, LowerError> {
        record.0[0] = self.opcode.0;
        record.0[1] = 16;
        record.0[2] = self.debug_cmd;
        record.0[3] = self.debug_hint;
        record.set_events(self.events);
        let src_mem_pattern = self.src_mem_pattern;
        record.set_src_mem_pattern(src_mem_pattern.into());
        record.set_in_dtype(self.in_dtype);
        record.set_fp32_mode(self.fp32_mode);
        if self.perf_opt != PerfOptMode(0) {
            return Err(LowerError::Operand {
                operand: "perf_opt",
            });
        }
        if self.quant_offset != [0; 2] {
            return Err(LowerError::Operand {
                operand: "quant_offset",
            });
        }
        record.set_num_active_rows(self.num_active_rows);
        record.set_num_active_cols(self.num_active_cols);
        record
            .set_flags(
                record
                    .flags()
                    .with_accumulate_flag(
                        match self.psum_accumulate_flags.0 {
                            0x03 => AccumulateMode(0),
                            0x00 => AccumulateMode(1),
                            _ => {
                                return Err(LowerError::Operand {
                                    operand: "psum_accumulate_flags",
                                });
                            }
                        },
                    ),
            );
        if self.row_grp != 15 {
            return Err(LowerError::Operand {
                operand: "row_grp",
            });
        }
        if self.col_grp != 15 {
            return Err(LowerError::Operand {
                operand: "col_grp",
            });
        }
        if self.xbus_sel != 0 {
            return Err(LowerError::Operand {
                operand: "xbus_sel",
            });
        }
        if self.psum_zero_region != MatmulZeroRegion(0) {
            return Err(LowerError::Operand {
                operand: "psum_zero_region",
            });
        }
        let dst_mem_pattern = self.dst_mem_pattern;
        record.set_dst_mem_pattern(dst_mem_pattern.into());
        record.set_flags(record.flags().with_xpose_mode(self.transpose_mode));
        record.set_out_dtype(self.out_dtype);
        record.set_tile_size(self.tile_size);
        record.set_tile_sel(self.tile_sel);
        record.set_flags(record.flags().with_scalar_mode(self.scalar_mode));
        record.set_flags(record.flags().with_seed_mode(self.seed_mode));
        record.set_perf_mode(self.perf_mode);
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
            });
        }
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &dst_mem_pattern,
            &record.dst_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "dst_mem_pattern",
            });
        }
        if record.flags().xpose_mode() != self.transpose_mode {
            return Err(LowerError::Operand {
                operand: "transpose_mode",
            });
        }
        if record.flags().scalar_mode() != self.scalar_mode {
            return Err(LowerError::Operand {
                operand: "scalar_mode",
            });
        }
        if record.flags().seed_mode() != self.seed_mode {
            return Err(LowerError::Operand {
                operand: "seed_mode",
            });
        }
        Ok(record)
    }
}
