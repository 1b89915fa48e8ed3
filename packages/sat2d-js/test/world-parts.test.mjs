// Parts, one-way bodies, predicates, characters, saved worlds, recordings and drawings.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, sat2d } from './support.mjs';

const { replay, Sat2dError, Shape, Transform, World } = sat2d;
const at = Transform.translation;
const box = Shape.rectangle(2, 2);
const place = (x, y, options = {}) => ({ transform: at(x, y), ...options });
const close = (a, b) => assert.ok(Math.hypot(a.x - b.x, a.y - b.y) < 1e-9, JSON.stringify([a, b]));

test('parts move with their owner', () => {
  const world = new World();
  const body = world.insert(box, place(10, 0, { user: 1 }));
  const sword = world.attach(body, Shape.rectangle(4, 1), place(3, 0, { user: 2, kind: 'sensor' }));
  const enemy = world.insert(box, place(15.5, 0, { user: 3 }));
  assert.deepEqual([world.owner(sword), world.owner(body)], [body, body]);
  assert.deepEqual(world.parts(body), [sword]);
  assert.deepEqual(world.get(sword).transform, at(13, 0));
  assert.deepEqual(world.localTransform(sword), at(3, 0));
  const [event, ...others] = world.step();
  assert.deepEqual([event.userA, event.userB, others.length], [2, 3, 0]);
  world.setTransform(body, Transform.placement(10, 0, { scaleX: -1 }));
  assert.equal(world.get(sword).transform.tx, 7);
  world.setLocalTransform(sword, at(5, 1));
  assert.deepEqual(world.get(sword).transform, { a: -1, b: 0, c: 0, d: 1, tx: 5, ty: 1 });
  assert.throws(() => world.attach(sword, box), { status: 'SAT_ERR_IS_PART' });
  assert.throws(() => world.setLocalTransform(enemy, at(0, 0)), { status: 'SAT_ERR_NOT_A_PART' });
  world.remove(body);
  assert.equal(world.has(sword), false);
});

test('many bodies are inserted together or not at all', () => {
  const world = new World();
  const bodies = Array.from({ length: 50 }, (_, i) => ({ shape: box, ...place(3 * i, 0) }));
  const ids = world.insertMany(bodies);
  assert.deepEqual(world.ids, ids);
  assert.deepEqual(ids.map((id) => world.get(id).transform.tx), bodies.map((_, i) => 3 * i));
  const disc = { shape: Shape.circle([0, 0], 1), transform: [1, 0, 0, 2, 0, 1e200] };
  const wrong = (error) => error instanceof Sat2dError && error.indices.entry === 1;
  assert.throws(() => world.insertMany([bodies[0], disc]), wrong);
  assert.throws(() => world.insertMany([bodies[0], { shape: box, user: -1 }]), Sat2dError);
  assert.equal(world.size, 50);
});

test('a step with a limit', () => {
  const world = new World();
  world.insertMany(Array.from({ length: 10 }, () => ({ shape: box })));
  assert.throws(() => world.step({ maxPairs: 44 }), { status: 'SAT_ERR_LIMIT' });
  assert.throws(() => world.separate(3, { maxPairs: 44 }), { status: 'SAT_ERR_LIMIT' });
  assert.equal(world.step({ maxPairs: 45 }).length, 45);
  assert.equal(world.events().length, 45);
  assert.equal(world.events({ stay: false }).length, 45);
  world.setTouchingTolerance(0.25);
  assert.equal(world.touchingTolerance, 0.25);
});

test('one-way platforms', () => {
  const world = new World();
  const platform = world.insert(Shape.rectangle(9, 1), { kind: 'static' });
  assert.equal(world.oneWay(platform), undefined);
  world.setOneWay(platform, [0, 2]);
  assert.deepEqual(world.oneWay(platform), { x: 0, y: 2 });
  const hero = world.insert(Shape.rectangle(1, 2), place(0, -4));
  const up = world.moveAndSlide(hero, [0, 7]);
  assert.deepEqual([up.moved, up.hits, up.stuck], [{ x: 0, y: 7 }, [], false]);
  const down = world.moveAndSlide(hero, [0, -7]);
  assert.equal(down.hits.length, 1);
  close(down.moved, { x: 0, y: -1.5 });
  assert.equal(world.castRay([0, -4], [0, 1], 9, { oneWay: true })?.id, hero);
  world.setOneWay(platform, undefined);
  assert.equal(world.oneWay(platform), undefined);
  assert.throws(() => world.setOneWay(platform, [0, 0]), Sat2dError);
});

test('a predicate refuses pairs', () => {
  const world = new World();
  const teams = [1, 1, 2];
  const ids = world.insertMany(teams.map((user) => ({ shape: box, user })));
  const asked = [];
  world.setPairPredicate((a, b, userA, userB) => {
    asked.push([a, b, userA, userB]);
    return userA !== userB;
  });
  assert.equal(world.step().length, 2);
  assert.deepEqual(asked.sort(), [
    [ids[0], ids[1], 1, 1], [ids[0], ids[2], 1, 2], [ids[1], ids[2], 1, 2],
  ]);
  world.setPairPredicate(() => {
    throw new RangeError('no');
  });
  world.insert(box, place(0.5, 0));
  assert.throws(() => world.step(), RangeError);
  assert.equal(world.events().length, 5);
  const [first] = ids;
  world.setPairPredicate(() => world.size > 0);
  world.insert(box, place(0, 0.5));
  assert.throws(() => world.step(), { status: 'SAT_ERR_BUSY' });
  world.setPairPredicate(undefined);
  world.insert(box);
  assert.ok(world.step().length > 5);
  assert.equal(world.get(first).user, 1);
});

/** What a world's methods do with a world of two bodies that meet. */
const METHODS = {
  insert: (world) => world.insert(box),
  insertMany: (world) => world.insertMany([{ shape: box }]),
  remove: (world, id) => world.remove(id),
  setTransform: (world, id) => world.setTransform(id, at(1, 0)),
  setShape: (world, id) => world.setShape(id, box),
  step: (world) => world.step(),
  separate: (world) => world.separate(1),
  moveAndSlide: (world, id) => world.moveAndSlide(id, [1, 0]),
  moveCharacter: (world, id) => world.moveCharacter(id, [1, 0]),
  setPairPredicate: (world) => world.setPairPredicate(() => false),
  clearPredicate: (world) => world.setPairPredicate(undefined),
  startRecording: (world) => world.startRecording(() => true),
  stopRecording: (world) => world.stopRecording(),
  free: (world) => world.free(),
};
const READING = {
  size: (world) => world.size,
  get: (world, id) => world.get(id),
  save: (world) => world.save(),
  clone: (world) => world.clone().free(),
  events: (world) => world.events(),
  queryPoint: (world) => world.queryPoint([0, 0]),
  draw: (world) => world.draw({}),
};

/** The callbacks: how a world comes to call `run`, and what it may do there. */
const CALLBACKS = {
  'pair predicate': {
    refused: { ...METHODS, ...READING },
    allowed: {},
    call(world, ids, run) {
      world.setPairPredicate(() => {
        run();
        return true;
      });
      world.insert(box);
      world.step();
    },
  },
  recorder: {
    refused: { ...METHODS, ...READING },
    allowed: {},
    call(world, ids, run) {
      let isFirst = true;
      world.startRecording(() => {
        if (!isFirst) {
          run();
        }
        isFirst = false;
        return true;
      });
      world.setTransform(ids[0], at(0.5, 0));
      world.step();
      world.stopRecording();
    },
  },
  canvas: {
    refused: METHODS,
    allowed: READING,
    call(world, ids, run) {
      world.draw({ text: run });
    },
  },
};

for (const [name, { refused, allowed, call }] of Object.entries(CALLBACKS)) {
  test(`calls of a world from its ${name}`, () => {
    for (const [method, use] of Object.entries(refused)) {
      const world = new World();
      const ids = world.insertMany([{ shape: box }, { shape: box }]);
      let seen = 0;
      call(world, ids, () => {
        assert.throws(() => use(world, ids[0]), (error) => (
          error instanceof Sat2dError && error.status === 'SAT_ERR_BUSY' && error.code === 61
            && error.message.includes(`the ${name} of the world is running`)
        ), method);
        seen += 1;
      });
      assert.ok(seen > 0, `${name} did not run`);
      assert.ok(world.size >= 2);
      world.setPairPredicate(undefined);
      assert.ok(world.step().length >= 1);
      assert.equal(world.get(ids[1]).mask, 0xffffffff);
      world.free();
      world.free();
    }
    for (const use of Object.values(allowed)) {
      const world = new World();
      const ids = world.insertMany([{ shape: box }, { shape: box }]);
      call(world, ids, () => use(world, ids[0]));
    }
  });
}

test('refused calls leave nothing behind', () => {
  const world = new World();
  world.insertMany([{ shape: box }, { shape: box }]);
  // each would take some of the stack, which has a megabyte
  world.setPairPredicate(() => {
    for (let i = 0; i < 100000; i += 1) {
      try {
        world.save();
      } catch (error) {
        assert.equal(error.status, 'SAT_ERR_BUSY');
      }
    }
    return Shape.polygon([[0, 0, 4, 0, 4, 4, 1, 1]]).area > 0;
  });
  assert.equal(world.step().length, 1);
  const other = new World();
  world.setPairPredicate(() => other.insert(box) !== undefined && other.step().length >= 0);
  world.insert(box);
  assert.equal(world.step().length, 3);
  assert.equal(other.size, 2);
});

test('a character climbs a step, is carried, and falls', () => {
  const world = new World();
  const floor = world.insert(Shape.rectangleXywh(0, -1, 20, 1), { kind: 'static' });
  const step = world.insert(Shape.rectangleXywh(5, 0, 20, 0.5), { kind: 'static' });
  const hero = world.insert(Shape.rectangle(1, 2), place(1, 1));
  let ground;
  const walk = (delta) => {
    const walked = world.moveCharacter(hero, delta, { step: 0.5, ground });
    ground = walked.ground;
    return walked;
  };
  walk([0.25, -0.1]);
  assert.equal(ground.id, floor);
  for (let i = 0; i < 19; i++) {
    walk([0.25, -0.1]);
  }
  assert.equal(ground.id, step);
  assert.ok(ground.normal.x === 0 && ground.normal.y === 1);
  close({ x: world.get(hero).transform.tx, y: world.get(hero).transform.ty }, { x: 6, y: 1.5 });
  world.setTransform(step, at(0.25, 0));
  close(walk([0, -0.1]).carried, { x: 0.25, y: 0 });
  const jump = walk([0, 3]);
  assert.deepEqual([jump.ground, jump.stuck, jump.hits], [undefined, false, []]);
  assert.throws(() => world.moveCharacter(hero, [0, 1], { maxSlope: 2 }), Sat2dError);
});

test('a tile that sticks out of a row stops a body without a skin', () => {
  const world = new World();
  for (const [i, top] of [0, 0.001, -0.002].entries()) {
    world.insert(Shape.rectangle(16, 16), place(16 * i + 8, top - 8, { kind: 'static' }));
  }
  const hero = world.insert(Shape.rectangle(12, 12), place(8, 6));
  for (const [options, expected] of [[undefined, 2], [{}, 2], [{ skin: 0.016 }, 24]]) {
    for (const move of ['moveAndSlide', 'moveCharacter']) {
      world.setTransform(hero, at(8, 6));
      assert.equal(world[move](hero, [24, -1], options).moved.x, expected, move);
    }
  }
  for (const skin of [-1, NaN, 1, '1']) {
    assert.throws(() => world.moveAndSlide(hero, [1, 0], { skin }), Sat2dError);
    assert.throws(() => world.moveCharacter(hero, [1, 0], { skin }), Sat2dError);
  }
});

test('containment of bodies', () => {
  const world = new World();
  const room = world.insert(Shape.rectangle(10, 10));
  const ids = [[0, 0], [4, 0], [4.5, 0]].map(([x, y]) => world.insert(box, place(x, y)));
  assert.deepEqual(ids.map((id) => world.containment(id, room)), ['proper', 'touching', 'none']);
});

/** A crowd that moves, and a copy of what its steps report. */
function play(world, frames, seed) {
  const next = random(seed);
  const seen = [];
  for (let frame = 0; frame < frames; frame++) {
    for (const id of world.ids) {
      world.setTransform(id, Transform.placement(next(40), next(40), { degrees: next(360) }));
    }
    seen.push(Array.from(world.step().numbers));
    world.separate(2);
  }
  return seen;
}

test('a saved world goes on as the first one', () => {
  const world = new World();
  world.insertMany(Array.from({ length: 40 }, (_, user) => ({ shape: box, user })));
  play(world, 3, 5);
  const restored = World.restore(world.save());
  const copy = world.clone();
  assert.deepEqual(restored.ids, world.ids);
  assert.equal(restored.fingerprint, world.fingerprint);
  assert.equal(copy.fingerprint, world.fingerprint);
  assert.equal(typeof world.fingerprint, 'bigint');
  const before = copy.fingerprint;
  const seen = play(world, 3, 9);
  assert.deepEqual(play(restored, 3, 9), seen);
  assert.equal(restored.fingerprint, world.fingerprint);
  assert.equal(copy.fingerprint, before);
  const bytes = world.save();
  assert.throws(() => World.restore(bytes.slice(4)), { status: 'SAT_ERR_NOT_A_WORLD' });
  bytes[bytes.length >> 1] ^= 1;
  assert.throws(() => World.restore(bytes), { status: 'SAT_ERR_DAMAGED' });
});

test('a recording runs again', () => {
  const world = new World();
  const blocks = [];
  world.startRecording((bytes) => {
    blocks.push(bytes);
  });
  world.insertMany(Array.from({ length: 30 }, () => ({ shape: box })));
  play(world, 4, 3);
  assert.equal(world.stopRecording(), true);
  const bytes = Uint8Array.from(blocks.flatMap((block) => Array.from(block)));
  assert.deepEqual(replay(bytes), { steps: 4, isComplete: true, difference: undefined });
  const cut = bytes.slice(0, blocks.slice(0, -1).reduce((sum, block) => sum + block.length, 0));
  assert.equal(replay(cut).isComplete, false);
  assert.throws(() => replay(new Uint8Array(40)), { status: 'SAT_ERR_NOT_A_WORLD' });
  world.startRecording(() => {
    throw new RangeError('full');
  });
  world.step();
  assert.throws(() => world.stopRecording(), RangeError);
  assert.equal(world.stopRecording(), false);
});

test('a world draws itself', () => {
  const world = new World();
  const [disc, cup] = [Shape.circle([0, 0], 1), Shape.polygon([[0, 0, 4, 0, 4, 4, 3, 1]])];
  world.insert(disc, place(1, 2));
  const id = world.insert(cup, place(20, 0, { kind: 'static' }));
  const drawn = [];
  const canvas = {
    line: (from, to, paint) => drawn.push(['line', paint]),
    polygon: (corners, paint) => drawn.push(['polygon', paint, corners.length]),
    circle: (center, radius, paint) => drawn.push(['circle', paint, center, radius]),
    ellipse: (...shown) => drawn.push(['ellipse', ...shown]),
    text: (where, text, paint) => drawn.push(['text', paint, typeof text]),
  };
  world.draw(canvas);
  assert.deepEqual(drawn[0], ['circle', 'moving', { x: 1, y: 2 }, 1]);
  const count = (kind, paint) => drawn.filter(([a, b]) => a === kind && b === paint).length;
  assert.deepEqual([count('polygon', 'static'), count('line', 'outline')], [2, 4]);
  assert.equal(count('text', 'label'), 2);
  drawn.length = 0;
  world.drawBody(id, { polygon: canvas.polygon });
  assert.deepEqual(drawn, [['polygon', 'static', 6], ['polygon', 'static', 6]]);
  drawn.length = 0;
  const oval = world.insert(Shape.ellipse(5, 3), { transform: [0, 1, -1, 0, 9, 8] });
  world.drawBody(oval, canvas);
  assert.deepEqual(drawn, [
    ['ellipse', { x: 9, y: 8 }, { x: 0, y: 5 }, { x: -3, y: 0 }, 'moving'],
  ]);
  world.remove(oval);
  const failing = { text: () => { throw new RangeError('ink'); } };
  assert.throws(() => world.draw(failing), RangeError);
  world.remove(id);
});
