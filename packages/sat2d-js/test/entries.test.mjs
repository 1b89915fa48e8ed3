// The entries that have a part of the package: their answers are those of the whole.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, sat2d } from './support.mjs';

const dist = new URL('../dist/', import.meta.url);
const entry = (name, loader = 'node') => import(new URL(`${name}/${loader}.js`, dist));

/** Quarters of small numbers: exact fits, shared sides and touches are frequent. */
const quarter = (below) => (range) => (below(8 * range + 1) - 4 * range) / 4;

/** What a call returns, or what its error says. */
function outcome(call) {
  try {
    return call();
  } catch ({ status, message, indices }) {
    return { status, message, indices };
  }
}

/** What makes the same shapes, placements and motions with any entry. */
function scene(seed) {
  const below = random(seed);
  const number = quarter(below);
  const size = () => 0.25 + below(16) / 4;
  const kinds = [
    ['rectangle', size(), size()],
    ['circle', [number(1), number(1)], size()],
    ['ellipse', size(), size()],
    ['capsule', [0, 0], [size(), number(2)], below(3) / 2],
    ['segment', [0, 0], [size(), number(2)]],
    ['roundedPolygon', [0, 0, size(), 0, 0, size()], 0.25],
    ['hull', Array.from({ length: 10 }, () => number(2))],
    ['chain', [0, 0, size(), 0, size() + 4, number(2)]],
    ['polygon', [[0, 0, 4, 0, 4, 1, 1, 1, 1, size() + 1, 0, 5]]],
  ];
  const kind = () => kinds[below(kinds.length)];
  const place = () => [number(3), number(3), {
    degrees: [0, 0, 90, 45, 10 * below(36)][below(5)],
    scaleX: [1, 1, -1, 2][below(4)], scaleY: [1, 1, 0.5][below(3)],
  }];
  return {
    shapes: [kind(), kind()], places: [place(), place()],
    ray: [[number(8), number(8)], [number(2) + 0.1, number(2)]],
    way: [number(8), number(8)],
  };
}

/** What two placed shapes answer. */
function answers(library, { shapes, places, ray, way }, questions) {
  const [a, b] = shapes.map(([kind, ...given]) => library.Shape[kind](...given));
  const [ta, tb] = places.map((place) => library.Transform.placement(...place));
  const ask = {
    relation: () => library.relation(a, ta, b, tb),
    point: () => library.pointRelation(a, ta, ray[0]),
    contact: () => library.contact(a, ta, b, tb),
    contacts: () => library.contacts(a, ta, b, tb),
    distance: () => library.distance(a, ta, b, tb),
    cast: () => library.castRay(a, ta, ...ray, 20),
    sweep: () => library.sweep(
      a, { start: ta, translation: way }, b, { start: tb, rotation: 0.5 },
    ),
  };
  const found = questions.map((question) => outcome(ask[question]));
  return [...found, a.area, b.centroid, a.bounds];
}

const QUESTIONS = ['relation', 'point', 'contact', 'contacts', 'distance', 'cast', 'sweep'];

for (const [name, questions] of [
  ['verdict', ['relation', 'point']], ['queries', QUESTIONS], ['world', QUESTIONS],
]) {
  test(`sat2d/${name} answers as the whole package`, async () => {
    const part = await entry(name);
    assert.equal(part.Shape.outline, undefined);
    let [asked, met] = [0, 0];
    for (let seed = 1; seed <= 3000; seed++) {
      const given = scene(seed);
      if (name === 'verdict' && given.shapes.some(([kind]) => kind === 'polygon')) {
        continue;
      }
      const expected = answers(sat2d, given, questions);
      assert.deepEqual(answers(part, given, questions), expected, `seed ${seed}`);
      asked += 1;
      met += expected[0] === 'disjoint' ? 0 : 1;
    }
    assert.ok(asked > 2000 && met > asked / 5);
  });
}

test('sat2d/world steps, pushes and moves as the whole package', async () => {
  const play = ({ World, Shape, Transform }) => {
    const world = new World();
    const below = random(7);
    const number = quarter(below);
    for (let i = 0; i < 40; i++) {
      const { shapes: [[kind, ...given]] } = scene(100 + i);
      const transform = Transform.translation(number(10), number(10));
      const role = { kind: ['static', 'moving', 'moving'][i % 3], transform };
      world.insert(Shape[kind](...given), role);
    }
    const hero = world.insert(Shape.capsule([0, 0], [0, 2], 0.5), {
      transform: Transform.translation(0, 14),
    });
    const log = [];
    for (let step = 0; step < 30; step++) {
      const events = world.step();
      log.push(Array.from(events, ({ a, b, phase, relation }) => [a, b, phase, relation]));
      log.push(world.separate(4));
      log.push(world.moveCharacter(hero, [0.25, -0.5], { skin: 0.001 }));
      log.push(world.castRay([number(10), 20], [0, -1], 40));
    }
    const again = World.restore(world.save());
    log.push(Array.from(again.ids, (id) => again.get(id).transform));
    return log;
  };
  const part = await entry('world');
  const log = play(part);
  assert.deepEqual(log, play(sat2d));
  const events = log.filter(Array.isArray).flat().length;
  assert.ok(events > 100, `${events} events`);
});

test('sat2d/decompose answers as the whole package', async () => {
  const cut = ({ approximate, decompose, inspectPolygon, simplify }, seed) => {
    const below = random(seed);
    const columns = 3 + below(12);
    const heights = Array.from({ length: columns }, () => 1 + below(6));
    const skyline = heights.flatMap((height, i) => [i, height, i + 1, height]);
    const ring = [0, 0, ...skyline, columns, 0];
    return [{}, { method: 'fast' }, { method: 'fewest' }, { method: 'slicing' }, { maxCorners: 4 }]
      .map((options) => () => decompose([ring], options))
      .concat([
        () => inspectPolygon([ring]),
        () => simplify([ring], 0.5),
        () => approximate([ring], 0.5, 'outward'),
      ])
      .map(outcome);
  };
  const part = await entry('decompose');
  let pieces = 0;
  for (let seed = 1; seed <= 300; seed++) {
    const expected = cut(sat2d, seed);
    assert.deepEqual(cut(part, seed), expected, `seed ${seed}`);
    pieces += expected[0].pieces?.length ?? 0;
  }
  assert.ok(pieces > 500);
});

test('sat2d/compat answers as the whole package', async () => {
  const part = await entry('compat');
  const { compat } = sat2d;
  // the stage's shapes need those of the whole package
  assert.deepEqual(Object.keys(compat).filter((name) => !(name in part)), []);
  assert.equal(part.FlashStage.prototype.exactShape, undefined);
  const play = ({ FlashStage, pygameOverlap, ...other }, Mask, seed) => {
    const below = random(seed);
    const number = quarter(below);
    const rect = () => ({
      x: number(30), y: number(30), width: 4 + below(40), height: 4 + below(40),
      rotation: number(180), mirror: ['none', 'horizontal'][below(2)],
    });
    const stage = new FlashStage(['as3', 'as2'][seed % 2]);
    const objects = [0, 1].map(() => {
      const corner = () => ({ kind: 'lineTo', x: number(20), y: number(20) });
      const path = [{ kind: 'moveTo', x: 0, y: 0 }, corner(), corner(), {
        kind: 'curveTo', controlX: number(20), controlY: number(20), x: 0, y: 0,
      }];
      const object = stage.createGraphics([{ paint: 'evenOdd', path }]);
      stage.addChild(stage.root, object);
      stage.set(object, 'x', number(20));
      stage.set(object, 'rotation', number(180));
      return object;
    });
    const pixels = () => Uint8Array.from({ length: 63 }, () => 255 * below(2));
    const masks = [0, 1].map(() => Mask.fromAlpha(pixels(), 9, 7));
    const box = () => ({ x: number(5), y: number(5), width: below(6), height: below(6) });
    return [
      other.flashCollide(rect(), rect()),
      stage.hitTestObject(...objects),
      stage.hitTestPoint(objects[0], number(20), number(20), true),
      stage.bounds(objects[1], stage.root),
      pygameOverlap(...masks, [below(9), below(7)]),
      masks[0].overlapMask(masks[1], [1, 2]).count,
      other.awtRectangle2DIntersects(box(), box()),
      other.flashRectangleUnion(box(), box()),
    ];
  };
  let met = 0;
  for (let seed = 1; seed <= 2000; seed++) {
    const expected = play(compat, sat2d.Mask, seed);
    assert.deepEqual(play(part, part.Mask, seed), expected, `seed ${seed}`);
    met += expected[0].hit && expected[1] ? 1 : 0;
  }
  assert.ok(met > 200);
});

test('each entry can be inlined, and has the names of the whole package', async () => {
  for (const name of ['verdict', 'queries', 'world', 'decompose', 'compat']) {
    const [part, inline] = await Promise.all([entry(name), entry(name, 'inline')]);
    assert.deepEqual(Object.keys(inline), Object.keys(part), name);
    const whole = name === 'compat' ? { ...sat2d, ...sat2d.compat } : sat2d;
    assert.deepEqual(Object.keys(part).filter((exported) => !(exported in whole)), [], name);
  }
});
