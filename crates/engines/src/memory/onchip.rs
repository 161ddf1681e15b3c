//! A partitioned memory.

use super::{AccessError, Log, Space, Touch, Touched};
use crate::pattern::{Pattern, Run};

/// SBUF or PSUM: so many partitions of so many bytes, in a window that may be larger than the memory.
///
/// A partition takes up room from its first write on, and only up to the highest byte written; the rest reads as the fill byte.
#[derive(Clone, Debug)]
pub struct OnChip {
    space: Space,
    bytes: u32,
    window: u32,
    fill: u8,
    rows: Vec<Vec<u8>>,
    pub(crate) log: Log<Touch>,
}

impl OnChip {
    /// An unwritten memory. `window` is the distance of two partitions in the address map, at least `bytes`.
    pub fn new(space: Space, partitions: u32, bytes: u32, window: u32, fill: u8) -> Self {
        let rows = vec![Vec::new(); partitions as usize];
        Self { space, bytes, window: window.max(bytes), fill, rows, log: Log::default() }
    }

    /// Number of partitions.
    pub fn partitions(&self) -> u32 {
        self.rows.len() as u32
    }

    /// Bytes of a partition.
    pub const fn partition_bytes(&self) -> u32 {
        self.bytes
    }

    /// Distance of two partitions in the address map.
    pub const fn window(&self) -> u32 {
        self.window
    }

    /// Whether `size` bytes from `byte` are there.
    ///
    /// # Errors
    /// [`AccessError::Partition`], [`AccessError::Hole`] or [`AccessError::Byte`].
    pub fn check(&self, partition: u32, byte: i64, size: u32) -> Result<(), AccessError> {
        let (space, bytes) = (self.space, self.bytes);
        if partition >= self.partitions() {
            return Err(AccessError::Partition { space, partition: partition.into(), partitions: self.partitions() });
        }
        let end = byte.saturating_add(size.into());
        if byte < 0 || end > self.window.into() {
            return Err(AccessError::Byte { space, partition, byte, bytes });
        }
        if end > bytes.into() {
            return Err(AccessError::Hole { space, partition, byte, bytes });
        }
        Ok(())
    }

    /// Reads `out.len()` bytes.
    ///
    /// # Errors
    /// As [`OnChip::check`].
    pub fn read(&self, partition: u32, byte: u32, out: &mut [u8]) -> Result<(), AccessError> {
        self.check(partition, byte.into(), u32::try_from(out.len()).unwrap_or(u32::MAX))?;
        self.copy_out(partition, byte as usize, out);
        self.note(false, partition, byte, out.len());
        Ok(())
    }

    /// Writes `data`.
    ///
    /// # Errors
    /// As [`OnChip::check`]; nothing is written then.
    pub fn write(&mut self, partition: u32, byte: u32, data: &[u8]) -> Result<(), AccessError> {
        self.check(partition, byte.into(), u32::try_from(data.len()).unwrap_or(u32::MAX))?;
        self.note(true, partition, byte, data.len());
        let start = byte as usize;
        let end = start + data.len();
        self.row_to(partition, end)[start..end].copy_from_slice(data);
        Ok(())
    }

    /// Whether every element of the pattern is there, in `channels` partitions from `partition`. The error comes with the number of
    /// the first element outside.
    ///
    /// # Errors
    /// As [`OnChip::check`].
    pub fn check_pattern(&self, partition: u32, channels: u32, pattern: &Pattern) -> Result<(), (Option<u64>, AccessError)> {
        let last = u64::from(partition) + u64::from(channels.max(1)) - 1;
        if last >= u64::from(self.partitions()) {
            let error = AccessError::Partition { space: self.space, partition: last, partitions: self.partitions() };
            return Err((None, error));
        }
        let (low, high) = pattern.extent();
        if low >= 0 && high <= i64::from(self.bytes) {
            return Ok(());
        }
        let size = pattern.element_bytes();
        for (k, byte) in pattern.elements().enumerate() {
            if let Err(error) = self.check(partition, byte, size) {
                return Err((Some(k as u64), error));
            }
        }
        Ok(())
    }

    /// The elements of `channels` partitions from `partition`, partition by partition, in the order of the walk. The caller has
    /// checked the pattern; what is not there reads as the fill byte.
    pub fn gather(&self, partition: u32, channels: u32, pattern: &Pattern) -> Vec<u8> {
        self.log.note(|| Touch { partition, channels, write: false, bytes: Touched::Walk(pattern.clone()) });
        let size = pattern.element_bytes() as usize;
        let per_channel = pattern.len() as usize * size;
        let mut out = vec![self.fill; per_channel * channels as usize];
        if per_channel == 0 {
            return out;
        }
        for (channel, out) in out.chunks_exact_mut(per_channel).enumerate() {
            let Some(row) = self.rows.get(partition as usize + channel) else { break };
            let mut rest = out;
            for run in pattern.runs() {
                let (here, later) = rest.split_at_mut((run.count as usize * size).min(rest.len()));
                rest = later;
                gather_run(row, &run, size, here);
            }
        }
        out
    }

    /// The elements of `channels` partitions from `partition` as [`OnChip::gather`] has them, for elements of four bytes that are FP32.
    pub fn gather_f32(&self, partition: u32, channels: u32, pattern: &Pattern) -> Vec<f32> {
        let mut out = Vec::new();
        self.gather_f32_into(partition, channels, pattern, &mut out);
        out
    }

    /// The same into a vector that may have been used before.
    pub(crate) fn gather_f32_into(&self, partition: u32, channels: u32, pattern: &Pattern, out: &mut Vec<f32>) {
        const SIZE: usize = 4;
        out.clear();
        if pattern.element_bytes() as usize != SIZE {
            return;
        }
        self.log.note(|| Touch { partition, channels, write: false, bytes: Touched::Walk(pattern.clone()) });
        out.reserve(pattern.len() as usize * channels as usize);
        let fill = f32::from_le_bytes([self.fill; SIZE]);
        for channel in 0..channels as usize {
            let row = self.rows.get(partition as usize + channel).map_or(&[][..], Vec::as_slice);
            for run in pattern.runs() {
                let end = out.len() + run.count as usize;
                let start = usize::try_from(run.byte).unwrap_or(usize::MAX);
                if run.step == SIZE as i64 {
                    let known = row.get(start..).unwrap_or(&[]).as_chunks::<SIZE>().0;
                    out.extend(known.iter().take(run.count as usize).map(|b| f32::from_le_bytes(*b)));
                    // An element that is written in part only.
                    if let Some(rest) = row.get(start.saturating_add(SIZE * known.len())..).filter(|r| !r.is_empty() && out.len() < end) {
                        let mut last = [self.fill; SIZE];
                        last.iter_mut().zip(rest).for_each(|(to, from)| *to = *from);
                        out.push(f32::from_le_bytes(last));
                    }
                    out.resize(end, fill);
                } else {
                    out.extend((0..i64::from(run.count)).map(|i| {
                        let start = usize::try_from(run.byte.wrapping_add(i.wrapping_mul(run.step))).unwrap_or(usize::MAX);
                        row.get(start..).and_then(|r| r.first_chunk::<SIZE>()).map_or(fill, |b| f32::from_le_bytes(*b))
                    }));
                }
            }
        }
    }

    /// The bytes of a partition's elements, where they are neighbours in ascending order and have all been written.
    pub(crate) fn neighbours(&self, partition: u32, pattern: &Pattern) -> Option<&[u8]> {
        let size = pattern.element_bytes();
        let run = pattern.runs().next().filter(|run| u64::from(run.count) == pattern.len() && run.step == i64::from(size))?;
        let start = usize::try_from(run.byte).ok()?;
        let bytes = self.rows.get(partition as usize)?.get(start..start.checked_add(run.count as usize * size as usize)?)?;
        self.log.note(|| Touch { partition, channels: 1, write: false, bytes: Touched::Walk(pattern.clone()) });
        Some(bytes)
    }

    /// Writes `data`, which is laid out as [`OnChip::gather`] returns it. The caller has checked the pattern; what is not
    /// there is not written. An element written twice keeps the later value.
    pub fn scatter(&mut self, partition: u32, channels: u32, pattern: &Pattern, data: &[u8]) {
        let size = pattern.element_bytes() as usize;
        let per_channel = pattern.len() as usize * size;
        let (low, high) = pattern.extent();
        if per_channel == 0 || low < 0 || high > i64::from(self.bytes) {
            return;
        }
        self.log.note(|| Touch { partition, channels, write: true, bytes: Touched::Walk(pattern.clone()) });
        for (channel, mut rest) in data.chunks_exact(per_channel).enumerate().take(channels as usize) {
            let Some(partition) = partition.checked_add(channel as u32).filter(|p| *p < self.partitions()) else {
                return;
            };
            let row = self.row_to(partition, high as usize);
            for run in pattern.runs() {
                let (here, later) = rest.split_at((run.count as usize * size).min(rest.len()));
                rest = later;
                scatter_run(row, &run, size, here);
            }
        }
    }

    /// Changes every element of the pattern by the value it pairs with, in the order of the walk and partition by partition. Elements are
    /// `N` bytes, as the pattern says; an element that the walk meets twice is changed twice. The caller has checked the pattern.
    pub fn update<const N: usize>(
        &mut self,
        partition: u32,
        channels: u32,
        pattern: &Pattern,
        values: &[f32],
        change: impl Fn(&mut [u8; N], f32),
    ) {
        let (low, high) = pattern.extent();
        if low < 0 || high > i64::from(self.bytes) || pattern.element_bytes() as usize != N {
            return;
        }
        self.log.note(|| Touch { partition, channels, write: true, bytes: Touched::Walk(pattern.clone()) });
        let mut rest = values;
        for channel in 0..channels {
            let Some(partition) = partition.checked_add(channel).filter(|p| *p < self.partitions()) else { return };
            let row = self.row_to(partition, high as usize);
            for run in pattern.runs() {
                let (values, later) = rest.split_at(rest.len().min(run.count as usize));
                rest = later;
                if run.step == N as i64 {
                    let here = row.get_mut(run.byte as usize..).unwrap_or_default();
                    here.as_chunks_mut::<N>().0.iter_mut().zip(values).for_each(|(element, v)| change(element, *v));
                } else {
                    for (i, v) in values.iter().enumerate() {
                        let start = (run.byte + i as i64 * run.step) as usize;
                        if let Some(element) = row.get_mut(start..).and_then(|r| r.first_chunk_mut::<N>()) {
                            change(element, *v);
                        }
                    }
                }
            }
        }
    }

    /// Fills bytes of one partition; what is outside the memory is left out.
    pub fn clear(&mut self, partition: u32, start: u32, end: u32, value: u8) {
        let end = end.min(self.bytes) as usize;
        let start = start as usize;
        if partition < self.partitions() && start < end {
            self.note(true, partition, start as u32, end - start);
            self.row_to(partition, end)[start..end].fill(value);
        }
    }

    fn note(&self, write: bool, partition: u32, byte: u32, size: usize) {
        let end = byte.saturating_add(u32::try_from(size).unwrap_or(u32::MAX));
        self.log.note(|| Touch { partition, channels: 1, write, bytes: Touched::Range(byte, end) });
    }

    /// The written part of a partition, at least `end` bytes of it. `partition` exists and `end` is inside.
    fn row_to(&mut self, partition: u32, end: usize) -> &mut [u8] {
        let row = &mut self.rows[partition as usize];
        if row.len() < end {
            // Room in steps, so that a program that walks upwards does not copy the partition at every store.
            let room = end.next_multiple_of(4096).min(self.bytes as usize).max(end);
            row.resize(room, self.fill);
        }
        row
    }

    fn copy_out(&self, partition: u32, start: usize, out: &mut [u8]) {
        let row = &self.rows[partition as usize];
        let known = row.get(start..).unwrap_or(&[]);
        let n = known.len().min(out.len());
        out[..n].copy_from_slice(&known[..n]);
        out[n..].fill(self.fill);
    }
}

fn gather_run(row: &[u8], run: &Run, size: usize, out: &mut [u8]) {
    if run.step == size as i64 {
        let start = usize::try_from(run.byte).unwrap_or(usize::MAX);
        let known = row.get(start..).unwrap_or(&[]);
        let n = known.len().min(out.len());
        out[..n].copy_from_slice(&known[..n]);
        return;
    }
    let mut byte = run.byte;
    for element in out.chunks_exact_mut(size) {
        let start = usize::try_from(byte).unwrap_or(usize::MAX);
        if let Some(known) = start.checked_add(size).and_then(|end| row.get(start..end)) {
            element.copy_from_slice(known);
        }
        byte = byte.wrapping_add(run.step);
    }
}

fn scatter_run(row: &mut [u8], run: &Run, size: usize, data: &[u8]) {
    if run.step == size as i64 {
        let start = usize::try_from(run.byte).unwrap_or(usize::MAX);
        if let Some(here) = start.checked_add(data.len()).and_then(|end| row.get_mut(start..end)) {
            here.copy_from_slice(data);
        }
        return;
    }
    let mut byte = run.byte;
    for element in data.chunks_exact(size) {
        let start = usize::try_from(byte).unwrap_or(usize::MAX);
        if let Some(here) = start.checked_add(size).and_then(|end| row.get_mut(start..end)) {
            here.copy_from_slice(element);
        }
        byte = byte.wrapping_add(run.step);
    }
}
