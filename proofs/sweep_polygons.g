# Straight motions of sharp polygons that certainly do not meet.
#
# constant: GAP_ERROR in narrow/sweep/relative_motion.rs
# constant: MIN_ERROR in narrow/sweep/relative_motion.rs
# literal: BEYOND = 0.25, 1 time in narrow/sweep/linear.rs
# proves: GAP_ERROR >= Kedge
# proves: GAP_ERROR >= Kside
#
# Theorem: where `sharp` says that two hulls without radii do not meet, the hulls as placed in
# doubles at any time from 0 to 1 are disjoint; and where it predicts a time, until that time less
# twice the error divided by the speed.
# Code: `sharp`, `is_behind`, `verify` in narrow/sweep/linear.rs, `edge_gap` in
# narrow/sweep/relative_motion.rs, `DifferenceVertex::least` in minkowski/gjk.rs, `farthest` in
# placed/lazy_hull.rs, `Fit::of_reach` in placed/placed_hull.rs.
#
# Reduction: nothing depends on how the corners were found, only on the last look. `size` is at
# least R, the sum of both reaches, which is above every coordinate of a placed difference and all
# that is added up to it, and above every translation. Along a unit vector this counts |x| + |y| of
# the vector, at most 3/2 times.
#
# Edge: let N be the normal, a vector of doubles, and n its exact unit vector. `least` is off by
# twice the error Kvalue of a value in local coordinates, for each of two hulls: no corner of the
# difference lies farther beyond the one that it returns. That one is an end of the chord, or lies
# beyond it by at most a quarter of the error (BEYOND), up to Kbeyond of 2 R. So the difference lies
# in front of the line that is as far beyond the chord, along n. `gap` is off by Kgap, `speed` by
# Kspeed, and positions in time by Kpos (sweep.g has the same). If gap - speed, or what is left of
# the gap at a time, is above the error, so is 3/4 of it above all of these. If squares of N are
# subnormal, its length may be too small by a factor of 3/2; then so much less is left. If they
# are 0, gap and speed are NaN, and the result is undecided.
#
# Side: the corner that is farthest to one side of the path, or ahead of its start, is behind it by
# more than the error times |d|. The shapes move along d, up to the rounding of d; so no corner
# comes to the other side, or back to the start.
#
# Variables are magnitudes (README.md, "Signs").
#
# Underflow: MIN_ERROR is above 2^-296. Directions have lengths from 2^-537, so products that
# underflow are below 2^-200 of the error times the length. Overflow: LARGE = 2^200 is checked.

@rnd = float<ieee_64,ne>;
C = @GAP_ERROR@;
quarter = @BEYOND@;

# the value of a corner in local coordinates, along d, against that of the placed corner; the code
# leaves the offset out, which is the same for all corners
gx rnd= dx * a + dy * b;
gy rnd= dx * c + dy * d;
value rnd= (gx * x + gy * y) + (dx * tx + dy * ty);
px rnd= (a * x + c * y) + tx;
py rnd= (b * x + d * y) + ty;
Value = dx * ((a * x + c * y) + tx) + dy * ((b * x + d * y) + ty);
placed = dx * px + dy * py;
Kdifference = (value - placed) / Value;
Kvalue = |Kdifference|;

# how far the next corner lies beyond the chord; corners of the difference are rounded
lx = rnd(lx0);
ly = rnd(ly0);
beyond rnd= ex * (rnd(nx0) + lx) + ey * (rnd(ny0) + ly);
Beyond = ex * (nx0 + lx0) + ey * (ny0 + ly0);
Kbeyond = |(beyond - Beyond) / Beyond|;

# the gap and the speed along the unit vector of (ex, ey)
length rnd= sqrt(ex * ex + ey * ey);
Length = sqrt(ex * ex + ey * ey);
ux rnd= ex / length;
uy rnd= ey / length;
gap rnd= ux * lx + uy * ly;
Gap = (ex / Length) * lx0 + (ey / Length) * ly0;
Kgap = |(gap - Gap) / Gap|;
mx = rnd(mx0);
my = rnd(my0);
speed rnd= ux * mx + uy * my;
Speed = (ex / Length) * mx0 + (ey / Length) * my0;
Kspeed = |(speed - Speed) / Speed|;

# a placed coordinate at time t, with translation m
pos rnd= (a * x + c * y) + (tx + m * t);
Pos = (a * x + c * y) + (tx + m * t);
Kpos = |(pos - Pos) / Pos|;

# two roundings of the comparison; the bound itself has 8 roundings
Ksum = 3 / 2 * (2 * Kvalue + 2 * Kbeyond + Kgap + Kspeed + 4 * Kpos) + 2b-53;
Kedge = (3 / 2 * Ksum / (1 - quarter)) * (1 + 16b-53);

# how far a corner lies to the side of the path, or ahead
side rnd= mx * lx + my * ly;
Side = mx0 * lx0 + my0 * ly0;
Kcross = |(side - Side) / Side|;
# the direction of the exact displacement against the rounded one
Kturn = |(mx - mx0) / mx0|;
Kside = 3 / 2 * (2 * Kvalue + Kcross + 4 * Kpos + 2 * Kturn) * (1 + 16b-53);

{ dx in [1b-100,1] /\ dy in [1b-100,1]
  /\ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  /\ x in [1b-100,1] /\ y in [1b-100,1] /\ tx in [1b-100,1] /\ ty in [1b-100,1]
  /\ m in [1b-100,1] /\ t in [1b-100,1]
  /\ lx0 in [1b-100,1] /\ ly0 in [1b-100,1] /\ nx0 in [1b-100,1] /\ ny0 in [1b-100,1]
  /\ ex in [1b-100,1] /\ ey in [1b-100,1] /\ mx0 in [1b-100,1] /\ my0 in [1b-100,1]
  -> C - Kedge >= 0 /\ C - Kside >= 0 /\ @MIN_ERROR@ - 1b-296 >= 0 }

Kdifference -> (value - Value) / Value - (placed - Value) / Value;
Value -> (dx * a + dy * b) * x + (dx * c + dy * d) * y + (dx * tx + dy * ty);
