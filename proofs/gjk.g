# Products, heights and gaps of vertices and edges in doubles.
#
# constant: ERROR in minkowski/gjk.rs
# constant: SMALL in minkowski/gjk.rs
# proves: ERROR >= Kdot
# proves: ERROR >= Kpoints
#
# Theorem: a product of two rounded differences is within ERROR times the product of their 1-norms
# of that of the exact ones; the gap of two discs within ERROR (length + radius), that of an edge
# and a vertex within `error`.
# Code: `is_least`, `points`, `EdgePoint` in minkowski/gjk.rs; `centers` in
# narrow/distance/disc.rs.
#
# Reduction: (tx, ty), (dx, dy) are the differences; across is along, turned. `lead` (RIVAL) only
# enlarges the left-hand side. A comparison with a sum of products: the sum is at most 1 + u times
# the larger. The gap of discs: length and radius have the same sign in F as magnitudes. Variables
# are magnitudes (README.md, "Signs").
#
# Underflow: `is_plain` and SMALL_SQUARE require squares of lengths of at least SMALL²; a product
# that underflows is then below 2^-250 of the bound of the height, which is at least SMALL;
# `is_least` lets a `to` that is 0 fail. Overflow: LARGE in placed/lazy_hull.rs keeps coordinates
# below 2^200.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

tx = rnd(tx0);
ty = rnd(ty0);
dx = rnd(dx0);
dy = rnd(dy0);
dot rnd= tx * dx + ty * dy;
Dot = tx0 * dx0 + ty0 * dy0;
bound rnd= (C * (tx + ty)) * (dx + dy);
B = (C * (tx0 + ty0)) * (dx0 + dy0);
Q = (tx0 + ty0) * (dx0 + dy0);
# `dot > lead + bound`: the last sum is rounded as well
Kdot = (|(dot - Dot) / Dot| + 2b-53) * (1 + 1b-51) / (bound / B);

# gap = length - radius, error = C (length + radius)
length rnd= sqrt(tx * tx + ty * ty);
Length = sqrt(tx0 * tx0 + ty0 * ty0);
radius = rnd(r0);
gap rnd= length + radius;
Gap = Length + r0;
limit rnd= C * (length + radius);
L = C * (Length + r0);
Kpoints = |(gap - Gap) / Gap| / (limit / L);

# height / length - radius: error = 2 height_error / length + C radius
quotient rnd= (dot / length) + radius;
Quotient = Dot / Length + r0;
Kquotient = |(quotient - Quotient) / Quotient|;
# The term of the height, at most Q / Length, has this error; that of the radius has two roundings.
# The bound has 2 C and C of these, with at most 8 roundings.
Kedge = Kquotient * (1 + 8b-53);

# what underflow takes from a product, relative to the least bound of a height
lost = 4b-1075 / (C * (@SMALL@ * @SMALL@));

{ tx0 in [1b-100,1] /\ ty0 in [1b-100,1] /\ dx0 in [1b-100,1] /\ dy0 in [1b-100,1]
  /\ r0 in [1b-100,1]
  -> C - Kdot >= 0 /\ Q - Dot >= 0 /\ C - Kpoints >= 0 
  /\ 2 * C - Kedge >= 0 /\ C - 3b-53 >= 0 /\ lost <= 1b-250 }

bound / B -> 1 + (bound - B) / B;
limit / L -> 1 + (limit - L) / L;
Q - Dot -> tx0 * dy0 + ty0 * dx0;
