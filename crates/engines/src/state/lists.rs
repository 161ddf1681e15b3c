//! Lists from lane 0 on.

/// Replaces the lanes from `first` on; those before that are not there yet are `reset`.
pub(crate) fn replace<T: Clone>(lanes: &mut Vec<T>, first: u32, values: Vec<T>, reset: &T) {
    let (start, end) = (first as usize, first as usize + values.len());
    if lanes.len() < end {
        lanes.resize(end, reset.clone());
    }
    lanes.splice(start..end, values);
}
