# A segment against a disc.
#
# constant: SQUARE_ERROR in narrow/cast/disc.rs
# constant: MIN_ERROR in narrow/cast/disc.rs
# proves: SQUARE_ERROR >= Kstart
# proves: SQUARE_ERROR >= Kpass
# proves: SQUARE_ERROR >= Kend
#
# Theorem: the stage decides right whether the start lies in the disc, whether the line passes it
# and whether the path ends before it. The disc has the rounded placed centre and the rounded
# radius.
# Code: `cast` in narrow/cast/disc.rs, `Chord` in minkowski/chord.rs.
#
# Reduction: (px, py) is the exact path, (tx, ty) the exact vector to the centre. The magnitudes of
# a cross or dot product's terms sum up to at most |path| |to| (Cauchy and Schwarz). Start: square
# against radius2. Passing: across² against (radius2 + error) length2; relative to length2 (square
# + radius2). A `middle` that rounding makes 0 or less is off by less than 16u |to|; so the line
# comes no nearer than square (1 - (16u)²), and the start is outside by more than `error`. End:
# rest = (length - place) half, place = middle - half, for the unit direction. `across` and
# `middle` are off by Kdirection |to|; half² by Kacross (square + radius2), so half · half by as
# much. And |to| half is at most square + radius2, since half² <= radius2. Variables are magnitudes
# (README.md, "Signs").
#
# Underflow: all squares lose at most 2^-1074, MIN_ERROR is in `error`; the chord and the path are
# longer than `error`, so their roots are 2^-200 or more. Overflow: LARGE = 2^200 is checked.

@rnd = float<ieee_64,ne>;
C = @SQUARE_ERROR@;

px = rnd(px0);
py = rnd(py0);
tx = rnd(tx0);
ty = rnd(ty0);
radius2 rnd= r * r;
square rnd= tx * tx + ty * ty;
length2 rnd= px * px + py * py;
Square = tx0 * tx0 + ty0 * ty0;
Length2 = px0 * px0 + py0 * py0;
Ksquare = |(square - Square) / Square|;
Klength = |(length2 - Length2) / Length2|;
error rnd= C * ((square + length2) + radius2) + @MIN_ERROR@;
E = C * ((Square + Length2) + r * r) + @MIN_ERROR@;
Kstart = (Ksquare + 1b-53) / (error / E);

across rnd= px * ty + py * tx;
Across = px0 * ty0 + py0 * tx0;
Kacross = |(across - Across) / Across|;
# across²: twice its error, and one rounding; right-hand side: 3 roundings and those of length2
Kpass = (2 * Kacross + (Kacross * Kacross + 1b-53) + (Klength + 4b-53) * (1 + 1b-45)) / (error / E);

# the unit direction, and the products with it
length rnd= sqrt(length2);
Length = sqrt(Length2);
dx rnd= px / length;
dy rnd= py / length;
ux = px0 / Length;
uy = py0 / Length;
aside rnd= dx * ty + dy * tx;
Aside = ux * ty0 + uy * tx0;
Kdirection = |(aside - Aside) / Aside|;
along rnd= px * dx + py * dy;
Along = px0 * ux + py0 * uy;
Kalong = |(along - Along) / Along|;
# half²: twice the error of aside, its rounding, that of radius2 and the difference; half: a
# rounding
Khalf = 2 * Kdirection + (Kdirection * Kdirection + 4b-53);
# rest: half the error of half², a rounding of place, of the difference and of the product each;
# the errors of middle and length count relative to SQUARE_ERROR (middle + length) half as well
Kend = (Khalf + Kdirection + 6b-53) / (error / E);

{ px0 in [1b-100,1] /\ py0 in [1b-100,1] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1]
  /\ r in [1b-100,1]
  -> C - Kstart >= 0 /\ C - Kpass >= 0 /\ C - Kend >= 0
  /\ C * (1 - 1b-48) - (Kalong + 4b-53) >= 0
  /\ Kdirection <= 16b-53 /\ C * @MIN_ERROR@ - 1b-900 >= 0 }

error / E -> 1 + (error - E) / E;
