# The fraction of a path at which it enters a polygon.
#
# constant: FRACTION_ERROR in narrow/cast/entry.rs
# constant: SHALLOW in narrow/cast/entry.rs
# proves: FRACTION_ERROR >= K
#
# Theorem: the fraction at which a path crosses the line of an edge is within FRACTION_ERROR (1 + 4
# size / length) of the exact one, where `size` is the sum of the sides of a box around the start
# and all shapes.
# Code: `unit` in num.rs, `EnteredLine::new`, `cross_edge` and `fraction_error` in
# narrow/cast/entry.rs, `is_before` in narrow/cast/compound.rs.
#
# Reduction: `from` is off by Kfrom |p - start|, at most `size`, `to` by Kfrom (size + length). The
# quotient divides by from - to, above SHALLOW length, and the fraction is at most 1; so it is off
# by (Kfrom size + Kfrom (2 size + length)) / (SHALLOW length), and two roundings. Where from - to
# is less, `line_gap` has relative errors of 2^-41 (wide_gap.g, RELATIVE in exact/gap.rs); from and
# -to are not below 0, so the fraction is within 2^-39. For arcs the error is larger where a path
# grazes them; the box around a disc is entered before by at least 0.41 of the radius then, so no
# disc is left out. Variables are magnitudes (README.md, "Signs"). Relative to 1 + 4 size / length.
#
# Underflow: paths are at least SHORTEST = 2^-900 and lengthened by `unit`; smaller hulls are
# enlarged (HullPair). Overflow: coordinates are at most 2^500.

@rnd = float<ieee_64,ne>;

ex = rnd(ex0);
ey = rnd(ey0);
length rnd= sqrt(ex * ex + ey * ey);
Length = sqrt(ex0 * ex0 + ey0 * ey0);
ux rnd= ex / length;
uy rnd= ey / length;
tx = rnd(tx0);
ty = rnd(ty0);
from rnd= ux * ty + uy * tx;
From = (ex0 / Length) * ty0 + (ey0 / Length) * tx0;
Kfrom = |(from - From) / From|;

# 3 Kfrom size + Kfrom length, divided; the difference is rounded too
Kquotient = (Kfrom + 1b-53) / @SHALLOW@ + 2b-53;
Kgap = 4 * 1b-41;
K = Kquotient * (1 + 1b-30);

{ ex0 in [1b-100,1] /\ ey0 in [1b-100,1] /\ tx0 in [1b-100,1] /\ ty0 in [1b-100,1]
  -> @FRACTION_ERROR@ - K >= 0 /\ @FRACTION_ERROR@ - Kgap >= 0 }
