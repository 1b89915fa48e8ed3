// The small game of packages/game has the same events and fingerprints as in C, on every build.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFile, sat2d } from './support.mjs';

const { Shape, slide, Transform, World } = sat2d;
const at = Transform.translation;

/** The game's random vectors. */
function chance() {
  let state = 2024;
  const next = () => {
    state = (state * 1664525 + 1013904223) % 2 ** 32; // below 2^53, so exact
    return state / 2 ** 32;
  };
  return () => {
    const [x, y] = [next(), next()];
    return { x: (x - 0.5) * 0.75, y: (y - 0.5) * 0.75 };
  };
}

function furnished() {
  const world = new World();
  const wall = (shape, transform, user) => world.insert(shape, { transform, user, kind: 'static' });
  const [bar, side] = [Shape.rectangle(40, 2), Shape.rectangle(2, 20)];
  const cup = Shape.polygon([[-3, 0, 3, 0, 3, 4, 2, 4, 2, 1, -2, 1, -2, 4, -3, 4]]);
  wall(bar, at(0, -11), 1);
  wall(bar, at(0, 11), 2);
  wall(side, at(-21, 0), 3);
  wall(side, at(21, 0), 4);
  wall(cup, at(5, -6), 5);
  world.insert(Shape.circle([0, 0], 3), { transform: at(-8, 4), user: 6, kind: 'sensor' });
  wall(Shape.rectangle(6, 1), [0.8, 0.6, -0.6, 0.8, -4, -3], 7);
  return world;
}

function* played() {
  const [world, kick] = [furnished(), chance()];
  const shapes = [
    Shape.rectangle(1, 2), Shape.circle([0, 0], 0.75), Shape.capsule([-0.5, 0], [0.5, 0], 0.5),
    Shape.convexPolygon([-0.75, -0.5, 1, -0.5, -0.75, 1]),
  ];
  const [ids, velocities] = [[], []];
  let stay = 0;
  for (let i = 0; i < 12; i++) {
    const transform = at(2.5 * i - 14, 8 - 1.5 * (i % 5));
    ids.push(world.insert(shapes[i % 4], { transform, user: 100 + i }));
    velocities.push(kick());
  }
  for (let frame = 1; frame <= 1000; frame++) {
    if (frame === 300) {
      world.remove(ids[3]);
    } else if (frame === 400) {
      ids[3] = world.insert(shapes[3], { transform: at(0, 8), user: 103 });
    }
    ids.forEach((id, i) => {
      if (!world.has(id)) {
        return;
      }
      if ((frame + i) % 60 === 0) {
        velocities[i] = kick();
        const { transform } = world.get(id);
        world.setTransform(id, { ...transform, a: -transform.a });
      }
      const { x, y } = velocities[i];
      velocities[i] = { x, y: y - 0.0078125 };
      for (const { normal } of world.moveAndSlide(id, velocities[i]).hits) {
        velocities[i] = slide(velocities[i], normal);
      }
    });
    if (frame % 100 === 50) {
      world.separate(4);
    }
    for (const { phase, userA, userB, relation } of world.step()) {
      if (phase === 'stay') {
        stay += 1;
      } else {
        yield `${frame} ${phase} ${userA} ${userB} ${relation}`;
      }
    }
    if (frame % 10 === 0) {
      const found = world.castRay([-19, 0], [1, (frame / 10 % 5 - 2) / 8], 60);
      yield `${frame} ray ${found === undefined ? 'none' : world.get(found.id).user}`;
    }
    if (frame % 100 === 0) {
      const fingerprint = world.fingerprint.toString(16).padStart(16, '0');
      yield `${frame} stay ${stay} fingerprint ${fingerprint}`;
    }
  }
}

test('the small game has the events and the fingerprints of the C program', () => {
  const expected = repositoryFile('packages/game/expected.txt').trimEnd().split('\n');
  assert.ok(expected.length > 300);
  assert.deepEqual([...played()], expected);
});
