# Depth of a vertex behind an edge of a small placed polygon.
#
# constant: ERROR in narrow/relation/small_polygon.rs
# constant: SIZES.start in narrow/relation/small_polygon.rs
# formula: edge_x[g][lane].abs() + edge_y[g][lane].abs() in narrow/relation/small_polygon.rs
# formula: edge * (ERROR * extent) in narrow/relation/small_polygon.rs
# proves: ERROR >= K
#
# Theorem: the depth of the deepest vertex of the other polygon is from low to high.
# Code: `PolygonLanes::depths`, `PolygonLanes::differences` in narrow/polygon_lanes.rs; `depths`,
# `extent` in narrow/relation/small_polygon.rs.
#
# Reduction: a maximum is off by no more than its worst term, so the script takes one vertex, (qx,
# qy) from the origin of the lanes, and the start of the edge, (sx, sy) from it. (ex, ey) is the
# edge. All are differences of placed doubles, and at most the extent. `low >= 0` and `high < 0`
# have the signs that the exact sums of depth and error have, as rounding keeps signs. Variables
# are magnitudes (README.md, "Signs").
#
# Underflow: 4 products lose 2^-1075 each. Edges are at least 2^-48 of the reach, as
# `bends_clearly` requires (bends.g), and so is the extent, while the reach is at least
# SIZES.start. Overflow: the reach is at most 2^400, or 2^500 (MAX_COORDINATE) for pieces that are
# placed, and the largest products are below 2^1006.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

ex = rnd(ex0);
ey = rnd(ey0);
qx = rnd(qx0);
qy = rnd(qy0);
sx = rnd(sx0);
sy = rnd(sy0);
depth rnd= (ex * qy + ey * qx) + (ex * sy + ey * sx);
# of the box of both, the larger side, rounded once
extent = rnd(extent0);
error rnd= (ex + ey) * (C * extent);

F = (ex0 * qy0 + ey0 * qx0) + (ex0 * sy0 + ey0 * sx0);
Q = 2 * ((ex0 + ey0) * extent0);
E = (ex0 + ey0) * (C * extent0);
# relative to (ex0 + ey0) extent0, half of Q
K = 2 * |(depth - F) / F| / (error / E);

least = 1b-48 * @SIZES.start@;
lost = 4b-1075 / (least * least);

{ ex0 in [1b-100,1] /\ ey0 in [1b-100,1] /\ qx0 in [1b-100,1] /\ qy0 in [1b-100,1]
  /\ sx0 in [1b-100,1] /\ sy0 in [1b-100,1] /\ extent0 in [1b-100,1]
  /\ extent0 - qx0 >= 0 /\ extent0 - qy0 >= 0 /\ extent0 - sx0 >= 0 /\ extent0 - sy0 >= 0
  -> C - K - 2 * lost >= 0 /\ Q - F >= 0 }

error / E -> 1 + (error - E) / E;
Q - F -> ex0 * ((extent0 - qy0) + (extent0 - sy0)) + ey0 * ((extent0 - qx0) + (extent0 - sx0));
