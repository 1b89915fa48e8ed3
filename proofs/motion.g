# How far placed shapes move, and how far apart they are, in doubles.
#
# literal: MOVED = 64.0 * U, 4 times in narrow/motion_bound.rs
# literal: ROUNDED = 16.0 * U, 3 times in narrow/motion_bound.rs
# literal: APART = 16.0 * U, 1 time in batch/rectangle_verdict.rs
# constant: OCTAGON in num.rs
# constant: UNDERFLOW in num.rs
# constant: LOST in narrow/motion_bound.rs
# proves: ROUNDED >= Kway
# proves: MOVED >= Kcorners
# proves: MOVED >= Kdisc
# proves: APART >= Kapart
#
# Theorem: `max_displacement` and `disc_displacement` are at least the distance that any point of
# the rounded shape moves; `verdict_of_discs` is at most the distance or the depth of two discs; a
# gap along a normal times `per_length`, less 2 `bound` of these, at most that along the unit
# normal.
# Code: `max_displacement`, `disc_displacement`, `verdict_of_discs` in narrow/motion_bound.rs,
# `octagonal_length` in num.rs, `verdict`
# in batch/rectangle_verdict.rs, `per_length`, `shallowest` in narrow/relation/small_polygon.rs.
#
# Reduction: a corner is c ± u ± v, up to 8u of the magnitude in each coordinate before and after
# (rectangle_corner.g); the length of that is at most the sum of both coordinates. Its way is at
# most that of c plus the larger of |du + dv|, |du - dv|. Each of these lengths is at most its
# octagonal length; (x, y) is such a vector, x >= y, rounded relative to itself, but for du ± dv,
# which is off by u of |du| + |dv| more, at most four sides, so 4u of both magnitudes. Discs: the
# centre counts as rounded, so nothing is lost but what follows. The discs' gap: the squares of the
# rounded difference, the root and the sum of the radii, relative to the sizes. Variables are
# magnitudes (README.md, "Signs").
#
# Underflow: sums lose nothing, products with OCTAGON 2^-1075, which UNDERFLOW covers; squares of
# discs lose less than LOST in their root. Overflow: an infinite bound lets no pair rest, and NaN
# neither (displacement.rs).

@rnd = float<ieee_64,ne>;

# the octagonal length of a rounded vector, x the larger
octagon = @OCTAGON@;
vx = rnd(x);
vy = rnd(y);
length rnd= vx + octagon * vy;
Length = x + octagon * y;
Klength = |(length - Length) / Length|;
# way = two lengths, times 1 + 16u, plus the rest: 4 roundings
way rnd= (length + other) * w + rest;
Way = (length + other) * w + rest;
Ksum = |(way - Way) / Way|;
# u and v differences have one rounding more
Kway = (Klength + 1b-53 + Ksum) * (1 + 1b-45);

# 8u before and after, 4u of the sums of differences; `reach` may be rounded down by 6 roundings
Kcorners = (8b-53 + 4b-53) * (1 + 1b-48);

tx = rnd(tx0);
ty = rnd(ty0);
distance rnd= sqrt(tx * tx + ty * ty);
Distance = sqrt(tx0 * tx0 + ty0 * ty0);
apart rnd= distance + rnd(r0);
Apart = Distance + r0;
# the sizes bound |x| + |y| of the centres and the radii, with 6 roundings; the last difference is
# rounded as well
Kdisc = (|(apart - Apart) / Apart| + 2b-53) * (1 + 1b-48);

# gap / octagonal length; the octagonal length is at most 1.09 times the length
per rnd= 1 / (vx + octagon * vy);
far rnd= gap * per;
Far = gap * (1 / Length);
# times 1 - 16u, itself rounded, and the last difference
Kapart = (|(far - Far) / Far| + 3b-53) * (1 + 1b-45);

{ gap in [1b-100,1] /\ x in [1b-100,1] /\ y in [1b-100,1]
  /\ other in [1b-100,1] /\ rest in [1b-100,1]
  /\ w in [1,2] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1] /\ r0 in [1b-100,1]
  -> @ROUNDED@ - Kway >= 0 /\ @MOVED@ - Kcorners >= 0 /\ @MOVED@ - Kdisc >= 0
  /\ @UNDERFLOW@ - 16b-1075 >= 0 /\ @APART@ - Kapart >= 0
  /\ 2 * (1 - 1b-45) - 109 / 100 >= 0 /\ @LOST@ - 1b-500 >= 0
  /\ (1 + octagon) * (1 + octagon) - 2 >= 0 }
