# The stored unit vector along an edge of a hull.
#
# Theorem: (ex, ey) is within 12u of the exact unit vector (EX, EY) along the exact edge, each
# coordinate relative to itself. side.g and disc_polygon.g rely on it.
# Code: `groups` in shape/ring.rs. (vx, vy) is the exact difference of two vertices.
#
# The vector (MX, MY) has the direction of the edge and a length from 1/2 to 1, so squares that
# underflow lose at most 2^-1074 of 1/4, which the slack of more than u/2 covers. A coordinate of
# (mx, my) that underflows loses at most 2^-1074 in (ex, ey): see side.g, which counts it.

@rnd = float<ieee_64,ne>;

hx = rnd(vx);
hy = rnd(vy);
mx rnd= hx / (hx + hy);
my rnd= hy / (hx + hy);
ex rnd= mx / sqrt(mx * mx + my * my);

MX = vx / (vx + vy);
MY = vy / (vx + vy);
EX = MX / sqrt(MX * MX + MY * MY);

{ vx in [1b-100,1] /\ vy in [1b-100,1] -> ex -/ EX in [-115b-56,115b-56] }
