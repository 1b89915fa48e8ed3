# Depth of a point behind an edge, in the coordinates of a hull.
#
# constant: SIDE_ERROR in placed/hull_proxy.rs
# constant: TINY in placed/hull_proxy.rs
# constant: NORM.start in placed/hull_proxy.rs
# constant: NORM.end in placed/hull_proxy.rs
# proves: SIDE_ERROR >= K
#
# Theorem: a point whose computed depths behind all edges of a hull are above the bound lies inside
# the hull of the rounded vertices.
# Code: `groups` in shape/ring.rs (edge, level), `LocalPoint` in placed/local_point.rs,
# `HullProxy::separating_direction` in placed/hull_proxy.rs, also for `contains` in
# narrow/cast/polygon.rs.
#
# Reduction: let (EX, EY) be the exact unit vector of an edge, (x, y) the vertex where it starts
# and (qx, qy) the point less the translation. The depth times det M is
#   EX (a qy - b qx) - EY (d qx - c qy) - (a d - b c) (EX y - EY x).
# A rounded vertex is displaced by (sx, sy); that changes the depth by (EX b + EY d) sx and
# (EX a + EY c) sy at most. Where the exact depth is above that behind all edges, no point of the
# boundary reaches the point while the vertices move to their rounded places, so its winding number
# stays, and the point is inside. A determinant rounded to the wrong sign proves nothing false: the
# point would have to be outside of all edges. |EX| and |EY| are at most 1, |x| and |y| at most
# `reach`. Variables are magnitudes (README.md, "Signs"). `magnitude` is that of this hull or more.
#
# Overflow: norm <= 2^300 and size <= 2^502 leave every product below 2^804.

@rnd = float<ieee_64,ne>;
C = @SIDE_ERROR@;
tiny = @TINY@;

# ring.rs; for ex and ey see edge_direction.g
level rnd= ex * y + ey * x;

# LocalPoint
tox = rnd(qx);
toy = rnd(qy);
det rnd= a * d + b * c;
wx rnd= d * tox + c * toy;
wy rnd= a * toy + b * tox;
depth rnd= (ex * wy + ey * wx) + det * level;

# separating_direction, with `magnitude` as in HullProxy::with_radius
norm rnd= (a + b) + (c + d);
magnitude rnd= norm * reach + (tx + ty);
size rnd= magnitude + (tox + toy);
bound rnd= (C * norm) * (size + tiny);

Depth = (EX * (a * qy + b * qx) + EY * (d * qx + c * qy)) + (a * d + b * c) * (EX * y + EY * x);
Norm = (a + b) + (c + d);
Q = Norm * (((Norm * reach + (tx + ty)) + (qx + qy)) + tiny);
B = (C * Norm) * (((Norm * reach + (tx + ty)) + (qx + qy)) + tiny);
Kdepth = (depth - Depth) / Depth;

# Transform::apply
sx rnd= (a * x + c * y) + tx;
sy rnd= (b * x + d * y) + ty;
Sx = (a * x + c * y) + tx;
Sy = (b * x + d * y) + ty;
Ksx = (sx - Sx) / Sx;
Ksy = (sy - Sy) / Sy;
Moved = (EX * b + EY * d) * Sx + (EX * a + EY * c) * Sy;

Ka = |Kdepth| + |Ksx|;
Kb = |Kdepth| + |Ksy|;
K = Ka / (bound / B);

# Underflow, relative to Q. 2 products of the determinant are multiplied by a level of at most 2
# reach, 2 of the level by det M, which is at most Norm^2; 9 are not multiplied by more than 2; 4
# of the placed vertex are multiplied by coefficients, 4 of the unit vector by coefficients and qx
# or qy.
eta = 1b-1075;
lost = 4 * eta / (@NORM.start@ * @NORM.start@) + 4 * eta * @NORM.end@ / tiny
     + 18 * eta / (@NORM.start@ * tiny) + 4 * eta / tiny + 8 * eta;

{ EX in [1b-100,1] /\ EY in [1b-100,1]
  /\ ex -/ EX in [-12b-53,12b-53] /\ ey -/ EY in [-12b-53,12b-53]
  /\ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ qx in [1b-100,1] /\ qy in [1b-100,1]
  /\ reach in [1b-100,1] /\ reach - x >= 0 /\ reach - y >= 0
  -> C * (bound / B) - Ka - lost >= 0 /\ C * (bound / B) - Kb - lost >= 0
  /\ Q - Depth >= 0 /\ Q - Moved >= 0 }

bound / B -> 1 + (bound - B) / B;
Q - Depth -> qy * (a * (1 - EX) + c * (1 - EY) + b + d)
  + qx * (b * (1 - EX) + d * (1 - EY) + a + c) + Norm * ((tx + ty) + tiny)
  + reach * (a * a + b * b + c * c + d * d + 2 * (a * b + a * c + b * d + c * d))
  + (a * d + b * c) * ((reach - y) + y * (1 - EX) + (reach - x) + x * (1 - EY));
Q - Moved -> tx * (b * (1 - EX) + d * (1 - EY) + a + c)
  + ty * (a * (1 - EX) + c * (1 - EY) + b + d) + Norm * ((qx + qy) + tiny)
  + reach * (a * a + b * b + c * c + d * d + 2 * (a * c + b * d))
  + 2 * a * b * ((reach - x) + x * (1 - EX)) + 2 * c * d * ((reach - y) + y * (1 - EY))
  + (a * d + b * c) * ((reach - x) + x * (1 - EY) + (reach - y) + y * (1 - EX));
