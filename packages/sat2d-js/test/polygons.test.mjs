// Simplification, decomposers, multipolygons, batches of pairs and margins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, sat2d } from './support.mjs';

const {
  contact, decompose, Decomposer, decomposeMany, hits, pairs, relation, roundingMargin, Sat2dError,
  separation, Shape, simplify, simplifyMultipolygon, Transform, validateMultipolygon,
} = sat2d;
const HERE = Transform.IDENTITY;
const square = (x, y, size = 2) => [x, y, x + size, y, x + size, y + size, x, y + size];

/** A star with so many corners, of small integers. */
function star(next, count) {
  return Array.from({ length: count }, (_, i) => {
    const [angle, radius] = [2 * Math.PI * i / count, 40 + next(60)];
    return [Math.round(8 * radius * Math.cos(angle)), Math.round(8 * radius * Math.sin(angle))];
  });
}

test('approximate pieces are few, convex and cover the polygon if that is asked', () => {
  const ring = star(random(5), 60);
  const exact = sat2d.decompose([ring]).pieces.length;
  const pieces = sat2d.approximate([ring], 60, 'outward');
  assert.ok(pieces.length < exact, `${pieces.length} of ${exact}`);
  const whole = Shape.polygon([ring]);
  for (const piece of pieces) {
    const points = Array.from(piece, (corner) => ring[corner]);
    assert.equal(sat2d.inspectPolygon([points]).isConcave, false);
  }
  const hulls = pieces.map((piece) => Shape.polygon([Array.from(piece, (v) => ring[v])]));
  for (const point of ring) {
    const isIn = (hull) => sat2d.pointRelation(hull, HERE, point) !== 'disjoint';
    assert.ok(hulls.some(isIn), `${point}`);
  }
  assert.ok(hulls.reduce((sum, hull) => sum + hull.area, 0) >= whole.area);
  assert.equal(sat2d.approximate([ring], 0).length, exact);
  assert.throws(() => sat2d.approximate([ring], -1), { status: 'SAT_ERR_NEGATIVE' });
});

test('a simplified outline stays within its tolerance', () => {
  const ring = star(random(4), 60);
  for (const deviation of ['either', 'outward', 'inward']) {
    const [corners] = simplify([ring], 60, deviation);
    assert.ok(corners.length < ring.length && corners.length >= 3, `${corners.length}`);
    const points = Array.from(corners, (corner) => ring[corner]);
    const [whole, simple] = [Shape.polygon([ring]), Shape.polygon([points])];
    const sign = { either: 0, outward: 1, inward: -1 }[deviation];
    assert.ok(sign * (simple.area - whole.area) >= 0);
    corners.forEach((from, i) => {
      const to = corners[(i + 1) % corners.length];
      const edge = Shape.segment(ring[from], ring[to]);
      for (let v = from; v !== to; v = (v + 1) % ring.length) {
        const { distance } = sat2d.distance(edge, HERE, Shape.circle(ring[v], 0), HERE);
        assert.ok(distance <= 60 + 1e-9);
      }
      edge.free();
    });
  }
  assert.equal(simplify([ring], 0)[0].length, 60);
  assert.throws(() => simplify([ring], -1), Sat2dError);
  assert.throws(() => simplify([ring], 1, 'up'), { status: 'SAT_ERR_INVALID_ENUM' });
});

test('multipolygons', () => {
  const [a, corner, side] = [square(0, 0), square(2, 2), square(2, 0.5)];
  validateMultipolygon([[a], [corner]]);
  const wrong = (error) => (
    error.status === 'SAT_ERR_EDGES_OVERLAP' && error.indices.parts.join() === '0,1'
  );
  assert.throws(() => validateMultipolygon([[a], [side]]), wrong);
  const pit = [4, 4, 0, 4, 0, 0, 9, 0, 9, 4, 5, 4, 4.5, 1];
  const peg = [4.25, 5, 4.5, 3, 4.75, 5];
  assert.equal(simplifyMultipolygon([[pit]], 3, 'outward')[0][0].length, 4);
  const [[around], [within]] = simplifyMultipolygon([[pit], [peg]], 3, 'outward');
  assert.ok(around.length > 4);
  assert.equal(within.length, 3);
});

test('a decomposer and many polygons have the pieces of one', () => {
  const next = random(6);
  const rings = Array.from({ length: 20 }, (_, i) => [star(next, 5 + i)]);
  const options = { method: 'fast' };
  const expected = rings.map((ring) => decompose(ring, options));
  const decomposer = new Decomposer();
  assert.deepEqual(rings.map((ring) => decomposer.decompose(ring, options)), expected);
  decomposer.free();
  assert.throws(() => decomposer.decompose(rings[0]), { status: 'SAT_ERR_NULL' });
  assert.deepEqual(decomposeMany(rings, options), expected);
  assert.deepEqual(decomposeMany(rings, { ...options, trusted: true }), expected);
  const [error] = decomposeMany([[[0, 0, 4, 4, 4, 0, 0, 4]]]);
  assert.equal(error.status, 'SAT_ERR_EDGES_CROSS');
  assert.throws(() => decomposeMany([rings[0]], { method: 'slow' }), {
    status: 'SAT_ERR_INVALID_ENUM',
  });
});

test('pairs of bodies in one call', () => {
  const next = random(12);
  const shapes = [
    Shape.rectangle(4, 6), Shape.circle([0, 0], 3), Shape.polygon([[0, 0, 8, 0, 8, 8, 6, 2]]),
  ];
  const bodies = Array.from({ length: 60 }, () => ({
    shape: shapes[next(3)],
    at: Transform.placement(next(30), next(30), { degrees: 90 * next(4) }),
  }));
  const indices = Uint32Array.from({ length: 1000 }, () => next(60));
  const transforms = bodies.flatMap(({ at }) => [at.a, at.b, at.c, at.d, at.tx, at.ty]);
  const used = bodies.map(({ shape }) => shape);
  const words = ['disjoint', 'touching', 'overlapping'];
  const found = Array.from(pairs(used, transforms, indices), (number) => words[number]);
  const expected = found.map((_, i) => {
    const [a, b] = [bodies[indices[2 * i]], bodies[indices[2 * i + 1]]];
    return relation(a.shape, a.at, b.shape, b.at);
  });
  assert.deepEqual(found, expected);
  assert.ok(words.every((word) => expected.filter((each) => each === word).length > 9));
  const out = new Uint8Array(500);
  assert.equal(pairs(used, transforms, indices, out), out);
  const none = { status: 'SAT_ERR_INDEX' };
  assert.throws(() => pairs(used, transforms, Uint32Array.of(0, 60)), none);
  const count = { status: 'SAT_ERR_COUNT' };
  assert.throws(() => pairs(used, transforms.slice(1), indices), count);
  assert.throws(() => pairs(used, transforms, indices.slice(1)), count);
  assert.throws(() => pairs(used, transforms, indices, out.slice(1)), count);
});

test('margins and limits of separation', () => {
  const box = Shape.rectangle(3, 2);
  const [ta, tb] = [Transform.placement(0.1, 0.2, { degrees: 33 }), Transform.translation(1, 0.7)];
  const { normal, depth } = contact(box, ta, box, tb);
  const margin = roundingMargin(box, ta, box, tb);
  assert.ok(margin > 0 && margin < 1e-12);
  const way = depth + margin;
  const moved = Transform.translation(1 + way * normal.x, 0.7 + way * normal.y);
  assert.equal(relation(box, ta, box, moved), 'disjoint');
  assert.ok(hits(box, ta, box, tb));
  const limit = { workLimit: 10 };
  assert.throws(() => separation(box, HERE, box, HERE, limit), { status: 'SAT_ERR_LIMIT' });
  const enough = separation(box, HERE, box, HERE, { workLimit: 1000 });
  assert.deepEqual(enough, separation(box, HERE, box, HERE));
  assert.ok(Transform.isSimilarity([3, 4, -4, 3, 9, 9]));
  assert.ok(!Transform.isSimilarity([1, 0, 0, 2, 0, 0]));
});
