# Gaps in double-double arithmetic.
#
# constant: WIDE_ERROR in exact/gap.rs
# formula: (left.value().abs() + right.value().abs()) / length.value() + radius.value() in
#   exact/gap.rs
# formula: trusted(gap.value(), WIDE_ERROR * size + UNDERFLOW) in exact/gap.rs
# formula: WIDE_ERROR * (2.0 * size + radius.value()) + UNDERFLOW in exact/gap.rs
# formula: left.value().abs().max(right.value().abs()) / length in exact/gap.rs
# formula: RELATIVE * quotient >= WIDE_ERROR * size + SMALL in exact/gap.rs
# abstract: no
# proves: WIDE_ERROR >= Kline
# proves: WIDE_ERROR >= Kpoint
#
# Theorem: `line_gap` and `point_gap` are within WIDE_ERROR size + UNDERFLOW of the exact gap.
# Code: `line_gap`, `point_gap`, `small_point_gap`, `small_line_gap` in exact/gap.rs, `Wide` in
# exact/wide.rs.
#
# Reduction: each operation of `Wide` has a relative error of at most 2^-100: M. Joldes, J.-M.
# Muller, V. Popescu, "Tight and rigorous error bounds for basic building blocks of double-word
# arithmetic", 2017, proved in Coq by J.-M. Muller and L. Rideau, 2022: 3u² + 13u³ for sums, 7u²
# for products, 15u² + 56u³ for quotients. The script composes these operations, as functions of
# which only that is known. The vectors and the sum of the radii are exact (`Wide::sum`). `size` is
# computed in doubles. The root's error is that of wide_root.g; it and the quotient's are written
# as that of a product with 1. Variables are magnitudes (README.md, "Signs").
#
# Underflow: edges shorter than 2^-300 are lengthened by 2^600, so squares and quotients are
# normal; UNDERFLOW = 2^-520 is far above what products of `left` and `right`, 2^-1074, lose after
# the division by a length of 2^-300. Overflow: coordinates up to 2^500 have products below 2^1003;
# larger ones become infinite or NaN, which `trusted` refuses.

square = add_rel<100>(mul_rel<100>(ex, ex), mul_rel<100>(ey, ey));
length = mul_rel<100>(sqrt(square), one);
cross = add_rel<100>(mul_rel<100>(ey, tx), mul_rel<100>(ex, ty));
gap = add_rel<100>(mul_rel<100>(cross / length, one), radius);
near = add_rel<100>(length, radius);

Length = sqrt(ex * ex + ey * ey) * one;
Cross = ey * tx + ex * ty;
Gap = Cross / Length * one + radius;
Near = Length + radius;
# `size`, in doubles of rounded values, has 8 roundings
Kline = |(gap - Gap) / Gap| * (1 + 16b-53);
Kpoint = |(near - Near) / Near| * (1 + 16b-53);

{ ex in [1b-100,1] /\ ey in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ radius in [1b-100,1] /\ one in [1,1]
  -> @WIDE_ERROR@ - Kline >= 0 /\ @WIDE_ERROR@ - Kpoint >= 0 }
