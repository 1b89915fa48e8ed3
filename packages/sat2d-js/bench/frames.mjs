// Frames of a world: all bodies move, then the pairs that meet are found.
import RAPIER from '@dimforge/rapier2d-compat';
import collisions from 'detect-collisions';
import * as planck from 'planck';
import * as sat2d from '../dist/full/node.js';
import { compare, random } from './measure.mjs';

const FRAMES = 12;
const ROUNDS = 5;
const [WIDTH, HEIGHT] = [3, 1];

/** Rectangles that drift in a square and turn back at its sides, frame by frame. */
function drift(count) {
  const next = random(987654);
  const size = 4 * Math.sqrt(count);
  const bodies = Array.from({ length: count }, () => ({
    x: size * next(), y: size * next(), angle: 2 * Math.PI * next(),
    vx: 0.4 * (next() - 0.5), vy: 0.4 * (next() - 0.5),
  }));
  return Array.from({ length: FRAMES }, () => bodies.map((body) => {
    body.vx *= body.x < 0 || body.x > size ? -1 : 1;
    body.vy *= body.y < 0 || body.y > size ? -1 : 1;
    body.x += body.vx;
    body.y += body.vy;
    const { x, y, angle } = body;
    return { x, y, angle };
  }));
}

/** The world of sat2d. All transforms of a frame are passed in one array. */
function ours(frames) {
  const world = new sat2d.World();
  const shape = sat2d.Shape.rectangle(WIDTH, HEIGHT);
  const ids = world.insertMany(frames[0].map(() => ({ shape })));
  const turns = frames[0].map(({ angle }) => [Math.cos(angle), Math.sin(angle)]);
  const transforms = new Float64Array(6 * ids.length);
  return () => {
    let count = 0;
    for (const frame of frames) {
      frame.forEach(({ x, y }, i) => {
        const [cosine, sine] = turns[i];
        transforms.set([cosine, sine, -sine, cosine, x, y], 6 * i);
      });
      world.setTransforms(ids, transforms);
      const { numbers, length } = world.step();
      for (let i = 0; i < length; i++) {
        count += numbers[6 * i + 4] < 2 ? 1 : 0;
      }
    }
    return count;
  };
}

function detectCollisions(frames) {
  const system = new collisions.System();
  const bodies = frames[0].map(({ x, y, angle }) => {
    const body = system.createBox({ x, y }, WIDTH, HEIGHT, { isCentered: true });
    body.setAngle(angle);
    return body;
  });
  return () => {
    let count = 0;
    for (const frame of frames) {
      frame.forEach(({ x, y }, i) => bodies[i].setPosition(x, y));
      system.checkAll(() => {
        count += 1;
      });
    }
    return count / 2; // it reports each pair from both sides
  };
}

function planckWorld(frames) {
  const world = new planck.World({ gravity: new planck.Vec2(0, 0), allowSleep: false });
  const shape = new planck.Box(WIDTH / 2, HEIGHT / 2);
  const bodies = frames[0].map(({ x, y, angle }) => {
    const body = world.createBody({ type: 'dynamic', position: new planck.Vec2(x, y), angle });
    body.createFixture({ shape, isSensor: true, density: 1 });
    return body;
  });
  return () => {
    let count = 0;
    for (const frame of frames) {
      frame.forEach(({ x, y, angle }, i) => bodies[i].setTransform(new planck.Vec2(x, y), angle));
      world.step(1 / 60);
      for (let contact = world.getContactList(); contact; contact = contact.getNext()) {
        count += contact.isTouching() ? 1 : 0;
      }
    }
    return count;
  };
}

function rapierWorld(frames) {
  const world = new RAPIER.World({ x: 0, y: 0 });
  const colliders = [];
  const bodies = frames[0].map(({ x, y, angle }) => {
    const body = world.createRigidBody(
      RAPIER.RigidBodyDesc.dynamic().setTranslation(x, y).setRotation(angle).setCanSleep(false),
    );
    const collider = RAPIER.ColliderDesc.cuboid(WIDTH / 2, HEIGHT / 2).setSensor(true);
    colliders.push(world.createCollider(collider, body));
    return body;
  });
  return () => {
    let count = 0;
    for (const frame of frames) {
      frame.forEach((place, i) => bodies[i].setTranslation(place, true));
      world.step();
      for (const collider of colliders) {
        world.intersectionPairsWith(collider, () => {
          count += 1;
        });
      }
    }
    return count / 2; // each pair from both sides
  };
}

export function frames() {
  for (const count of [1000, 10000]) {
    const given = drift(count);
    compare(`frame, ${count} rectangles`, FRAMES, ROUNDS, {
      'sat2d `World`': ours(given),
      'detect-collisions `System`': detectCollisions(given),
      'planck `World`, sensors': planckWorld(given),
      'rapier2d `World`, sensors': rapierWorld(given),
    });
  }
}
