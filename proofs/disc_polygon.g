# A disc and the edge of a polygon that faces its centre.
#
# constant: SIDE_ERROR in placed/hull_proxy.rs
# constant: SQUARES.start in narrow/relation/disc_polygon.rs
# formula: 2.0 * x.element_sum() in narrow/relation/disc_polygon.rs
# formula: (x * (2.0 * hull.lanes.reach) + DVec2::new(t.tx, t.ty).abs()) + (own.to.abs() +
#   disc_x.abs() * disc.radius) in narrow/relation/disc_polygon.rs
# formula: SIDE_ERROR * norm * size in narrow/relation/disc_polygon.rs
# formula: (away - libm::sqrt(facing.radius)).abs() - 4.0 * facing.bound in
#   narrow/relation/disc_polygon.rs
# formula: self.least.abs() * (self.least + 8.0 * self.bound) < -self.radius in
#   narrow/relation/disc_polygon.rs
# formula: 4.0 * error * (outside.abs() + beyond + error) in narrow/relation/disc_polygon.rs
# proves: SIDE_ERROR >= Kplace
#
# Theorem: if |gap| > bound, it has the sign of the squared distance of the placed centre from the
# polygon of the rounded vertices, less the squared radius.
# Code: `FacingEdge::new`, `Offsets` in narrow/relation/disc_polygon.rs.
#
# Reduction: E is `FacingEdge::bound`. D = `outside` is minus a depth: side.g bounds its error,
# placing included, by 22u of ‖M‖ (size), below E/5. Kplace does the same for B = `beyond`: a dot
# product in place of the cross product, and vertices times the determinant; `Beyond` is at most
# ‖M‖ size as `Depth` is in side.g. Displaced vertices cost what they cost there. So D and B are D0
# + d, B0 + b, |d|, |b| <= E/5. The squares of these are off by T1 = E/5 (2 |D| + 2 B + 2/5 E). The
# roundings of the squares and sums are at most 4u (D² + B²), and |D|, B <= 2 ‖M‖ size = E/64u; so
# they are at most T2 = (|D| + B) E/16. The radius has 8 roundings, and the rounded radius that
# counts has 4, so r² is off by 16u. Where r² is at most twice D² + B², these are at most 32u (D² +
# B²), T3 = (|D| + B) E/2. If r² is more than twice that, the relation is certain: the gap is below
# -r²/2, all roundings are below 32u r², and T1 is below a quarter of the bound, so of the gap.
# Variables are magnitudes (README.md, "Signs"), E is the unit in the second part.
#
# `is_apart` asks for D (D - 8E) > r² with D above 8E: then D² - r² is above 8ED, which exceeds
# 4E (D + E) by more than 3ED. The two roundings of the product, 2u D², are below ED/16. B = 0 is at
# most any B, so D² + B² is not less.
#
# Underflow: the squares of sizes and scales are at least 2^-400 and norms at least the scale, so E²
# is at least 2^-900 and products lose less than 2^-100 of it. Overflow: squares up to 2^396, norms
# up to three times the scale.

@rnd = float<ieee_64,ne>;
C = @SIDE_ERROR@;

# beyond = (det (e·end)) - e·point, of rounded e (edge_direction.g)
tox = rnd(qx);
toy = rnd(qy);
det rnd= a * d + b * c;
wx rnd= d * tox + c * toy;
wy rnd= a * toy + b * tox;
beyond rnd= det * (ex * x + ey * y) + (ex * wx + ey * wy);
Beyond = (a * d + b * c) * (EX * x + EY * y) + (EX * (d * qx + c * qy) + EY * (a * qy + b * qx));
Kbeyond = (beyond - Beyond) / Beyond;
# 4u for placed vertices, and E rounded down by 8 operations
Kplace = 5 * (|Kbeyond| + 4b-53) * (1 + 16b-53);

# the last comparison, in units of E
T1 = (1 / 5) * ((2 * D + 2 * B) + 2 / 5);
T2 = (D + B) / 16;
T3 = (D + B) / 2;
bound rnd= 4 * ((D + B) + 1);
Bound = 4 * ((D + B) + 1);

eta = 1b-1075;
E2 = (C * C) * (@SQUARES.start@ * @SQUARES.start@);

{ EX in [1b-100,1] /\ EY in [1b-100,1]
  /\ ex -/ EX in [-12b-53,12b-53] /\ ey -/ EY in [-12b-53,12b-53]
  /\ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ qx in [1b-100,1] /\ qy in [1b-100,1]
  /\ D in [1b-100,1b60] /\ B in [1b-100,1b60]
  -> C - Kplace >= 0 /\ bound - (T1 + (T2 + T3)) * (1 + 1b-40) >= 0
  /\ 1b-100 - 64 * eta / E2 >= 0 }

bound - (T1 + (T2 + T3)) * (1 + 1b-40) -> (bound - Bound) / Bound * Bound
  + (D + B) * (4 - (2 / 5 + 9 / 16) * (1 + 1b-40)) + (4 - (2 / 25) * (1 + 1b-40));
