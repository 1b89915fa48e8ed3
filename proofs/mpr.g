# Signs in the searches: slopes of edges, sides of the origin, and points nearer than the radii.
#
# literal: SLOPE = 4.0 * U, 1 time in placed/hull_support.rs
# literal: NEAR = 32.0 * U, 1 time in minkowski/mpr.rs
# constant: TINY in placed/hull_proxy.rs
# constant: UNDERFLOW in num.rs
# proves: SLOPE >= Kslope
# proves: NEAR >= Knear
#
# Theorem: a slope beyond its error has its sign; `nearer_than` is true only if a point of the
# segment is nearer to the origin than the radii. `side` has the form of orientation.g and a larger
# bound.
# Code: `bisected` in placed/hull_support.rs; `side`, `nearer_than` in minkowski/mpr.rs.
#
# Reduction: slope: the sum of two products of g with an edge, rounded once; the sum keeps its sign
# and is at most 1 + u times as large. `nearer_than`: for any fraction f of [0, 1] the point p + (q
# - p) f is on the segment. Its coordinates are off by Kpoint times |px| + |qx|, and by that of y;
# so is its length, relative to the sum. (px, py) and (qx, qy) are differences of placed points,
# rounded once. Variables are magnitudes (README.md, "Signs").
#
# Underflow: slopes lose 4 · 2^-1075, and g·error as much. Squares of less than 2^-1021 lose less
# than TINY in a root. Overflow: an infinite length is not below the radius.

@rnd = float<ieee_64,ne>;
C = @SLOPE@;

edge_x = rnd(ex0);
edge_y = rnd(ey0);
sx rnd= gx * edge_x;
sy rnd= gy * edge_y;
Kx = (sx - gx * ex0) / (gx * ex0);
error rnd= C * (sx + sy) + @UNDERFLOW@;
E = C * (sx + sy) + @UNDERFLOW@;
Kslope = (|Kx| * (1 + 1b-53) / (1 - 4b-53)) / (error / E);

px = rnd(px0);
qx = rnd(qx0);
ax rnd= px + (qx + px) * f;
Kpoint = (ax - (px0 + (qx0 + px0) * f)) / (px0 + (qx0 + px0) * f);
length rnd= sqrt(ax * ax + ay * ay);
Klength = (length - sqrt(ax * ax + ay * ay)) / sqrt(ax * ax + ay * ay);
radius = rnd(radius0);
# magnitudes: p + (q - p) f is at most 2 (|p| + |q|), and its length at most that of the
# coordinates; both sides of the comparison have 3 sums, of at most length + bound and radius,
# which is the larger.
Knear = 2 * |Kpoint| + (2 * |Klength|) * (1 + 1b-45) + 8b-53;

{ gx in [1b-100,1] /\ gy in [1b-100,1] /\ ex0 in [1b-100,1] /\ ey0 in [1b-100,1]
  /\ px0 in [1b-100,1] /\ qx0 in [1b-100,1] /\ f in [1b-100,1]
  /\ ax in [1b-100,8] /\ ay in [1b-100,8] /\ radius0 in [1b-100,1]
  -> C - Kslope >= 0 /\ @UNDERFLOW@ - 8b-1075 >= 0 /\ @NEAR@ - Knear >= 0
  /\ |(radius - radius0) / radius0| <= 1b-53 }

error / E -> 1 + (error - E) / E;
