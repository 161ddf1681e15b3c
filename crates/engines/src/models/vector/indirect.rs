//! Tensors through offsets: the indirect form of an operand, which MARIANA brought.

use tpb_core::dialect::Engine;
use tpb_records::enums::Dtype;
use tpb_records::types::{Addr4, Addr4Arm, Indirect, PartitionOffset};

use super::offsets::{GROUP, Offsets};
use super::rows::{Sink, Source};
use crate::address;
use crate::fault::Fault;
use crate::memory::{Place, Space};
use crate::models::Models;
use crate::number::Format;
use crate::operand::{Forms, Home, Operand, Shape, format};
use crate::pattern::{DIMS, Pattern};

/// Bit of an address word that marks an index.
const MARKER: u32 = 1 << 29;

/// The numbers of an index, in each of its partitions.
struct Index {
    word: u32,
    count: u16,
}

impl Shape for Index {
    fn address(&self) -> Addr4 {
        Addr4::from(Addr4Arm::AddrImmediate(PartitionOffset(self.word)))
    }
    fn steps(&self) -> [i16; DIMS] {
        [1; DIMS]
    }
    fn counts(&self) -> [u16; DIMS] {
        [self.count, 1, 1, 1]
    }
}

impl<'m> Models<'m> {
    /// A source operand in either form.
    pub(crate) fn source_of(&self, name: &'static str, form: &impl Forms, dtype: Dtype, channels: u32) -> Result<Source<'m>, Fault> {
        let Some(indirect) = form.indirect() else {
            return self.source(name, form.direct(name)?, dtype, channels);
        };
        let format = format("in_dtype", dtype, self.core)?;
        let (operand, offsets) = self.offsets(name, indirect, format, channels)?;
        let mut bytes = Vec::new();
        for channel in 0..channels {
            for byte in offsets.of(channel) {
                let mut element = vec![0; offsets.size as usize];
                let read = self.core.memory(operand.space).read(operand.partition + channel, *byte, &mut element);
                read.map_err(|cause| Fault::access(name, cause))?;
                bytes.extend(element);
            }
        }
        Ok(Source::of_bytes(self.core, operand, format, bytes))
    }

    /// A destination operand in either form.
    pub(crate) fn sink_of(&self, name: &'static str, form: &impl Forms, dtype: Dtype, channels: u32) -> Result<Sink<'m>, Fault> {
        let Some(indirect) = form.indirect() else {
            return self.sink(name, form.direct(name)?, dtype, channels);
        };
        let format = format("out_dtype", dtype, self.core)?;
        let (operand, offsets) = self.offsets(name, indirect, format, channels)?;
        if operand.space == Space::Psum && self.engine == Engine::Act {
            return Err(Fault::illegal(name, "ACT does not scatter to PSUM"));
        }
        for channel in 0..channels {
            for byte in offsets.of(channel) {
                let memory = self.core.memory(operand.space);
                memory.check(operand.partition + channel, (*byte).into(), offsets.size).map_err(|cause| Fault::access(name, cause))?;
            }
        }
        Ok(Sink::scattered(self, operand, format, offsets))
    }

    /// The offsets of an operand, and the operand as if its elements were neighbours: they are reached through the offsets alone.
    ///
    /// A group of 16 lanes has one list, whose offsets count elements from the data's address (`nki_public.md` 4, `conflicts.NKI` 6).
    fn offsets(&self, name: &'static str, indirect: Indirect, format: Format, channels: u32) -> Result<(Operand, Offsets), Fault> {
        let mut bytes = self.index_lists(name, indirect, (4, indirect.num_elem()), channels)?;
        let place = self.data_place(name, indirect)?;
        let size = format.bytes();
        for offset in bytes.iter_mut().flatten() {
            *offset = place.byte.saturating_add(offset.saturating_mul(size));
        }
        let counts = [indirect.num_elem(), 1, 1, 1];
        let elements = indirect.num_elem().into();
        let pattern = Pattern::new(place.byte, size, &[1; DIMS], &counts, elements).map_err(|cause| Fault::access(name, cause))?;
        Ok((Operand { name, space: place.space, partition: place.partition, channels, pattern }, Offsets { bytes, size }))
    }

    /// Where the data behind an index begins.
    pub(super) fn data_place(&self, name: &'static str, indirect: Indirect) -> Result<Place, Fault> {
        let Addr4Arm::AddrImmediate(PartitionOffset(word)) = indirect.data_addr().arm() else {
            return Err(Fault::illegal(name, "the address behind an index is not in the record"));
        };
        match address::place(name, word)? {
            place if place.space == Space::Psum && self.engine == Engine::Pool => Err(Fault::illegal(name, "POOL has no access to PSUM")),
            place => Ok(place),
        }
    }

    /// A list of `n` numbers of `size` bytes for every group of 16 lanes: number i is element `i / 16` of the index in the group's partition `i % 16`.
    pub(super) fn index_lists(
        &self,
        name: &'static str,
        indirect: Indirect,
        (size, n): (u32, u16),
        channels: u32,
    ) -> Result<Vec<Vec<u32>>, Fault> {
        let word = u32::from_le_bytes(indirect.index_addr().to_bytes()) & !MARKER;
        let count = n.div_ceil(GROUP as u16);
        let lanes = channels.next_multiple_of(GROUP);
        let bytes = self.operand(name, &Index { word, count }, size, lanes, Home::Engine)?.gather(self.core);
        let size = size as usize;
        let number = |group: u32, i: u32| {
            let at = size * ((group * GROUP + i % GROUP) * u32::from(count) + i / GROUP) as usize;
            bytes.get(at..at + size).unwrap_or_default().iter().rev().fold(0, |low, byte| low << 8 | u32::from(*byte))
        };
        Ok((0..lanes / GROUP).map(|group| (0..n.into()).map(|i| number(group, i)).collect()).collect())
    }
}
