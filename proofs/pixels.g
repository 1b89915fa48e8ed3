# The centre or a corner of a pixel among the pixels of another sprite.
#
# constant: MARGIN in narrow/relation/pixels/map.rs
# constant: ERROR in narrow/relation/pixels/map.rs
# formula: let norm = t.a.abs() + t.b.abs() + t.c.abs() + t.d.abs(); in narrow/relation/pixels/map.rs
# formula: (norm, norm / (t.a * t.d - t.b * t.c).abs()) in narrow/relation/pixels/map.rs
# formula: (inverse_a + inverse_b) * (a.fit().reach + b.fit().reach) in narrow/relation/pixels/map.rs
# formula: sprite.mask.width().max(sprite.mask.height()) as f64 in narrow/relation/pixels/map.rs
# formula: p.pivot.abs().max(q.pivot.abs()).max_element() in narrow/relation/pixels/map.rs
# formula: (1.0 + inverse_b * norm_a) * (pivots + size(p).max(size(q))) in narrow/relation/pixels/map.rs
# formula: 1.0 + inverse_a * norm_a + inverse_b * norm_b in narrow/relation/pixels/map.rs
# formula: ERROR * spread * (placed + local) in narrow/relation/pixels/map.rs
# proves: ERROR >= K
#
# Theorem: where `PixelMap::new` returns a map, the computed place of a centre or a corner among the
# pixels of `q` and the rounded corners of both sprites are off by no more than `rounding`, so by
# less than MARGIN, pixels of `q` together, and the rounded corners of `p` by less than MARGIN of
# its own pixels. So a centre that is farther than MARGIN inside a pixel of `q` lies inside both
# shapes with a neighbourhood, where two of their pieces have interior points in common. So does an
# edge of `p` that passes a pixel of `q` that far inside: one side of it is interior.
# Code: `PixelMap`, `rounding` in narrow/relation/pixels/map.rs, `relation` in
# narrow/relation/pixels/edges.rs, whose MARGIN is twice what it allows for `rounding`,
# `Fit::of_reach` in placed/placed_hull.rs.
#
# Reduction: pa to pd are the coefficients of `p`, qa to qd those of `q`. `det` is the determinant
# of `q` as computed. The script compares `at` with the exact quotient by it, a sum of products; one
# coordinate stands for both. With the exact determinant D, the place would be (At - pivot) det / D
# + pivot. What is accepted lies MARGIN inside a pixel of `q`, so At is among its pixels, and the
# difference is at most (1 + 2^-7) |det - D| / det of the sum of the largest pivot and size. |det -
# D| is at most Kdet of |ad| + |bc|, which is at most N^2 / 4 (the fifth goal), so |det - D| / det
# is at most Kdet / 4 of `spread`. The largest size is at least 1, so spread <= MARGIN / ERROR and
# |det - D| / det < 17 2^-12 (the last goal) for both shapes. The inverses of the exact transforms
# are thus at most 1 + 2^-7 times those of the code. Corners, local ones rounded once, are off by
# Kplace of the reach, which is rounded down by at most 4 roundings, and in pixels by the inverse
# times that. Variables are magnitudes (README.md, "Signs").
#
# A corner of `p` is placed with an error of Kplace of its reach, in pixels of `q` the inverse of
# `q` times that; with that of the corners of `q` it is still at most Kplace of (PI + QI) (preach +
# qreach).
#
# Underflow: `rounding` <= MARGIN gives pivots and sizes below 2^46 and inverses of at most 2^46 /
# reach. As masks are at least a pixel wide, reach >= N / 4. Products with coefficients lose
# 2^-1074, divided by a determinant of 2^-900 or more. That of `p` is not compared with LEAST_DET:
# the inverse is at least 1 / N, so N >= 2^-500, and the determinant is at least N^2 / 2^46, where
# 2^-1074 is less than 2^-9 of it; a determinant of 0 makes the inverse infinite. Overflow:
# coefficients are at most 4 reach, so at most 2^502.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

# the columns of the matrix from p to q
xx rnd= (qd * pa + qc * pb) / det;
yx rnd= (qd * pc + qc * pd) / det;
ox rnd= (qd * (ptx + qtx) + qc * (pty + qty)) / det;
at rnd= (((ox + qpivot) + xx * ppx) + yx * ppy) + xx * sx + yx * sy;
XX = (qd * pa + qc * pb) / det;
YX = (qd * pc + qc * pd) / det;
OX = (qd * (ptx + qtx) + qc * (pty + qty)) / det;
At = (((OX + qpivot) + XX * ppx) + YX * ppy) + XX * sx + YX * sy;
Kat = |(at - At) / At|;

d rnd= qa * qd + qb * qc;
Kdet = |(d - (qa * qd + qb * qc)) / (qa * qd + qb * qc)|;

# a corner less the pivot, placed
lx = rnd(lx0);
ly = rnd(ly0);
corner rnd= (qa * lx + qc * ly) + qtx;
Corner = (qa * lx0 + qc * ly0) + qtx;
Kplace = |(corner - Corner) / Corner|;

# the bound
pn rnd= ((pa + pb) + pc) + pd;
qn rnd= ((qa + qb) + qc) + qd;
pi rnd= pn / pdet;
qi rnd= qn / det;
placed rnd= (pi + qi) * (preach + qreach);
far rnd= pivots + size;
local rnd= (1 + qi * pn) * far;
spread rnd= (1 + pi * pn) + qi * qn;
bound rnd= spread * (placed + local);
PN = ((pa + pb) + pc) + pd;
QN = ((qa + qb) + qc) + qd;
PI = PN / pdet;
QI = QN / det;
Placed = (PI + QI) * (preach + qreach);
Local = (1 + QI * PN) * (pivots + size);
Spread = (1 + PI * PN) + QI * QN;
B = Spread * (Placed + Local);
Kbound = (bound - B) / B;

# translations are at most the reach, up to the 4 roundings
K = (Kat * (1 + 8b-53) + (Kdet / 4) * (1 + 1b-7) + Kplace * (1 + 1b-7) * (1 + 16b-53))
  / (1 + Kbound) * (1 + 4b-53);

# the remainders: 0 or more
Ra = QI * PN * (pivots + size) - (XX * (ppx + sx) + YX * (ppy + sy));
Ro = QI * (preach + qreach) - OX;

{ pa in [1b-100,1] /\ pb in [1b-100,1] /\ pc in [1b-100,1] /\ pd in [1b-100,1]
  /\ qa in [1b-100,1] /\ qb in [1b-100,1] /\ qc in [1b-100,1] /\ qd in [1b-100,1]
  /\ ptx in [1b-100,1] /\ pty in [1b-100,1] /\ qtx in [1b-100,1] /\ qty in [1b-100,1]
  /\ det in [1b-100,1] /\ pdet in [1b-100,1]
  /\ qpivot in [1b-100,1] /\ ppx in [1b-100,1] /\ ppy in [1b-100,1]
  /\ sx in [1b-100,1] /\ sy in [1b-100,1] /\ lx0 in [1b-100,1] /\ ly0 in [1b-100,1]
  /\ preach in [1b-100,1] /\ qreach in [1b-100,1] /\ pivots in [1b-100,1] /\ size in [1b-100,1]
  /\ preach - ptx >= 0 /\ preach - pty >= 0 /\ qreach - qtx >= 0 /\ qreach - qty >= 0
  /\ pivots - qpivot >= 0 /\ pivots - ppx >= 0 /\ pivots - ppy >= 0
  /\ size - sx >= 0 /\ size - sy >= 0
  -> C - K >= 0 /\ Ro >= 0 /\ Ra >= 0 /\ Placed + Local - At >= 0
  /\ QN * QN - 4 * (qa * qd + qb * qc) >= 0
  /\ 17b-12 - Kdet / 4 * (@MARGIN@ / C) * (1 + 16b-53) >= 0 }

Ro -> (qd * ((preach - ptx) + (qreach - qtx)) + qc * ((preach - pty) + (qreach - qty))
    + (qa + qb) * (preach + qreach)) / det;
Ra -> ((qd * pa + qc * pb) * ((pivots - ppx) + (size - sx))
    + (qd * pc + qc * pd) * ((pivots - ppy) + (size - sy))
    + ((qa + qb) * PN + qd * (pb + pd) + qc * (pa + pc)) * (pivots + size)) / det;
Placed + Local - At -> PI * (preach + qreach) + Ro + (Ra + (pivots - qpivot) + size);
QN * QN - 4 * (qa * qd + qb * qc) -> (qa - qd) * (qa - qd) + (qb - qc) * (qb - qc)
  + 2 * ((qa + qd) * (qb + qc));
