# Gap of two hulls along a direction d.
#
# constant: GAP_ERROR in placed/hull_proxy.rs
# constant: TINY in placed/hull_proxy.rs
# constant: NORM.start in placed/hull_proxy.rs
# formula: GAP_ERROR * (self.direction.x.abs() + self.direction.y.abs() + TINY) * magnitude in
#   narrow/relation/filter.rs
# proves: GAP_ERROR >= K
#
# Theorem: if `gap > bound`, the hulls of the rounded vertices are disjoint; if `gap < -bound`,
# they overlap along d.
# Code: `HullProxy::support`, `HullProxy::with_radius` in placed/hull_proxy.rs, `Extents` in
# narrow/relation/filter.rs, `least` and `farthest` in minkowski/mpr.rs, which evaluate the same;
# `beside` in narrow/cast/polygon.rs, where a path of two points is one of the hulls.
#
# Reduction: `support` is a maximum over vertices, and a maximum is off by no more than its worst
# term; so the script takes one vertex (x, y) of hull A and one (x2, y2) of hull B. All variables
# are magnitudes, differences are sums (README.md, "Signs"). F is the gap without roundings, e the
# gap of the rounded vertices. Both of a hull's coordinates are at most its `reach`.
#
# The radii: r |d| with r = ra + rb is subtracted where it is positive. Only where `gap > bound`
# does this matter, and there r |d| is below the gap of the cores, so its errors count relative to
# Q too.

@rnd = float<ieee_64,ne>;
C = @GAP_ERROR@;
tiny = @TINY@;

# hull A: HullProxy::with_radius, support
maga rnd= ((a + b) + (c + d)) * reach + (tx + ty);
gx rnd= dx * a + dy * b;
gy rnd= dx * c + dy * d;
fa rnd= (gx * x + gy * y) + (dx * tx + dy * ty);
# its placed vertex: Transform::apply
px rnd= (a * x + c * y) + tx;
py rnd= (b * x + d * y) + ty;
Fa = dx * ((a * x + c * y) + tx) + dy * ((b * x + d * y) + ty);

# hull B
magb rnd= ((a2 + b2) + (c2 + d2)) * reach2 + (tx2 + ty2);
gx2 rnd= dx * a2 + dy * b2;
gy2 rnd= dx * c2 + dy * d2;
fb rnd= (gx2 * x2 + gy2 * y2) + (dx * tx2 + dy * ty2);
px2 rnd= (a2 * x2 + c2 * y2) + tx2;
py2 rnd= (b2 * x2 + d2 * y2) + ty2;
Fb = dx * ((a2 * x2 + c2 * y2) + tx2) + dy * ((b2 * x2 + d2 * y2) + ty2);

# Extents::gap, Extents::bound
core rnd= fa + fb;
radius rnd= (ra + rb) * sqrt(dx * dx + dy * dy);
Radius = (ra + rb) * sqrt(dx * dx + dy * dy);
gap rnd= core + radius;
bound rnd= (C * ((dx + dy) + tiny)) * (maga + magb);

e = (dx * px + dy * py) + (dx * px2 + dy * py2);
F = Fa + Fb;
M = (((a + b) + (c + d)) * reach + (tx + ty)) + (((a2 + b2) + (c2 + d2)) * reach2 + (tx2 + ty2));
Q = ((dx + dy) + tiny) * M;
B = (C * ((dx + dy) + tiny)) * M;

Kbound = (bound - B) / B;
# The error of the cores relative to F, which is at most Q, and that of the radii. Each has the
# rounding of the last difference too.
Kcore = (gap - (e + Radius)) / (F + Radius);
# F + Radius is at most 2 Q (1 + 2^-49)
K = 2 * |Kcore| * (1 + 1b-49);

# Underflow: a product loses at most 2^-1075. Of the two hulls' products, 8 are multiplied by a
# coordinate afterwards (which is at most M / NORM.start), 8 are not, 8 are multiplied by dx or dy.
# The radii lose nothing relative to themselves: where they count, |d| is above 2^-448, see TINY.
eta = 1b-1075;
lost = 8 * eta / (tiny * @NORM.start@) + 8 * eta / (tiny * tiny) + 8 * eta / tiny;

{ dx in [1b-100,1] /\ dy in [1b-100,1]
  /\ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ reach in [1b-100,1] /\ reach - x >= 0 /\ reach - y >= 0
  /\ a2 in [1b-100,1] /\ b2 in [1b-100,1] /\ c2 in [1b-100,1] /\ d2 in [1b-100,1]
  /\ x2 in [1b-100,1] /\ y2 in [1b-100,1] /\ tx2 in [1b-100,1] /\ ty2 in [1b-100,1]
  /\ reach2 in [1b-100,1] /\ reach2 - x2 >= 0 /\ reach2 - y2 >= 0
  /\ ra in [1b-100,1] /\ rb in [1b-100,1]
  -> C * (1 + Kbound) - K - lost >= 0 /\ Q - F >= 0 }

Kcore -> (gap - (F + Radius)) / (F + Radius) - ((e + Radius) - (F + Radius)) / (F + Radius);
Fa -> (dx * a + dy * b) * x + (dx * c + dy * d) * y + (dx * tx + dy * ty);
Fb -> (dx * a2 + dy * b2) * x2 + (dx * c2 + dy * d2) * y2 + (dx * tx2 + dy * ty2);
Q - F -> dx * (a * (reach - x) + c * (reach - y) + (b + d) * reach + ty
             + a2 * (reach2 - x2) + c2 * (reach2 - y2) + (b2 + d2) * reach2 + ty2)
       + dy * (b * (reach - x) + d * (reach - y) + (a + c) * reach + tx
             + b2 * (reach2 - x2) + d2 * (reach2 - y2) + (a2 + c2) * reach2 + tx2)
       + tiny * M;
