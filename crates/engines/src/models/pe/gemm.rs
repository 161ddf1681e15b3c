//! The inner loop of PE.

use pulp::Simd;

/// Columns of the array that are summed at a time.
const MR: usize = 6;
/// Vectors of moving elements that are summed at a time.
const NV: usize = 2;

/// `out[m][n] = sum over k of weights[k][m] * moving[k][n]`, all matrices row by row.
///
/// Sums are FP32, from +0, over k in ascending order, with each product rounded before it is added.
///
/// choice: the sources leave the order of the sum and the rounding of the products open; they give FP32 products and sums
/// (`sim-matmul-mx.md` 2, PE facts section 0).
pub fn gemm(weights: &[f32], moving: &[f32], k: usize, m: usize, n: usize) -> Vec<f32> {
    let mut out = Vec::new();
    gemm_into(weights, moving, (k, m, n), false, &mut out);
    out
}

/// The same into a vector that may have been used before: it gets the size, and every element is written.
///
/// `exact` says that every product is an FP32 number: then it makes no difference whether it is rounded before it is added, and the vector
/// unit's fused operation serves.
pub(super) fn gemm_into(weights: &[f32], moving: &[f32], (k, m, n): (usize, usize, usize), exact: bool, out: &mut Vec<f32>) {
    out.resize(m * n, 0.0);
    if k == 0 || m == 0 || n == 0 {
        out.fill(0.0);
        return;
    }
    let product = Product { weights, moving, k, m, n, out };
    match exact {
        true => pulp::Arch::new().dispatch(Fused(product)),
        false => pulp::Arch::new().dispatch(product),
    }
}

/// Whether the product of any two of the values is an FP32 number, if they have at most `bits` bits in their significands together.
pub(super) fn products_are_exact(weights: &[f32], moving: &[f32], bits: u32) -> bool {
    if bits > 24 {
        return false;
    }
    let ((a, b), (c, d)) = (exponents(weights), exponents(moving));
    let (low, high) = ((a + c) as i32 - 254, (b + d) as i32 - 254);
    // The lowest bit of a product, and the carry that the highest may have.
    a > 0 && c > 0 && b < 255 && d < 255 && low - (bits as i32 - 2) >= -149 && high < 126
}

/// Lowest and highest exponent code of the numbers other than zero; 0 is that of a subnormal, which has no leading bit to go by.
fn exponents(values: &[f32]) -> (u32, u32) {
    pulp::Arch::new().dispatch(|| {
        // One less than the magnitude, so that zero is above everything in the search for the lowest.
        let range = |(low, high): (u32, u32), v: &f32| {
            let magnitude = v.to_bits() & 0x7fff_ffff;
            (low.min(magnitude.wrapping_sub(1)), high.max(magnitude))
        };
        let (low, high) = values.iter().fold((0x7fff_ffff, 0), range);
        (low.wrapping_add(1) >> 23, high >> 23)
    })
}

/// A product, as the vector unit that the dispatch finds computes it.
struct Product<'a> {
    weights: &'a [f32],
    moving: &'a [f32],
    k: usize,
    m: usize,
    n: usize,
    out: &'a mut [f32],
}

impl pulp::WithSimd for Product<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        self.compute(simd, |simd, w, x, sum| simd.add_f32s(sum, simd.mul_f32s(w, x)));
    }
}

/// The same with fused operations.
struct Fused<'a>(Product<'a>);

impl pulp::WithSimd for Fused<'_> {
    type Output = ();

    #[inline(always)]
    fn with_simd<S: Simd>(self, simd: S) {
        self.0.compute(simd, |simd, w, x, sum| simd.mul_add_e_f32s(w, x, sum));
    }
}

impl Product<'_> {
    #[inline(always)]
    fn compute<S: Simd>(self, simd: S, add: impl Fn(S, S::f32s, S::f32s, S::f32s) -> S::f32s + Copy) {
        let Self { weights, moving, k, m, n, out } = self;
        let width = NV * S::F32_LANES;
        let mut packed = vec![0.0; k * m.div_ceil(MR) * MR];
        for (q, panel) in packed.chunks_exact_mut(k * MR).enumerate() {
            pack(weights, m, q * MR, MR, panel);
        }
        let mut panel = vec![0.0; k * width];
        for column in (0..n).step_by(width) {
            pack(moving, n, column, width, &mut panel);
            let x = S::as_simd_f32s(&panel).0.as_chunks::<NV>().0;
            let inside = width.min(n - column);
            for (q, panel) in packed.chunks_exact(k * MR).enumerate() {
                let sums = block(simd, panel.as_chunks::<MR>().0, x, add);
                for (row, sums) in (q * MR..m).zip(&sums) {
                    let to = row * n + column;
                    let Some(to) = out.get_mut(to..to + inside) else { continue };
                    for (to, sums) in to.chunks_mut(S::F32_LANES).zip(sums) {
                        simd.partial_store_f32s(to, *sums);
                    }
                }
            }
        }
    }
}

/// Takes `width` columns from `column` on out of a matrix, row by row; those beyond its last column are 0.
fn pack(matrix: &[f32], columns: usize, column: usize, width: usize, out: &mut [f32]) {
    let inside = width.min(columns - column.min(columns));
    for (row, out) in matrix.chunks_exact(columns).zip(out.chunks_exact_mut(width)) {
        let (from, rest) = out.split_at_mut(inside);
        from.copy_from_slice(&row[column..column + inside]);
        rest.fill(0.0);
    }
}

#[inline(always)]
fn block<S: Simd>(
    simd: S,
    weights: &[[f32; MR]],
    moving: &[[S::f32s; NV]],
    add: impl Fn(S, S::f32s, S::f32s, S::f32s) -> S::f32s,
) -> [[S::f32s; NV]; MR] {
    let mut sums = [[simd.splat_f32s(0.0); NV]; MR];
    for (w, x) in weights.iter().zip(moving) {
        for (sums, w) in sums.iter_mut().zip(w) {
            let w = simd.splat_f32s(*w);
            for (sum, x) in sums.iter_mut().zip(x) {
                *sum = add(simd, w, *x, *sum);
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

    /// Numbers of few bits: fused and unfused sums are the same to the bit, as long as [`products_are_exact`] holds.
    #[test]
    fn exact_products_may_be_fused() {
        let mut seed = 3u32;
        let mut next = |low: u32, span: u32| {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            // BFLOAT16 with an exponent code from a range.
            f32::from_bits((seed >> 31) << 31 | (low + (seed >> 8) % span) << 23 | (seed >> 9 & 0x7f) << 16)
        };
        let (k, m, n) = (33, 7, 19);
        for (low, span, exact) in [(100, 50, true), (64, 4, true), (59, 8, false), (186, 4, true), (189, 4, false), (1, 4, false)] {
            let w: Vec<f32> = (0..k * m).map(|_| next(low, span)).collect();
            let x: Vec<f32> = (0..k * n).map(|_| next(low, span)).collect();
            assert_eq!(products_are_exact(&w, &x, 16), exact, "{low} {span}");
            if exact {
                let mut fused = Vec::new();
                gemm_into(&w, &x, (k, m, n), true, &mut fused);
                let plain = gemm(&w, &x, k, m, n);
                assert!(fused.iter().zip(&plain).all(|(a, b)| a.to_bits() == b.to_bits()), "{low} {span}");
            }
        }
        let subnormal = f32::from_bits(0x0010_0000);
        assert!(!products_are_exact(&[subnormal], &[1.0], 16));
        assert!(products_are_exact(&[0.0], &[1.0, 0.0], 16));
        assert!(!products_are_exact(&[f32::INFINITY], &[1.0], 16));
        assert!(!products_are_exact(&[1.0], &[1.0], 48));
    }
}
