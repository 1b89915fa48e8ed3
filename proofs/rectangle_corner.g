# The parallelogram of a placed rectangle.
#
# Theorem: each coordinate of a corner of the parallelogram (c ± u ± v, of the rounded c, u, v) is
# within 8u of `magnitude` from that of the rounded placed corner; and the magnitudes of all
# coordinates of c, u and v together are at most (1 + 8u) times the exact magnitude.
# parallelogram.g and rectangle_bounds.g rely on both.
# Code: `Hull::new` and `CenterLanes` in shape/hull.rs, `Parallelogram::of_lanes` in
# placed/parallelogram.rs, `Transform::apply`.
#
# Reduction: let cx0, hx0 be the exact centre and half size in x, with cx0 + hx0 <= reach, the
# largest coordinate. The half size is (max - min)/2, so hx0 (1 + E1). The centre is min + half, so
# (cx0 + hx0 E1) (1 + E2). The corner's x is then a sum of terms, of which those with cx0 and tx
# have the errors of placing a rounded point, and those with hx0 the error P: E1 by way of the
# centre, and E1 with the rounding E3 of the half-edge. y is alike. Variables are magnitudes
# (README.md, "Signs").
#
# Underflow: rectangles have coordinates of 2^-960 or more (HALVED in shape/hull.rs), so halving
# and the two products of a corner lose less than 2^-53 of the bound: 2^-1074 of 2^-1021 where
# magnitude >= 2^-968, and below that their products with a half-edge are below the UNDERFLOW that
# bounds add.

@rnd = float<ieee_64,ne>;

# the placed centre
cx = rnd(cx0);
cy = rnd(cy0);
px rnd= (a * cx + c * cy) + tx;
PX = (a * cx0 + c * cy0) + tx;
Kc = (px - PX) / PX;

# the error of the terms with hx0
P = (E1 * (1 + E2)) * ((1 + E4) * ((1 + E5) * (1 + E6))) + ((1 + E1) * (1 + E3) - 1);

# the rounded corner
qx rnd= (a * x + c * y) + tx;
QX = (a * x + c * y) + tx;
Kp = (qx - QX) / QX;

# u and v
ux rnd= a * rnd(hx0);
Ku = (ux - a * hx0) / (a * hx0);

Magnitude = ((a + b) + (c + d)) * reach + (tx + ty);
All = a * (cx0 + hx0) + c * (cy0 + hy0) + tx + b * (cx0 + hx0) + d * (cy0 + hy0) + ty;

{ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ cx0 in [1b-100,1] /\ cy0 in [1b-100,1] /\ hx0 in [1b-100,1] /\ hy0 in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ reach in [1b-100,1] /\ reach - (cx0 + hx0) >= 0 /\ reach - (cy0 + hy0) >= 0
  /\ |E1| <= 1b-53 /\ |E2| <= 1b-53 /\ |E3| <= 1b-53
  /\ |E4| <= 1b-53 /\ |E5| <= 1b-53 /\ |E6| <= 1b-53
  -> 8b-53 - (|Kc| + |Kp|) >= 0 /\ 8b-53 - (|P| + |Kp|) >= 0
  /\ |Kc| <= 8b-53 /\ |Ku| <= 8b-53 /\ Magnitude - All >= 0 }

Magnitude - All -> (a + b) * (reach - (cx0 + hx0)) + (c + d) * (reach - (cy0 + hy0));
P -> E1 * ((1 + E2) * ((1 + E4) * ((1 + E5) * (1 + E6)))) + (E1 + E3 + E1 * E3);
