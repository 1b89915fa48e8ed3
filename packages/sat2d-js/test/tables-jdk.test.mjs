// The reference tables of the JDK's and of pygame's functions, through the package.
import assert from 'node:assert/strict';
import { box, everyRow, fields, number, sat2d } from './support.mjs';

const { compat } = sat2d;

/** Compares bits, and numbers with numbers: flags are 0 and 1 in the tables. */
function answers(row, names, found, where) {
  const expected = fields(row, names);
  assert.deepEqual(found.map(Number), expected, where);
}

everyRow('awt_rectangle', 2000, (row, where) => {
  const [a, b] = ['ax ay aw ah', 'bx by bw bh'].map((names) => box(fields(row, names)));
  const [px, py] = fields(row, 'px py');
  answers(row, 'intersects contains_point contains_rect', [
    compat.awtRectangleIntersects(a, b),
    compat.awtRectangleContains(a, px, py),
    compat.awtRectangleContainsRectangle(a, b),
  ], where);
  const common = Object.values(compat.awtRectangleIntersection(a, b));
  answers(row, 'intersection_x intersection_y intersection_w intersection_h', common, where);
  answers(row, 'union_x union_y union_w union_h', Object.values(compat.awtRectangleUnion(a, b)));
});

everyRow('awt_rectangle2d', 2000, (row, where) => {
  const [a, b] = ['x y w h', 'rx ry rw rh'].map((names) => box(fields(row, names)));
  const [px, py, x1, y1, x2, y2] = fields(row, 'px py x1 y1 x2 y2');
  answers(row, 'intersects contains_point contains_rect outcode intersects_line', [
    compat.awtRectangle2DIntersects(a, b),
    compat.awtRectangle2DContains(a, px, py),
    compat.awtRectangle2DContainsRectangle(a, b),
    compat.awtRectangle2DOutcode(a, px, py),
    compat.awtRectangle2DIntersectsLine(a, { x1, y1, x2, y2 }),
  ], where);
  const common = Object.values(compat.awtRectangle2DIntersection(a, b));
  answers(row, 'intersection_x intersection_y intersection_w intersection_h', common, where);
});

everyRow('awt_line2d', 2000, (row, where) => {
  const line = ([x1, y1, x2, y2]) => ({ x1, y1, x2, y2 });
  const [a, b] = ['x1 y1 x2 y2', 'x3 y3 x4 y4'].map((names) => line(fields(row, names)));
  const [px, py] = fields(row, 'px py');
  answers(row, 'lines_intersect relative_ccw pt_seg_dist_sq pt_line_dist_sq', [
    compat.awtLine2DIntersectsLine(a, b),
    compat.awtLine2DRelativeCcw(a, px, py),
    compat.awtLine2DPointSegmentDistanceSquared(a, px, py),
    compat.awtLine2DPointLineDistanceSquared(a, px, py),
  ], where);
});

everyRow('awt_polygon', 2000, (row, where) => {
  const polygon = row.polygon.split(';').flatMap((vertex) => vertex.split(' ').map(Number));
  const [ix, iy, px, py] = fields(row, 'ix iy px py');
  const other = box(fields(row, 'rx ry rw rh'));
  answers(row, 'contains_int contains_point contains_rect intersects', [
    compat.awtPolygonContains(polygon, ix, iy),
    compat.awtPolygonContains(polygon, px, py),
    compat.awtPolygonContainsRectangle(polygon, other),
    compat.awtPolygonIntersects(polygon, other),
  ], where);
});

/** The steps of a field: a letter and numbers each. */
function steps(text) {
  return text.split(';').map((step) => {
    const [letter, ...words] = step.trim().split(' ');
    return [letter, words.map(number)];
  });
}

/** A command of a path by its letter and its numbers. */
function pathCommand([letter, [x, y, ...more]]) {
  const [x2, y2, x3, y3] = more;
  switch (letter) {
    case 'M': return { kind: 'moveTo', x, y };
    case 'L': return { kind: 'lineTo', x, y };
    case 'Q': return { kind: 'quadTo', x1: x, y1: y, x2, y2 };
    case 'C': return { kind: 'curveTo', x1: x, y1: y, x2, y2, x3, y3 };
    default: return { kind: 'close' };
  }
}

for (const [table, rows] of [['awt_path2d', 2000], ['awt_curves', 400]]) {
  everyRow(table, rows, (row, where) => {
    const path = steps(row.path).map(pathCommand);
    const winding = row.winding === '0' ? 'evenOdd' : 'nonZero';
    const [px, py] = fields(row, 'px py');
    const other = box(fields(row, 'rx ry rw rh'));
    answers(row, 'contains_point contains_rect intersects', [
      compat.awtPath2DContains(path, winding, px, py),
      compat.awtPath2DContainsRectangle(path, winding, other),
      compat.awtPath2DIntersects(path, winding, other),
    ], where);
  });
}

everyRow('awt_ellipse2d', 2000, (row, where) => {
  const frame = box(fields(row, 'ex ey ew eh'));
  const [px, py] = fields(row, 'px py');
  const other = box(fields(row, 'rx ry rw rh'));
  answers(row, 'contains_point contains_rect intersects', [
    compat.awtEllipse2DContains(frame, px, py),
    compat.awtEllipse2DContainsRectangle(frame, other),
    compat.awtEllipse2DIntersects(frame, other),
  ], where);
});

everyRow('awt_transform', 2000, (row, where) => {
  const calls = {
    T: compat.awtTransformTranslate,
    S: compat.awtTransformScale,
    H: compat.awtTransformShear,
    R: (map, ...numbers) => (
      numbers.length === 1
        ? compat.awtTransformRotate(map, ...numbers)
        : compat.awtTransformRotateAbout(map, ...numbers)
    ),
  };
  const map = steps(row.program).reduce(
    (before, [letter, numbers]) => calls[letter](before, ...numbers),
    compat.awtTransformIdentity(),
  );
  const { m00, m10, m01, m11, m02, m12 } = map;
  const { x, y } = compat.awtTransformPoint(map, ...fields(row, 'px py'));
  const found = [m00, m10, m01, m11, m02, m12, x, y];
  answers(row, 'm00 m10 m01 m11 m02 m12 x y', found, where);
});

/** The names of the four columns of a rectangle. */
function corners(name) {
  return ['x', 'y', 'w', 'h'].map((part) => `${name}_${part}`).join(' ');
}

everyRow('awt_rectangle_changes', 400, (row, where) => {
  const [a, b] = ['ax ay aw ah', 'bx by bw bh'].map((names) => box(fields(row, names)));
  const [x, y] = fields(row, 'px py');
  const found = (made, name) => answers(row, corners(name), Object.values(made), where);
  found(compat.awtRectangleAddRectangle(a, b), 'add_rect');
  found(compat.awtRectangleAdd(a, x, y), 'add_point');
  found(compat.awtRectangleGrow(a, x, y), 'grow');
  found(compat.awtRectangleTranslate(a, x, y), 'translate');
});

everyRow('awt_bounds2d', 400, (row, where) => {
  const [a, b] = ['x y w h', 'rx ry rw rh'].map((names) => box(fields(row, names)));
  const [x, y] = fields(row, 'px py');
  const found = (made, name) => answers(row, corners(name), Object.values(made), where);
  found(compat.awtRectangle2DUnion(a, b), 'union');
  found(compat.awtRectangle2DAddRectangle(a, b), 'add_rect');
  found(compat.awtRectangle2DAdd(a, x, y), 'add_point');
  found(compat.awtRectangle2DBounds(a), 'bounds');
  answers(row, 'distance_sq', [compat.awtPoint2DDistanceSquared(x, y, a.x, a.y)], where);
});

everyRow('awt_round_rectangle2d', 400, (row, where) => {
  const [arcWidth, arcHeight, x, y] = fields(row, 'aw ah px py');
  const round = { ...box(fields(row, 'x y w h')), arcWidth, arcHeight };
  const other = box(fields(row, 'rx ry rw rh'));
  answers(row, 'contains_point contains_rect intersects', [
    compat.awtRoundRectangle2DContains(round, x, y),
    compat.awtRoundRectangle2DContainsRectangle(round, other),
    compat.awtRoundRectangle2DIntersects(round, other),
  ], where);
});

everyRow('awt_arc2d', 400, (row, where) => {
  const [start, extent, type, angle, x, y] = fields(row, 'start extent type angle px py');
  const closure = ['open', 'chord', 'pie'][type];
  const arc = { ...box(fields(row, 'x y w h')), start, extent, closure };
  const other = box(fields(row, 'rx ry rw rh'));
  answers(row, 'contains_angle contains_point contains_rect intersects', [
    compat.awtArc2DContainsAngle(arc, angle),
    compat.awtArc2DContains(arc, x, y),
    compat.awtArc2DContainsRectangle(arc, other),
    compat.awtArc2DIntersects(arc, other),
  ], where);
  answers(row, corners('bounds'), Object.values(compat.awtArc2DBounds(arc)), where);
});

/** The transform after a step of `awt_affine`; the small letters are factories. */
function stepped(map, letter, n) {
  const moved = (before, x, y) => compat.awtTransformTranslate(before, x, y);
  const plain = {
    T: compat.awtTransformTranslate, S: compat.awtTransformScale, H: compat.awtTransformShear,
    I: compat.awtTransformInvert, J: compat.awtTransformInverse,
  };
  if (plain[letter]) {
    return plain[letter](map, ...n);
  }
  switch (letter) {
    case 't': case 's': case 'h':
      return stepped(compat.awtTransformIdentity(), letter.toUpperCase(), n);
    case 'R':
      return n.length === 1
        ? compat.awtTransformRotate(map, ...n) : compat.awtTransformRotateAbout(map, ...n);
    case 'V': {
      const [a, b, x, y] = n;
      return n.length === 2
        ? compat.awtTransformRotateByVector(map, a, b)
        : moved(compat.awtTransformRotateByVector(moved(map, x, y), a, b), -x, -y);
    }
    case 'Q':
      return n.length === 1
        ? compat.awtTransformQuadrantRotate(map, ...n)
        : compat.awtTransformQuadrantRotateAbout(map, ...n);
    case 'M': return compat.awtTransformFromMatrix(...n);
    case 'r':
      return n.length === 1
        ? compat.awtTransformFromRotation(...n) : compat.awtTransformFromRotationAbout(...n);
    case 'v':
      return n.length === 2
        ? compat.awtTransformFromVector(...n) : compat.awtTransformFromVectorAbout(...n);
    default: return compat.awtTransformFromQuadrants(...n);
  }
}

everyRow('awt_affine', 400, (row, where) => {
  const stack = [compat.awtTransformIdentity()];
  let refused = 0;
  for (const [letter, n] of steps(row.program)) {
    const top = stack.pop();
    if (letter === '(') {
      stack.push(top, compat.awtTransformIdentity());
    } else if (letter === 'C') {
      stack.push(compat.awtTransformConcatenate(stack.pop(), top));
    } else if (letter === 'P') {
      stack.push(compat.awtTransformPreConcatenate(stack.pop(), top));
    } else {
      try {
        stack.push(stepped(top, letter, n));
      } catch (error) {
        assert.equal(error.status, 'SAT_ERR_SINGULAR', where);
        stack.push(top);
        refused += 1;
      }
    }
  }
  assert.equal(refused, Number(row.refused), where);
  const [map] = stack;
  const { m00, m10, m01, m11, m02, m12 } = map;
  const [px, py] = fields(row, 'px py');
  const image = compat.awtTransformPoint(map, px, py);
  const delta = compat.awtTransformDeltaPoint(map, px, py);
  answers(row, 'm00 m10 m01 m11 m02 m12 determinant x y delta_x delta_y', [
    m00, m10, m01, m11, m02, m12, compat.awtTransformDeterminant(map), image.x, image.y,
    delta.x, delta.y,
  ], where);
  if (row.has_inverse === '1') {
    const inverse = compat.awtTransformInversePoint(map, px, py);
    answers(row, 'inverse_x inverse_y', [inverse.x, inverse.y], where);
  } else {
    assert.throws(() => compat.awtTransformInversePoint(map, px, py), /no inverse/, where);
  }
});

/** A mask of rows of `#` and `.`, separated by `/`. */
function mask(text) {
  const rows = text.split('/');
  const alpha = Uint8Array.from(rows.join(''), (pixel) => (pixel === '#' ? 255 : 0));
  return compat.pygameFromSurface(alpha, rows[0].length, rows.length);
}

function textOf(given) {
  const pixels = (y) => Array.from({ length: given.width }, (_, x) => '.#'[+given.get(x, y)]);
  return Array.from({ length: given.height }, (_, y) => pixels(y).join('')).join('/');
}

everyRow('pygame_masks', 300, (row, where) => {
  const [own, other] = [mask(row.mask), mask(row.other)];
  const offset = fields(row, 'dx dy');
  const found = compat.pygameOverlap(own, other, offset, Number(row.long_bits));
  assert.equal(found === undefined ? 'none' : `${found.x} ${found.y}`, row.overlap, where);
  assert.equal(compat.pygameOverlapArea(own, other, offset), Number(row.area), where);
  assert.equal(textOf(compat.pygameOverlapMask(own, other, offset)), row.common, where);
});
