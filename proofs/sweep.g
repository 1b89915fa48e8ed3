# Straight motions that certainly do not meet.
#
# constant: GAP_ERROR in narrow/sweep/relative_motion.rs
# constant: MIN_ERROR in narrow/sweep/relative_motion.rs
# proves: GAP_ERROR >= Krectangles
# proves: GAP_ERROR >= Kedge
# proves: GAP_ERROR >= Kdiscs
#
# Theorem: where a stage says that two discs or two rectangles do not meet, the shapes as placed in
# doubles at any time from 0 to 1 are disjoint.
# Code: `Motion::straight_at` in narrow/sweep/motion.rs;
# `entered` and the end of `sweep` in narrow/sweep/linear_parallelogram.rs, `Slabs` in
# minkowski/slabs.rs, `edge_gap` in narrow/sweep/relative_motion.rs; `misses` in
# narrow/sweep/linear_disc.rs, `Chord::passes_outside` in minkowski/chord.rs.
#
# Reduction: a point placed at a time t is within Kpos of `size` from p + t m, p the exact image
# and m the exact translation; at time 0 likewise, so a gap at any time is within 4 Kpos (two
# shapes, two times) of that at 0 less t times the closing speed. The speed is off by Krise |n|
# |m|, and |m| is at most `size`. Rectangles: the gap at time 0 is off by 13u of the magnitudes
# times |n| (parallelogram.g); it is above the error, and so is the gap less the speed: then the
# gap is above 0 at all times between. Or the gap along the normal of the rounded displacement m is
# above twice the error; n is that normal, along which the shapes move by the rounding of m only.
# Or, along the unit normal of an edge, gap - speed is above the error: the gap off by Kunit of
# `size`, as a dot product with a unit normal of rounded corners, and the speed as well. Discs: the
# line passes the centre at more than radius + 2 error, by squares: across² > enough² |m|². across
# is off by Kacross |m| |between|; the roundings of the squares, relative to a distance of at most
# `size`, are Ksquares. A middle of 0 or less is off by as much as `across`. There `size` is only
# half of what is added up, and the error counts twice. Variables are magnitudes (README.md,
# "Signs").
#
# Underflow: MIN_ERROR² is above 2^-591, far above products that underflow; displacements have
# squares from 2^-590. Overflow: LARGE = 2^200 is checked.

@rnd = float<ieee_64,ne>;
C = @GAP_ERROR@;

# a placed coordinate at time t, with translation m
pos rnd= (a * x + c * y) + (tx + m * t);
Pos = (a * x + c * y) + (tx + m * t);
Kpos = |(pos - Pos) / Pos|;

# half-edge × displacement; the displacement is a difference of translations
mx = rnd(mx0);
my = rnd(my0);
rise rnd= nx * my + ny * mx;
Rise = nx * my0 + ny * mx0;
Krise = |(rise - Rise) / Rise|;
# lengths, error and size: 8 roundings
Krectangles = (13b-53 + 4 * Kpos + Krise) * (1 + 16b-53);

# edge_gap: corners of the difference, rounded; the unit normal of a difference of these
lx = rnd(lx0);
ly = rnd(ly0);
ex rnd= lx + rnd(rx0);
ey rnd= ly + rnd(ry0);
length rnd= sqrt(ex * ex + ey * ey);
Length = sqrt(ex * ex + ey * ey);
ux rnd= ex / length;
uy rnd= ey / length;
gap rnd= ux * lx + uy * ly;
Gap = (ex / Length) * lx0 + (ey / Length) * ly0;
Kunit = |(gap - Gap) / Gap|;
speed rnd= ux * mx + uy * my;
Speed = (ex / Length) * mx0 + (ey / Length) * my0;
Kspeed = |(speed - Speed) / Speed|;
# the normal is that of the rounded edge: any direction will do if no corner lies beyond the edge;
# both ends of the exact one deviate by at most 8u of `size` from the rounded one
Kedge = (8b-53 + 2 * Kunit + Kspeed + 4 * Kpos + 2b-53) * (1 + 16b-53);

bx = rnd(bx0);
by = rnd(by0);
across rnd= mx * by + my * bx;
Across = mx0 * by0 + my0 * bx0;
Kacross = |(across - Across) / Across|;
square rnd= mx * mx + my * my;
Square = mx0 * mx0 + my0 * my0;
Ksquare = |(square - Square) / Square|;
# across², enough² (2 roundings and a sum) and their products, as parts of a distance
Ksquares = Ksquare + 8b-53;
# `size` is half of the magnitudes; the error is counted twice
Kdiscs = (2 * (4 * Kpos + Kacross + Ksquares) + 4b-53) / 2 * (1 + 16b-53);

{ a in [1b-100,1] /\ c in [1b-100,1] /\ x in [1b-100,1] /\ y in [1b-100,1]
  /\ tx in [1b-100,1] /\ m in [1b-100,1] /\ t in [1b-100,1]
  /\ nx in [1b-100,1] /\ ny in [1b-100,1] /\ mx0 in [1b-100,1] /\ my0 in [1b-100,1]
  /\ lx0 in [1b-100,1] /\ ly0 in [1b-100,1] /\ rx0 in [1b-100,1] /\ ry0 in [1b-100,1]
  /\ bx0 in [1b-100,1] /\ by0 in [1b-100,1]
  -> C - Krectangles >= 0 /\ C - Kedge >= 0 /\ C - Kdiscs >= 0
  /\ @MIN_ERROR@ * @MIN_ERROR@ - 1b-591 >= 0 }
