# Depths of small polygons compared as squares, where the contact depends on them.
#
# constant: APART in narrow/contact/small_polygon.rs
# constant: GAP in narrow/contact/small_polygon.rs
# constant: LEVEL in narrow/contact/small_polygon.rs
# constant: ERROR in minkowski/hull_pair.rs
# proves: GAP >= Kgap
# proves: APART >= Kapart
# proves: LEVEL >= Klevel
#
# Theorem: a gap beyond GAP proves the polygons disjoint. Edges whose squared depths differ by more
# than APART, and vertices whose depths differ by more than LEVEL, are ordered as the exact ones
# are, and as the reference sees them, which considers all edges within twice its error.
# Code: `squares`, `deepest_features`, `deepest` in narrow/contact/small_polygon.rs.
#
# Reduction: a depth is off by Kdepth times |e| |t| for either of its two cross products, and |t|
# is at most the extent, here the sum of the sides of the box (small_polygon.g, with Cauchy and
# Schwarz). So the root of a square is within Kd of the extent. Depths are at most the extent;
# squares that differ by APART belong to depths that differ by APART/2, less the roundings of the
# squares. All relative to the extent. Variables are magnitudes (README.md, "Signs").
#
# Underflow: sizes are at least 2^-100 and edges 2^-48 of them (bends.g), so no square of a depth
# that matters underflows: 2^-44 (2^-148 2^-100)² is above 2^-560. Overflow: SIZES end at 2^100.

@rnd = float<ieee_64,ne>;

ex = rnd(ex0);
ey = rnd(ey0);
qx = rnd(qx0);
qy = rnd(qy0);
sx = rnd(sx0);
sy = rnd(sy0);
depth rnd= (ex * qy + ey * qx) + (ex * sy + ey * sx);
Depth = (ex0 * qy0 + ey0 * qx0) + (ex0 * sy0 + ey0 * sx0);
Kdepth = |(depth - Depth) / Depth|;
e2 rnd= ex * ex + ey * ey;
E2 = ex0 * ex0 + ey0 * ey0;
Klength = |(e2 - E2) / E2|;
# the root of depth² / |e|²: 2 roundings, halved, and those of |e|²
Kd = 2 * Kdepth + (2b-53 + Klength) * (1 + 1b-45);

extent rnd= sx + sy;
unit rnd= extent * extent;
Kunit = |(unit - (sx0 + sy0) * (sx0 + sy0)) / ((sx0 + sy0) * (sx0 + sy0))|;

# a depth of more than this below 0 is one in front of the edge
Kgap = Kd * Kd * (1 + Kunit + 2b-53);

# two depths here, two in the reference, whose window is twice its error
Kapart = 2 * (2 * Kd + 4 * @ERROR@) * (1 + Kunit + 4b-53);

# vertices: differences of cross products, times |e|; the 1-norm of the edge is at least |e|
Klevel = (2 * Kdepth + 4b-53 + 4 * @ERROR@) * (1 + 8b-53);

{ ex0 in [1b-100,1] /\ ey0 in [1b-100,1] /\ qx0 in [1b-100,1] /\ qy0 in [1b-100,1]
  /\ sx0 in [1b-100,1] /\ sy0 in [1b-100,1]
  -> @GAP@ - Kgap >= 0 /\ @APART@ - Kapart >= 0 /\ @LEVEL@ - Klevel >= 0 }
