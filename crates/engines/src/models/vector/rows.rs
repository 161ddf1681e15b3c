//! The walk over operands: a partition's elements as a row of values, a row of results as a partition's elements.
//!
//! All partitions of an instruction are walked alike, and two operands pair by the order of their walks, whatever their shapes are
//! (elementwise facts 0.5). A row is small enough to stay near while its operators are applied.

use tpb_core::dialect::Engine;
use tpb_records::enums::Dtype;
use tpb_records::types::ImmValInstFieldArm;

use super::alu::Lane;
use super::offsets::Offsets;
use crate::choices::{Casts, IntegerScalar};
use crate::effect::LaneEffect;
use crate::effect::{Effect, Store};
use crate::fault::Fault;
use crate::models::Models;
use crate::models::lanes::Lanes;
use crate::number::{Format, load_integers, narrow, narrow_into, store_integers, widen_into};
use crate::operand::{Home, Operand, Shape, format};
use crate::state::Core;

/// A value that rows are made of.
pub(crate) trait Value: Lane {
    /// The row of a channel, numbered from the first active one.
    fn load(source: &Source<'_>, channel: u32, row: &mut Vec<Self>);

    /// Stores a row behind those stored before.
    fn save(sink: &mut Sink<'_>, row: &[Self]);
}

impl Value for f32 {
    fn load(source: &Source<'_>, channel: u32, row: &mut Vec<Self>) {
        let Source { core, operand, format, .. } = source;
        match (*format, &source.bytes) {
            (Format::F32, None) => {
                let Operand { space, partition, pattern, .. } = operand;
                core.memory(*space).gather_f32_into(partition + channel, 1, pattern, row);
            }
            (format, _) => {
                row.clear();
                row.resize(source.len(), 0.0);
                widen_into(format, &source.row(channel), row);
            }
        }
    }

    fn save(sink: &mut Sink<'_>, row: &[Self]) {
        let (format, casts) = (sink.format, sink.casts);
        let here = sink.next(row.len());
        match format {
            Format::F32 => here.as_chunks_mut::<4>().0.iter_mut().zip(row).for_each(|(to, v)| *to = v.to_le_bytes()),
            format => narrow_into(format, row, &casts, here),
        }
    }
}

impl Value for u64 {
    fn load(source: &Source<'_>, channel: u32, row: &mut Vec<Self>) {
        *row = load_integers(source.format, &source.row(channel));
    }

    fn save(sink: &mut Sink<'_>, row: &[Self]) {
        let bytes = store_integers(sink.format, row);
        sink.next(row.len()).copy_from_slice(&bytes);
    }
}

/// A source operand.
#[derive(Debug)]
pub(crate) struct Source<'c> {
    core: &'c Core,
    pub(crate) operand: Operand,
    pub(crate) format: Format,
    /// All rows, where they are not those of memory.
    bytes: Option<Vec<u8>>,
}

impl<'c> Source<'c> {
    /// A source whose rows are these bytes.
    pub(crate) const fn of_bytes(core: &'c Core, operand: Operand, format: Format, bytes: Vec<u8>) -> Self {
        Self { core, operand, format, bytes: Some(bytes) }
    }

    /// The bytes of a channel's elements.
    pub(crate) fn row(&self, channel: u32) -> Vec<u8> {
        let Operand { space, partition, pattern, .. } = &self.operand;
        let size = pattern.len() as usize * pattern.element_bytes() as usize;
        match &self.bytes {
            Some(bytes) => bytes.get(channel as usize * size..).and_then(|rest| rest.get(..size)).unwrap_or_default().to_vec(),
            None => self.core.memory(*space).gather(partition + channel, 1, pattern),
        }
    }

    /// The elements of a channel as they lie in memory, where they are FP32 and neighbours.
    pub(crate) fn words(&self, channel: u32) -> Option<&[[u8; 4]]> {
        let Operand { space, partition, pattern, .. } = &self.operand;
        match (self.format, &self.bytes) {
            (Format::F32, None) => Some(self.core.memory(*space).neighbours(partition + channel, pattern)?.as_chunks().0),
            _ => None,
        }
    }

    /// Elements of a row.
    pub(crate) fn len(&self) -> usize {
        self.operand.len() as usize
    }

    /// The same rows after `change` of all their bytes, which keeps their number and length.
    pub(crate) fn map(self, change: impl FnOnce(&Operand, Vec<u8>) -> Result<Vec<u8>, Fault>) -> Result<Self, Fault> {
        let bytes = match self.bytes {
            Some(bytes) => bytes,
            None => self.operand.gather(self.core),
        };
        let bytes = change(&self.operand, bytes)?;
        Ok(Self { core: self.core, operand: self.operand, format: self.format, bytes: Some(bytes) })
    }

    /// The values of all rows, in a vector that may have been used before.
    pub(crate) fn values_into(&self, out: &mut Vec<f32>) {
        match &self.bytes {
            None => self.operand.values_into(self.core, self.format, out),
            Some(bytes) => {
                out.resize(bytes.len() / self.format.bytes() as usize, 0.0);
                widen_into(self.format, bytes, out);
            }
        }
    }
}

/// A destination operand, and what has been computed of it.
#[derive(Debug)]
pub(crate) struct Sink<'c> {
    core: &'c Core,
    engine: Engine,
    pub(crate) operand: Operand,
    pub(crate) format: Format,
    casts: Casts,
    data: Vec<u8>,
    filled: usize,
    /// Places of the elements, where they are reached through offsets.
    offsets: Option<Offsets>,
}

impl<'c> Sink<'c> {
    /// A destination through offsets.
    pub(crate) fn scattered(models: &Models<'c>, operand: Operand, format: Format, offsets: Offsets) -> Self {
        Self { offsets: Some(offsets), ..Self::new(models, operand, format) }
    }

    fn new(models: &Models<'c>, operand: Operand, format: Format) -> Self {
        let mut data = models.core.spare.take();
        data.resize(operand.len() as usize * operand.channels as usize * format.bytes() as usize, 0);
        Self { core: models.core, engine: models.engine, operand, format, casts: models.choices.casts, data, filled: 0, offsets: None }
    }

    /// Room for the next row, where it is FP32.
    pub(crate) fn words(&mut self) -> Option<&mut [[u8; 4]]> {
        let elements = self.len();
        (self.format == Format::F32).then(|| self.next(elements).as_chunks_mut().0)
    }

    /// Room for the next `elements` elements.
    fn next(&mut self, elements: usize) -> &mut [u8] {
        let start = self.filled;
        let end = start + elements * self.format.bytes() as usize;
        self.filled = end;
        self.data.get_mut(start..end).unwrap_or_default()
    }

    /// Stores the bytes of a row.
    pub(crate) fn copy(&mut self, row: &[u8]) {
        let elements = self.len();
        self.next(elements).iter_mut().zip(row).for_each(|(to, v)| *to = *v);
    }

    /// Stores the elements of a row that are wanted, by their number in the walk, among those that the operand holds now. An element that the
    /// walk meets twice keeps the last one that was wanted.
    pub(crate) fn merge(&mut self, channel: u32, row: &[u8], wanted: impl Fn(usize) -> bool) {
        let Operand { space, partition, pattern, .. } = &self.operand;
        let size = self.format.bytes() as usize;
        let places: Vec<i64> = match &self.offsets {
            None => pattern.elements().collect(),
            Some(offsets) => offsets.of(channel).iter().map(|byte| i64::from(*byte)).collect(),
        };
        let (low, high) = places.iter().fold((i64::MAX, 0), |(low, high), byte| (low.min(*byte), high.max(*byte + size as i64)));
        let mut window = vec![0; usize::try_from(high - low).unwrap_or(0)];
        if self.core.memory(*space).read(partition + channel, low as u32, &mut window).is_err() {
            return;
        }
        let at = |byte: i64| (byte - low) as usize..(byte - low) as usize + size;
        for (k, byte) in places.iter().enumerate() {
            if let (true, Some(to), Some(from)) = (wanted(k), window.get_mut(at(*byte)), row.get(k * size..(k + 1) * size)) {
                to.copy_from_slice(from);
            }
        }
        let merged: Vec<u8> = places.iter().flat_map(|byte| window.get(at(*byte)).unwrap_or_default()).copied().collect();
        self.copy(&merged);
    }

    /// Elements of a row.
    pub(crate) fn len(&self) -> usize {
        self.operand.len() as usize
    }

    /// The bytes that were computed.
    pub(crate) fn bytes(&self) -> &[u8] {
        &self.data
    }

    /// The stores that write what was computed, wherever the elements are.
    pub(crate) fn stores(self) -> Vec<Store> {
        match &self.offsets {
            None => vec![self.store()],
            Some(offsets) => offsets.stores(&self.operand, &self.data),
        }
    }

    /// The store that writes what was computed to a direct operand.
    pub(crate) fn store(self) -> Store {
        let Operand { space, partition, channels, pattern, .. } = self.operand;
        Store { space, partition, channels, pattern, data: self.data }
    }

    /// The effect of a model that does nothing else.
    pub(crate) fn effect(self) -> Effect {
        match &self.offsets {
            None => Effect::store(self.store()),
            Some(_) => Effect::Lanes(Box::new(LaneEffect { engine: self.engine, stores: self.stores(), updates: Vec::new() })),
        }
    }
}

/// A scalar operand: one value, or one for each channel.
#[derive(Clone, Debug)]
pub(crate) enum Scalars<L> {
    /// In the instruction.
    One(L),
    /// In memory, by channel.
    Each(Vec<L>),
}

impl<L: Copy + Default> Scalars<L> {
    /// The value of a channel.
    pub(crate) fn at(&self, channel: u32) -> L {
        match self {
            Self::One(v) => *v,
            Self::Each(v) => v.get(channel as usize).copied().unwrap_or_default(),
        }
    }
}

impl<'c> Models<'c> {
    /// A source operand of these elements.
    pub(crate) fn source(&self, name: &'static str, shape: &impl Shape, dtype: Dtype, channels: u32) -> Result<Source<'c>, Fault> {
        self.source_in(Home::Engine, name, shape, dtype, channels)
    }

    /// The same in some memory.
    pub(crate) fn source_in(
        &self,
        home: Home,
        name: &'static str,
        shape: &impl Shape,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Source<'c>, Fault> {
        let format = format(dtype_name(name), dtype, self.core)?;
        let operand = self.operand(name, shape, format.bytes(), channels, home)?;
        Ok(Source { core: self.core, operand, format, bytes: None })
    }

    /// A destination operand of these elements.
    pub(crate) fn sink(&self, name: &'static str, shape: &impl Shape, dtype: Dtype, channels: u32) -> Result<Sink<'c>, Fault> {
        self.sink_in(Home::Engine, name, shape, dtype, channels)
    }

    /// The same in some memory.
    pub(crate) fn sink_in(
        &self,
        home: Home,
        name: &'static str,
        shape: &impl Shape,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Sink<'c>, Fault> {
        let format = format("out_dtype", dtype, self.core)?;
        let operand = self.operand(name, shape, format.bytes(), channels, home)?;
        Ok(Sink::new(self, operand, format))
    }

    /// A scalar of the arithmetic datapath: FP32 in the instruction, or elements of `dtype` in memory.
    pub(crate) fn float_scalars(
        &self,
        name: &'static str,
        scalar: ImmValInstFieldArm,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Scalars<f32>, Fault> {
        Ok(match self.lanes(name, scalar, format("imm_dtype", dtype, self.core)?, channels)? {
            Lanes::Same(value) => Scalars::One(value),
            Lanes::Each(values) => Scalars::Each(values),
        })
    }

    /// A scalar of the integer datapaths: bits in the instruction, or elements of `dtype` in memory.
    pub(crate) fn integer_scalars(
        &self,
        name: &'static str,
        scalar: ImmValInstFieldArm,
        dtype: Dtype,
        channels: u32,
    ) -> Result<Scalars<u64>, Fault> {
        use ImmValInstFieldArm as Imm;
        let format = format("imm_dtype", dtype, self.core)?;
        let bytes = match scalar {
            Imm::ImmBitvecUint32(v) | Imm::ImmWideUint32(v) => v.to_le_bytes().to_vec(),
            Imm::ImmInt32(v) => v.to_le_bytes().to_vec(),
            Imm::ImmArithFp32(v) => match self.choices.integer_scalar {
                IntegerScalar::Bits => v.to_le_bytes().to_vec(),
                IntegerScalar::Value => narrow(format, &[v], &self.choices.casts),
            },
            other => {
                let operand = self.scalar_operand(name, other.into(), format, channels)?;
                return Ok(Scalars::Each(load_integers(format, &operand.gather(self.core))));
            }
        };
        let Some(bytes) = bytes.get(..format.bytes() as usize) else {
            return Err(Fault::illegal(name, "the field has 32 bits"));
        };
        Ok(Scalars::One(load_integers(format, bytes).first().copied().unwrap_or_default()))
    }
}

/// The field that holds the type of an operand, for messages.
fn dtype_name(operand: &'static str) -> &'static str {
    match operand {
        "src0_mem_pattern" => "in0_dtype",
        "src1_mem_pattern" => "in1_dtype",
        "pred_mem_pattern" => "pred_dtype",
        _ => "in_dtype",
    }
}
