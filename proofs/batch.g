# Gap of two parallelograms of a batch in f64; batch32.g is the same in f32.
#
# constant: f64::ERROR in batch/filter.rs
# constant: f64::UNDERFLOW in batch/filter.rs
# proves: f64::ERROR >= K
#
# Theorem: if |gap| > bound, the gap has the sign of the exact one.
# Code: `gap` in batch/filter.rs, `Gaps::largest` in placed/parallelogram.rs.
#
# Reduction: the largest of four gaps is off by no more than the worst; n = (nx, ny) is u1, (vx,
# vy) is v1; the other half-edges are symmetric. The input is exact but for d, the difference of
# the centres. Each half-edge occurs in `sides`, so the sums of products are at most Q. Variables
# are magnitudes (README.md, "Signs"). Underflow: 8 products of the gap and two of the bound lose
# at most 2^-1075 each. Overflow: `size` is no smaller than any sum of the gap, but for a few
# roundings; if it is infinite, nothing is certain.

@rnd = float<ieee_64,ne>;
C = @f64::ERROR@;

dx = rnd(dx0);
dy = rnd(dy0);
ofd rnd= nx * dy + ny * dx;
area rnd= nx * vy + ny * vx;
uu rnd= nx * uy2 + ny * ux2;
uv rnd= nx * vy2 + ny * vx2;
gap rnd= (ofd + (uu + uv)) + area;
sides rnd= ((nx + ny) + (vx + vy)) + ((ux2 + uy2) + (vx2 + vy2));
bound rnd= (sides * (sides + (dx + dy))) * C + @f64::UNDERFLOW@;

F = ((nx * dy0 + ny * dx0) + ((nx * uy2 + ny * ux2) + (nx * vy2 + ny * vx2))) + (nx * vy + ny * vx);
S = ((nx + ny) + (vx + vy)) + ((ux2 + uy2) + (vx2 + vy2));
Q = S * (S + (dx0 + dy0));
B = Q * C + @f64::UNDERFLOW@;
K = |(gap - F) / F| / (bound / B);

{ nx in [1b-100,1] /\ ny in [1b-100,1] /\ vx in [1b-100,1] /\ vy in [1b-100,1]
  /\ ux2 in [1b-100,1] /\ uy2 in [1b-100,1] /\ vx2 in [1b-100,1] /\ vy2 in [1b-100,1]
  /\ dx0 in [1b-100,1] /\ dy0 in [1b-100,1]
  -> C - K >= 0 /\ @f64::UNDERFLOW@ - 10b-1075 >= 0 /\ Q - F >= 0 }

bound / B -> 1 + (bound - B) / B;
Q - F -> nx * (dx0 + vx + ux2 + vx2) + ny * (dy0 + vy + uy2 + vy2)
  + S * (vx + vy + ux2 + uy2 + vx2 + vy2) + (nx + ny) * (nx + ny)
  + (vx + vy + ux2 + uy2 + vx2 + vy2) * (dx0 + dy0);
