# An ellipse, mapped to a disc, and a mapped polygon.
#
# constant: SQUARE_ERROR in narrow/relation/ellipse_polygon.rs
# constant: CROSS_ERROR in narrow/relation/ellipse_polygon.rs
# constant: SHORT in narrow/relation/ellipse_polygon.rs
# constant: SIZES.start in narrow/relation/ellipse_polygon.rs
# constant: SIZES.end in narrow/relation/ellipse_polygon.rs
# formula: DVec2::new(d.perp_dot(w), u.perp_dot(d)) in narrow/relation/ellipse_polygon.rs
# formula: (-start.dot(along), along.length_squared()) in narrow/relation/ellipse_polygon.rs
# formula: left / square * left in narrow/relation/ellipse_polygon.rs
# formula: axes * far.max(axes) in narrow/relation/ellipse_polygon.rs
# formula: (SQUARE_ERROR * size * size, CROSS_ERROR * size * size) in
#   narrow/relation/ellipse_polygon.rs
# formula: shortest < SHORT * size * size || area.abs() <= CROSS_ERROR * size in
#   narrow/relation/ellipse_polygon.rs
# formula: nearest - area * area in narrow/relation/ellipse_polygon.rs
# proves: SQUARE_ERROR >= Kline
# proves: SQUARE_ERROR >= Kend
# proves: CROSS_ERROR >= Kcross
# proves: CROSS_ERROR >= Karea
#
# Theorem: where |beyond| > error, it has the sign of the squared distance of the origin from the
# mapped polygon's boundary less the squared radius; where |left| > slack, it has the sign of the
# cross product, and `area` has its sign where it exceeds its bound.
# Code: `relation` in narrow/relation/ellipse_polygon.rs.
#
# Reduction: S = A max(A, |d|), A = |u| + |w|. The sum of both coordinates of a mapped vertex is at
# most S (|d × w| + |u × d| <= |d| (|w| + |u|)). So the magnitudes of the terms of `left`, `square`
# and `place` add up to at most S², 4 S² and 2 S²; the script divides their errors by those of their
# terms: S² is the unit of the second part. `nearest` is the least of all edges, so it is off by no
# more than the worst edge.
#
# Between the ends: left / square * left is left², off by `dleft`, by square, off by `dsquare`. The
# distance l from the line is at most S, so left = l √square, and square is at least SHORT.
#
# The wrong case: let p, q be the exact places behind the start and before the end, p + q = square.
# Where one of the comparisons is wrong, |p| or |q| is at most `dplace` or `dplace` + `dsquare`.
# The squared distance to the start exceeds that to the segment by p²/square <= p, for 0 <= p <=
# square, and that to the end by at most q; the squares of both ends differ by q - p. So an end in
# place of the other one or of the foot costs at most `dcase`. The foot in place of an end costs
# p²/square or q²/square, for a square of at least SHORT: below `dcase`, which is below 2^-40.
# The radius is A² at most, which is at most S. Variables are magnitudes (README.md, "Signs").
#
# Underflow: sizes are at least 2^-400. What a vertex loses is relative to S; the products of
# vertices are relative to S²; left / square is at most 1 / √SHORT, and loses nothing that counts.
# Overflow: sizes are at most 2^400.

@rnd = float<ieee_64,ne>;
C = @SQUARE_ERROR@;

# the mapped ends of an edge
dx = rnd(dx0);
dy = rnd(dy0);
ex = rnd(ex0);
ey = rnd(ey0);
sx rnd= dx * wy + dy * wx;
sy rnd= ux * dy + uy * dx;
tx rnd= ex * wy + ey * wx;
ty rnd= ux * ey + uy * ex;
SX = dx0 * wy + dy0 * wx;
SY = ux * dy0 + uy * dx0;
TX = ex0 * wy + ey0 * wx;
TY = ux * ey0 + uy * ex0;

left rnd= sx * ty + sy * tx;
Left = SX * TY + SY * TX;
Kleft = |(left - Left) / Left|;
ax rnd= tx + sx;
ay rnd= ty + sy;
AX = TX + SX;
AY = TY + SY;
square rnd= ax * ax + ay * ay;
Square = AX * AX + AY * AY;
Ksquare = |(square - Square) / Square|;
place rnd= sx * ax + sy * ay;
Place = SX * AX + SY * AY;
Kplace = |(place - Place) / Place|;
end rnd= sx * sx + sy * sy;
End = SX * SX + SY * SY;
Kto = |(end - End) / End|;
area rnd= ux * wy + uy * wx;
Area = ux * wy + uy * wx;
Kturn = |(area - Area) / Area|;
disc rnd= (ux * wy + uy * wx) * (ux * wy + uy * wx);
Disc = (ux * wy + uy * wx) * (ux * wy + uy * wx);
Kdisc = |(disc - Disc) / Disc|;

# the size: the roundings of `axes`, `far`, their product, and those of error and slack
size rnd= ((ux + wx) + (uy + wy)) * (dx + dy);
Size = ((ux + wx) + (uy + wy)) * (dx0 + dy0);
Ksize = |(size - Size) / Size|;
smaller = (1 - Ksize) * (1 - Ksize) * (1 - 2b-53);

# in parts of S²
eta = 1b-1075;
lost = 64 * eta / (@SIZES.start@ * @SIZES.start@);
dleft = Kleft + lost;
dsquare = 4 * Ksquare + lost;
dplace = 2 * Kplace + lost;
short = @SHORT@ * smaller - dsquare;
root = sqrt(short);
dcase = 2 * (dplace + dsquare);
# the square of the distance is at most 1, its quotient and product are rounded
dline = ((2 * dleft / root + dleft * dleft / short) + dsquare / short) / (1 - dsquare / short)
  + 2b-53 * (1 + 1b-30);
# the radius, and the last difference of numbers that are at most 1
rest = (Kdisc + 2b-53) * (1 + 1b-30) + lost;
Kline = (dline + dcase + rest) / smaller;
Kend = (Kto + dcase + rest) / smaller;
Kcross = dleft / smaller;
Karea = (Kturn + lost) / smaller;

{ ux in [1b-100,1] /\ uy in [1b-100,1] /\ wx in [1b-100,1] /\ wy in [1b-100,1]
  /\ dx0 in [1b-100,1] /\ dy0 in [1b-100,1] /\ ex0 in [1b-100,1] /\ ey0 in [1b-100,1]
  -> C - Kline >= 0 /\ C - Kend >= 0 /\ @CROSS_ERROR@ - Kcross >= 0 /\ @CROSS_ERROR@ - Karea >= 0
  /\ 1b400 - @SIZES.end@ >= 0 /\ 1b-40 - dcase >= 0 }
