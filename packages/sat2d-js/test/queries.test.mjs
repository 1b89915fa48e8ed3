// Contacts, distances, separation, casts, sweeps, response and decomposition.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { repositoryFile, sat2d } from './support.mjs';

const { Motion, Sat2dError, Shape, Transform } = sat2d;
const HERE = Transform.IDENTITY;
const at = Transform.translation;
const box = Shape.rectangle(2, 2);
const ball = Shape.circle([0, 0], 1);

test('a manifold of two rectangles', () => {
  const found = sat2d.contact(box, HERE, box, at(1.5, 0.5));
  assert.deepEqual(found.normal, { x: 1, y: 0 });
  assert.equal(found.depth, 0.5);
  assert.equal(found.kind, 'edgeEdge');
  assert.deepEqual(found.featureA, { kind: 'edge', index: 1 });
  assert.deepEqual(found.featureB, { kind: 'edge', index: 3 });
  assert.equal(found.points.length, 2);
  for (const point of found.points) {
    assert.equal(point.onA.x, 1);
    assert.equal(point.onB.x, 0.5);
    assert.equal(point.depth, 0.5);
  }
  assert.equal(sat2d.contact(box, HERE, box, at(3, 0)), undefined);
});

test('contacts of concave shapes', () => {
  const cup = Shape.polygon([[-3, 0, 3, 0, 3, 4, 2, 4, 2, 1, -2, 1, -2, 4, -3, 4]]);
  const found = sat2d.contacts(cup, HERE, Shape.circle([0, 2.5], 2.25), HERE);
  assert.ok(found.length >= 2);
  assert.ok(found.every((each, i) => i === 0 || each.depth <= found[i - 1].depth));
  assert.deepEqual(sat2d.contacts(box, HERE, ball, at(9, 9)), []);
});

test('distance and closest points', () => {
  const found = sat2d.distance(box, HERE, ball, at(5, 0));
  assert.equal(found.distance, 3);
  assert.deepEqual([found.onA, found.onB], [{ x: 1, y: 0 }, { x: 4, y: 0 }]);
  assert.deepEqual(found.featureB, { kind: 'arc', index: 0 });
  assert.equal(sat2d.distance(box, HERE, ball, at(2, 0)).distance, 0);
});

test('separation and containment', () => {
  const found = sat2d.separation(box, HERE, box, at(1.5, 0));
  assert.deepEqual(found.translation, { x: 0.5, y: 0 });
  assert.deepEqual([found.depth, found.normal], [0.5, { x: 1, y: 0 }]);
  assert.equal(sat2d.separation(box, HERE, box, at(2, 0)), undefined);
  const words = [[0.5, 0], [1, 0], [1, 0.5]].map(([size, x]) => (
    sat2d.containment(Shape.rectangle(size, size), at(x, 0), box, HERE)
  ));
  assert.deepEqual(words, ['proper', 'proper', 'touching']);
  assert.equal(sat2d.containment(box, at(9, 0), box, HERE), 'none');
  assert.equal(sat2d.containment(box, HERE, box, HERE), 'equal');
});

test('explanations', () => {
  const apart = sat2d.explain(box, HERE, box, at(3, 0));
  assert.deepEqual([apart.relation, apart.point], ['disjoint', undefined]);
  assert.deepEqual(apart.axes, [
    { normal: { x: 1, y: 0 }, offset: 1.5, aStart: 0, aEnd: 1, bStart: 0, bEnd: 1 },
  ]);
  assert.equal(String(apart), '<Explanation disjoint>');

  const touching = sat2d.explain(box, HERE, ball, at(0, 2));
  assert.deepEqual([touching.relation, touching.point], ['touching', { x: 0, y: 1 }]);
  assert.deepEqual(touching.axes.map((axis) => [axis.normal, axis.offset]), [[{ x: 0, y: 1 }, 1]]);

  const { relation, point, axes, json } = sat2d.explain(box, HERE, ball, at(1.5, 0));
  assert.deepEqual([relation, axes], ['overlapping', []]);
  assert.ok(point.x > 0.5 && point.x < 1 && Math.abs(point.y) < 1);
  const query = JSON.parse(json);
  assert.deepEqual(query.b, { kind: 'hull', rings: [[[0, 0]]], half_axes: [1, 1],
    at: [1, 0, 0, 1, 1.5, 0] });
  assert.deepEqual(query.witness.point, [point.x, point.y]);

  // an L and a box in its corner, not touching: an axis for each of the two parts, or both
  const ell = Shape.polygon([[0, 0, 9, 0, 9, 1, 1, 1, 1, 9, 0, 9]]);
  const concave = sat2d.explain(ell, HERE, box, at(3, 3));
  assert.equal(concave.relation, 'disjoint');
  const parts = JSON.parse(concave.json).witness.parts[0].length;
  const separated = new Set();
  for (const { normal, offset, aStart, aEnd, bStart, bEnd } of concave.axes) {
    assert.deepEqual([bStart, bEnd], [0, 1]);
    assert.ok(3 * (normal.x + normal.y) - Math.abs(normal.x) - Math.abs(normal.y) > offset);
    for (let part = aStart; part < aEnd; part++) {
      separated.add(part);
    }
  }
  assert.equal(separated.size, parts);

  concave.free();
  assert.throws(() => concave.json, { status: 'SAT_ERR_NULL' });
  assert.throws(() => new sat2d.Explanation(7), { status: 'SAT_ERR_NULL' });
  assert.throws(() => sat2d.explain(box, [1, 0, 0, 0, 0, 0], box, HERE), Sat2dError);
});

test('rays and segments', () => {
  const hit = sat2d.castRay(box, HERE, [-5, 0], [1, 0], 10);
  assert.equal(hit.fraction, 4);
  assert.deepEqual([hit.point, hit.normal], [{ x: -1, y: 0 }, { x: -1, y: 0 }]);
  assert.deepEqual(hit.feature, { kind: 'edge', index: 3 });
  assert.equal(sat2d.castRay(box, HERE, [-5, 0], [1, 0], 3), undefined);
  const inside = sat2d.castSegment(box, HERE, [0, 0], [9, 0]);
  assert.deepEqual([inside.fraction, inside.feature], [0, undefined]);
  assert.throws(() => sat2d.castRay(box, HERE, [0, 0], [1, 0], -1), Sat2dError);
});

test('sweeps', () => {
  const flight = { start: HERE, translation: [8, 0] };
  const impact = sat2d.sweep(ball, flight, box, { start: at(6, 0) });
  assert.equal(impact.time, 0.5);
  assert.equal(impact.relation, 'touching');
  assert.equal(impact.approach, 8);
  assert.deepEqual(impact.closest.normal, { x: 1, y: 0 });
  assert.equal(sat2d.sweep(ball, flight, box, { start: at(60, 0) }), undefined);
  // a bar turns a quarter about its centre and meets the ball above it on the way
  const bar = { start: HERE, rotation: Math.PI / 2 };
  const bounds = sat2d.sweepBounds(ball, flight, box, { start: at(6, 0) });
  assert.ok(bounds.proved && bounds.latest - bounds.earliest <= 2 ** -40);
  assert.ok(bounds.earliest <= impact.time && impact.time <= bounds.latest);
  assert.equal(sat2d.sweepBounds(ball, flight, box, { start: at(60, 0) }), undefined);
  const turned = sat2d.sweep(Shape.rectangle(6, 0.5), bar, ball, { start: at(0, 3) });
  assert.ok(turned.time > 0 && turned.time < 1);
  const left = { start: at(2, 0), translation: [1, 0] };
  assert.equal(sat2d.sweep(box, { start: HERE }, box, left).time, 0);
  const leaving = { atStart: 'skipParting' };
  assert.equal(sat2d.sweep(box, { start: HERE }, box, left, leaving), undefined);
  assert.throws(
    () => sat2d.sweep(ball, flight, box, { start: at(6, 0) }, { workLimit: 1 }),
    { status: 'SAT_ERR_LIMIT' },
  );
});

test('motions', () => {
  const end = Transform.placement(4, 2, { degrees: 90 });
  const motion = Motion.between(HERE, end);
  const reached = Motion.at(motion, 1);
  for (const name of ['a', 'b', 'c', 'd', 'tx', 'ty']) {
    assert.ok(Math.abs(reached[name] - end[name]) < 1e-12, name);
  }
  assert.deepEqual(Motion.at(motion, 0), HERE);
  assert.throws(() => Motion.between(HERE, [2, 0, 0, 2, 0, 0]), { status: 'SAT_ERR_NOT_RIGID' });
});

test('response', () => {
  const found = sat2d.contact(box, HERE, box, at(1.5, 0));
  assert.deepEqual(sat2d.resolve(found, 1, 1), { a: { x: -0.25, y: 0 }, b: { x: 0.25, y: 0 } });
  const still = { velocity: [0, 0], inverseMass: 1 };
  const bounced = sat2d.rebound(found, { velocity: [2, 0], inverseMass: 1 }, still, 1);
  assert.deepEqual(bounced, { a: { x: 0, y: 0 }, b: { x: 2, y: 0 } });
  assert.deepEqual(sat2d.slide([3, -4], [0, 1]), { x: 3, y: 0 });
  assert.throws(() => sat2d.resolve(found, -1, 1), { status: 'SAT_ERR_NEGATIVE' });
});

test('decomposition by every method', () => {
  const corner = [0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2];
  for (const method of ['balanced', 'fast', 'fewest', 'slicing']) {
    const found = sat2d.decompose([corner], { method });
    assert.equal(found.pieces.length, 2);
    assert.equal(found.area, 3);
    assert.ok(found.isComplete);
    const edges = found.pieces.flatMap((piece) => Array.from(piece.edges));
    assert.equal(edges.filter((edge) => edge === -1).length, 2);
    const inputs = edges.filter((edge) => edge >= 0).sort();
    assert.deepEqual(inputs, [0, 1, 2, 3, 4, 5]);
  }
  const fewest = sat2d.decompose([corner], { method: 'fewest' });
  assert.ok(fewest.isOptimal);
  assert.equal(fewest.lowerBound, 2);
  const triangles = sat2d.decompose([corner], { maxCorners: 3, prefer: 'fat' }).pieces;
  assert.ok(triangles.every(({ vertices }) => vertices.length === 3));
  assert.throws(() => sat2d.decompose([corner], { workLimit: 1 }), { status: 'SAT_ERR_LIMIT' });
});

/** Twice the area of a ring of exact numbers, as a fraction of powers of two in a BigInt. */
function signedArea(ring, scale) {
  const whole = ring.map((point) => point.map((x) => scaled(x, scale)));
  return whole.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = whole[(i + 1) % whole.length];
    return sum + x * nextY - y * nextX;
  }, 0n);
}

/** x · 2^scale, which must be whole. */
function scaled(x, scale) {
  let [mantissa, exponent] = [x, scale];
  while (!Number.isInteger(mantissa)) {
    mantissa *= 2;
    exponent -= 1;
  }
  assert.ok(exponent >= 0);
  return BigInt(mantissa) << BigInt(exponent);
}

test('pieces of the corpus are convex and cover it, in exact arithmetic', () => {
  const folder = new URL('../../../c_tests/polygons/', import.meta.url);
  const files = readdirSync(folder).filter((name) => /^(maki|ne|us).*\.geojson$/.test(name));
  assert.ok(files.length > 30);
  for (const file of files) {
    const { geometry } = JSON.parse(repositoryFile(`c_tests/polygons/${file}`));
    const rings = geometry.coordinates;
    const points = rings.flat();
    const total = rings.map((ring) => signedArea(ring, 80)).map((x) => (x < 0 ? -x : x));
    const expected = total.slice(1).reduce((sum, hole) => sum - hole, total[0]);
    const { pieces } = sat2d.decompose(rings);
    let covered = 0n;
    for (const { vertices } of pieces) {
      const piece = Array.from(vertices, (vertex) => points[vertex]);
      covered += signedArea(piece, 80);
      piece.forEach((corner, i) => {
        const triangle = [corner, ...[1, 2].map((ahead) => piece[(i + ahead) % piece.length])];
        assert.ok(signedArea(triangle, 80) >= 0n, file);
      });
    }
    assert.equal(covered, expected, file);
  }
});

test('invalid polygons of the corpus are errors that say where', () => {
  const folder = new URL('../../../c_tests/polygons/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.startsWith('bad_'));
  assert.ok(files.length >= 9);
  for (const file of files) {
    const { geometry } = JSON.parse(repositoryFile(`c_tests/polygons/${file}`));
    const check = (error) => error instanceof Sat2dError && Object.keys(error.indices).length > 0;
    assert.throws(() => sat2d.decompose(geometry.coordinates), check, file);
  }
});
