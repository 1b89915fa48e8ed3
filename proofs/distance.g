# Squared distances against squared radii.
#
# constant: SQUARE_ERROR in exact/distance.rs
# constant: UNDERFLOW in num.rs
# constant: SMALLEST_SQUARE in exact/distance.rs
# formula: SQUARE_ERROR * (to.length_squared() + length2 + radius2) + UNDERFLOW in exact/distance.rs
# formula: SQUARE_ERROR * (left.abs() + right.abs() + reach) + SMALLEST_SQUARE in exact/distance.rs
# proves: SQUARE_ERROR >= K
# proves: SQUARE_ERROR >= Kline
#
# Theorem: where the difference exceeds the error, it has the sign of the distance of the point
# from the segment less the radii; `left_of_line` likewise.
# Code: `point_segment`, `left_of_line` in exact/distance.rs.
#
# Reduction: `place` is a rounded dot product, so the case (before, within, beyond) may be the
# wrong one. The squared distance to an end exceeds that to the line by place²/length², and a wrong
# case means |place| or |place - length2| is at most 6u of (|to| |along|) or of length2; so the
# square is off by at most (6u)² length2 and (6u |to|)², which Kcase covers with u of the sum.
# Within a case, all terms are positive but cross = l - r, which is off by 4u (l + r) <= 4u |along|
# |to|. So its square by length2 is off by Kq |to|². Variables are magnitudes: (ex, ey) the edge,
# (tx, ty) the vector to the point.
#
# Underflow: length2 is at least SMALLEST_SQUARE where it divides, so the quotient of `cross` loses
# less than u |cross|² / length2, or 2^-1074 where it underflows, times |cross| <= |along| |to|: a
# product that underflows is at most 2^-1022, so both lose less than half of UNDERFLOW. Overflow
# makes `error` infinite or NaN: the exact stage decides. `left_of_line` leaves edges with a smaller
# length2 to the exact stage, since the root of a square that underflowed has no digits.

@rnd = float<ieee_64,ne>;
C = @SQUARE_ERROR@;

ex = rnd(ex0);
ey = rnd(ey0);
tx = rnd(tx0);
ty = rnd(ty0);
length2 rnd= ex * ex + ey * ey;
to2 rnd= tx * tx + ty * ty;
radius = rnd(radius0);
radius2 rnd= radius * radius;
cross rnd= ex * ty + ey * tx;

Length2 = ex0 * ex0 + ey0 * ey0;
To2 = tx0 * tx0 + ty0 * ty0;
Radius2 = radius0 * radius0;
Cross = ex0 * ty0 + ey0 * tx0;
Klength = (length2 - Length2) / Length2;
Kto = (to2 - To2) / To2;
Kradius = (radius2 - Radius2) / Radius2;
Kcross = (cross - Cross) / Cross;

# (cross / length2) cross, relative to |to|²: the sum of the magnitudes of both products is at most
# |along| |to| as well (Cauchy and Schwarz), so cross is off by at most Kcross |along| |to|.
Kq = 2 * |Kcross| + |Kcross| * |Kcross| + (|Klength| + 3b-53) * (1 + 1b-45);
Kcase = 1b-53;

error rnd= C * ((to2 + length2) + radius2) + @UNDERFLOW@;
E = C * ((To2 + Length2) + Radius2) + @UNDERFLOW@;
# the larger of both cases, the radius, and the last difference, which is rounded too
K = (Kq + Kcase + 1b-53) / (error / E);
Kends = (|Kto| + Kcase + 1b-53) / (error / E);
Kr = (|Kradius| + 1b-53) / (error / E);

# left_of_line: left - right - reach against C (left + right + reach) + SMALLEST_SQUARE
reach rnd= radius * sqrt(ex * ex + ey * ey);
Reach = radius0 * sqrt(Length2);
beyond rnd= (ex * ty + ey * tx) + reach;
Beyond = (ex0 * ty0 + ey0 * tx0) + Reach;
limit rnd= C * ((ex * ty + ey * tx) + reach) + @SMALLEST_SQUARE@;
Limit = C * Beyond + @SMALLEST_SQUARE@;
Kline = |(beyond - Beyond) / Beyond| / (limit / Limit);

{ ex0 in [1b-100,1] /\ ey0 in [1b-100,1] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1]
  /\ radius0 in [1b-100,1]
  -> C - K >= 0 /\ C - Kends >= 0 /\ C - Kr >= 0 /\ C - Kline >= 0
  /\ @SMALLEST_SQUARE@ - 8b-1075 >= 0 /\ 1b-53 - 72 * 1b-106 >= 0 }

error / E -> 1 + (error - E) / E;
limit / Limit -> 1 + (limit - Limit) / Limit;
