# A segment against the slabs of a rectangle.
#
# constant: ERROR in placed/parallelogram.rs
# constant: UNDERFLOW in num.rs
# proves: ERROR >= K
#
# Theorem: the path misses the rectangle of rounded corners, enters it through the edge found, or
# the stage declines; the area is above the bound only if the corners have the parallelogram's
# orientation.
# Code: `cast` in narrow/cast/parallelogram.rs, `Slabs` in minkowski/slabs.rs.
#
# Reduction: n = (nx, ny) is u or v, p the path, to the vector from the centre to the start, m the
# normal's partner: (vx, vy). `from` = |n × to| - area, `to_end` = |n × to ± n × p| - area are gaps
# along n; `aside` = to × p, plus the rise n × p of one or both half-edges, is a gap along the
# path. rectangle_corner.g: the corners are within 8u of the magnitude from those of c ± u ± v,
# which changes a gap along n by at most that times |n|, and along p times |p|; the bound has |n|
# and |p| in `sides`. The magnitude includes the start's and the end's, so |to| + |p| + |v| is at
# most twice that; hence the factor 2 below. A path that crosses the edge's line inward, between
# its ends by more than the bound, enters there, as a convex shape is entered only once. Variables
# are magnitudes (README.md, "Signs").
#
# Underflow: 6 products lose 2^-1075 each. Overflow: magnitude <= 2^200 is checked.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

px = rnd(px0);
py = rnd(py0);
tx = rnd(tx0);
ty = rnd(ty0);
place rnd= nx * ty + ny * tx;
rise rnd= nx * py + ny * px;
area rnd= nx * vy + ny * vx;
end rnd= (place + rise) + area;
Place = nx * ty0 + ny * tx0;
Rise = nx * py0 + ny * px0;
Area = nx * vy + ny * vx;
End = (Place + Rise) + Area;
Kend = |(end - End) / End|;
Qend = (nx + ny) * ((tx0 + ty0) + (px0 + py0) + (vx + vy));

aside rnd= tx * py + ty * px;
rise2 rnd= vx * py + vy * px;
beside rnd= (aside + (rise + rise2)) + 0;
Aside = tx0 * py0 + ty0 * px0;
Rise2 = vx * py0 + vy * px0;
Beside = (Aside + (Rise + Rise2)) + 0;
Kbeside = |(beside - Beside) / Beside|;
Qbeside = (px0 + py0) * ((tx0 + ty0) + (nx + ny) + (vx + vy));
# the comparisons `beside < rise.abs()` and `aside - rises > bound` round once more

bound rnd= ((C * magnitude) * (sides + p1)) + @UNDERFLOW@;
B = ((C * magnitude) * (sides + p1)) + @UNDERFLOW@;
K = (8b-53 + 2 * (Kend + 2b-53)) * (1 + 1b-48) / (bound / B);
K2 = (8b-53 + 2 * (Kbeside + 2b-53)) * (1 + 1b-48) / (bound / B);

{ nx in [1b-100,1] /\ ny in [1b-100,1] /\ vx in [1b-100,1] /\ vy in [1b-100,1]
  /\ px0 in [1b-100,1] /\ py0 in [1b-100,1] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1]
  /\ magnitude in [1b-100,1] /\ sides in [1b-100,1] /\ p1 in [1b-100,1]
  -> C - K >= 0 /\ C - K2 >= 0 /\ Qend - End >= 0 /\ Qbeside - Beside >= 0
  /\ @UNDERFLOW@ - 12b-1075 >= 0 }

bound / B -> 1 + (bound - B) / B;
Qend - End -> nx * (tx0 + px0 + vx) + ny * (ty0 + py0 + vy);
Qbeside - Beside -> tx0 * px0 + ty0 * py0 + nx * px0 + ny * py0 + vx * px0 + vy * py0;
