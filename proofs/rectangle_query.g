# Bounds for the distance of a point from a rectangle, and for where a ray enters it.
#
# constant: ERROR in narrow/distance/bounds.rs
# constant: ROUNDED in narrow/distance/bounds.rs
# constant: SLACK in narrow/distance/bounds.rs
# constant: SMALL_SQUARE in narrow/distance/bounds.rs
# proves: ERROR >= Kdistance
# proves: ERROR >= Kentry
# proves: ROUNDED >= Kfraction
#
# Theorem: the distance of a point from the slab along u, and the ends of a slab along a ray, are
# off by at most ERROR times `size`, for the rectangle of rounded corners; fractions by ROUNDED.
# Code: `Parallelogram::square_distance`, `Parallelogram::entry_bounds`, `Slab` in
# narrow/distance/bounds.rs.
#
# Reduction: corners are within 8u of the magnitude from c ± u ± v in each coordinate
# (rectangle_corner.g), so a slab ends within 16u of `size` of where it ends for the rounded u, v.
# Distance: (to·u - uu) / |u|, as a square, with |u| from the rounded uu. The sum of magnitudes of
# the terms of a dot product is at most |to| |u|, and |to| + |u| at most 3 `size`, which contains
# the magnitude and the point. Half-edges with a cosine of less than SKEW deviate from right angles
# by 2 SKEW of their lengths, which `error` adds. SLACK covers (d ± e)² as stated in the code, and
# the roundings of the squares. Entry: `below` = to × v against `reach` = u × v and `error` |v|, in
# units of |v|; a quotient by along × v moves both ends of the slab alike, by Kalong of the path,
# which is part of `size`. A fraction has 3 roundings and the factor 1 ± ROUNDED one. Variables are
# magnitudes (README.md, "Signs").
#
# Underflow: squares are at least SMALL_SQUARE, and so is error · |u|, so products that underflow
# are below 2^-600 of these. Overflow: size <= LARGE = 2^200.

@rnd = float<ieee_64,ne>;
C = @ERROR@;

tx = rnd(tx0);
ty = rnd(ty0);
along_u rnd= tx * ux + ty * uy;
uu rnd= ux * ux + uy * uy;
depth rnd= uu + along_u;
Depth = (ux * ux + uy * uy) + (tx0 * ux + ty0 * uy);
Kdepth = |(depth - Depth) / Depth|;
Kuu = |(uu - (ux * ux + uy * uy)) / (ux * ux + uy * uy)|;
# size = reach + one_norm(point): 4 roundings and 6 of the reach; error: another
error rnd= C * size;
Kerror = |(error - C * size) / (C * size)|;
Kdistance = (16b-53 + 3 * (Kdepth + Kuu)) * (1 + 16b-53) / (1 - Kerror);

below rnd= tx * vy + ty * vx;
ax = rnd(ax0);
ay = rnd(ay0);
rise rnd= ax * vy + ay * vx;
reach rnd= ux * vy + uy * vx;
wide rnd= reach + w;
end rnd= below + wide;
End = (tx0 * vy + ty0 * vx) + ((ux * vy + uy * vx) + w);
Kend = |(end - End) / End|;
Krise = |(rise - (ax0 * vy + ay0 * vx)) / (ax0 * vy + ay0 * vx)|;
# End is at most |v| (|to| + |u|) <= 3 |v| size, and a fraction from 0 to 1 times rise at most |v|
# size
Kentry = (16b-53 + 3 * Kend + Krise) * (1 + 16b-53) / (1 - Kerror);

per rnd= 1 / steep;
part rnd= (end * per) * factor;
Part = (end * (1 / steep)) * factor;
Kfraction = (|(part - Part) / Part| + 1b-53) * (1 + 1b-45);

{ tx0 in [1b-100,1] /\ ty0 in [1b-100,1] /\ ux in [1b-100,1] /\ uy in [1b-100,1]
  /\ vx in [1b-100,1] /\ vy in [1b-100,1] /\ ax0 in [1b-100,1] /\ ay0 in [1b-100,1]
  /\ w in [1b-100,1] /\ size in [1b-100,1] /\ steep in [1b-100,1] /\ factor in [1b-1,2]
  -> C - Kdistance >= 0 /\ C - Kentry >= 0 /\ @ROUNDED@ - Kfraction >= 0
  /\ @SLACK@ - 1b-48 >= 0 /\ 8b-1075 / @SMALL_SQUARE@ <= 1b-600 }
