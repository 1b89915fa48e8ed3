// Zeros are defaults in structs of C; in JavaScript they are values.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sat2d } from './support.mjs';

const { Sat2dError, separation, Shape, Transform, World } = sat2d;
const HERE = Transform.IDENTITY;
const box = Shape.rectangle(2, 2);

test('a body whose mask or category is 0 meets nothing', () => {
  for (const options of [{ mask: 0 }, { category: 0 }]) {
    const world = new World();
    world.insert(box);
    const alone = world.insert(box, options);
    assert.equal(world.step().length, 0);
    world.setFilter(alone, 1, 0xffff_ffff);
    assert.equal(world.step().length, 1);
    world.setFilter(alone, options.category ?? 1, options.mask ?? 0xffff_ffff);
    assert.deepEqual([...world.step()].map(({ phase }) => phase), ['end']);
  }
  const world = new World();
  assert.equal(world.get(world.insert(box, { mask: 0 })).mask, 0);
});

test('a body of inverse mass 0 is not pushed', () => {
  const world = new World();
  const [heavy, light] = world.insertMany([
    { shape: box, inverseMass: 0 }, { shape: box, transform: [1, 0, 0, 1, 1, 0] },
  ]);
  assert.equal(world.get(heavy).inverseMass, 0);
  world.separate(4);
  assert.equal(world.get(heavy).transform.tx, 0);
  assert.ok(world.get(light).transform.tx > 1.999);
});

test('a transform of zeros is singular', () => {
  const world = new World();
  const options = { transform: [0, 0, 0, 0, 0, 0] };
  assert.throws(() => world.insert(box, options), { status: 'SAT_ERR_SINGULAR' });
  assert.throws(() => world.insertMany([{ shape: box }, { shape: box, ...options }]), {
    status: 'SAT_ERR_SINGULAR',
  });
  assert.equal(world.size, 0);
});

test('a query of no kind and of no category finds nothing', () => {
  const world = new World();
  world.insertMany([{ shape: box }, { shape: box, kind: 'static' }]);
  assert.equal(world.queryPoint([0, 0]).length, 2);
  const none = { statics: false, moving: false, sensors: false };
  for (const filter of [none, { mask: 0 }, { category: 0 }]) {
    assert.deepEqual(world.queryPoint([0, 0], filter), []);
    assert.equal(world.castRay([-5, 0], [1, 0], 9, filter), undefined);
  }
});

test('a character with the steepest slope 0 does not climb', () => {
  const walked = (options) => {
    const world = new World();
    const ramp = Shape.convexPolygon([[0, 0], [20, 0], [20, 10]]);
    world.insert(ramp, { kind: 'static' });
    world.insert(Shape.rectangleXywh(-20, -1, 40, 1), { kind: 'static' });
    const hero = world.insert(Shape.rectangle(1, 2), { transform: [1, 0, 0, 1, -1, 1] });
    return world.moveCharacter(hero, [3, -0.1], options).moved.y;
  };
  assert.ok(walked({}) > 0.5);
  assert.ok(walked({ maxSlope: 0 }) < 0.01);
  const world = new World();
  const hero = world.insert(box);
  assert.throws(() => world.moveCharacter(hero, [1, 0], { up: [0, 0] }), Sat2dError);
});

test('a limit of 0 is no absence of a limit', () => {
  const limited = () => separation(box, HERE, box, HERE, { workLimit: 0 });
  assert.throws(limited, { status: 'SAT_ERR_LIMIT' });
});
