// Wrong arguments: what another program would take for something else is refused, and the error
// names the argument and its value.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sat2d } from './support.mjs';

const {
  approximate, castRay, contact, decompose, Mask, Motion, pairs, relation, replay, Sat2dError,
  separation, Shape, simplify, sweep, Transform, World,
} = sat2d;

const box = Shape.rectangle(2, 2);
const here = Transform.IDENTITY;

/** The error of a call, which must be one of the library. */
function refusal(call) {
  try {
    call();
  } catch (error) {
    assert.ok(error instanceof Sat2dError, `${call}: ${error}`);
    return error;
  }
  return assert.fail(`${call} was accepted`);
}

function refuses(call, status, pattern) {
  const error = refusal(call);
  assert.equal(error.status, status, `${call}: ${error.message}`);
  assert.match(error.message, pattern);
}

test('numbers are numbers', () => {
  refuses(() => Shape.circle(0, 0, 1), 'SAT_ERR_NOT_FINITE', /^center is 0; expected a point/);
  refuses(() => Shape.circle([0, 0], '1'), 'SAT_ERR_NOT_FINITE', /^radius is '1'; expected a num/);
  refuses(() => Shape.circle([0, 0]), 'SAT_ERR_NOT_FINITE', /^radius is undefined/);
  refuses(() => Shape.circle([0], 1), 'SAT_ERR_NOT_FINITE', /^center is of type Array with len/);
  refuses(() => Shape.circle({ x: 0, y: '0' }, 1), 'SAT_ERR_NOT_FINITE', /^center\.y is '0'/);
  refuses(() => Shape.rectangle('2', 2), 'SAT_ERR_NOT_FINITE', /^width is '2'/);
  refuses(() => Shape.rectangle(2n, 2), 'SAT_ERR_NOT_FINITE', /^width is 2/);
  refuses(() => Shape.hull([0, 0, 1, '1']), 'SAT_ERR_NOT_FINITE', /^points\[3\] is '1'/);
  refuses(() => Shape.hull([[0, 0], [1, '1']]), 'SAT_ERR_NOT_FINITE', /^points\[1\] is of type/);
  refuses(() => Shape.hull(undefined), 'SAT_ERR_NULL', /^points is undefined/);
  refuses(() => Transform.translation('1', 2), 'SAT_ERR_NOT_FINITE', /^x is '1'/);
  refuses(() => castRay(box, here, [0, 0], [1, 0], '9'), 'SAT_ERR_NOT_FINITE', /^reach is '9'/);
});

test('transforms are transforms', () => {
  for (const wrong of [undefined, null, 5, 'matrix', [1, 0, 0, 1], {}, new Float64Array(9)]) {
    refuses(() => relation(box, wrong, box, here), 'SAT_ERR_NOT_FINITE', /^ta is .*; expected a/);
  }
  const quoted = { a: 1, b: 0, c: 0, d: 1, tx: '5', ty: 0 };
  refuses(() => relation(box, here, box, quoted), 'SAT_ERR_NOT_FINITE', /^tb\.tx is '5'/);
});

test('objects are made by their functions', () => {
  refuses(() => new Shape(), 'SAT_ERR_NULL', /^a shape is made by Shape\.rectangle/);
  refuses(() => new Shape(4096), 'SAT_ERR_NULL', /^a shape is made by/);
  refuses(() => new Mask(1), 'SAT_ERR_NULL', /^a mask is made by/);
  refuses(() => new World({ gravity: 1 }), 'SAT_ERR_NULL', /^a world is made by/);
  refuses(() => relation({}, here, box, here), 'SAT_ERR_NULL', /^a is of type Object; expect/);
  refuses(() => relation(box, here, undefined, here), 'SAT_ERR_NULL', /^b is undefined; expected/);
  const freed = Shape.rectangle(1, 1);
  freed.free();
  refuses(() => relation(box, here, freed, here), 'SAT_ERR_NULL', /^the shape was freed/);
});

test('ids and indices are whole', () => {
  const world = new World();
  const id = world.insert(box);
  refuses(() => world.get(id + 0.5), 'SAT_ERR_STALE_ID', /^id is .*\.5; expected the id of a body/);
  refuses(() => world.remove(undefined), 'SAT_ERR_STALE_ID', /^id is undefined/);
  refuses(() => world.remove(String(id)), 'SAT_ERR_STALE_ID', /^id is '1'/);
  refuses(() => world.setTransforms([id + 0.5], [1, 0, 0, 1, 0, 0]), 'SAT_ERR_STALE_ID',
    /^ids\[0\] is /);
  refuses(() => world.queryPoint([0, 0], { except: [id, id + 0.5] }), 'SAT_ERR_STALE_ID',
    /^except\[1\] is/);
  const stale = new RegExp(`^no body has the id ${id + 1} `);
  refuses(() => world.get(id + 1), 'SAT_ERR_STALE_ID', stale);
  assert.equal(world.size, 1);
  refuses(() => pairs([box, box], [...Array(12).keys()], [0, 1.9]), 'SAT_ERR_OUT_OF_RANGE',
    /^indices\[1\] is 1\.9/);
  refuses(() => pairs([box, 5], new Float64Array(12), [0, 1]), 'SAT_ERR_NULL', /^shapes\[1\] is 5/);
  refuses(() => Mask.empty(2.5, 2), 'SAT_ERR_OUT_OF_RANGE', /^width is 2\.5/);
  refuses(() => world.setFilter(id, '1', 1), 'SAT_ERR_OUT_OF_RANGE', /^category is '1'/);
});

test('functions are functions, and lists are lists', () => {
  const world = new World();
  const id = world.insert(box);
  refuses(() => world.setPairPredicate(5), 'SAT_ERR_NULL', /^predicate is 5; expected a function/);
  refuses(() => world.startRecording('f'), 'SAT_ERR_NULL', /^take is 'f'; expected a function/);
  refuses(() => world.draw(5), 'SAT_ERR_NULL', /^canvas is 5; expected an object/);
  refuses(() => world.draw({ circle: 5 }), 'SAT_ERR_NULL', /^canvas\.circle is 5; expected a fun/);
  refuses(() => world.insertMany(5), 'SAT_ERR_NULL', /^bodies is 5; expected an array/);
  refuses(() => world.insertMany([{ shape: box, user: {} }, 5]), 'SAT_ERR_NULL',
    /^entry 1: the body is 5; expected an object/);
  assert.equal(world.users.hasObjects, true);
  world.step();
  world.step();
  assert.equal(world.users.hasObjects, false, 'what no body has had is forgotten');
  refuses(() => World.restore(), 'SAT_ERR_NULL', /^bytes is undefined; expected an array/);
  refuses(() => replay('abc'), 'SAT_ERR_NULL', /^bytes is 'abc'; expected an array/);
  refuses(() => world.moveCharacter(id, [0, 0], { ground: 5 }), 'SAT_ERR_NULL', /^ground is 5; /);
  refuses(() => world.moveCharacter(id, [0, 0], { ground: {} }), 'SAT_ERR_STALE_ID',
    /^ground\.id is undefined/);
  refuses(() => world.nearest([0, 0], 1.5), 'SAT_ERR_OUT_OF_RANGE', /^count is 1\.5/);
  refuses(() => Shape.tiles([1, 1], 1.5, [1, 1]), 'SAT_ERR_OUT_OF_RANGE', /^columns is 1\.5/);
  // what Haxe passes for what is left out
  world.setPairPredicate(null);
  world.setOneWay(id, null);
  assert.equal(world.moveCharacter(id, [0, 0], { ground: null }).ground, undefined);
});

// Those who come from other libraries make these.
test('the likeliest mistakes are explained', () => {
  const world = new World();
  refuses(() => world.insert(box, { kind: 'dynamic' }), 'SAT_ERR_INVALID_ENUM',
    /^kind is 'dynamic'; expected 'moving', 'static', 'sensor'$/);
  refuses(() => world.insert(box, { position: [0, 0] }), 'SAT_ERR_INVALID_ENUM',
    /^options has an unknown name 'position'; expected transform, kind, /);
  refuses(() => Shape.circle(0, 0, 1), 'SAT_ERR_NOT_FINITE',
    /^center is 0; expected a point, \{ x, y \} or \[x, y\]/);
  refuses(() => relation(box, { x: 5, y: 0 }, box, here), 'SAT_ERR_NOT_FINITE',
    /^ta is of type Object; expected a transform/);
  refuses(() => Transform.placement(0, 0, 90), 'SAT_ERR_NULL', /^options is 90; expected an obj/);
});

test('an error of insertMany names the body', () => {
  const world = new World();
  const good = { shape: box };
  for (const [body, status, message] of [
    [5, 'SAT_ERR_NULL', 'entry 1: the body is 5; expected an object'],
    [{ shape: 5 }, 'SAT_ERR_NULL', 'entry 1: shape is 5; expected a shape'],
    [{}, 'SAT_ERR_NULL', 'entry 1: shape is undefined; expected a shape'],
    [{ ...good, kind: 'dynamic' }, 'SAT_ERR_INVALID_ENUM', "entry 1: kind is 'dynamic'; expected"],
    [{ ...good, transform: 5 }, 'SAT_ERR_NOT_FINITE', 'entry 1: transform is 5; expected a tra'],
    [{ ...good, knd: 1 }, 'SAT_ERR_INVALID_ENUM', "entry 1: the body has an unknown name 'knd'"],
    [{ ...good, category: 0.5 }, 'SAT_ERR_OUT_OF_RANGE', 'entry 1: category is 0.5; expected a '],
    [{ ...good, inverseMass: '1' }, 'SAT_ERR_NOT_FINITE', "entry 1: inverseMass is '1'; expected"],
    [{ ...good, inverseMass: -1 }, 'SAT_ERR_NEGATIVE', 'entry 1: inverse_mass is -1; expected a '],
    [{ ...good, transform: [1, 0, 0, 1, NaN, 0] }, 'SAT_ERR_NOT_FINITE',
      'entry 1: transform coefficient tx is NaN'],
  ]) {
    const error = refusal(() => world.insertMany([good, body]));
    assert.equal(error.status, status, error.message);
    assert.ok(error.message.startsWith(message), error.message);
    assert.equal(error.indices.entry, 1, error.message);
    assert.equal(world.size, 0);
  }
});

test('options have no other names', () => {
  const world = new World();
  const motion = { start: here, translation: [1, 0] };
  const square = [[0, 0, 1, 0, 1, 1, 0, 1]];
  const wrong = { maxPair: 5 };
  for (const call of [
    () => Transform.placement(0, 0, wrong),
    () => world.insert(box, wrong),
    () => world.insertMany([{ shape: box, ...wrong }]),
    () => world.step(wrong),
    () => world.events(wrong),
    () => world.separate(1, wrong),
    () => world.queryPoint([0, 0], wrong),
    () => world.moveAndSlide(1, [0, 0], wrong),
    () => world.moveCharacter(1, [0, 0], wrong),
    () => sweep(box, motion, box, motion, wrong),
    () => sweep(box, { ...motion, ...wrong }, box, motion),
    () => Motion.at({ ...motion, ...wrong }, 0.5),
    () => separation(box, here, box, here, wrong),
    () => decompose(square, wrong),
    () => approximate(square, 1, 'either', wrong),
    () => Shape.polygon(square, wrong),
  ]) {
    refuses(call, 'SAT_ERR_INVALID_ENUM', /has an unknown name 'maxPair'; expected /);
  }
  refuses(() => Transform.placement(0, 0, 0.5), 'SAT_ERR_NULL', /^options is 0\.5; expected an/);
  refuses(() => world.insert(box, null), 'SAT_ERR_NULL', /^options is null/);
  refuses(() => world.insert(box, { shape: 1 }), 'SAT_ERR_INVALID_ENUM', /'shape'/);
  assert.equal(world.size, 0);
});

test('what is true or false is a boolean', () => {
  const world = new World();
  const square = [[0, 0, 1, 0, 1, 1, 0, 1]];
  world.insert(box);
  world.insert(box);
  for (const wrong of ['no', 0, 1, null, {}]) {
    for (const [name, call] of [
      ['stay', () => world.step({ stay: wrong })],
      ['stay', () => world.events({ stay: wrong })],
      ['statics', () => world.queryPoint([0, 0], { statics: wrong })],
      ['moving', () => world.queryPoint([0, 0], { moving: wrong })],
      ['sensors', () => world.queryPoint([0, 0], { sensors: wrong })],
      ['oneWay', () => world.queryPoint([0, 0], { oneWay: wrong })],
      ['trusted', () => decompose(square, { trusted: wrong })],
      ['closed', () => Shape.chain([0, 0, 1, 0, 1, 1], wrong)],
      ['large', () => Shape.outline([{ kind: 'arcTo', to: [0, 0], large: wrong }])],
      ['sweep', () => Shape.outline([{ kind: 'arcTo', to: [0, 0], sweep: wrong }])],
      ['isSet', () => Mask.empty(1, 1).set(0, 0, wrong)],
    ]) {
      refuses(call, 'SAT_ERR_INVALID_ENUM', new RegExp(`^${name} is .*; expected true or false$`));
    }
  }
  assert.equal(world.step({ stay: false }).length, 1, 'no step was made');
  assert.equal(world.step({ stay: false }).length, 0);
});

test('a placement has one angle', () => {
  refuses(() => Transform.placement(0, 0, { rotation: 0, degrees: 90 }), 'SAT_ERR_INVALID_ENUM',
    /^rotation and degrees exclude each other$/);
  const given = { rotation: undefined, degrees: 90 };
  assert.deepEqual(Transform.placement(0, 0, given), Transform.placement(0, 0, { degrees: 90 }));
  refuses(() => Transform.placement(0, 0, { rotation: null }), 'SAT_ERR_NOT_FINITE', /^rotation/);
});

test('matrices of others are transforms as they are', () => {
  const expected = Transform.placement(5, 6, { degrees: 30, scaleX: -2 });
  const { a, b, c, d, tx, ty } = expected;
  // a DOMMatrix has its numbers in getters of its class, and Phaser's has both names
  class DomMatrix {
    get a() { return a; }
    get b() { return b; }
    get c() { return c; }
    get d() { return d; }
    get e() { return tx; }
    get f() { return ty; }
  }
  class PixiMatrix {
    constructor() { Object.assign(this, { a, b, c, d, tx, ty, array: null }); }
  }
  for (const matrix of [new DomMatrix(), new PixiMatrix(), { a, b, c, d, e: tx, f: ty, tx, ty }]) {
    assert.deepEqual(Transform.of(matrix), expected);
    assert.deepEqual(Transform.apply(matrix, [3, 4]), Transform.apply(expected, [3, 4]));
    const world = new World();
    assert.deepEqual(world.get(world.insert(box, { transform: matrix })).transform, expected);
  }
});

test('polygons of other forms are the same polygons', () => {
  const outer = [[0, 0], [4, 0], [4, 4], [0, 4]];
  const hole = [[1, 1], [2, 1], [2, 2], [1, 2]];
  const closed = (ring) => [...ring, ring[0]];
  const objects = (ring) => ring.map(([x, y]) => ({ x, y }));
  for (const one of [
    outer.flat(), outer, objects(outer), closed(outer), Float64Array.from(outer.flat()),
    [outer], [outer.flat()], { type: 'Polygon', coordinates: [closed(outer)] },
  ]) {
    assert.equal(Shape.polygon(one).area, 16);
    assert.equal(decompose(one).area, 16);
    assert.equal(simplify(one, 0.1)[0].length, 4);
  }
  const altitudes = closed(hole).map(([x, y]) => [x, y, 7]);
  for (const two of [
    [outer, hole], [outer.flat(), objects(hole)],
    { type: 'Polygon', coordinates: [closed(outer), altitudes] },
  ]) {
    assert.equal(Shape.polygon(two).area, 15);
  }
  refuses(() => decompose({ type: 'Point', coordinates: [0, 0] }), 'SAT_ERR_INVALID_ENUM', /Point/);
  refuses(() => decompose(undefined), 'SAT_ERR_NULL', /^rings is undefined/);
  refuses(() => decompose([[0, 0, 1, 0, 1]]), 'SAT_ERR_COUNT', /5 coordinates/);
});

test('a selection may be drawn from any corner', () => {
  const world = new World();
  const id = world.insert(box);
  const corners = [[0.5, 0.5], [9, 9], [0.5, 9], [9, 0.5]];
  for (const [from, to] of [[0, 1], [1, 0], [2, 3], [3, 2]]) {
    assert.deepEqual(world.queryBox({ min: corners[from], max: corners[to] }), [id]);
  }
});

test('a body keeps any object', () => {
  const world = new World();
  const [hero, coin] = [{ name: 'hero' }, { name: 'coin' }];
  const a = world.insert(box, { user: hero });
  const [b] = world.insertMany([{ shape: box, user: coin }]);
  const part = world.attach(a, box, { user: null, transform: [1, 0, 0, 1, 50, 0] });
  assert.equal(world.get(a).user, hero);
  assert.equal(world.get(part).user, null);
  const copy = world.clone();
  const asked = [];
  world.setPairPredicate((_a, _b, userA, userB) => asked.push(userA, userB) > 0);
  const begun = world.step();
  assert.deepEqual(asked, [hero, coin]);
  assert.equal(begun.at(0).userA, hero);
  world.remove(b);
  world.setUser(a, 7);
  assert.equal(world.get(a).user, 7);
  const ended = world.step();
  assert.deepEqual([ended.at(0).phase, ended.at(0).userB], ['end', coin]);
  assert.equal(world.events().at(0).userB, coin);
  world.step();
  // events stay valid, and copies have what they had
  assert.equal(begun.at(0).userA, hero);
  assert.equal(ended.at(0).userB, coin);
  assert.equal(copy.get(b).user, coin);
  assert.equal(copy.step().at(0).userA, hero);
  const restored = World.restore(copy.save());
  assert.equal(restored.get(b).user, undefined);
  assert.equal(restored.events().at(0).userB, undefined);
  // a new object is not taken for what was lost
  const late = restored.insert(box, { user: 'late' });
  assert.equal(restored.get(late).user, 'late');
  assert.deepEqual([restored.get(a).user, restored.get(b).user], [undefined, undefined]);
  assert.equal(restored.clone().get(late).user, 'late');
  refuses(() => world.insert(box, { user: 0.5 }), 'SAT_ERR_OUT_OF_RANGE', /^user is 0\.5/);
});

test('objects go in time, whatever a predicate throws or a limit refuses', () => {
  const world = new World();
  const hero = { name: 'hero' };
  const a = world.insert(box, { user: hero });
  world.insert(box);
  world.step();
  world.setPairPredicate(() => { throw new RangeError('no'); });
  world.remove(a);
  world.insert(box);
  world.insert(box);
  const ended = () => [...world.events()].find(({ phase }) => phase === 'end')?.userA;
  assert.throws(() => world.step(), RangeError);
  assert.equal(ended(), hero);
  // no step is made
  refuses(() => world.step({ maxPairs: 1 }), 'SAT_ERR_LIMIT', /near pairs/);
  refuses(() => world.step({ maxPairs: 1 }), 'SAT_ERR_LIMIT', /near pairs/);
  assert.equal(ended(), hero);
  world.insert(box);
  assert.throws(() => world.step(), RangeError);
  assert.equal(world.users.hasObjects, false);
});

test('objects say what they are', () => {
  assert.equal(String(Shape.circle([0, 0], 2)), '<Shape circle, vertices: 1, radius: 2>');
  assert.equal(String(Shape.ellipse(3, 2)), '<Shape ellipse, half axes: 3, 2>');
  assert.equal(String(box), '<Shape rectangle, vertices: 4>');
  assert.equal(String(new World()), '<World bodies: 0>');
  assert.equal(String(Mask.empty(4, 3)), '<Mask 4 × 3, count: 0>');
  const freed = Shape.rectangle(1, 1);
  freed.free();
  assert.equal(String(freed), '<Shape freed>');
  const inspect = Symbol.for('nodejs.util.inspect.custom');
  assert.equal(box[inspect](), String(box));
  // a copy would be an object without its memory
  assert.throws(() => structuredClone(box), /objects of sat2d belong to their thread/);
  assert.ok(contact(box, here, box, here).depth > 0);
});
