# The box around a placed rectangle.
#
# constant: BOUNDS_ERROR in placed/parallelogram.rs
# constant: UNDERFLOW in num.rs
# literal: BOXES = 128.0 * U, 1 time in narrow/motion_bound.rs
# proves: BOUNDS_ERROR >= K
# proves: BOXES >= Kboxes
#
# Theorem: the box contains the rounded corners; the gap of two rough boxes is at most BOXES of
# their sizes above that of the rounded shapes.
# Code: `Parallelogram::bounds`, `rough_bounds`, `around` in placed/parallelogram.rs,
# `motion_bound_of_boxes` in narrow/motion_bound.rs.
#
# Reduction: one coordinate, its upper end; the lower one is symmetric. cx, ux, vx are the rounded
# numbers, so the corners are within 8u of the magnitude from cx + ux + vx (rectangle_corner.g),
# which is at most (1 + 8u) of it. The variables are magnitudes (README.md, "Signs"). Underflow:
# only `slack` is a product, and UNDERFLOW is added to it.

@rnd = float<ieee_64,ne>;
C = @BOUNDS_ERROR@;

slack rnd= C * magnitude + @UNDERFLOW@;
half rnd= (ux + vx) + slack;
end rnd= cx + half;

Slack = C * magnitude + @UNDERFLOW@;
End = cx + ((ux + vx) + Slack);
Kslack = (slack - Slack) / Slack;
Kend = (end - (cx + ((ux + vx) + slack))) / (cx + ((ux + vx) + slack));
# 8u of the corners, the error of the sums, and 4 roundings of `magnitude`
K = (8b-53 + |Kend| * (1 + 1b-45)) * (1 + 1b-50) / (1 + Kslack);

# the end of a rough box, and the difference of two; a box around placed vertices has 3 roundings
# of its coordinates in place of 8u of the magnitude
rough rnd= cx + (ux + vx);
Rough = cx + (ux + vx);
Krough = |(rough - Rough) / Rough|;
Kboxes = (8b-53 + Krough * (1 + 8b-53) + 2b-53) * (1 + 1b-48);

{ cx in [1b-100,1] /\ ux in [1b-100,1] /\ vx in [1b-100,1] /\ magnitude in [1b-100,1]
  -> C - K >= 0 /\ @BOXES@ - Kboxes >= 0 }
