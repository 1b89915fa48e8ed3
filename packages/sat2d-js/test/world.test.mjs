// Worlds and batches, judged by brute force and in exact integers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, sat2d } from './support.mjs';

const { rectangles, relation, replay, Sat2dError, Shape, Transform, World } = sat2d;
const at = Transform.translation;

test('events of a moving crowd are those of all pairs, one at a time', () => {
  const next = random(7);
  const shapes = [
    Shape.rectangle(2, 2),
    Shape.circle([0, 0], 1),
    Shape.polygon([[-2, -2, 2, -2, 2, 2, 1, 2, 1, -1, -2, -1]]),
  ];
  const kinds = ['moving', 'moving', 'static', 'sensor'];
  const world = new World();
  const place = () => Transform.placement(next(24), next(24), { degrees: 90 * next(4) });
  const bodies = Array.from({ length: 60 }, (_, user) => {
    const body = { shape: shapes[next(3)], kind: kinds[next(4)], transform: place(), user };
    return { ...body, id: world.insert(body.shape, body) };
  });
  const interact = (a, b) => a.kind !== b.kind || a.kind === 'moving';
  let before = new Map();
  const seen = { begin: 0, stay: 0, end: 0 };
  for (let frame = 0; frame < 20; frame++) {
    const now = new Map();
    bodies.forEach((a, i) => bodies.slice(i + 1).forEach((b) => {
      const found = relation(a.shape, a.transform, b.shape, b.transform);
      if (found !== 'disjoint' && interact(a, b)) {
        now.set(`${a.id} ${b.id}`, found);
      }
    }));
    const expected = new Map();
    for (const [pair, found] of now) {
      expected.set(pair, [before.has(pair) ? 'stay' : 'begin', found]);
    }
    for (const pair of before.keys()) {
      if (!now.has(pair)) {
        expected.set(pair, ['end', 'disjoint']);
      }
    }
    const events = world.step();
    assert.equal(events.length, expected.size);
    for (const event of events) {
      assert.deepEqual([event.phase, event.relation], expected.get(`${event.a} ${event.b}`));
      assert.equal(bodies[event.userA].id, event.a);
      assert.equal(bodies[event.userB].id, event.b);
      seen[event.phase] += 1;
    }
    before = now;
    const movers = bodies.filter(() => next(2) === 0);
    const transforms = movers.flatMap((body) => {
      body.transform = place();
      const { a, b, c, d, tx, ty } = body.transform;
      return [a, b, c, d, tx, ty];
    });
    world.setTransforms(movers.map((body) => body.id), new Float64Array(transforms));
  }
  assert.ok(Object.values(seen).every((count) => count > 20), JSON.stringify(seen));
});

test('steps with ever more pairs, recorded', () => {
  const world = new World();
  const blocks = [];
  world.startRecording((bytes) => {
    blocks.push(bytes);
  });
  const disc = Shape.circle([0, 0], 1);
  for (const count of [10, 90, 100, 600]) {
    world.insertMany(Array.from({ length: count }, () => ({ shape: disc })));
    assert.equal(world.step().length, (world.size * (world.size - 1)) / 2);
  }
  assert.throws(() => world.step({ maxPairs: 319599 }), { status: 'SAT_ERR_LIMIT' });
  assert.equal(world.step({ maxPairs: 319600 }).length, 319600);
  world.stopRecording();
  const bytes = Uint8Array.from(blocks.flatMap((block) => Array.from(block)));
  const { steps, difference } = replay(bytes);
  assert.deepEqual([steps, difference], [5, undefined]);
});

test('a step without pairs that stay', () => {
  const world = new World();
  const ids = [0, 1].map((x) => world.insert(Shape.rectangle(2, 2), { transform: at(x, 0) }));
  assert.equal(world.step({ stay: false }).length, 1);
  assert.equal(world.step({ stay: false }).length, 0);
  assert.equal(world.step().at(0).phase, 'stay');
  world.remove(ids[0]);
  const [event] = world.step({ stay: false });
  assert.deepEqual([event.a, event.b, event.phase], [...ids, 'end']);
});

test('bodies', () => {
  const world = new World();
  const shape = Shape.rectangle(2, 2);
  const id = world.insert(shape, { kind: 'sensor', category: 4, mask: 6, user: 2 ** 52 });
  shape.free();
  assert.deepEqual(world.get(id), {
    transform: Transform.IDENTITY, kind: 'sensor', category: 4, mask: 6, user: 2 ** 52,
    inverseMass: 1,
  });
  world.setTransform(id, at(5, 6));
  world.setKind(id, 'static');
  world.setFilter(id, 1, 0xffff_ffff);
  world.setUser(id, 3);
  world.setInverseMass(id, 0.5);
  const { min, max } = world.bounds(id);
  for (const [outside, side] of [[4, min.x], [5, min.y], [-6, -max.x], [-7, -max.y]]) {
    assert.ok(side <= outside && outside - side < 1e-12);
  }
  world.setShape(id, Shape.circle([0, 0], 3));
  const expected = {
    transform: at(5, 6), kind: 'static', category: 1, mask: 0xffff_ffff, user: 3, inverseMass: 0.5,
  };
  assert.deepEqual(world.get(id), expected);
  assert.equal(world.shape(id).radius, 3);
  assert.deepEqual([world.size, world.ids, world.has(id)], [1, [id], true]);
  for (const user of [-1, 0.5, 2 ** 53]) {
    assert.throws(() => world.setUser(id, user), { status: 'SAT_ERR_OUT_OF_RANGE' });
  }
  world.remove(id);
  assert.deepEqual([world.size, world.has(id)], [0, false]);
  assert.throws(() => world.get(id), { status: 'SAT_ERR_STALE_ID', code: 60 });
  assert.notEqual(world.insert(Shape.rectangle(1, 1)), id);
  world.free();
  assert.throws(() => world.size, { status: 'SAT_ERR_NULL' });
});

test('a move of many bodies that fails moves none', () => {
  const world = new World();
  const ids = [0, 9].map((x) => world.insert(Shape.circle([0, 0], 1), { transform: at(x, 0) }));
  const moves = [1, 0, 0, 1, 5, 5, 1, 0, 0, 2, 7, 1e200]; // the second is too far away
  assert.throws(() => world.setTransforms(ids, moves), { status: 'SAT_ERR_OUT_OF_RANGE' });
  assert.deepEqual(ids.map((id) => world.get(id).transform), [at(0, 0), at(9, 0)]);
  assert.throws(() => world.setTransforms(ids, [1]), Sat2dError);
});

test('a change of many kinds that fails changes none', () => {
  const world = new World();
  const shape = Shape.rectangle(2, 2);
  const ids = [0, 1, 2].map((x) => world.insert(shape, { transform: at(x, 0) }));
  const kinds = () => ids.filter((id) => world.has(id)).map((id) => world.get(id).kind);
  world.setKinds(ids, ['static', 'sensor', 'static']);
  assert.deepEqual(kinds(), ['static', 'sensor', 'static']);
  assert.equal(world.step().length, 2); // not the two static ones with each other
  world.setKinds([ids[0], ids[0]], ['sensor', 'moving']); // the last one counts
  assert.equal(world.get(ids[0]).kind, 'moving');
  const before = kinds();
  assert.throws(() => world.setKinds(ids, ['sensor', 'static', 'wall']), {
    status: 'SAT_ERR_INVALID_ENUM',
    indices: { entry: 2 },
    message: "entry 2: kind is 'wall'; expected 'moving', 'static', 'sensor'",
  });
  assert.throws(() => world.setKinds(ids, ['sensor']), { status: 'SAT_ERR_COUNT' });
  assert.deepEqual(kinds(), before);
  world.remove(ids[1]);
  assert.throws(() => world.setKinds(ids, ['sensor', 'sensor', 'sensor']), {
    status: 'SAT_ERR_STALE_ID', indices: { entry: 1 },
  });
  assert.deepEqual(kinds(), ['moving', 'static']);
});

test('queries of a world', () => {
  const world = new World();
  const box = Shape.rectangle(2, 2);
  const ids = [0, 4, 8].map((x, i) => (
    world.insert(box, { transform: at(x, 0), kind: i === 2 ? 'static' : 'moving' })
  ));
  const [first, second, third] = ids;
  assert.deepEqual(world.queryPoint([1, 1]), [first]);
  assert.deepEqual(world.queryCircle([2, 0], 1), [first, second]);
  assert.deepEqual(world.queryCircle([2, 0], 1, 'overlapping'), []);
  const region = { min: { x: 2, y: -2 }, max: { x: 10, y: 2 } };
  assert.deepEqual(world.queryBox(region, 'inside'), [second, third]);
  assert.deepEqual(world.queryBox(region, 'inside', { statics: false }), [second]);
  assert.deepEqual(world.queryShape(box, at(2, 0), 'touching', { except: [first] }), [second]);
  assert.deepEqual(world.nearest([3, 5], 2).map(({ id }) => id), [second, first]);
  assert.equal(world.nearest([3, 5], Infinity).length, 3);
  assert.equal(world.nearest([4, 5], 1)[0].distance, 4);
  assert.equal(world.castRay([0, 0], [0, 0], Infinity).fraction, 0, 'a point');
  assert.equal(world.castRay([-5, 0], [0, 0], Infinity), undefined);
  const hit = world.castRay([-5, 0], [1, 0], 20);
  assert.deepEqual([hit.id, hit.fraction, hit.point], [first, 4, { x: -1, y: 0 }]);
  assert.deepEqual(world.castRayAll([-5, 0], [1, 0], 20).map(({ id }) => id), ids);
  const motion = { start: at(2, 6), translation: [2, -6] };
  const swept = world.sweep(Shape.circle([0, 0], 1), motion, { except: [first] });
  assert.equal(swept.id, second);
  assert.equal(world.relation(first, second), 'disjoint');
  assert.equal(world.contact(first, second), undefined);
  world.setTransform(second, at(1.5, 0));
  assert.equal(world.contact(first, second).depth, 0.5);
  assert.equal(world.contacts(first, second).length, 1);
});

test('bodies are pushed apart, and slide', () => {
  const world = new World();
  const floor = world.insert(Shape.rectangle(20, 2), { kind: 'static' });
  const hero = world.insert(Shape.rectangle(1, 1), { transform: at(0, 1.25) });
  assert.equal(world.separate(10).overlapping, 0);
  assert.ok(Math.abs(world.get(hero).transform.ty - 1.5) < 1e-9);
  assert.notEqual(world.relation(floor, hero), 'overlapping');
  world.setTransform(hero, at(0, 1.5));
  const slid = world.moveAndSlide(hero, [3, -2]);
  assert.deepEqual([slid.moved, slid.stuck], [{ x: 3, y: 0 }, false]);
  const [hit] = slid.hits;
  assert.deepEqual([slid.hits.length, hit.id, hit.normal.y], [1, floor, 1]);
  assert.ok(hit.normal.x === 0); // or -0
});

/** The relation of two parallelograms of small integers, by separating axes; exact in doubles. */
function judge(a, b) {
  const cross = ([px, py], [qx, qy]) => px * qy - py * qx;
  const d = [b[0] - a[0], b[1] - a[1]];
  const edges = [[a[2], a[3]], [a[4], a[5]], [b[2], b[3]], [b[4], b[5]]];
  const axes = edges.filter(([x, y]) => x !== 0 || y !== 0);
  const gaps = axes.map((axis) => (
    Math.abs(cross(d, axis)) - edges.reduce((sum, edge) => sum + Math.abs(cross(edge, axis)), 0)
  ));
  return gaps.some((gap) => gap > 0) ? 0 : gaps.includes(0) ? 1 : 2;
}

for (const Column of [Float64Array, Float32Array]) {
  test(`a batch of rectangles in a ${Column.name}`, () => {
    const next = random(11);
    const names = ['centerX', 'centerY', 'uX', 'uY', 'vX', 'vY'];
    const rows = () => names.map((_, i) => (i < 2 ? next(40) : next(13) - 6));
    const fat = ([, , ux, uy, vx, vy]) => ux * vy !== uy * vx;
    const sides = [0, 1].map(() => (
      Array.from({ length: 9000 }, rows).filter(fat).slice(0, 7001)
    ));
    const [a, b] = sides.map((side) => Object.fromEntries(names.map((name, i) => (
      [name, Column.from(side, (row) => row[i])]
    ))));
    const found = rectangles(a, b);
    const expected = sides[0].map((row, i) => judge(row, sides[1][i]));
    assert.deepEqual(Array.from(found), expected);
    assert.ok([0, 1, 2].every((verdict) => expected.filter((x) => x === verdict).length > 50));
    const out = new Uint8Array(8000);
    assert.equal(rectangles(a, b, out), out);
    assert.deepEqual(Array.from(out.subarray(0, 7001)), expected);
    assert.throws(() => rectangles(a, { ...b, vY: new Column(3) }), { status: 'SAT_ERR_COUNT' });
    assert.throws(() => rectangles(a, b, new Uint8Array(3)), { status: 'SAT_ERR_COUNT' });
    b.uX[7000] = NaN;
    assert.throws(() => rectangles(a, b), { status: 'SAT_ERR_NOT_FINITE' });
  });
}
