# The bound that a rounded number carries, in doubles and in double-double numbers.
#
# literal: ROUND = 32.0 * U, 1 time in exact/bounded.rs
# constant: UNDERFLOW in num.rs
# formula: (inherited + V::UNIT * value.nearest().abs()) * ROUND_UP in exact/bounded.rs
# formula: x * other.error + y * self.error + self.error * other.error in exact/bounded.rs
# formula: self.value.times(&other.value), inherited + UNDERFLOW in exact/bounded.rs
# formula: const UNIT: f64 = U in exact/bounded.rs
# formula: const UNIT: f64 = power_of_two(-100) in exact/bounded.rs
# proves: ROUND >= K
# proves: ROUND >= Ksum
# proves: ROUND >= Ksign
#
# Theorem: if x and y are numbers of which `value` is off by at most `error`, so is the result of
# an operation, underflow included.
# Code: `rounded`, `difference`, `plus`, `minus`, `times` in exact/bounded.rs. Quotients and roots
# are in bounded_division.g.
#
# Reduction: let x, y be the magnitudes of both values and e, f their errors. The exact result is
# off from the exact one of the values by at most e + f (sums) or x f + y e + e f (products), and
# rounding adds u |value|: u is 2^-53 for doubles (rounding.g) and 2^-100 for double-double numbers
# (wide_gap.g). Total is that sum, with UNDERFLOW for a product. All its terms are 0 or more, so the
# computed one is off by a relative K, and the factor ROUND_UP, whose own product is rounded too,
# makes up for it. A value or error of 0 leaves terms out. The computed one takes the values rounded
# to doubles, which are those of doubles themselves. A sign is known if the rounded value is above
# the error in magnitude; K has room for the rounding (Ksign).
#
# Underflow: a product, which consists of at most eight of doubles, three products of its bound, and
# u |value| lose at most 2^-1075 each, `lost` relative to UNDERFLOW. A sum or difference loses
# nothing: below 2^-1021 it is exact, as the sum of the errors is. Above that, half a unit in its
# last place is a double, and u |value| is not below it, so the rounded one is not either; the
# factor rounds no number down. Overflow: the bound is infinite or NaN, so no sign is known.

@rnd = float<ieee_64,ne>;

xn = rnd(x);
yn = rnd(y);
n = rnd(value);

error rnd= ((((xn * f + yn * e) + e * f) + @UNDERFLOW@) + u * n) * factor;
Total = (((x * f + y * e) + e * f) + @UNDERFLOW@) + u * value;
Error = Total * factor;
lost = 12b-1075 / @UNDERFLOW@;
K = (|(error - Error) / Error| + lost) * (1 + 1b-45);

sum rnd= ((e + f) + u * n) * factor;
Sum = ((e + f) + u * value) * factor;
Ksum = |(sum - Sum) / Sum| * (1 + 1b-45);
Ksign = (|(error - Error) / Error| + lost + |(n - value) / value|) * (1 + 1b-45);

{ x in [1b-100,1] /\ y in [1b-100,1] /\ e in [1b-100,1] /\ f in [1b-100,1]
  /\ value in [1b-100,1] /\ u in [1b-100,1b-53] /\ factor in [1,2]
  -> @ROUND@ - K >= 0 /\ @ROUND@ - Ksum >= 0
  /\ @ROUND@ - Ksign >= 0 }
