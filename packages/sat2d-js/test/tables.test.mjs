// The reference tables of c_tests/reference, through the package: no row differs.
import assert from 'node:assert/strict';
import { everyRow, numbers, sat2d, shape } from './support.mjs';

const { compat, contact, decompose, inspectPolygon, relation, Transform } = sat2d;
const HERE = Transform.IDENTITY;

everyRow('relation', 3000, (row, where) => {
  const [a, b] = [shape(row.a), shape(row.b)];
  assert.equal(relation(a, HERE, b, HERE), row.relation, where);
  assert.equal(relation(b, HERE, a, HERE), row.relation, where);
  a.free();
  b.free();
});

everyRow('awt_area', 2000, (row, where) => {
  const [a, b] = [row.a, row.b].map((text) => (
    sat2d.Shape.polygon([text.split(';').flatMap(numbers)])
  ));
  assert.equal(relation(a, HERE, b, HERE) === 'overlapping', row.exact_overlap === '1', where);
  a.free();
  b.free();
});

everyRow('depth', 1100, (row, where) => {
  const { depth } = contact(shape(row.a), HERE, shape(row.b), HERE);
  const expected = Number(row.depth);
  assert.ok(Math.abs(depth - expected) <= 1e-12 * expected, `${where}: ${depth}`);
});

const cross = (a, b, c) => (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);
const doubledArea = (points) => Math.abs(
  points.reduce((sum, point, i) => sum + cross([0, 0], point, points.at(i - points.length + 1)), 0),
);

// the coordinates are small integers, so the arithmetic of this judge is exact
everyRow('slicing', 500, (row, where) => {
  const polygon = numbers(row.polygon);
  const count = polygon.length / 2;
  const points = Array.from({ length: count }, (_, i) => polygon.slice(2 * i, 2 * i + 2));
  assert.equal(inspectPolygon([polygon]).isConcave, row.is_concave === '1', where);
  assert.equal(compat.typescriptIsConcave(polygon), row.original_is_concave === '1', where);
  const { pieces } = decompose([polygon], { method: 'slicing' });
  const found = pieces.map(({ vertices }) => Array.from(vertices, (vertex) => points[vertex]));
  if (row.original_valid === '1') {
    const expected = row.original_pieces.split('|').map(numbers);
    assert.deepEqual(found.map((piece) => piece.flat()), expected, where);
  }
  for (const piece of found) {
    piece.forEach((corner, i) => {
      const [next, after] = [1, 2].map((ahead) => piece[(i + ahead) % piece.length]);
      assert.ok(cross(corner, next, after) >= 0, where);
    });
  }
  const covered = found.reduce((sum, piece) => sum + doubledArea(piece), 0);
  assert.equal(covered, doubledArea(points), where);
});

function flashRect(row, number) {
  const of = (name) => Number(row[`${name}${number}`]);
  return {
    x: of('x'),
    y: of('y'),
    width: of('width'),
    height: of('height'),
    rotation: of('rotation'),
    mirror: of('mirror') < 0 ? 'horizontal' : 'none',
  };
}

everyRow('flash_rects', 1500, (row, where) => {
  const { axes, near, hit } = compat.flashCollide(flashRect(row, 1), flashRect(row, 2));
  assert.equal(hit, row.hit === '1', where);
  assert.equal(near, row.near === '1', where);
  axes.forEach((axis, i) => {
    assert.equal(axis.x, Number(row[`axis${i + 1}_x`]), where);
    assert.equal(axis.y, Number(row[`axis${i + 1}_y`]), where);
  });
});

everyRow('flash_rotation', 150, (row, where) => {
  const levels = Array.from({ length: Number(row.levels) }, (_, i) => [
    Number(row[`rotation${i + 1}`]), Number(row[`scale_x${i + 1}`]),
  ]);
  assert.equal(compat.flashGlobalRotation(levels), Number(row.global_rotation), where);
});

everyRow('awt_rects', 1500, (row, where) => {
  const corners = (side) => [0, 1, 2, 3].flatMap((i) => [
    Number(row[`${side}${i}_x`]), Number(row[`${side}${i}_y`]),
  ]);
  assert.equal(compat.awtHit(corners('a'), corners('b')), row.hit === '1', where);
});

function xywh(row, number) {
  const of = (name) => Number(row[`${name}${number}`]);
  return { x: of('x'), y: of('y'), width: of('w'), height: of('h') };
}

everyRow('xywh_rects', 1500, (row, where) => {
  assert.equal(compat.xywhRectToRect(xywh(row, 1), xywh(row, 2)), row.hit === '1', where);
});

everyRow('xywh_circle_rect', 1500, (row, where) => {
  const circle = { x: Number(row.cx), y: Number(row.cy), radius: Number(row.r) };
  assert.equal(compat.xywhCircleToRect(circle, xywh(row, '')), row.hit === '1', where);
});
