# Whether a placed polygon certainly stays convex.
#
# literal: FOUR = 4.0 * U, 3 times in shape/polygon_ring.rs
# proves: FOUR >= Kl
#
# Theorem: if det · bend > 8 delta · norm + UNDERFLOW in doubles, then |det M| e×f exceeds
# 4 delta ‖M‖ (|e| + |f|) at each vertex, where no coordinate is rounded by more than delta; and
# every placed edge is at least 2^-48 of the reach.
# Code: `least_bend` and `bends_clearly` in shape/polygon_ring.rs; `magnitude` in transform.rs.
#
# Reduction: `cross` bounds the exact cross product of the edges from below, up to a factor: with
# products l, r of edges that are rounded once, and c the rounded magnitude of l - r, |L - R| >= c
# / (1 + u) - 3.01u (l + r), and the code has c - 4u (l + r), rounded. The script takes c = s (l +
# r) with s from 0 to 1 + u. The same holds for det with 1.01u and 4u. The displacements are at
# most 3.01u of the reach of the hull. Edges: bend is at most |e|, so the criterion says |Me| >=
# |det M| |e| / ‖M‖ > 8 delta > 2^-48 reach.
#
# Underflow: UNDERFLOW is taken from both `cross` and `det` and added on the right. The product of
# det and bend may underflow to a number below that UNDERFLOW; then nothing is claimed.

@rnd = float<ieee_64,ne>;
C = @FOUR@;

# least_bend: the error of l + r relative to itself, edges rounded once
e = rnd(e0);
f = rnd(f0);
l rnd= e * f;
Kl = |(l - e0 * f0) / (e0 * f0)|;
# what is subtracted: 4u (l + r), its roundings, and that of the sum; s is c / (l + r)
lower = (s - C * (1 - 1b-50)) * (1 + 1b-52);
exact = s / (1 + 1b-53) - 194b-59;
# where lower is positive, s is above 4u (1 - 2^-50)

# det: products rounded once
d rnd= a * b;
Kd = (d - a * b) / (a * b);
exact_det = s / (1 + 1b-53) - 65b-59;

# placing: 3 roundings of the reach
p rnd= (a * x + c * y) + t;
P = (a * x + c * y) + t;
Kp = (p - P) / P;
delta rnd= C * reach;

# det · bend / (8 delta norm): roundings of the last line. Twice what is needed.
bend rnd= cross / (ex + fx);
left rnd= det * bend;
norm rnd= a + c;
right rnd= (8 * delta) * norm;

{ e0 in [1b-100,1] /\ f0 in [1b-100,1] /\ a in [1b-100,1] /\ b in [1b-100,1]
  /\ c in [1b-100,1] /\ x in [1b-100,1] /\ y in [1b-100,1] /\ t in [1b-100,1]
  /\ s in [31b-56,1] /\ reach in [1b-100,1] /\ cross in [1b-100,1] /\ det in [1b-100,1]
  /\ ex in [1b-100,1] /\ fx in [1b-100,1]
  -> Kl <= 193b-59 /\ |Kd| <= 65b-59
  /\ exact * (1 + 1b-50) - lower >= 0 /\ exact_det * (1 + 1b-50) - lower >= 0
  /\ C - |Kp| >= 0 /\ (delta - C * reach) / reach >= -1b-100
  /\ |(left - det * (cross / (ex + fx))) / (det * (cross / (ex + fx)))| <= 1b-50
  /\ |(right - (8 * delta) * (a + c)) / ((8 * delta) * (a + c))| <= 1b-50 }

exact * (1 + 1b-50) - lower -> s * ((1 + 1b-50) / (1 + 1b-53) - (1 + 1b-52))
  + (C * (1 - 1b-50) * (1 + 1b-52) - 194b-59 * (1 + 1b-50));
exact_det * (1 + 1b-50) - lower -> s * ((1 + 1b-50) / (1 + 1b-53) - (1 + 1b-52))
  + (C * (1 - 1b-50) * (1 + 1b-52) - 65b-59 * (1 + 1b-50));
