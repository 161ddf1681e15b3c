// Generated from spec/ by `cargo run -p tpb-codegen -- generate`. Do not edit.
//! Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.

use ::tpb_core::dialect::{Lift, LiftError, Lower, LowerError};
use crate::formats;

#[allow(unused_imports)]
use crate::enums::{
    Dtype, MxPerfMode, Opcode, PeFp32mode, PeLwOrder, PeSeedMode, PerfOptMode, TagWgtMode,
};

#[allow(unused_imports)]
use crate::types::{
    Events, Indirect16b, MemPattern3dCayman, MemPattern3dCaymanArm, MemPattern3dMaverick,
    MemPattern3dMaverickArm, MxtensorV2, Tensor3d, TileSel, TileSize,
};

/// Loads a tile of the stationary operand from SBUF into the latches of the PE array, where it stays until the next load of that tile. By default the first element of a row goes to the last column.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LoadWeights {
    /// Opcode.
    pub opcode: Opcode,
    /// Trace command byte of the header.
    pub debug_cmd: u8,
    /// Trace hint byte of the header.
    pub debug_hint: u8,
    /// What is waited for and updated.
    pub events: Events,
    /// weights
    pub src_mem_pattern: MemPattern3dMaverickArm,
    /// element type of the weights
    pub in_dtype: Dtype,
    /// mantissa parts of FP32 weights
    pub fp32_mode: PeFp32mode,
    /// fast mode
    pub perf_opt: PerfOptMode,
    /// zero points of the two operands
    pub quant_offset: [u8; 2],
    /// rows loaded
    pub num_active_rows: u8,
    /// columns loaded; 0 is 256 on maverick
    pub num_active_cols: u8,
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
    /// transpose
    pub transpose_mode: u8,
    /// 2 transposes in the background; other values are not known
    pub bg_xpose_mode: u8,
    /// elements carry sparsity tags
    pub tag_weight_mode: TagWgtMode,
    /// size of the tile
    pub tile_size: TileSize,
    /// tile of the array
    pub tile_sel: TileSel,
    /// values not known
    pub scalar_mode: u8,
    /// load or save rounding seeds
    pub seed_mode: PeSeedMode,
    /// order of the columns
    pub load_order: PeLwOrder,
    /// row arrangement of MX weights
    pub perf_mode: MxPerfMode,
}

impl LoadWeights {
    /// Name of the operation.
    pub const NAME: &'static str = "load_weights";

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

    /// The same with another `transpose_mode`.
    #[must_use]
    pub const fn with_transpose_mode(mut self, transpose_mode: u8) -> Self {
        self.transpose_mode = transpose_mode;
        self
    }

    /// The same with another `bg_xpose_mode`.
    #[must_use]
    pub const fn with_bg_xpose_mode(mut self, bg_xpose_mode: u8) -> Self {
        self.bg_xpose_mode = bg_xpose_mode;
        self
    }

    /// The same with another `tag_weight_mode`.
    #[must_use]
    pub const fn with_tag_weight_mode(mut self, tag_weight_mode: TagWgtMode) -> Self {
        self.tag_weight_mode = tag_weight_mode;
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

    /// The same with another `load_order`.
    #[must_use]
    pub const fn with_load_order(mut self, load_order: PeLwOrder) -> Self {
        self.load_order = load_order;
        self
    }

    /// The same with another `perf_mode`.
    #[must_use]
    pub const fn with_perf_mode(mut self, perf_mode: MxPerfMode) -> Self {
        self.perf_mode = perf_mode;
        self
    }
}

impl Default for LoadWeights {
    fn default() -> Self {
        Self {
            opcode: Opcode(0x01),
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
            row_grp: 15,
            col_grp: 15,
            xbus_sel: 0,
            transpose_mode: 0,
            bg_xpose_mode: 0,
            tag_weight_mode: TagWgtMode(0),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            load_order: PeLwOrder(0),
            perf_mode: MxPerfMode(0),
        }
    }
}

#[cfg(feature = "serde")]
::tpb_core::operation_serde!(
    LoadWeights { "opcode" opcode Plain, "debug_cmd" debug_cmd Plain, "debug_hint"
    debug_hint Plain, "events" events Plain, "src_mem_pattern" src_mem_pattern Plain,
    "in_dtype" in_dtype Plain, "fp32_mode" fp32_mode Plain, "perf_opt" perf_opt Plain,
    "quant_offset" quant_offset Hex, "num_active_rows" num_active_rows Plain,
    "num_active_cols" num_active_cols Plain, "row_grp" row_grp Plain, "col_grp" col_grp
    Plain, "xbus_sel" xbus_sel Plain, "transpose_mode" transpose_mode Plain,
    "bg_xpose_mode" bg_xpose_mode Plain, "tag_weight_mode" tag_weight_mode Plain,
    "tile_size" tile_size Plain, "tile_sel" tile_sel Plain, "scalar_mode" scalar_mode
    Plain, "seed_mode" seed_mode Plain, "load_order" load_order Plain, "perf_mode"
    perf_mode Plain }
);

impl Lift<formats::S3LwSunda> for LoadWeights {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3LwSunda) -> Result<Self, LiftError> {
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
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: record.xbus_sel(),
            transpose_mode: 0,
            bg_xpose_mode: 0,
            tag_weight_mode: TagWgtMode(0),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            load_order: PeLwOrder(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3LwSunda> for LoadWeights {
    fn lower_onto(
        &self,
        mut record: formats::S3LwSunda,
    ) -> Result<formats::S3LwSunda, LowerError> {
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
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        record.set_xbus_sel(self.xbus_sel);
        if self.transpose_mode != 0 {
            return Err(LowerError::Operand {
                operand: "transpose_mode",
            });
        }
        if self.bg_xpose_mode != 0 {
            return Err(LowerError::Operand {
                operand: "bg_xpose_mode",
            });
        }
        if self.tag_weight_mode != TagWgtMode(0) {
            return Err(LowerError::Operand {
                operand: "tag_weight_mode",
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
        if self.load_order != PeLwOrder(0) {
            return Err(LowerError::Operand {
                operand: "load_order",
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

impl Lift<formats::S3LwCayman> for LoadWeights {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3LwCayman) -> Result<Self, LiftError> {
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
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: 0,
            transpose_mode: record.transpose_mode(),
            bg_xpose_mode: 0,
            tag_weight_mode: TagWgtMode(0),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            load_order: PeLwOrder(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3LwCayman> for LoadWeights {
    fn lower_onto(
        &self,
        mut record: formats::S3LwCayman,
    ) -> Result<formats::S3LwCayman, LowerError> {
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
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        if self.xbus_sel != 0 {
            return Err(LowerError::Operand {
                operand: "xbus_sel",
            });
        }
        record.set_transpose_mode(self.transpose_mode);
        if self.bg_xpose_mode != 0 {
            return Err(LowerError::Operand {
                operand: "bg_xpose_mode",
            });
        }
        if self.tag_weight_mode != TagWgtMode(0) {
            return Err(LowerError::Operand {
                operand: "tag_weight_mode",
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
        if self.load_order != PeLwOrder(0) {
            return Err(LowerError::Operand {
                operand: "load_order",
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

impl Lift<formats::S3LwMariana> for LoadWeights {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3LwMariana) -> Result<Self, LiftError> {
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
            row_grp: record.row_grp(),
            col_grp: record.col_grp(),
            xbus_sel: 0,
            transpose_mode: record.transpose_mode(),
            bg_xpose_mode: record.bg_xpose_mode(),
            tag_weight_mode: record.flags().tag_weight_mode(),
            tile_size: TileSize::ZERO,
            tile_sel: TileSel::ZERO,
            scalar_mode: 0,
            seed_mode: PeSeedMode(0),
            load_order: PeLwOrder(0),
            perf_mode: MxPerfMode(0),
        })
    }
}

impl Lower<formats::S3LwMariana> for LoadWeights {
    fn lower_onto(
        &self,
        mut record: formats::S3LwMariana,
    ) -> Result<formats::S3LwMariana, LowerError> {
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
        record.set_row_grp(self.row_grp);
        record.set_col_grp(self.col_grp);
        if self.xbus_sel != 0 {
            return Err(LowerError::Operand {
                operand: "xbus_sel",
            });
        }
        record.set_transpose_mode(self.transpose_mode);
        record.set_bg_xpose_mode(self.bg_xpose_mode);
        record.set_flags(record.flags().with_tag_weight_mode(self.tag_weight_mode));
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
        if self.load_order != PeLwOrder(0) {
            return Err(LowerError::Operand {
                operand: "load_order",
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
        if record.flags().tag_weight_mode() != self.tag_weight_mode {
            return Err(LowerError::Operand {
                operand: "tag_weight_mode",
            });
        }
        Ok(record)
    }
}

impl Lift<formats::S3LwMaverick> for LoadWeights {
    #[allow(clippy::needless_question_mark)]
    fn lift(record: &formats::S3LwMaverick) -> Result<Self, LiftError> {
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
            row_grp: 15,
            col_grp: 15,
            xbus_sel: 0,
            transpose_mode: record.flags().xpose_mode(),
            bg_xpose_mode: 0,
            tag_weight_mode: TagWgtMode(0),
            tile_size: record.tile_size(),
            tile_sel: record.tile_sel(),
            scalar_mode: record.flags().scalar_mode(),
            seed_mode: record.flags().seed_mode(),
            load_order: record.flags().load_order(),
            perf_mode: record.perf_mode(),
        })
    }
}

impl Lower<formats::S3LwMaverick> for LoadWeights {
    fn lower_onto(
        &self,
        mut record: formats::S3LwMaverick,
    ) -> Result<formats::S3LwMaverick, LowerError> {
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
        record.set_flags(record.flags().with_xpose_mode(self.transpose_mode));
        if self.bg_xpose_mode != 0 {
            return Err(LowerError::Operand {
                operand: "bg_xpose_mode",
            });
        }
        if self.tag_weight_mode != TagWgtMode(0) {
            return Err(LowerError::Operand {
                operand: "tag_weight_mode",
            });
        }
        record.set_tile_size(self.tile_size);
        record.set_tile_sel(self.tile_sel);
        record.set_flags(record.flags().with_scalar_mode(self.scalar_mode));
        record.set_flags(record.flags().with_seed_mode(self.seed_mode));
        record.set_flags(record.flags().with_load_order(self.load_order));
        record.set_perf_mode(self.perf_mode);
        if !<MemPattern3dMaverick as ::tpb_core::layout::Union>::reads_as(
            &src_mem_pattern,
            &record.src_mem_pattern().arm(),
        ) {
            return Err(LowerError::Operand {
                operand: "src_mem_pattern",
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
        if record.flags().load_order() != self.load_order {
            return Err(LowerError::Operand {
                operand: "load_order",
            });
        }
        Ok(record)
    }
}
