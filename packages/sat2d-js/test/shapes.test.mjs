// Shapes, transforms, relations and errors.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFile, sat2d } from './support.mjs';

const { distance, hits, overlaps, placedBounds, pointRelation, relation } = sat2d;
const { Sat2dError, Shape, STATUS, Transform } = sat2d;
const HERE = Transform.IDENTITY;

/** The error that a call throws. */
function thrown(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Sat2dError, String(error));
    return error;
  }
  assert.fail('it throws');
}

test('every kind of shape', () => {
  const square = [0, 0, 2, 0, 2, 2, 0, 2];
  const dart = [0, 0, 4, 0, 4, 4, 3, 1];
  const kinds = {
    point: Shape.circle([0, 0], 0),
    circle: Shape.circle({ x: 0, y: 0 }, 1),
    ellipse: Shape.ellipse(5, 3),
    segment: Shape.segment([0, 0], [1, 0]),
    capsule: Shape.capsule([0, 0], [1, 0], 0.5),
    rectangle: Shape.rectangle(4, 2),
    convexPolygon: Shape.convexPolygon([0, 0, 4, 0, 0, 3]),
    roundedPolygon: Shape.roundedPolygon(square, 0.5),
    concavePolygon: Shape.polygon([dart]),
    openChain: Shape.chain([4, 0, 0, 0, -4, 3]),
    closedChain: Shape.chain([0, 0, 4, 0, 4, 4], true),
  };
  for (const [kind, shape] of Object.entries(kinds)) {
    assert.equal(shape.kind, kind);
    assert.ok(shape instanceof Shape);
  }
  assert.equal(Shape.hull(square).kind, 'rectangle');
  assert.equal(kinds.roundedPolygon.radius, 0.5);
});

test('points as numbers, typed arrays, pairs and objects are the same', () => {
  const forms = [
    [0, 0, 4, 0, 0, 3],
    new Float64Array([0, 0, 4, 0, 0, 3]),
    new Float32Array([0, 0, 4, 0, 0, 3]),
    [[0, 0], [4, 0], [0, 3]],
    [{ x: 0, y: 0 }, { x: 4, y: 0 }, { x: 0, y: 3 }],
  ];
  for (const form of forms) {
    const shape = Shape.convexPolygon(form);
    assert.deepEqual(Array.from(shape.vertices), forms[0]);
    assert.ok(shape.equals(Shape.convexPolygon(forms[0])));
  }
});

test('what a shape says of itself', () => {
  const room = Shape.polygon([[0, 0, 10, 0, 10, 10, 0, 10], [3, 3, 7, 3, 7, 7, 3, 7]]);
  assert.equal(room.area, 84);
  assert.deepEqual(room.centroid, { x: 5, y: 5 });
  assert.deepEqual(room.bounds, { min: { x: 0, y: 0 }, max: { x: 10, y: 10 } });
  assert.deepEqual(room.rings.map((ring) => ring.length), [8, 8]);
  assert.deepEqual(Array.from(room.rings[1]), [3, 3, 7, 3, 7, 7, 3, 7]);
});

test('ellipses, and circles that are scaled unevenly', () => {
  const [oval, disc, wall] = [Shape.ellipse(25, 50), Shape.circle([0, 0], 1), Shape.rectangle(2, 9)];
  assert.deepEqual([oval.halfAxes, oval.radius], [{ x: 25, y: 50 }, 50]);
  assert.deepEqual(disc.halfAxes, { x: 1, y: 1 });
  assert.ok(Shape.ellipse(2, 2).equals(Shape.circle([0, 0], 2)));
  assert.ok(!oval.equals(Shape.ellipse(50, 25)));
  assert.equal(pointRelation(oval, HERE, [15, 40]), 'touching');
  for (const [shape, at] of [[oval, HERE], [disc, [-25, 0, 0, 50, 0, 0]]]) {
    const beside = (x) => relation(shape, at, wall, Transform.translation(x, 0));
    assert.equal(beside(26), 'touching');
    assert.equal(beside(26 - 2 ** -48), 'overlapping');
    assert.equal(beside(26 + 2 ** -48), 'disjoint');
  }
  const negative = thrown(() => Shape.ellipse(1, -3));
  assert.equal(negative.status, 'SAT_ERR_NEGATIVE');
  assert.match(negative.message, /half height is -3/);
});

test('relations are exact', () => {
  const [box, ball] = [Shape.rectangle(2, 2), Shape.circle([0, 0], 1)];
  const at = (x) => Transform.translation(x, 0);
  assert.equal(relation(box, HERE, ball, at(2)), 'touching');
  assert.equal(relation(box, HERE, ball, at(2 + 2 ** -51)), 'disjoint');
  assert.equal(relation(box, HERE, ball, at(2 - 2 ** -52)), 'overlapping');
  assert.ok(hits(box, HERE, ball, at(2)) && !overlaps(box, HERE, ball, at(2)));
  const typed = new Float64Array([1, 0, 0, 1, 2, 0]);
  assert.equal(relation(box, [1, 0, 0, 1, 0, 0], ball, typed), 'touching');
  assert.deepEqual(
    [[1, 1], [0.5, 0], [1.5, 0]].map((point) => pointRelation(box, HERE, point)),
    ['touching', 'overlapping', 'disjoint'],
  );
  assert.deepEqual(placedBounds(box, at(3)), { min: { x: 2, y: -1 }, max: { x: 4, y: 1 } });
});

test('transforms', () => {
  const turned = Transform.placement(1, 2, { degrees: -270, scaleX: 2, scaleY: 3 });
  assert.deepEqual(turned, { a: 0, b: 2, c: -3, d: 0, tx: 1, ty: 2 });
  assert.deepEqual(Transform.apply(turned, [1, 1]), { x: -2, y: 4 });
  assert.deepEqual(Transform.applyVector(turned, [1, 1]), { x: -3, y: 2 });
  const back = Transform.product(turned, Transform.inverse(turned));
  assert.deepEqual([back.a, back.b, back.c, back.d].map(Math.abs), [1, 0, 0, 1]);
  assert.ok(Transform.isMirrored(Transform.placement(0, 0, { scaleX: -1 })));
  const radians = Transform.placement(0, 0, { rotation: 0.5 });
  assert.ok(Math.abs(radians.a - Math.cos(0.5)) < 1e-15);
});

test('errors have the status of the C API, indices and a point', () => {
  const bowtie = thrown(() => Shape.polygon([[0, 0, 4, 4, 4, 0, 0, 4]]));
  assert.equal(bowtie.status, 'SAT_ERR_EDGES_CROSS');
  assert.equal(bowtie.code, 22);
  assert.deepEqual(bowtie.indices, { edges: [0, 2] });
  assert.deepEqual(bowtie.point, { x: 2, y: 2 });
  assert.match(bowtie.message, /edges 0 and 2 cross/);

  const hole = thrown(() => Shape.polygon([[0, 0, 4, 0, 4, 4, 0, 4], [5, 1, 6, 1, 6, 2]]));
  assert.equal(hole.status, 'SAT_ERR_HOLE_OUTSIDE');
  assert.equal(hole.indices.ring, 1);

  const negative = thrown(() => Shape.circle([0, 0], -3));
  assert.equal(negative.status, 'SAT_ERR_NEGATIVE');
  assert.deepEqual([negative.indices, negative.point], [{}, undefined]);

  const reflex = thrown(() => Shape.convexPolygon([0, 0, 4, 0, 4, 4, 3, 1]));
  assert.deepEqual([reflex.status, reflex.indices], ['SAT_ERR_NOT_CONVEX', { vertex: 3 }]);
  const missing = thrown(() => Shape.convexPolygon([0, 0, 4, 0, NaN, 4]));
  assert.deepEqual([missing.status, missing.indices], ['SAT_ERR_NOT_FINITE', { vertex: 2 }]);

  const [box, ball] = [Shape.rectangle(2, 2), Shape.circle([0, 0], 1)];
  const statuses = {
    SAT_ERR_SINGULAR: () => relation(box, [0, 0, 0, 0, 0, 0], ball, HERE),
    SAT_ERR_OUT_OF_RANGE: () => distance(box, HERE, ball, [1, 0, 0, 2, 0, 1e200]),
    SAT_ERR_NOT_FINITE: () => relation(box, HERE, ball, [1, 0, 0, 1]),
    SAT_ERR_COUNT: () => Shape.hull([1, 2, 3]),
    SAT_ERR_TOO_FEW_POINTS: () => Shape.hull([]),
    SAT_ERR_NO_RINGS: () => Shape.polygon([]),
    SAT_ERR_INVALID_ENUM: () => Shape.polygon([[0, 0, 1, 0, 0, 1]], { method: 'best' }),
  };
  for (const [status, call] of Object.entries(statuses)) {
    assert.equal(thrown(call).status, status);
  }
});

test('the statuses are those of the header', () => {
  const header = repositoryFile('include/sat2d.h');
  for (const [name, code] of Object.entries(STATUS)) {
    assert.match(header, new RegExp(`#define ${name} ${code}\\b`));
  }
});

test('memory is freed by hand and by using', () => {
  const shape = Shape.rectangle(1, 1);
  shape.free();
  shape.free();
  assert.equal(thrown(() => shape.area).status, 'SAT_ERR_NULL');
  const other = Shape.rectangle(1, 1);
  other[Symbol.dispose]();
  assert.equal(thrown(() => other.area).status, 'SAT_ERR_NULL');
});

test('objects cannot be sent to another thread', () => {
  const { compat, Decomposer, Mask, World } = sat2d;
  const objects = [
    Shape.rectangle(1, 1), new World(), Mask.empty(1, 1), new Decomposer(), new compat.FlashStage(),
  ];
  const { port1, port2 } = new MessageChannel();
  for (const object of objects) {
    for (const send of [structuredClone, (value) => port1.postMessage(value)]) {
      assert.throws(() => send({ deep: [object] }), (error) => {
        // Firefox does not say what it cannot clone
        const isTold = typeof process === 'undefined' || /belong to their/.test(error.message);
        return error.name === 'DataCloneError' && isTold;
      });
    }
    object.free();
  }
  port1.close();
  port2.close();
  const plain = [Transform.translation(1, 2), new Sat2dError('SAT_ERR_NULL', 'none').message];
  assert.deepEqual(structuredClone(plain), plain);
});

test('the scratch array survives the growth of the memory', () => {
  const corners = 100_000;
  const circle = Float64Array.from({ length: 2 * corners }, (_, i) => (
    i % 2 === 0 ? Math.cos(Math.PI * i / corners) : Math.sin(Math.PI * (i - 1) / corners)
  ));
  const shape = Shape.hull(circle);
  assert.ok(shape.vertices.length > corners);
  assert.deepEqual(Shape.rectangle(2, 4).bounds, { min: { x: -1, y: -2 }, max: { x: 1, y: 2 } });
  assert.equal(thrown(() => Shape.circle([0, 0], -1)).status, 'SAT_ERR_NEGATIVE');
});

test('outlines with curves are exact', () => {
  const leaf = Shape.outline([
    { kind: 'moveTo', to: [0, 0] },
    { kind: 'quadraticTo', control: [5, 6], to: [10, 0] },
    { kind: 'quadraticTo', control: [5, -6], to: [0, 0] },
  ]);
  assert.equal(leaf.kind, 'outline');
  const ball = Shape.circle([0, 0], 2);
  const at = (x, y) => Transform.translation(x, y);
  assert.equal(relation(leaf, HERE, ball, at(5, 5)), 'touching');
  assert.equal(relation(leaf, HERE, ball, at(5, 5 - 2 ** -40)), 'overlapping');
  assert.equal(pointRelation(leaf, HERE, [2.5, 2.25]), 'touching');
  assert.equal(distance(leaf, HERE, ball, at(5, 8)).distance, 3);
  // half a disc, and what has no answer
  const half = Shape.outline([
    { kind: 'moveTo', to: [-3, 0] },
    { kind: 'arcTo', control: [3, 3], sweep: true, to: [3, 0] },
    { kind: 'close' },
  ], 'nonZero');
  assert.equal(pointRelation(half, HERE, [0, -3]), 'touching');
  assert.ok(Math.abs(half.area - 4.5 * Math.PI) < 1e-13);
  const hit = sat2d.contact(leaf, HERE, ball, at(5, 4.75));
  assert.ok(Math.abs(hit.depth - 0.25) < 0.01 && hit.normal.y > 0.99);
  assert.deepEqual(leaf.flattened(1).map((ring) => [...ring]), [[0, 0, 5, 3, 10, 0, 5, -3]]);
  assert.deepEqual(ball.flattened(1), ball.rings);
  assert.equal(thrown(() => leaf.flattened(0)).status, 'SAT_ERR_NEGATIVE');
  const error = thrown(() => sat2d.explain(leaf, HERE, ball, at(5, 4)));
  assert.equal(error.status, 'SAT_ERR_NOT_OFFERED');
  const crossed = thrown(() => Shape.outline([
    { kind: 'moveTo', to: [0, 0] },
    { kind: 'quadraticTo', control: [5, 8], to: [10, 0] },
    { kind: 'lineTo', to: [10, 2] },
    { kind: 'lineTo', to: [0, 2] },
  ]));
  assert.deepEqual(crossed.indices.edges, [0, 2]);
});

test('strokes and contours that cross are within a tolerance', () => {
  const corner = [
    { kind: 'moveTo', to: [0, 0] }, { kind: 'lineTo', to: [8, 0] }, { kind: 'lineTo', to: [8, 8] },
  ];
  const area = (stroke) => Shape.strokeWithin(corner, { width: 2, ...stroke }, 1 / 1024).area;
  assert.equal(area({ join: 'bevel', cap: 'butt' }), 31.5);
  assert.equal(area({ join: 'miter', cap: 'butt' }), 32);
  assert.equal(area({ join: 'miter', cap: 'butt', miterLimit: 1.25 }), 31.5);
  assert.ok(Math.abs(area({}) - 31 - 1.25 * Math.PI) < 0.01);
  const frame = Shape.strokeWithin([...corner, { kind: 'close' }], { width: 2 }, 0.01);
  assert.equal(frame.rings.length, 2);
  const thin = thrown(() => Shape.strokeWithin(corner, { width: 0 }, 1));
  assert.equal(thin.status, 'SAT_ERR_NEGATIVE');
  const bowTie = [...corner.slice(0, 1), ...[[4, 4], [4, 0], [0, 4]].map((to) => (
    { kind: 'lineTo', to }
  ))];
  assert.equal(thrown(() => Shape.outline(bowTie)).status, 'SAT_ERR_EDGES_CROSS');
  assert.equal(Shape.outlineWithin(bowTie, 'evenOdd', 0.01).area, 8);
});
