# Squared distance of two discs against the square of the sum of their radii.
#
# constant: GAP_ERROR in placed/hull_proxy.rs
# constant: TINY in placed/hull_proxy.rs
# constant: SURELY_MORE in narrow/contact/disc.rs
# formula: GAP_ERROR * (distance2 + radius2 + TINY) in narrow/relation/disc.rs
# proves: GAP_ERROR >= K
#
# Theorem: if |distance2 - radius2| is above the bound, its sign is that for the exact distance of
# the placed centres and the exact sum of the placed radii, both as rounded doubles. If `square`
# exceeds `radius`² by the factor SURELY_MORE and TINY, the discs are disjoint.
# Code: `of_centers` in narrow/relation/disc.rs, `disc_disc` in narrow/contact/disc.rs.
#
# Reduction: all terms are positive but for the last difference, which keeps signs. Underflow:
# three products lose 2^-1075 each; the bound is at least GAP_ERROR times TINY. Overflow: an
# infinite square makes the bound infinite or NaN, and nothing is decided; discs are at most 2^200
# (SIZE in placed/disc.rs) anyway.

@rnd = float<ieee_64,ne>;
C = @GAP_ERROR@;
tiny = @TINY@;

x = rnd(x0);
y = rnd(y0);
radius = rnd(r0);
distance2 rnd= x * x + y * y;
radius2 rnd= radius * radius;
bound rnd= C * ((distance2 + radius2) + tiny);

D = x0 * x0 + y0 * y0;
R = r0 * r0;
B = C * ((D + R) + tiny);
Kd = (distance2 - D) / D;
Kr = (radius2 - R) / R;
# the difference itself is rounded to at most 1 + u times its size
K = (|Kd| + 1b-53) / (bound / B);
Kother = (|Kr| + 1b-53) / (bound / B);

# the contact: (r r more + tiny) rounded, against square
limit rnd= (radius * radius) * @SURELY_MORE@ + tiny;
Limit = (R * @SURELY_MORE@) + tiny;

{ x0 in [1b-100,1] /\ y0 in [1b-100,1] /\ r0 in [1b-100,1]
  -> C - K - 3b-1075 / tiny >= 0 /\ C - Kother - 3b-1075 / tiny >= 0
  /\ (1 + (limit - Limit) / Limit) / (1 + Kd) * @SURELY_MORE@ - 1 >= 0 }

bound / B -> 1 + (bound - B) / B;
