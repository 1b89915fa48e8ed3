//! The options of `sat2d verify`.

use super::profile::Profile;
use crate::touching::Touching;
use std::path::PathBuf;

/// What `sat2d verify --help` prints below the options.
pub const HELP: &str = "\
A table is CSV with a header line; columns are found by name, in any order. A number may be written
as its bits, `0x` and 16 hexadecimal digits. docs/recording in the project has recorders for old
games.

  profile         needs the columns                            and at least one answer
  flash           x1 y1 width1 height1 rotation1 (and 2),      hit, near,
                  may have mirror1 mirror2 (below 0: mirrored) axis1_x axis1_y ... axis4_y
  flash-rotation  levels, rotation1 scale_x1, rotation2 ...    global_rotation
  flash-bitmap    image (`00ff/80ff`), px py, threshold, kind  hit
                  (point, rect, bitmap), b1 b2 b3 b4, image2,
                  threshold2, may have api (as2, as3)
  flash-color-bounds    image (`ff00ff00/80ffffff`: argb),     x, y, width, height
                  transparent, mask, color, find
  flash-rectangle api (as2, as3), op, ax ay aw ah, b1 ... b4   r1 r2 r3 r4
  flash-point     api, op, x y, b1 b2 b3                       r1 r2
  flash-matrix    api, op, a b c d tx ty, p1 ... p6            r1 ... r6
  flash-display   op, w0 h0 sx sy, value                       read, width, height
  flash-display-matrix  op, a b c d tx ty, value               read, ra rb rc rd rtx rty
  flash-local-global    op, matrices, x y                      rx ry
  flash-bounds    strokes, object, matrices, target            x y w h
  flash-hit-test-object  a b (boxes and their matrices)        hit
  flash-hit-test-point   root, object, mask, x y, shape_flag   hit
  flash-hit-test-scan    object, y, x_from x_to                hits
  flash-stage     api, program (`box 10 8;child 0 1;           answers (`x y; ...`, `none`: no
                  scroll 1 2 0 4 4;bounds 1 0`)                rectangle; `?`: any number)
  awt             a0_x a0_y ... a3_y, b0_x ... b3_y            hit
  awt-rectangle   ax ay aw ah, bx by bw bh, px py              intersects, contains_point, ...
  awt-rectangle2d x y w h, rx ry rw rh, px py, x1 y1 x2 y2     intersects, outcode, ...
  awt-line2d      x1 y1 x2 y2, x3 y3 x4 y4, px py              lines_intersect, relative_ccw, ...
  awt-polygon     polygon (`x y;x y;...`), ix iy, px py,       contains_point, contains_int,
                  rx ry rw rh                                  contains_rect, intersects
  awt-path2d      winding, path (`M x y;L x y;Z`, curves:      contains_point, contains_rect,
                  `Q` and 4 numbers, `C` and 6), px py,        intersects
                  rx ry rw rh
  awt-ellipse2d   ex ey ew eh, px py, rx ry rw rh              the same
  awt-transform   program (`T x y;R angle;S x y;H x y`),       m00, m10, m01, m11, m02, m12, x, y
                  px py
  awt-affine      program (also calls `V Q M`, factories       refused, m00, ..., determinant, x, y,
                  `t s h r v q`, inverses `I J`, and a stack:  delta_x, delta_y, has_inverse,
                  `(` ... `C` or `P`), px py                   inverse_x, inverse_y
  awt-rectangle-changes  ax ay aw ah, bx by bw bh, px py       add_rect_x, add_point_x, grow_x, ...
  awt-bounds2d    x y w h, rx ry rw rh, px py                  union_x, bounds_x, distance_sq, ...
  awt-round-rectangle2d  x y w h, aw ah, px py, rx ry rw rh    those of awt-ellipse2d
  awt-arc2d       x y w h, start extent type (0 open, 1 chord, the same, contains_angle,
                  2 pie), angle, px py, rx ry rw rh            bounds_x, ...
  awt-float       ax ay aw ah, rx ry rw rh, px py (of 32 bits) intersects, outcode, moved_path, ...
  awt-area        a b (`x y;x y;...`)                          exact_overlap
  xywh            x1 y1 w1 h1 x2 y2 w2 h2                      hit
  xywh-circle     cx cy r x y w h                              hit
  pygame-mask     mask other (`.#/##`), dx dy, long_bits       overlap (`x y`, `none`), area, common
  pygame-components  mask (`.#/##`), minimum                   components (`x y n;x y n;...`: first
                                                               pixel and count), largest
  pygame-rect     ax ay aw ah, bx by bw bh, px py, x1 y1 x2    collidepoint, colliderect, contains,
                  y2, fx fy, ra rb (`none`), others (`x y w    clip, clipline, union, unionall,
                  h;...`), version (`pygame-ce`, `pygame`);    inflate, move, clamp, fit, normalize,
                  each answer asks for its own                 scale_by, center, bottomright,
                                                               collidelist, collidelistall,
                                                               collide_circle
  slicing         polygon                                      is_concave, original_is_concave,
                                                               original_pieces
  relation        a b (`circle x y r`, `polygon x y x y ...`)  relation
  hits            a b (as in relation)                         hit
  depth           a b (circles and convex polygons)            depth
  exact           those of flash, awt, xywh, xywh-circle,      hit or relation
                  relation, hits

Without --profile a header must have no other columns (but may have the descriptive ones of the
reference tables). With --profile other columns are ignored and listed in the report.

The profiles from flash to slicing check that nothing changed: the answer must be that of the
original program, numbers bit for bit (only is_concave and awt-area are the truth). The other
profiles check whether the file is right. With `exact`, flash rectangles have their full size, which
the original truncated. A depth may deviate by 1e-12 of itself or by 4 units in the last place of
the largest coordinate, whichever is more.

The objects of flash-bounds, flash-hit-test-point and flash-hit-test-scan are shapes by name, each
with its matrices; the shapes are read from flash_shapes.csv in the folder of the table.

A program of flash-stage creates objects (`container`, `box w h`, `square x y w h`, a filled one),
with numbers from 1 on; 0 is the stage. It changes them: `child parent child`, `matrix object a b c
d tx ty`, `set object property value`, `scroll object x y w h`, `unscroll object`, `point x y` (the
mouse), `drag object lock_center`, which may have x0 y0 x1 y1, `stop`. It asks: `get object
property`, `bounds object target`, `hit object x y shape_flag`, `to object x y` (localToGlobal),
`local object x y` (globalToLocal), `concatenated object`, `scrolled object`. Each of these has a
list in answers.

A program of awt-affine changes the transform on top of a stack. `V` rotates to a vector, `Q` by
quadrants, `M` is a matrix, lower-case letters are the factories of the same calls. `(` puts the
identity on top, `C` and `P` take it off again and concatenate or pre-concatenate it. `I` inverts,
`J` is the inverse; those without one count as refused.

Pieces are compared if the original's are a partition (original_valid is 1 or missing); otherwise
those of the method `slicing` are proven to be one. Numbers that make no shape are a mismatch.

A mismatch is printed with the numbers of its row. If the table agrees as a whole with another
profile, that profile is named.

Differences that are as they should be (a bug of the old game, say) can be accepted: --review asks
about each, --bless takes all. They are kept beside the table, in FILE.baseline, by profile and by
the text of the row. From then on, what changes is reported: rows that differ otherwise, and
accepted differences that are gone.

Exit status: 0 all rows agree or are accepted, 1 a row disagrees or an accepted difference is gone,
2 invalid arguments, or a file is not such a table or has no rows (the message has line and
column).";

/// What the command is asked for.
#[derive(clap::Args)]
pub struct Arguments {
    /// Tables to check: CSV with a header line; `-` reads standard input
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
    /// What to check the tables against [default: recognised by the header line]
    #[arg(long, value_enum)]
    pub profile: Option<Profile>,
    /// With `--profile exact`: whether shapes that only touch should be a hit in the table
    /// [default: hit for flash, awt and hits, miss for xywh and xywh-circle]
    #[arg(long, value_enum, requires = "profile")]
    pub touching: Option<Touching>,
    /// Accept all differences: write them to the baseline beside each table, FILE.baseline
    #[arg(long, conflicts_with = "review")]
    pub bless: bool,
    /// Ask about each row that differs from the baseline whether to accept it
    #[arg(long)]
    pub review: bool,
    /// Draw the first row that disagrees to this file
    /// (`-`: to standard output, in place of the results)
    #[arg(long, value_name = "FILE")]
    pub svg: Option<PathBuf>,
    /// Draw the row on this line instead, whether it agrees or not
    #[arg(long, value_name = "NUMBER", requires = "svg")]
    pub line: Option<u64>,
}
