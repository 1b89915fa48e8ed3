# Half the size of a box around an ellipse.
#
# literal: SLACK = 8.0 * U, 1 time in exact/ellipse.rs
# literal: LOST = power_of_two(-500), 1 time in exact/ellipse.rs
# formula: self.u * self.u + self.w * self.w in exact/ellipse.rs
# formula: roots(squares) * (1.0 + 8.0 * U) + DVec2::splat(power_of_two(-500)) in exact/ellipse.rs
# proves: SLACK >= K
#
# Theorem: a coordinate of `half_size` is at least √(u² + w²) of those of the axes.
# Code: `half_size` in exact/ellipse.rs.
#
# Reduction: K is the relative error of the root, its product with the factor and the sum; as all
# terms are positive, a factor of 1 + K makes up for them.
#
# Underflow: the squares lose at most 2^-1075 each, so the root of their sum at most 2^-537.
# Overflow: axes are at most 2^500 (`InflatedHull::new` refuses an infinite or larger box).

@rnd = float<ieee_64,ne>;

half rnd= sqrt(u * u + w * w) * factor + lost;
Half = sqrt(u * u + w * w) * factor + lost;
K = |(half - Half) / Half| * (1 + 1b-45);

{ u in [1b-100,1] /\ w in [1b-100,1] /\ factor in [1,2] /\ lost in [1b-100,1]
  -> @SLACK@ - K >= 0 /\ @LOST@ - 4b-537 >= 0 }
