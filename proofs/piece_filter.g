# A box beyond an edge of a piece.
#
# constant: SIDE_ERROR in placed/hull_proxy.rs
# constant: TINY in placed/hull_proxy.rs
# constant: NORM.start in placed/hull_proxy.rs
# constant: NORM.end in placed/hull_proxy.rs
# formula: 4.0 * reach + 2.0 * (bounds.min.abs() + bounds.max.abs()).element_sum() in
#   narrow/relation/piece_filter.rs
# formula: SIDE_ERROR * norm * size in narrow/relation/piece_filter.rs
# formula: self.bound * (edge.x.abs() + edge.y.abs()) in narrow/relation/piece_filter.rs
# proves: SIDE_ERROR >= K
#
# Theorem: if `misses`, the box does not meet the hull of the piece's rounded placed corners.
# Code: `PieceFilter` in narrow/relation/piece_filter.rs.
#
# Reduction: the script takes one coordinate system of the box, its centre less the translation
# (qx, qy) and its half-sides (hx, hy), all rounded; the box of the rounded centre and half-sides
# is off by the roundings of both. (ex, ey) is the exact edge, a difference of two vertices, and
# (x, y) its start. As in side.g, displaced vertices change the value by (ex b + ey d) sx + (ex a +
# ey c) sy. All vertices lie behind the edge or on it. The value is relative to |e|, the 1-norm of
# the edge. `size` is 4 reach + 2 (|min| + |max|), where `reach` (`Fit::of_reach` in
# placed/placed_hull.rs) is at least |a x| + |c y| + |tx| and |b x| + |d y| + |ty|. Variables are
# magnitudes (README.md, "Signs"). n is the norm; m = |min| + |max| in 1-norms.
#
# Underflow and overflow are those of side.g, with edges of any length as a factor of both sides.

@rnd = float<ieee_64,ne>;
C = @SIDE_ERROR@;

ex = rnd(ex0);
ey = rnd(ey0);
# half rnd= (max - min) / 2, centre min + half; t subtracted
hx = rnd(hx0);
hy = rnd(hy0);
px rnd= (minx + hx) + tx;
py rnd= (miny + hy) + ty;
det rnd= a * d + b * c;
wx rnd= d * px + c * py;
wy rnd= a * py + b * px;
tox rnd= wx + x * det;
toy rnd= wy + y * det;
v rnd= (ex * toy + ey * tox) + ((ex * (b * hx) + ey * (d * hx)) + (ex * (a * hy) + ey * (c * hy)));
norm rnd= (a + b) + (c + d);
bound rnd= ((C * norm) * (4 * reach + 2 * m)) * (ex + ey);

PX = (minx + hx0) + tx;
PY = (miny + hy0) + ty;
Wx = (d * PX + c * PY) + x * (a * d + b * c);
Wy = (a * PY + b * PX) + y * (a * d + b * c);
V = (ex0 * Wy + ey0 * Wx)
  + ((ex0 * (b * hx0) + ey0 * (d * hx0)) + (ex0 * (a * hy0) + ey0 * (c * hy0)));
N = (a + b) + (c + d);
B = ((C * N) * (4 * reach + 2 * m)) * (ex0 + ey0);
Q = (N * (4 * reach + 2 * m)) * (ex0 + ey0);
Kv = (v - V) / V;
# 4u of reach for the displaced vertices; m, reach are rounded down by no more than 8 roundings
K = (|Kv| + 4b-53) * (1 + 16b-53) / (bound / B);

# |hx| + |minx| is at most m, as both are at most (|min| + |max|) / 2 and |min|
{ ex0 in [1b-100,1] /\ ey0 in [1b-100,1] /\ hx0 in [1b-100,1] /\ hy0 in [1b-100,1]
  /\ minx in [1b-100,1] /\ miny in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ reach in [1b-100,1] /\ m in [1b-100,1]
  /\ 2 * m - ((minx + 2 * hx0) + (miny + 2 * hy0)) >= 0 /\ 2 * reach - (tx + ty) >= 0
  /\ reach - a * x >= 0 /\ reach - b * x >= 0 /\ reach - c * y >= 0 /\ reach - d * y >= 0
  -> C - K >= 0 /\ Q - V >= 0 }

bound / B -> 1 + (bound - B) / B;
Q - V -> ex0 * (reach * (N + c + d) + a * (reach - d * y) + b * (reach - c * y)
    + (N * (2 * reach - (tx + ty)) + tx * (a + c + d) + ty * (b + c + d))
    + (N * (2 * m - ((minx + 2 * hx0) + (miny + 2 * hy0)))
      + (minx + 2 * hx0) * (a + c + d) + (miny + 2 * hy0) * (b + c + d)))
  + ey0 * (reach * (N + a + b) + d * (reach - a * x) + c * (reach - b * x)
    + (N * (2 * reach - (tx + ty)) + tx * (a + b + c) + ty * (a + b + d))
    + (N * (2 * m - ((minx + 2 * hx0) + (miny + 2 * hy0)))
      + (minx + 2 * hx0) * (a + b + c) + (miny + 2 * hy0) * (a + b + d)));
