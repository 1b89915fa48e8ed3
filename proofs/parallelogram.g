# Gap of two parallelograms along the normal of a half-edge.
#
# constant: ERROR in placed/parallelogram.rs
# constant: UNDERFLOW in num.rs
# formula: a.transform.norm() * a.hull.lanes.reach in narrow/relation/parallelogram.rs
# formula: b.transform.norm() * b.hull.lanes.reach in narrow/relation/parallelogram.rs
# formula: (spans + (offset(a.transform) + offset(b.transform))).element_sum() in
#   narrow/relation/parallelogram.rs
# formula: bound(magnitude, p.sides() + q.sides()) in narrow/relation/parallelogram.rs
# proves: ERROR >= K
#
# Theorem: if the largest gap is above the bound, the hulls of the rounded corners are disjoint; if
# it is below minus the bound, they overlap. Where an area is above the bound, det M is not 0.
# Code: `Gaps::along`, `Gaps::largest`, `bound` in placed/parallelogram.rs, `relation` and
# `unchecked_relation` in narrow/relation/parallelogram.rs.
#
# Reduction: the script bounds the evaluation for the rounded c, u, v. rectangle_corner.g says that
# the corners that count are within 8u of each magnitude from those of that parallelogram, in each
# coordinate. Along n that changes a gap by at most 8u of both magnitudes times |n|, and |n| is at
# most the sum of the sides. Overlapping: the Minkowski difference of the parallelograms has the
# normals n of the half-edges, and contains the origin; its support along any direction m is a sum
# of those along the two adjacent normals, with the coefficients by which m is their sum. If all of
# these are at least e |n|, that along m is at least e |m|, more than moving the corners changes.
# n = (nx, ny) is u1 and (vx, vy) v1; the other half-edges are symmetric. Variables are magnitudes
# (README.md, "Signs").
#
# Underflow: u and v are exact here; their own underflow is in rectangle_corner.g. If `sides`
# underflows, |n| is at most twice `sides`, as rounding is monotonic; hence the factor 2 below. The
# 8 products lose at most 8 · 2^-1075, and UNDERFLOW is added. Overflow: magnitude <=
# MAX_COORDINATE is checked; `sides` is at most about that.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

dx = rnd(dx0);
dy = rnd(dy0);
toq rnd= nx * dy + ny * dx;
area rnd= nx * vy + ny * vx;
cu rnd= nx * uy2 + ny * ux2;
cv rnd= nx * vy2 + ny * vx2;
gap rnd= (toq + (cu + cv)) + area;
bound rnd= ((C * magnitude) * sides) + @UNDERFLOW@;

ToQ = nx * dy0 + ny * dx0;
Area = nx * vy + ny * vx;
Cu = nx * uy2 + ny * ux2;
Cv = nx * vy2 + ny * vx2;
F = (ToQ + (Cu + Cv)) + Area;
# all coordinates together, at most both magnitudes times 1 + 8u (rectangle_corner.g)
All = (dx0 + dy0) + ((vx + vy) + ((ux2 + uy2) + (vx2 + vy2)));
Q = (nx + ny) * All;
B = ((C * magnitude) * sides) + @UNDERFLOW@;

Kgap = (gap - F) / F;
# the area before u and v are rounded, each coordinate once by the half size and once by placing
exact rnd= rnd(rnd(nx)) * rnd(rnd(vy)) + rnd(rnd(ny)) * rnd(rnd(vx));
Karea = (exact - Area) / Area;
# `magnitude`, in any order of its sums, and `sides` may be rounded down: 6 and 3 roundings
K = (8b-53 + |Kgap| * (1 + 8b-53)) * (1 + 1b-48) / (bound / B);

{ nx in [1b-100,1] /\ ny in [1b-100,1] /\ vx in [1b-100,1] /\ vy in [1b-100,1]
  /\ ux2 in [1b-100,1] /\ uy2 in [1b-100,1] /\ vx2 in [1b-100,1] /\ vy2 in [1b-100,1]
  /\ dx0 in [1b-100,1] /\ dy0 in [1b-100,1]
  /\ magnitude in [1b-100,1] /\ sides in [1b-100,1]
  -> C - K >= 0 /\ C / 2 - (|Kgap| + 8b-53) * (1 + 1b-48) / (bound / B) >= 0
  /\ C - |Karea| * (1 + 1b-48) / (bound / B) >= 0
  /\ @UNDERFLOW@ - 8b-1075 >= 0 /\ Q - F >= 0 }

bound / B -> 1 + (bound - B) / B;
Q - F -> nx * (dx0 + vx + ux2 + vx2) + ny * (dy0 + vy + uy2 + vy2);
