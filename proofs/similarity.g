# Maps that count as similarities without the exact test.
#
# constant: SIMILARITY_SLACK in transform.rs
# proves: SIMILARITY_SLACK >= K
#
# Theorem: what `DiscPair::anywhere` takes for a similarity, `Transform::is_similarity` does too.
# Code: `DiscPair::anywhere` in placed/disc.rs, `is_similarity` in transform.rs.
#
# Reduction: let x = (a, b), y = (c, d) be the columns, |x| = 1. The stage requires that the
# rounded |x² - y²| and |x·y| add up to at most u x², in doubles (Kunlike for the roundings of that
# line). The squares are off by Ksquare each, the terms of the dot product by Kdot of |x| |y|
# (Cauchy and Schwarz). So | |x| - |y| | is at most D1, half the difference of the squares, and y
# deviates from a right angle by D2. Each coordinate of y is within the root of D1² + D2² of that
# of x, turned; and the largest coefficient is at least |x| / sqrt(2). Variables are magnitudes
# (README.md, "Signs").
#
# Underflow: squares are at least LEAST = 2^-200. Overflow: an infinite or NaN square fails `>=
# LEAST`.

@rnd = float<ieee_64,ne>;

square rnd= a * a + b * b;
Square = a * a + b * b;
Ksquare = |(square - Square) / Square|;
dot rnd= a * c + b * d;
Dot = a * c + b * d;
Kdot = |(dot - Dot) / Dot|;
# squares - unlike / U, at least LEAST: a difference, a sum, a quotient by a power of two, a
# difference
Kunlike = 4b-53;

D1 = ((1b-53 + 2 * Ksquare) * (1 + Kunlike)) / 2 * (1 + 1b-45);
D2 = (1b-53 + Kdot) * (1 + Kunlike) * (1 + 1b-45);
K = sqrt(2 * (D1 * D1 + D2 * D2)) * (1 + 1b-45);

{ a in [1b-100,1] /\ b in [1b-100,1] /\ c in [1b-100,1] /\ d in [1b-100,1]
  -> @SIMILARITY_SLACK@ - K >= 0 }
