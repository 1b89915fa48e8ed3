# The bounds that quotients and roots carry, and which doubles are known, as bounded.g.
#
# literal: ROUND = 32.0 * U, 1 time in exact/bounded.rs
# constant: UNDERFLOW in num.rs
# constant: FAR_FROM_ZERO in exact/bounded.rs
# formula: FAR_FROM_ZERO * other.error < y in exact/bounded.rs
# formula: (quotient * other.error + self.error + UNDERFLOW) * 2.0 / y in exact/bounded.rs
# formula: WithError::rounded(self.value.over(&other.value), inherited + UNDERFLOW) in
#   exact/bounded.rs
# formula: (self.error + UNDERFLOW) / value.nearest() in exact/bounded.rs
# formula: WithError::rounded(value, inherited + UNDERFLOW) in exact/bounded.rs
# formula: hi + (lo + errors * self.error) in exact/bounded.rs
# proves: ROUND >= Kquotient
# proves: ROUND >= Kroot
#
# Theorem: if x and y are numbers of which `value` is off by at most `error`, so are their quotient
# and the root of x, underflow included. A known double is the nearest one.
# Code: `over`, `root`, `known_value` in exact/bounded.rs.
#
# Reduction: as in bounded.g. With the magnitudes x, y of both values and their errors e, f, the
# exact quotient is off from q = x / y by at most (e + q f) / (y - f). That is at most
# (e + q f) 2 / y, since FAR_FROM_ZERO f is less than the double nearest to y (`half` is the least
# (y - f) / y). The code has a q of three roundings, `near_q`. The exact root is off from the root s
# of x by at most e / s, for x above e; the code has `near_s`, the double nearest to the value.
# Wide numbers have relative errors of 2^-100 for both (wide_gap.g, wide_root.g), doubles of u.
#
# A double hi is known if hi + (lo - 2 error) and hi + (lo + 2 error) are rounded to it. Rounding is
# monotonous, so it suffices that lo + 2 error, rounded, is no less than lo + error (`ends`, in
# parts of the error): |lo| is at most u |hi|, and each operation adds 2^-100 |value| to the error,
# so lo is at most 2^48 times the error.
#
# Underflow: what the operations lose before they are divided by y or s is less than the UNDERFLOW
# that is added there, and what they lose afterwards less than the other one: a double-double
# quotient or root has two products. Overflow: the bound is infinite or NaN, so nothing is known.

@rnd = float<ieee_64,ne>;

n = rnd(value);
near_y = rnd(y);
part rnd= ((near_q * f + e) + @UNDERFLOW@) * 2;
Part = ((q * f + e) + @UNDERFLOW@) * 2;
inherited rnd= part / near_y + @UNDERFLOW@;
Inherited = Part / y + @UNDERFLOW@;
over rnd= (inherited + u * n) * factor;
Over = (Inherited + u * value) * factor;
lost = 12b-1075 / @UNDERFLOW@;
Kquotient = (|(over - Over) / Over| + lost) * (1 + 1b-45);

root rnd= (((e + @UNDERFLOW@) / near_s + @UNDERFLOW@) + u * near_s) * factor;
Root = (((e + @UNDERFLOW@) / s + @UNDERFLOW@) + u * s) * factor;
Kroot = (|(root - Root) / Root| + lost) * (1 + 1b-45);

half = 1 - (1 + 2b-53) / @FAR_FROM_ZERO@;
ends = 2 - (low + 2) * 1b-53;

{ q in [1b-100,1b100] /\ near_q -/ q in [-4b-53,4b-53] /\ y in [1b-100,1]
  /\ s in [1b-100,1] /\ near_s -/ s in [-3b-53,3b-53] /\ e in [1b-100,1] /\ f in [1b-100,1]
  /\ value in [1b-100,1] /\ u in [1b-100,1b-53] /\ factor in [1,2] /\ low in [0,1b48]
  -> @ROUND@ - Kquotient >= 0 /\ @ROUND@ - Kroot >= 0 /\ half >= 1b-1 /\ ends >= 1 }
