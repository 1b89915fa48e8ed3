// One pair at a time, and batches: random pairs of which about half hit.
import RAPIER from '@dimforge/rapier2d-compat';
import collisions from 'detect-collisions';
import * as planck from 'planck';
import SAT from 'sat';
import * as sat2d from '../dist/full/node.js';
import layer from '../dist/full/sat-node.js';
import { compare, random } from './measure.mjs';

const COUNT = 4000;
const ROUNDS = 21;
const TURNING_ROUNDS = 41;
const OURS = 'sat2d `hits`, `contact`';
const BOX = [[-3, -1], [3, -1], [3, 1], [-3, 1]];
const OCTAGON = Array.from({ length: 8 }, (_, i) => (
  [2 * Math.cos(Math.PI / 4 * i), 2 * Math.sin(Math.PI / 4 * i)]
));

/** Where both shapes of each pair are: x, y and the angle. */
function places() {
  const next = random(1234567);
  const place = (spread) => ({
    x: spread * (next() - 0.5), y: spread * (next() - 0.5), angle: 2 * Math.PI * next(),
  });
  return Array.from({ length: COUNT }, () => [place(0), place(9.5)]);
}

/** The number of pairs for which a function is true. */
const hits = (pairs, ask) => () => {
  let count = 0;
  for (const pair of pairs) {
    count += ask(pair) ? 1 : 0;
  }
  return count;
};

/** The pairs of each library, made before the time is taken. */
function prepared(corners) {
  const all = places();
  const shape = sat2d.Shape.convexPolygon(corners);
  const at = ({ x, y, angle }) => sat2d.Transform.placement(x, y, { rotation: angle });
  const own = all.map(([a, b]) => [at(a), at(b)]);
  const satPolygon = (library) => ({ x, y, angle }) => {
    const points = corners.map(([px, py]) => new library.Vector(px, py));
    return new library.Polygon(new library.Vector(x, y), points).setAngle(angle);
  };
  const sat = all.map((pair) => pair.map(satPolygon(SAT)));
  const inLayer = all.map((pair) => pair.map(satPolygon(layer)));
  const system = new collisions.System();
  const body = ({ x, y, angle }) => {
    const points = corners.map(([px, py]) => ({ x: px, y: py }));
    const made = new collisions.Polygon({ x, y }, points, { isCentered: false });
    made.setAngle(angle);
    system.insert(made);
    return made;
  };
  const bodies = all.map((pair) => pair.map(body));
  const polygon = new planck.Polygon(corners.map(([x, y]) => new planck.Vec2(x, y)));
  const frame = ({ x, y, angle }) => new planck.Transform(new planck.Vec2(x, y), angle);
  const frames = all.map((pair) => pair.map(frame));
  const hull = new RAPIER.ConvexPolygon(new Float32Array(corners.flat()), false);
  return { all, shape, own, sat, inLayer, system, bodies, polygon, frames, hull };
}

export function pairs() {
  for (const [name, corners] of [['rectangles', BOX], ['octagons', OCTAGON]]) {
    const given = prepared(corners);
    const { all, shape, own, sat, inLayer, system, bodies, polygon, frames, hull } = given;
    const indices = Uint32Array.from({ length: 2 * COUNT }, (_, i) => i);
    const shapes = Array.from({ length: 2 * COUNT }, () => shape);
    const numbers = (map) => [map.a, map.b, map.c, map.d, map.tx, map.ty];
    const transforms = Float64Array.from(own.flat().flatMap(numbers));
    const relations = new Uint8Array(COUNT);
    const met = () => relations.reduce((count, relation) => count + (relation > 0 ? 1 : 0), 0);
    compare(`verdict, ${name}`, COUNT, ROUNDS, {
      [OURS]: hits(own, ([a, b]) => sat2d.hits(shape, a, shape, b)),
      '`sat2d/sat`, as SAT.js (placed)':
        hits(inLayer, ([a, b]) => layer.testPolygonPolygon(a, b)),
      'sat2d `pairs`, each body in one pair': () => {
        sat2d.pairs(shapes, transforms, indices, relations);
        return met();
      },
      ...(name === 'rectangles' && { 'sat2d `rectangles`': rectangles(own, relations, met) }),
      'SAT.js (placed)': hits(sat, ([a, b]) => SAT.testPolygonPolygon(a, b)),
      'detect-collisions (placed)': hits(bodies, ([a, b]) => system.checkCollision(a, b)),
      planck: hits(frames, ([a, b]) => (
        planck.testOverlap(polygon, 0, polygon, 0, a, b)
      )),
      rapier2d: hits(all, ([a, b]) => (
        hull.intersectsShape(a, a.angle, hull, b, b.angle)
      )),
    });
    const response = new SAT.Response();
    const manifold = new planck.Manifold();
    compare(`contact, ${name}`, COUNT, ROUNDS, {
      [OURS]: hits(own, ([a, b]) => sat2d.contact(shape, a, shape, b) !== undefined),
      'SAT.js (placed)': hits(sat, ([a, b]) => (
        SAT.testPolygonPolygon(a, b, response.clear())
      )),
      planck: hits(frames, ([a, b]) => {
        planck.CollidePolygons(manifold, polygon, a, polygon, b);
        return manifold.pointCount > 0;
      }),
      rapier2d: hits(all, ([a, b]) => (
        hull.contactShape(a, a.angle, hull, b, b.angle, 0) !== null
      )),
    });
    turning(name, corners, given);
  }
}

/** Pairs that turn before each test, and pairs of polygons that are made for it. */
function turning(name, corners, { all, shape, sat, inLayer }) {
  const turned = (pairs, test) => {
    let step = 0;
    return () => {
      step += 1e-3;
      return hits(pairs, ([a, b]) => (
        test(a.setAngle(a.angle + step), b.setAngle(b.angle - step))
      ))();
    };
  };
  const angles = all.map((pair) => pair.map((place) => ({ ...place })));
  let step = 0;
  const placed = (place, by) => {
    place.angle += by;
    return sat2d.Transform.placement(place.x, place.y, { rotation: place.angle });
  };
  // detect-collisions sorts a body that turned into its tree anew, here into one of two bodies
  const body = (system) => ({ x, y, angle }) => (
    system.createPolygon({ x, y }, corners.map(([px, py]) => ({ x: px, y: py })), { angle })
  );
  const alone = all.map((pair) => pair.map(body(new collisions.System())));
  const system = new collisions.System();
  compare(`${name} that turn`, COUNT, TURNING_ROUNDS, {
    '`sat2d/sat`: `setAngle` of both, `testPolygonPolygon`':
      turned(inLayer, (a, b) => layer.testPolygonPolygon(a, b)),
    'sat2d: `Transform.placement` of both, `hits`': () => {
      step += 1e-3;
      return hits(angles, ([a, b]) => (
        sat2d.hits(shape, placed(a, step), shape, placed(b, -step))
      ))();
    },
    'SAT.js: `setAngle` of both, `testPolygonPolygon`':
      turned(sat, (a, b) => SAT.testPolygonPolygon(a, b)),
    'detect-collisions: `setAngle` of both, `checkCollision`':
      turned(alone, (a, b) => system.checkCollision(a, b)),
  });
  const made = (library) => hits(all, (pair) => {
    const [a, b] = pair.map(({ x, y, angle }) => {
      const points = corners.map(([px, py]) => new library.Vector(px, py));
      return new library.Polygon(new library.Vector(x, y), points).setAngle(angle);
    });
    return library.testPolygonPolygon(a, b);
  });
  compare(`${name} that are made`, COUNT, TURNING_ROUNDS, {
    '`sat2d/sat`: two `new Polygon`, `setAngle`, `testPolygonPolygon`': made(layer),
    'SAT.js: two `new Polygon`, `setAngle`, `testPolygonPolygon`': made(SAT),
    'detect-collisions: two `createPolygon`, `checkCollision`, `remove`': hits(all, (pair) => {
      const [a, b] = pair.map(body(system));
      const isHit = system.checkCollision(a, b);
      system.remove(a);
      system.remove(b);
      return isHit;
    }),
  });
}

/** The batch of rectangles: columns of numbers. */
function rectangles(own, relations, met) {
  const [width, height] = [6, 2];
  const column = (side, number) => Float64Array.from(own, (pair) => number(pair[side]));
  const [a, b] = [0, 1].map((side) => ({
    centerX: column(side, ({ tx }) => tx),
    centerY: column(side, ({ ty }) => ty),
    uX: column(side, (map) => width / 2 * map.a),
    uY: column(side, (map) => width / 2 * map.b),
    vX: column(side, (map) => height / 2 * map.c),
    vY: column(side, (map) => height / 2 * map.d),
  }));
  return () => {
    sat2d.rectangles(a, b, relations);
    return met();
  };
}
