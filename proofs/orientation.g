# The orientation predicate and the sign of a dot product in doubles.
#
# constant: ORIENT_ERROR in exact/orientation.rs
# constant: UNDERFLOW in num.rs
# formula: ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW in exact/orientation.rs
# formula: crate::exact::orientation::ORIENT_ERROR * (x.abs() + y.abs()) + f64::MIN_POSITIVE in
#   exact/gap.rs
# proves: ORIENT_ERROR >= K
#
# Theorem: if |det| > error, det has the sign of the exact determinant.
# Code: `orient2d` in exact/orientation.rs; `depth` in minkowski/sat.rs; `place_sign` in
# exact/gap.rs (a dot product of the same form). Stage 1 of J. R. Shewchuk, "Adaptive Precision
# Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997.
#
# Reduction: with products l and r as rounded, L and R exact, the rounded difference of l and r has
# the sign of l - r and is at most (1 + u) |l - r|. So the sign is proved if error / (1 + u) is at
# least |l - L| + |r - R|. The bound is relative to the rounded l and r, which both stages have.
# Variables are magnitudes: the difference of two coordinates is p, q, s, t, each rounded once.
#
# Overflow: a difference or product that is infinite makes `error` infinite or NaN, and no
# comparison holds; the exact stage decides. Underflow: the two products and that of `error` lose
# at most 2^-1075 each; differences lose nothing.

@rnd = float<ieee_64,ne>;
C = @ORIENT_ERROR@;

l rnd= rnd(p) * rnd(q);
r rnd= rnd(s) * rnd(t);
error rnd= C * (l + r);

L = p * q;
R = s * t;
Z = C * (l + r);
Krel = (l - L) / L;
Kother = (r - R) / R;
Kerror = (error - Z) / Z;
# (L - l) / l and (R - r) / r
Kl = 1 / (1 + Krel) - 1;
Kr = 1 / (1 + Kother) - 1;
# what C must be: the error, the factor 1 + u above, and the roundings of `error`
K = (|Kl| * (1 + 1b-53)) / (1 + Kerror);

lost = 3b-1075;

{ p in [1b-100,1] /\ q in [1b-100,1] /\ s in [1b-100,1] /\ t in [1b-100,1]
  -> C * (1 + Kerror) - |Kl| * (1 + 1b-53) >= 0
  /\ C * (1 + Kerror) - |Kr| * (1 + 1b-53) >= 0
  /\ @UNDERFLOW@ - lost >= 0 }
