# The square root of a double-double.
#
# abstract: no
#
# Theorem: `Wide::sqrt` has a relative error of at most 2^-100. wide_gap.g relies on it.
# Code: `Wide::sqrt` in exact/wide.rs.
#
# Reduction: let s be the exact root, and root = s (1 + d): the high part is within u of the
# number, so its root within 0.51u, and rounding adds u. Then number - root² is -(2 d + d²) s². The
# subtraction has a relative error of 2^-100, the product is exact (Dekker), the high part of the
# difference, and the quotient by 2 root have u each: (1 + e). `ordered` adds the quotient exactly.
# V is the relative error of the sum. Underflow and overflow: see wide_gap.g.

V = ((1 + d) - ((2 * d + d * d) / (2 * (1 + d))) * (1 + e)) - 1;

{ |d| <= 2b-53 /\ |e| <= 3b-53 -> |V| <= 1b-100 }

V -> (d * d) / (2 * (1 + d)) - ((2 * d + d * d) / (2 * (1 + d))) * e;
