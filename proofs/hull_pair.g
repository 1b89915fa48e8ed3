# Separations of placed hulls in doubles.
#
# constant: ERROR in minkowski/hull_pair.rs
# literal: CORNER = 8.0 * U, 1 time in minkowski/hull_pair.rs
# constant: SMALL in placed/enlargement.rs
# constant: U in num.rs
# proves: ERROR >= K
# proves: ERROR >= Kalong
# proves: CORNER >= Kcorner
#
# Theorem: each separation of an edge and the other hull's deepest vertex is within `error` of that
# of the exact deepest one; the gap along a vector whose coordinates are at most 1 is within `error`
# of the exact one; the distance of two vertices less the radii is within `corner_error`.
# Code: `EdgeSupport`, `rise`, `climb` in minkowski/edge_support.rs; `HullPair::new`, `gap_along`,
# `corner_error` in minkowski/hull_pair.rs.
#
# Reduction: (ax, ay) is the edge, (tx, ty) the vector to the point, both rounded once. The sum of
# the magnitudes of a cross product's terms is at most |a| |t| (Cauchy and Schwarz), and |t| at
# most the extent. `climb` stops or walks on by the sign of a rounded cross product with an edge of
# the other hull. Where that is wrong, the sine of the angle to that edge is at most Krise, and so
# are those of the other edges between the chosen and the deepest vertex, which turn the same way
# by less. These edges lead along `a`, so their lengths add up to at most the extent. `deepest`
# only selects a start. Gap along (nx, ny): the least and the most of dot products are off by no
# more than one of these; both are at most the sides of the box. Variables are magnitudes
# (README.md, "Signs").
#
# Underflow: edges are lengthened (SHORT_SQUARE in num.rs), so their squares are normal numbers;
# `rise` is lengthened or decided by orient2d where its products might underflow. Pairs of an
# extent below SMALL are enlarged before: a product that underflows is below 2^-500 of ERROR
# SMALL². `corner_error` adds SMALL U: roots of squares that underflow lose less than 2^-510.
# Overflow: an infinite error leaves everything to the exact gaps.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

ax = rnd(ax0);
ay = rnd(ay0);
tx = rnd(tx0);
ty = rnd(ty0);
length rnd= sqrt(ax * ax + ay * ay);
Length = sqrt(ax0 * ax0 + ay0 * ay0);
separation rnd= (ay * tx + ax * ty) / length;
Separation = (ay0 * tx0 + ax0 * ty0) / Length;
Kseparation = |(separation - Separation) / Separation|;

rise rnd= ax * ty + ay * tx;
Rise = ax0 * ty0 + ay0 * tx0;
Krise = |(rise - Rise) / Rise|;

# extent = sizes of the box, rounded once, and the sum of the radii: 3 roundings, 1 of the error
sx = rnd(sx0);
sy = rnd(sy0);
error rnd= C * ((sx + sy) + rnd(r0));
E = C * ((sx0 + sy0) + r0);
K = (Kseparation + Krise) / (error / E);

along rnd= nx * tx + ny * ty;
Along = nx * tx0 + ny * ty0;
opposite rnd= nx * ax + ny * ay;
Opposite = nx * ax0 + ny * ay0;
gap_along rnd= (along + opposite) + rnd(r0);
Gap_along = (Along + Opposite) + r0;
# twice, since the sides count for both hulls
Kalong = 2 * |(gap_along - Gap_along) / Gap_along| / (error / E);

# gap = length - radius against 8u (gap + 2 radius) + SMALL U, where gap + 2 radius = length +
# radius
distance rnd= sqrt(tx * tx + ty * ty);
Distance = sqrt(tx0 * tx0 + ty0 * ty0);
gap rnd= distance + rnd(r0);
Gap = Distance + r0;
# the bound is computed from the rounded gap: 5 roundings
Kcorner = |(gap - Gap) / Gap| * (1 + 16b-53);

{ ax0 in [1b-100,1] /\ ay0 in [1b-100,1] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1]
  /\ sx0 in [1b-100,1] /\ sy0 in [1b-100,1] /\ r0 in [1b-100,1]
  /\ nx in [1b-100,1] /\ ny in [1b-100,1]
  -> C - K >= 0 /\ C - Kalong >= 0 /\ @CORNER@ - Kcorner >= 0 /\ @SMALL@ * @U@ - 1b-510 >= 0
  /\ 4b-1075 / (C * (@SMALL@ * @SMALL@)) <= 1b-200 }

error / E -> 1 + (error - E) / E;
