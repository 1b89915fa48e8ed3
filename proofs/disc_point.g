# A point of a disc that may lie in a polygon.
#
# constant: GAP_ERROR in proxy/hull_proxy.rs
# proves: GAP_ERROR >= K
#
# Theorem: if `spare`, the rounded point lies inside the disc.
# Code: `disc` in narrow/relation/filter.rs.
#
# Reduction: out is a direction, reach = r |out|, gap the difference of two supports along it; the
# unit is `magnitude` times the 1-norm of out, so the gap is at most 1 but for roundings. step =
# (gap or 0, and reach) / 2. The point is center - out (step / length2): its distance from the
# centre is step / |out|, with Kpoint for the quotient and the product, and u of the 1-norms of the
# centre and of the point for the last difference. For reach <= 4 the errors of reach - step and of
# the point are at most K units. For a larger reach, reach - step is at least a quarter of it, far
# above all roundings.
#
# Underflow and overflow: gap.g; the squared length of a direction that leaves a gap in doubt is a
# normal number.

@rnd = float<ieee_64,ne>;
C = @GAP_ERROR@;

root rnd= r * sqrt(x * x + y * y);
Kreach = |(root - r * sqrt(x * x + y * y)) / (r * sqrt(x * x + y * y))|;
length2 rnd= x * x + y * y;
part rnd= x * (step / length2);
Part = x * (step / (x * x + y * y));
Kpoint = |(part - Part) / Part|;

# in units: reach, step and the point are known up to these
stride = (gap + reach) / 2;
K = Kreach * reach + (Kpoint + 3b-53) * stride + 1b-53 * (2 + stride) + 2b-53 * reach;

{ r in [1b-100,1] /\ x in [1b-100,1] /\ y in [1b-100,1] /\ step in [1b-100,1]
  /\ gap in [0,65b-6] /\ reach in [0,4]
  -> C * (1 - 1b-48) - K >= 0 }
