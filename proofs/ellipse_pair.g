# The cubic of two ellipses.
#
# constant: ERROR in narrow/relation/ellipse_pair.rs
# constant: SIZES.start in narrow/relation/ellipse_pair.rs
# constant: SIZES.end in narrow/relation/ellipse_pair.rs
# formula: c0 + mixed - (square(g.u, d) + square(g.w, d)) in narrow/relation/ellipse_pair.rs
# formula: ERROR * size * size in narrow/relation/ellipse_pair.rs
# formula: c0.min(c3) <= 1024.0 * error in narrow/relation/ellipse_pair.rs
# formula: 8.0 * error * (c1.abs() + c2.abs() + c3 + error) in narrow/relation/ellipse_pair.rs
# formula: (root - c2) / (3.0 * c3) in narrow/relation/ellipse_pair.rs
# formula: c0 + x * (c1 + x * (c2 + x * c3)) in narrow/relation/ellipse_pair.rs
# formula: 4.0 * error * (1.0 + x * (1.0 + x * (1.0 + x))) in narrow/relation/ellipse_pair.rs
# formula: doubt / (root * c3) + ERROR * (root + c2.abs()) / c3 + error / c3 * (1.0 + x) in
#   narrow/relation/ellipse_pair.rs
# formula: off * off * (2.0 * root + c3 * off) in narrow/relation/ellipse_pair.rs
# formula: x > 0.0 && radicand > 4.0 * doubt in narrow/relation/ellipse_pair.rs
# proves: ERROR >= Kcoefficient
# proves: ERROR >= Kvalue
#
# Theorem: a coefficient has its sign where it exceeds `error`, the radicand where it exceeds
# `doubt`, and the value of the cubic at x where it exceeds 4 `error` (1 + x + x² + x³); the least
# value of the cubic is above 0 where the value at x exceeds that by `above_least`.
# Code: `relation` in narrow/relation/ellipse_pair.rs.
#
# Reduction: s is the sum of the magnitudes of five vectors. A coefficient is a sum of squares of
# cross products of two of them, each pair at most once. The terms of a cross product add up to at
# most the product of both magnitudes, and the sum of the squares of these is at most the square of
# their sum, which is at most s²/2. So the terms of a coefficient add up to at most s⁴/4, its error
# is K s⁴/4, and E = ERROR s⁴, that is `error`, is at least eight times that. The second part
# has E as its unit, and e = 1/8 for what a coefficient is off by; b1, b2, b3 are the magnitudes of
# the coefficients, at most 1 / 4 ERROR = 2^45.
#
# The radicand: R = c2² - 3 c1 c3. Tdoubt is its error: that of the coefficients and 2 and 3
# roundings of its terms, which are at most (b2 + 3 b1) / 4 ERROR.
#
# Where the radicand is above 0, by 4 `doubt` here, the exact least place is X = (√R - C2) / (3 C3).
# The roots are apart by at most doubt / root = q. Off - 2 Dx >= 0 says that `off` is twice the
# error of x; both are multiplied by c3, and x c3 is at most (root + b2) / 3 (1 + 4u). As the second
# derivative at X is 2 √R and the third one 6 C3, the value there is (√R + C3 z) z² less, z = x - X.
# By 4 `doubt`, √R is at most 9/8 of `root`, and `c3` is at least 1024 E. With |z| at most off / 2,
# that is a quarter of off² (9/8 root + (1 + 2^-13) c3 off), less than half of `above_least`; the
# roundings of that are in the other half. If X is below 0, the cubic rises from C0 > 0.
#
# What is argued here and not proved by Gappa: the bounds of sums by s, and this paragraph on the
# least value. Variables are magnitudes (README.md, "Signs").
#
# Underflow: s² is at least 2^-100, so E is above 2^-300 and E² above 2^-600, while products lose
# 2^-1075 times coefficients below 2^200 and powers of x below 2^150: x is at most (root + b2) / 3 c3
# < 2^45. Overflow: nothing exceeds 2^700.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

dx = rnd(dx0);
dy = rnd(dy0);
# mixed and c1; c2 is the same with g and h exchanged
c0 rnd= (ux * wy + uy * wx) * (ux * wy + uy * wx);
C0 = (ux * wy + uy * wx) * (ux * wy + uy * wx);
m1 rnd= ((ux * py + uy * px) * (ux * py + uy * px) + (ux * qy + uy * qx) * (ux * qy + uy * qx));
M1 = ((ux * py + uy * px) * (ux * py + uy * px) + (ux * qy + uy * qx) * (ux * qy + uy * qx));
m2 rnd= ((wx * py + wy * px) * (wx * py + wy * px) + (wx * qy + wy * qx) * (wx * qy + wy * qx));
M2 = ((wx * py + wy * px) * (wx * py + wy * px) + (wx * qy + wy * qx) * (wx * qy + wy * qx));
n rnd= ((ux * dy + uy * dx) * (ux * dy + uy * dx) + (wx * dy + wy * dx) * (wx * dy + wy * dx));
N = ((ux * dy0 + uy * dx0) * (ux * dy0 + uy * dx0) + (wx * dy0 + wy * dx0) * (wx * dy0 + wy * dx0));
c1 rnd= (c0 + (m1 + m2)) + n;
C1 = (C0 + (M1 + M2)) + N;
K1 = |(c1 - C1) / C1|;

# s², with the sums of vectors and coordinates
sum rnd= (((ux + wx) + (px + qx)) + dx) + (((uy + wy) + (py + qy)) + dy);
Sum = (((ux + wx) + (px + qx)) + dx0) + (((uy + wy) + (py + qy)) + dy0);
size rnd= sum * sum;
Size = Sum * Sum;
Ksize = |(size - Size) / Size|;
# of `error`, with the products by ERROR and by s² again
smaller = (1 - Ksize) * (1 - Ksize) * (1 - 2b-53);

eta = 1b-1075;
lost = 64 * eta / (@SIZES.start@ * @SIZES.start@);
Kcoefficient = 8 * (K1 / 4 + lost) / smaller;

# the value: Horner's rule, each coefficient at most s⁴/4
value rnd= z0 + x * (z1 + x * (z2 + x * z3));
Value = z0 + x * (z1 + x * (z2 + x * z3));
limit rnd= 4 * (1 + x * (1 + x * (1 + x)));
Limit = 4 * (1 + x * (1 + x * (1 + x)));
Klimit = |(limit - Limit) / Limit|;
Kvalue = ((|(value - Value) / Value| / 4) * (1 + 1b-45) + Kcoefficient / 8) / (4 * (1 - Klimit));

# in units of E
e = 1 / 8;
Tdoubt = ((2 * b2 + e) * e + 3 * ((b1 + b3) + e) * e) + (2 * b2 + 9 * b1) * (1b-53 / (4 * C));
Doubt = 8 * (((b1 + b2) + b3) + 1);

k = b3 / (b3 - e);
Off3 = (q + C * (root + b2)) + (1 + place);
Dx3 = (k / 3) * ((q + e) + 2b-53 * (root + b2)) + ((k * e) * place + 4b-53 * (root + b2));

{ ux in [1b-100,1] /\ uy in [1b-100,1] /\ wx in [1b-100,1] /\ wy in [1b-100,1]
  /\ px in [1b-100,1] /\ py in [1b-100,1] /\ qx in [1b-100,1] /\ qy in [1b-100,1]
  /\ dx0 in [1b-100,1] /\ dy0 in [1b-100,1]
  /\ z0 in [1b-100,1] /\ z1 in [1b-100,1] /\ z2 in [1b-100,1] /\ z3 in [1b-100,1]
  /\ x in [1b-100,1b45]
  /\ b1 in [0,1b45] /\ b2 in [0,1b45] /\ b3 in [1024,1b45]
  /\ q in [0,1b100] /\ root in [1b-100,1b100] /\ place in [0,1b100]
  -> C - Kcoefficient >= 0 /\ C - Kvalue >= 0
  /\ Doubt - Tdoubt * (1 + 1b-40) >= 0 /\ Off3 - 2 * Dx3 * (1 + 1b-40) >= 0
  /\ 1b100 - @SIZES.end@ >= 0 }

Doubt - Tdoubt * (1 + 1b-40) ->
  b1 * (8 - (3 * e + 9 * (1b-53 / (4 * C))) * (1 + 1b-40))
  + b2 * (8 - (2 * e + 2 * (1b-53 / (4 * C))) * (1 + 1b-40))
  + b3 * (8 - 3 * e * (1 + 1b-40)) + (8 - 4 * (e * e) * (1 + 1b-40));
Off3 - 2 * Dx3 * (1 + 1b-40) ->
  q * (1 - (2 / 3) * k * (1 + 1b-40)) + (1 - (2 / 3) * k * e * (1 + 1b-40))
  + place * (1 - 2 * (k * e) * (1 + 1b-40))
  + (root + b2) * (C - 2 * ((k / 3) * 2b-53 + 4b-53) * (1 + 1b-40));
