# A box beside a path.
#
# constant: ERROR in narrow/cast/path_filter.rs
# formula: 4.0 * reach + 2.0 * (one_norm(start) + one_norm(end)) in narrow/cast/path_filter.rs
# formula: ERROR * one_norm(along) * magnitude + f64::MIN_POSITIVE in narrow/cast/path_filter.rs
# formula: (bounds.min - self.start) + (bounds.max - self.start) in narrow/cast/path_filter.rs
# formula: self.along.x.abs() * sides.y + self.along.y.abs() * sides.x in
#   narrow/cast/path_filter.rs
# formula: self.along.perp_dot(center).abs() - extent > self.bound in narrow/cast/path_filter.rs
# proves: ERROR >= K
#
# Theorem: if `is_beside`, no point of the segment from `start` to `end` lies in the box.
# Code: `PathFilter` in narrow/cast/path_filter.rs.
#
# Reduction: let p be in the box and on the segment, so p = start + t (end - start) with t from 0 to
# 1. Twice the cross product of `along` with p - start is that with the exact `center`, plus at most
# the exact `extent`. It is 0 but for the rounding of `along`, which makes it at most 4u |x y| for
# along = (x, y), so at most 4u |along| (|start| + |end|), or 2u |along| times the magnitude. So the
# exact gap is no larger than that. (nx, ny) is the rounded `along`. Variables are magnitudes
# (README.md, "Signs"). m is the magnitude, whose own sum has no more than 8 roundings; the
# coordinates of boxes are no larger than `reach`.
#
# Underflow: 4 products of the gap and two of the bound lose at most 2^-1075 each. Overflow: every
# sum and product of the gap is at most the bound divided by ERROR, but for a few roundings, so the
# bound is infinite or nothing overflows.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

cx rnd= (minx + sx) + (maxx + sx);
cy rnd= (miny + sy) + (maxy + sy);
wx rnd= maxx + minx;
wy rnd= maxy + miny;
gap rnd= (nx * cy + ny * cx) + (nx * wy + ny * wx);
bound rnd= (C * (nx + ny)) * m + 1b-1022;

F = (nx * ((miny + sy) + (maxy + sy)) + ny * ((minx + sx) + (maxx + sx)))
  + (nx * (maxy + miny) + ny * (maxx + minx));
Q = (nx + ny) * m;
B = (C * (nx + ny)) * m + 1b-1022;
K = (|(gap - F) / F| + 2b-53) * (1 + 16b-53) / (bound / B);

{ nx in [1b-100,1] /\ ny in [1b-100,1] /\ sx in [1b-100,1] /\ sy in [1b-100,1]
  /\ minx in [1b-100,1] /\ miny in [1b-100,1] /\ maxx in [1b-100,1] /\ maxy in [1b-100,1]
  /\ m in [1b-100,1]
  /\ m - 2 * (minx + maxx + sx) >= 0 /\ m - 2 * (miny + maxy + sy) >= 0
  -> C - K >= 0 /\ 1b-1022 - 6b-1075 >= 0 /\ Q - F >= 0 }

bound / B -> 1 + (bound - B) / B;
Q - F -> nx * (m - 2 * (miny + maxy + sy)) + ny * (m - 2 * (minx + maxx + sx));
