//! The inner loop of PE.

/// Columns of the array that are summed at a time.
const MR: usize = 4;
/// Moving elements that are summed at a time.
const NR: usize = 16;

/// `out[m][n] = sum over k of weights[k][m] * moving[k][n]`, all matrices row by row.
///
/// Sums are FP32, from +0, over k in ascending order, with each product rounded before it is added.
///
/// choice: the sources leave the order of the sum and the rounding of the products open; they give FP32 products and sums
/// (`sim-matmul-mx.md` 2, PE facts section 0).
pub fn gemm(weights: &[f32], moving: &[f32], k: usize, m: usize, n: usize) -> Vec<f32> {
    let mut out = vec![0.0; m * n];
    if k == 0 || m == 0 || n == 0 {
        return out;
    }
    let weights = pack::<MR>(weights, k, m);
    let moving = pack::<NR>(moving, k, n);
    pulp::Arch::new().dispatch(Panels { weights: &weights, moving: &moving, k, m, n, out: &mut out });
    out
}

/// A product whose operands are packed into panels: plain loops, which the dispatch compiles for the vector unit that it finds.
struct Panels<'a> {
    weights: &'a [[f32; MR]],
    moving: &'a [[f32; NR]],
    k: usize,
    m: usize,
    n: usize,
    out: &'a mut [f32],
}

impl pulp::WithSimd for Panels<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: pulp::Simd>(self, _: S) {
        let Self { weights, moving, k, m, n, out } = self;
        for (p, x) in moving.chunks_exact(k).enumerate() {
            for (q, w) in weights.chunks_exact(k).enumerate() {
                let sums = block(w, x);
                let (row, column) = (q * MR, p * NR);
                let width = NR.min(n - column);
                for (i, sums) in sums.iter().enumerate().take(m - row) {
                    let start = (row + i) * n + column;
                    out[start..start + width].copy_from_slice(&sums[..width]);
                }
            }
        }
    }
}

/// Panels of `W` columns, each row by row; the last one is filled up with zeros.
fn pack<const W: usize>(matrix: &[f32], rows: usize, columns: usize) -> Vec<[f32; W]> {
    let mut out = vec![[0.0; W]; rows * columns.div_ceil(W)];
    for (r, row) in matrix.chunks_exact(columns).enumerate().take(rows) {
        for (p, part) in row.chunks(W).enumerate() {
            out[p * rows + r][..part.len()].copy_from_slice(part);
        }
    }
    out
}

#[inline(always)]
fn block(weights: &[[f32; MR]], moving: &[[f32; NR]]) -> [[f32; NR]; MR] {
    let mut sums = [[0.0f32; NR]; MR];
    for (w, x) in weights.iter().zip(moving) {
        for (sums, w) in sums.iter_mut().zip(w) {
            for (sum, x) in sums.iter_mut().zip(x) {
                *sum += w * x;
            }
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shape_agrees_with_the_plain_loop() {
        let mut seed = 1u32;
        let mut next = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (seed >> 8) as f32 / 65536.0 - 128.0
        };
        for (k, m, n) in [(1, 1, 1), (3, 4, 16), (128, 5, 17), (32, 3, 33), (7, 9, 1)] {
            let w: Vec<f32> = (0..k * m).map(|_| next()).collect();
            let x: Vec<f32> = (0..k * n).map(|_| next()).collect();
            let got = gemm(&w, &x, k, m, n);
            for i in 0..m {
                for j in 0..n {
                    let mut want = 0.0f32;
                    for r in 0..k {
                        want += w[r * m + i] * x[r * n + j];
                    }
                    assert_eq!(got[i * n + j].to_bits(), want.to_bits(), "{k} {m} {n}: {i} {j}");
                }
            }
        }
    }
}
