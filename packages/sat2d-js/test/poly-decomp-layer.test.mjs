// The layer for users of poly-decomp: its own tests, and random polygons beside it, judged in
// exact integers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import original from 'poly-decomp';
import { layer, random } from './support.mjs';

const decomp = await layer('poly-decomp');
const CONCAVE = [[-1, 1], [-1, 0], [1, 0], [1, 1], [0.5, 0.5]];
const CIRCLE = Array.from({ length: 10 }, (_, i) => (
  [Math.cos(2 * Math.PI / 10 * i), Math.sin(2 * Math.PI / 10 * i)]
));
const copy = (polygon) => polygon.map((point) => [...point]);

const turn = ([ax, ay], [bx, by], [cx, cy]) => (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
const doubledArea = (ring) => ring.reduce((sum, [x, y], i) => {
  const [nextX, nextY] = ring[(i + 1) % ring.length];
  return sum + x * nextY - y * nextX;
}, 0);

/** Whether pieces of a polygon of integers are convex and cover its area. */
function isPartition(pieces, polygon) {
  const isConvex = (piece) => piece.every((point, i) => (
    turn(point, piece[(i + 1) % piece.length], piece[(i + 2) % piece.length]) >= 0
  ));
  const area = pieces.reduce((sum, piece) => sum + doubledArea(piece), 0);
  return pieces.every(isConvex) && area === Math.abs(doubledArea(polygon));
}

test('poly-decomp: decomp and quickDecomp', () => {
  for (const call of ['decomp', 'quickDecomp']) {
    assert.equal(decomp[call](CIRCLE).length, 1);
    const pieces = decomp[call](CONCAVE);
    assert.equal(pieces.length, 2);
    assert.ok(pieces.flat().every((point) => CONCAVE.includes(point)), 'the same points');
  }
});

test('poly-decomp: isSimple', () => {
  const notSimple = [[-1, -1], [0, 0], [1, 1], [0, 2], [-1, 1], [0, 0], [1, -1]];
  assert.ok(decomp.isSimple(CONCAVE));
  assert.ok(decomp.isSimple(CIRCLE));
  assert.ok(!decomp.isSimple(notSimple));
});

test('poly-decomp: removeDuplicatePoints', () => {
  const data = [[0, 0], [1, 1], [2, 2], [0, 0]];
  decomp.removeDuplicatePoints(data);
  assert.equal(data.length, 3);
  const more = [[0, 0], [1, 1], [2, 2], [1, 1], [0, 0], [2, 2]];
  decomp.removeDuplicatePoints(more);
  assert.equal(more.length, 3);
});

test('poly-decomp: quickDecompExtraVisibilityTestFix', () => {
  const path = [
    [0, -134], [50, -139], [60, -215], [70, -6], [80, -236], [110, -120], [110, 0], [0, 0],
  ];
  const paths = [
    path.map(([x, y]) => [2 * x + 100, y + 500]),
    path.map(([x, y]) => [3 * x + 100, y + 500]),
    path.map(([x, y]) => [-3 * x, -y]),
    [
      [331, 384], [285, 361], [238, 386], [283, 408], [191, 469], [213, 372], [298, 314],
      [342, 340],
    ],
  ];
  for (const polygon of paths) {
    const other = copy(polygon);
    assert.equal(decomp.makeCCW(polygon), original.makeCCW(other));
    assert.deepEqual(polygon, other);
    // poly-decomp has 3 pieces by a new point, which is rounded; without new points 4 are the least
    const [theirs, added] = [[], []];
    original.quickDecomp(copy(polygon), theirs, [], added);
    assert.deepEqual([theirs.length, added.length], [3, 1]);
    const pieces = decomp.quickDecomp(polygon);
    assert.equal(pieces.length, 4);
    assert.equal(original.decomp(copy(polygon)).length, 4);
    assert.ok(isPartition(pieces, polygon));
  }
});

/** A star-shaped polygon of integers, without repeated or straight points. */
function star(next, count) {
  const points = Array.from({ length: count }, (_, i) => {
    const [angle, radius] = [2 * Math.PI * i / count, 20 + next(80)];
    return [Math.round(radius * Math.cos(angle)), Math.round(radius * Math.sin(angle))];
  });
  return decomp.isSimple(points) ? points : star(next, count);
}

test('random polygons beside poly-decomp', () => {
  const next = random(41);
  const found = { more: 0, fewer: 0, added: 0 };
  for (let i = 0; i < 400; i++) {
    const polygon = star(next, 6 + next(8));
    const pieces = decomp.quickDecomp(polygon);
    assert.ok(isPartition(pieces, polygon));
    const added = [];
    const theirs = original.quickDecomp(copy(polygon), [], [], added);
    found.added += +(added.length > 0);
    found.more += +(pieces.length > theirs.length);
    found.fewer += +(pieces.length < theirs.length);
    assert.ok(pieces.length <= theirs.length || added.length > 0);
    const least = decomp.decomp(polygon);
    assert.ok(isPartition(least, polygon) && least.length <= pieces.length);
    if (polygon.length < 10) {
      assert.equal(least.length, original.decomp(copy(polygon)).length);
    }
  }
  assert.deepEqual(found, { more: 2, fewer: 80, added: 5 }); // the guide has these
});

test('orientation, straight points and reflex points beside poly-decomp', () => {
  const next = random(42);
  for (let i = 0; i < 300; i++) {
    const polygon = star(next, 5 + next(9));
    if (next(2) === 0) {
      polygon.reverse();
    }
    const [ours, theirs] = [copy(polygon), copy(polygon)];
    assert.equal(decomp.makeCCW(ours), doubledArea(polygon) < 0);
    assert.equal(original.makeCCW(theirs), doubledArea(polygon) < 0);
    assert.deepEqual(ours, theirs);
    const [ax, ay] = ours[0];
    const [bx, by] = ours[1];
    const straight = [[2 * ax, 2 * ay], [ax + bx, ay + by], ...ours.slice(1).map(
      ([x, y]) => [2 * x, 2 * y],
    )];
    const other = copy(straight);
    assert.equal(decomp.removeCollinearPoints(straight), original.removeCollinearPoints(other));
    assert.deepEqual(straight, other);
    const tolerant = [copy(ours), copy(ours)];
    const counts = [decomp, original].map((library, k) => (
      library.removeCollinearPoints(tolerant[k], 0.3)
    ));
    assert.equal(...counts);
    assert.deepEqual(...tolerant);
    const reflex = [];
    decomp.quickDecomp(ours, [], reflex);
    const expected = ours.filter((point, k) => (
      turn(ours.at(k - 1), point, ours[(k + 1) % ours.length]) < 0
    ));
    assert.deepEqual(reflex, expected);
  }
});

test('where poly-decomp differs', () => {
  // edges that overlap: no polygon
  const flat = [[0, 0], [4, 0], [2, 0]];
  assert.equal(original.isSimple(copy(flat)), true);
  assert.equal(decomp.isSimple(flat), false);
  // a corner that is straight only after rounding
  const corner = [[0, 0], [2.2, 7.1], [6.6000000000000005, 21.299999999999997]];
  const whole = corner.map((point) => point.map((x) => BigInt(x * 2 ** 60)));
  assert.notEqual(turn(...whole), 0n);
  assert.equal(turn(...corner), 0);
  const [ours, theirs] = [[...corner, [-1, 20]], [...corner, [-1, 20]]];
  assert.equal(decomp.removeCollinearPoints(ours), 0);
  assert.equal(original.removeCollinearPoints(theirs), 1);
  // a repeated lowest corner: its neighbours decide
  const repeated = [[0, 0], [4, 0], [4, 0], [0, 4]];
  assert.equal(original.makeCCW(copy(repeated)), true);
  assert.equal(decomp.makeCCW(copy(repeated)), false);
  assert.ok(doubledArea(repeated) > 0);
  // no polygon: an error instead of no pieces
  const bowtie = [[0, 0], [4, 4], [4, 0], [0, 4]];
  assert.throws(() => decomp.quickDecomp(bowtie), { status: 'SAT_ERR_EDGES_CROSS' });
  assert.equal(original.quickDecomp(copy(bowtie)).length, 0);
  assert.equal(decomp.makeCCW([]), false);
});
