# Whether a point is certainly inside a circle through three points.
#
# constant: INCIRCLE_ERROR in sat2d-decompose/src/mesh/delaunay.rs
# constant: UNDERFLOW in num.rs
# proves: INCIRCLE_ERROR >= K
#
# Theorem: if `det` is above the bound, the exact determinant is above 0.
# Code: `is_inside_circle` in sat2d-decompose/src/mesh/delaunay.rs. Stage 1 of J. R. Shewchuk,
# "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997.
#
# Reduction: errors are relative to P, the sum of the products of the rounded squares la and the
# rounded products bc, cb: first those of la, bc, cb (Kin), then those of the difference, the
# product and the first sum (Kop). The last sum keeps the sign, and is at most 1 + u times as
# large. The factors are coordinates of differences, rounded once. The three terms are symmetric,
# but for the last, which has a sum less. Variables are magnitudes (README.md, "Signs").
#
# Overflow: an infinite or NaN term makes `size` so; then nothing is certain. Underflow: the
# products of a difference lose 2^-1074, times a square; those of a square lose 2^-1074, times |bc|
# + |cb|, which is at most the sum of two squares; 3 products of these and that of the bound lose
# 2^-1075 each. So all lose at most 6 · 2^-1075 times the sum of the squares, and 4 · 2^-1075.

@rnd = float<ieee_64,ne>;
C = @INCIRCLE_ERROR@;

# The exact la bc: each rounding to nearest errs by at most u times the rounded number
# (rounding.g). 2 differences, a product and a sum in la; 2 differences and a product in bc.
Kin = ((1 + e1) * (1 + e2)) * ((1 + e3) * (1 + e4)) * ((1 + e5) * (1 + e6) * (1 + e7)) - 1;

# the other terms of the sum, relative to P: any number
t rnd= la * (bc + cb) + second;
T = la * (bc + cb) + second;
Kop = (t - T) / T;

size rnd= (la * (bc + cb) + second) + third;
error rnd= C * size + @UNDERFLOW@ * (((la + lb) + lc) + 1);
P = (la * (bc + cb) + second) + third;
E = C * P + @UNDERFLOW@ * (((la + lb) + lc) + 1);

K = (|Kin| + |Kop|) * (1 + 1b-53) / (error / E);

{ la in [1b-100,1] /\ bc in [1b-100,1] /\ cb in [1b-100,1]
  /\ lb in [1b-100,1] /\ lc in [1b-100,1]
  /\ second in [1b-100,1] /\ third in [1b-100,1]
  /\ |e1| <= 1b-53 /\ |e2| <= 1b-53 /\ |e3| <= 1b-53 /\ |e4| <= 1b-53
  /\ |e5| <= 1b-53 /\ |e6| <= 1b-53 /\ |e7| <= 1b-53
  -> C - K >= 0 /\ @UNDERFLOW@ * (1 - 1b-48) - 16b-1075 >= 0 }

error / E -> 1 + (error - E) / E;
