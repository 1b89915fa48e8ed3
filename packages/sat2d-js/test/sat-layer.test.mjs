// The layer for users of SAT.js: its own tests, and random shapes beside it, judged in exact
// integers.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import original from 'sat';
import { layer, random } from './support.mjs';

const SAT = await layer('sat');
const V = SAT.Vector;
const near = (found, expected) => assert.ok(Math.abs(found - expected) < 1e-9, `${found}`);

/** A polygon of a library with these corners. */
function polygonOf({ Polygon, Vector }, corners, x = 0, y = 0) {
  return new Polygon(new Vector(x, y), corners.map(([px, py]) => new Vector(px, py)));
}

const SQUARE = [[0, 0], [40, 0], [40, 40], [0, 40]];

test('SAT.js: vectors and centroids', () => {
  const v = new V(5, 5).scale(10, 10);
  assert.deepEqual([v.x, v.y], [50, 50]);
  assert.deepEqual({ ...v.scale(0, 1) }, { x: 0, y: 50 });
  assert.deepEqual({ ...v.scale(1, 0) }, { x: 0, y: 0 });
  assert.deepEqual({ ...polygonOf(SAT, SQUARE).getCentroid() }, { x: 20, y: 20 });
  const triangle = polygonOf(SAT, [[0, 0], [100, 0], [50, 99]]);
  assert.deepEqual({ ...triangle.getCentroid() }, { x: 50, y: 33 });
});

test('SAT.js: collisions', () => {
  const [first, second] = [new SAT.Circle(new V(0, 0), 20), new SAT.Circle(new V(30, 0), 20)];
  const response = new SAT.Response();
  assert.ok(SAT.testCircleCircle(first, second, response));
  assert.equal(response.overlap, 10);
  assert.deepEqual({ ...response.overlapV }, { x: 10, y: 0 });
  first.offset = new V(-10, -10);
  assert.ok(!SAT.testCircleCircle(first, second, response));
  const [circle, square] = [new SAT.Circle(new V(50, 50), 20), polygonOf(SAT, SQUARE)];
  assert.ok(SAT.testPolygonCircle(square, circle, response));
  assert.equal(response.overlap.toFixed(2), '5.86');
  assert.equal(response.overlapV.x.toFixed(2), '4.14');
  assert.equal(response.overlapV.y.toFixed(2), '4.14');
  assert.ok(SAT.testCirclePolygon(circle, square, response));
  assert.equal(response.overlapV.x.toFixed(2), '-4.14');
  assert.deepEqual([response.a, response.b], [circle, square]);
  circle.offset = new V(10, 10);
  assert.ok(!SAT.testPolygonCircle(square, circle, response));
  circle.offset = new V();
  assert.ok(!SAT.testPolygonCircle(new SAT.Box(new V(1000, 1000), 100, 0).toPolygon(), circle));
  const line = new SAT.Box(new V(50, 50), 100, 0).toPolygon();
  assert.ok(SAT.testPolygonCircle(line, circle, response));
  assert.equal(response.overlap.toFixed(2), '20.00');
  const triangle = polygonOf(SAT, [[0, 0], [30, 0], [0, 30]], 30, 0);
  assert.ok(SAT.testPolygonPolygon(square, triangle, response));
  assert.deepEqual([response.overlap, { ...response.overlapV }], [10, { x: 10, y: 0 }]);
  const boxes = [[0, 0], [100, 100]].map(([x, y]) => new SAT.Box(new V(x, y), 20, 20).toPolygon());
  assert.ok(!SAT.testPolygonPolygon(...boxes));
});

test('SAT.js: points', () => {
  const circle = new SAT.Circle(new V(100, 100), 20);
  assert.ok(!SAT.pointInCircle(new V(0, 0), circle));
  assert.ok(SAT.pointInCircle(new V(110, 110), circle));
  circle.offset = new V(-10, -10);
  assert.ok(!SAT.pointInCircle(new V(110, 110), circle));
  const triangle = polygonOf(SAT, [[0, 0], [30, 0], [0, 30]], 30, 0);
  assert.ok(!SAT.pointInPolygon(new V(0, 0), triangle));
  assert.ok(SAT.pointInPolygon(new V(35, 5), triangle));
  const small = polygonOf(SAT, [[2, 1], [2, 2], [1, 3], [0, 2], [0, 1], [1, 0]]);
  assert.ok(SAT.pointInPolygon(new V(1, 1.1), small));
});

test('shapes change as those of SAT.js', () => {
  for (const library of [SAT, original]) {
    const polygon = polygonOf(library, [...SQUARE, [0, 40], [0, 0]], 1, 2);
    assert.equal(polygon.points.length, 4);
    polygon.translate(1, 1).rotate(Math.PI / 2).setOffset(new library.Vector(5, 0)).setAngle(0.5);
    const other = polygonOf(original, SQUARE, 1, 2);
    other.translate(1, 1).rotate(Math.PI / 2).setOffset(new original.Vector(5, 0)).setAngle(0.5);
    for (const list of ['calcPoints', 'edges', 'normals']) {
      const numbers = (given) => given[list].map(({ x, y }) => [x, y]);
      assert.deepEqual(numbers(polygon), numbers(other));
    }
    const [box, expected] = [polygon, other].map((given) => given.getAABBAsBox());
    assert.deepEqual([box.pos.x, box.pos.y, box.w], [expected.pos.x, expected.pos.y, expected.w]);
  }
  const moving = polygonOf(SAT, SQUARE);
  const ball = new SAT.Circle(new V(60, 20), 10);
  assert.ok(!SAT.testPolygonCircle(moving, ball));
  moving.translate(15, 0);
  assert.ok(SAT.testPolygonCircle(moving, ball));
  ball.r = 4;
  assert.ok(!SAT.testPolygonCircle(moving, ball));
  assert.deepEqual(ball.getAABB().calcPoints.map(({ x }) => x), [0, 8, 8, 0]);
  const [u, w] = [new V(3, 4), new original.Vector(3, 4)];
  const axis = [1, 2];
  for (const call of ['project', 'reflect', 'projectN', 'reflectN', 'add', 'sub', 'copy']) {
    u[call](new V(...axis));
    w[call](new original.Vector(...axis));
    assert.deepEqual([u.x, u.y, u.len()], [w.x, w.y, w.len()], call);
  }
  assert.deepEqual({ ...u.perp().reverse().normalize() }, { ...w.perp().reverse().normalize() });
});

const cross = ([ax, ay], [bx, by]) => ax * by - ay * bx;
const minus = ([ax, ay], [bx, by]) => [ax - bx, ay - by];
const edgesOf = (corners) => corners.map((corner, i) => (
  [corner, corners[(i + 1) % corners.length]]
));

/** A convex polygon of small integers, counter-clockwise: the hull of random points. */
function convex(next) {
  const points = Array.from({ length: 8 }, () => [next(24), next(24)]);
  points.sort(([ax, ay], [bx, by]) => ax - bx || ay - by);
  const half = (list) => list.reduce((chain, point) => {
    while (chain.length > 1
      && cross(minus(chain.at(-1), chain.at(-2)), minus(point, chain.at(-1))) <= 0) {
      chain.pop();
    }
    return [...chain, point];
  }, []).slice(0, -1);
  return [...half(points), ...half(points.reverse())];
}

/** A square with a side of 5 `size` whose corners are integers. */
function leaning(size) {
  return [[0, 0], [4, 3], [1, 7], [-3, 4]].map(([x, y]) => [size * x + 12, size * y + 6]);
}

/** Whether convex polygons meet, and whether only in their boundaries: by separating axes. */
function judgePolygons(a, b) {
  const gaps = [[a, b], [b, a]].flatMap(([own, other]) => edgesOf(own).map(([from, to]) => (
    Math.min(...other.map((point) => cross(minus(point, from), minus(to, from))))
  )));
  const gap = Math.max(...gaps);
  return gap > 0 ? 'disjoint' : gap === 0 ? 'touching' : 'overlapping';
}

/** The same of a polygon and a disc, by squared distances. */
function judgeDisc(corners, center, radius) {
  const isInside = edgesOf(corners).every(([from, to]) => (
    cross(minus(to, from), minus(center, from)) > 0
  ));
  // the distance times the length of the edge, squared, against the radius times the length
  const signs = edgesOf(corners).map(([from, to]) => {
    const [edge, way] = [minus(to, from), minus(center, from)];
    const length = edge[0] ** 2 + edge[1] ** 2;
    const along = edge[0] * way[0] + edge[1] * way[1];
    if (along <= 0) {
      return Math.sign(way[0] ** 2 + way[1] ** 2 - radius ** 2);
    }
    const end = minus(center, to);
    return along >= length
      ? Math.sign(end[0] ** 2 + end[1] ** 2 - radius ** 2)
      : Math.sign(cross(edge, way) ** 2 - radius ** 2 * length);
  });
  const nearest = Math.min(...signs);
  return isInside || nearest < 0 ? 'overlapping' : nearest === 0 ? 'touching' : 'disjoint';
}

test('polygons of small integers beside SAT.js', () => {
  const next = random(77);
  const wrong = { disjoint: 0, touching: 0, overlapping: 0 };
  for (let i = 0; i < 20000; i++) {
    const [first, second] = [convex(next), convex(next)];
    if (Math.min(first.length, second.length) > 2) {
      const [x, y] = [next(48) - 24, next(48) - 24];
      const moved = second.map(([px, py]) => [px + x, py + y]);
      const expected = judgePolygons(first, moved);
      const answer = (library) => library.testPolygonPolygon(
        polygonOf(library, first), polygonOf(library, second, x, y),
      );
      assert.equal(answer(SAT), expected !== 'disjoint');
      wrong[expected] += +(answer(original) !== (expected !== 'disjoint'));
    }
  }
  assert.deepEqual(wrong, { disjoint: 0, touching: 59, overlapping: 0 }); // the guide has these
});

test('polygons and circles of small integers beside SAT.js', () => {
  const next = random(78);
  const wrong = { disjoint: 0, touching: 0, overlapping: 0 };
  const seen = { disjoint: 0, touching: 0, overlapping: 0 };
  let shorter = 0;
  for (let i = 0; i < 20000; i++) {
    const corners = i % 2 === 0 ? convex(next) : leaning(1 + next(4));
    if (corners.length > 2) {
      const [center, radius] = [[next(60) - 18, next(60) - 18], 1 + next(12)];
      const expected = judgeDisc(corners, center, radius);
      seen[expected] += 1;
      const answers = [SAT, original].map((library) => {
        const response = new library.Response();
        const disc = new library.Circle(new library.Vector(...center), radius);
        const hit = library.testPolygonCircle(polygonOf(library, corners), disc, response);
        return { hit, response };
      });
      assert.equal(answers[0].hit, expected !== 'disjoint');
      wrong[expected] += +(answers[1].hit !== (expected !== 'disjoint'));
      if (answers[0].hit && answers[1].hit) {
        const [ours, theirs] = answers.map(({ response }) => response);
        assert.ok(ours.overlap <= theirs.overlap + 1e-9, `${ours.overlap} ${theirs.overlap}`);
        shorter += +(ours.overlap < theirs.overlap - 1e-9);
      }
    }
  }
  assert.ok(Object.values(seen).every((count) => count > 50), JSON.stringify(seen));
  assert.deepEqual([...Object.values(wrong), shorter], [0, 0, 0, 0]); // the guide has these
});

test('responses beside SAT.js', () => {
  const next = random(79);
  let compared = 0;
  for (let i = 0; i < 5000; i++) {
    const corners = [convex(next), convex(next)];
    if (corners.every((each) => each.length > 2)) {
      const [x, y] = [next(40) - 20, next(40) - 20];
      const [ours, theirs] = [SAT, original].map((library) => {
        const response = new library.Response();
        const [a, b] = [polygonOf(library, corners[0]), polygonOf(library, corners[1], x, y)];
        return library.testPolygonPolygon(a, b, response) ? response : undefined;
      });
      if (ours !== undefined && theirs !== undefined) {
        near(ours.overlap, theirs.overlap);
        near(ours.overlapV.len(), ours.overlap);
        compared += 1;
        const moved = corners[1].map(([px, py]) => [px + x, py + y]);
        const within = (inner, outer) => inner.every((point) => edgesOf(outer).every(
          ([from, to]) => cross(minus(to, from), minus(point, from)) >= 0,
        ));
        assert.equal(ours.aInB, within(corners[0], moved));
        assert.equal(ours.bInA, within(moved, corners[0]));
      }
    }
  }
  assert.ok(compared > 1000);
});

test('where SAT.js differs', () => {
  const response = (library, call, ...shapes) => {
    const filled = new library.Response();
    return library[call](...shapes, filled) ? filled : undefined;
  };
  // circles with the same centre: SAT.js knows no way out
  const discs = (library) => [2, 5].map((radius) => (
    new library.Circle(new library.Vector(1, 1), radius)
  ));
  assert.equal(response(original, 'testCircleCircle', ...discs(original)).overlapV.len(), 0);
  near(response(SAT, 'testCircleCircle', ...discs(SAT)).overlapV.len(), 7);
  // SAT.js takes a concave polygon for its convex hull
  const cup = [[0, 0], [30, 0], [30, 30], [20, 30], [20, 10], [10, 10], [10, 30], [0, 30]];
  const ball = (library) => new library.Circle(new library.Vector(15, 25), 2);
  const into = (library) => polygonOf(library, [[12, 15], [18, 15], [18, 25], [12, 25]]);
  assert.ok(original.testPolygonPolygon(polygonOf(original, cup), into(original)));
  assert.ok(!SAT.testPolygonPolygon(polygonOf(SAT, cup), into(SAT)));
  assert.ok(!SAT.testPolygonCircle(polygonOf(SAT, cup), ball(SAT)));
  const wide = polygonOf(SAT, [[8, 15], [18, 15], [18, 25], [8, 25]]);
  const out = response(SAT, 'testPolygonPolygon', polygonOf(SAT, cup), wide);
  assert.deepEqual([out.overlap, out.overlapN.x], [2, 1]);
  // its points are boxes of a millionth
  const unit = (library) => polygonOf(library, [[0, 0], [1, 0], [1, 1], [0, 1]]);
  assert.ok(!original.pointInPolygon(new original.Vector(1, 0.5), unit(original)));
  assert.ok(SAT.pointInPolygon(new V(1, 0.5), unit(SAT)));
  assert.throws(() => SAT.testPolygonCircle(
    polygonOf(SAT, [[0, 0], [4, 4], [4, 0], [0, 4]]), ball(SAT),
  ), { status: 'SAT_ERR_EDGES_CROSS' });
});

test('a turned polygon is where its calcPoints are', () => {
  const next = random(80);
  for (let i = 0; i < 3000; i++) {
    const corners = convex(next);
    if (corners.length > 2) {
      const polygon = polygonOf(SAT, corners, next(40) - 20, next(40) - 20);
      SAT.pointInPolygon(new V(), polygon); // has a shape before it turns
      polygon.setAngle((next(6283) - 3141) / 1000);
      // the corners in doubles: each is on the boundary, so a point there hits and no more
      for (const { x, y } of polygon.calcPoints) {
        assert.ok(SAT.pointInPolygon(new V(x + polygon.pos.x, y + polygon.pos.y), polygon));
      }
      const placed = polygonOf(SAT, polygon.calcPoints.map(({ x, y }) => [x, y]));
      const other = polygonOf(SAT, SQUARE, next(80) - 60, next(80) - 60);
      placed.pos = polygon.pos;
      assert.equal(SAT.testPolygonPolygon(polygon, other), SAT.testPolygonPolygon(placed, other));
    }
  }
  const changed = polygonOf(SAT, SQUARE).setAngle(1);
  changed.points[2].x = 400;
  assert.ok(!SAT.pointInPolygon(new V(-30, 50), changed));
  changed._recalc();
  const { x, y } = changed.calcPoints[2];
  assert.ok(SAT.pointInPolygon(new V(x, y), changed));
});

test('touching is a miss where it is asked for', () => {
  const [a, b] = [polygonOf(SAT, SQUARE), polygonOf(SAT, SQUARE, 30, 0)];
  const response = new SAT.Response();
  SAT.setTouching('miss');
  try {
    assert.ok(SAT.testPolygonPolygon(a, b, response));
    a.pos.sub(response.overlapV);
    assert.ok(!SAT.testPolygonPolygon(a, b, response));
    assert.ok(!SAT.testPolygonPolygon(a, b));
  } finally {
    SAT.setTouching('hit');
  }
  assert.ok(SAT.testPolygonPolygon(a, b, response));
  assert.equal(response.overlap, 0);
});

test('touching is a hit or a miss, and nothing else', () => {
  const [a, b] = [polygonOf(SAT, SQUARE), polygonOf(SAT, SQUARE, 40, 0)];
  for (const [wrong, named] of [
    ['Hit', "'Hit'"], ['', "''"], ['overlap', "'overlap'"], [true, "'true'"], [1, "'1'"],
    [null, "'null'"], [undefined, "'undefined'"], [['hit'], "'hit'"],
  ]) {
    for (const before of ['hit', 'miss']) {
      SAT.setTouching(before);
      try {
        assert.throws(() => SAT.setTouching(wrong), {
          name: 'Sat2dError',
          status: 'SAT_ERR_INVALID_ENUM',
          message: `touching is ${named}; expected 'miss', 'hit'`,
        });
        assert.equal(SAT.testPolygonPolygon(a, b), before === 'hit'); // nothing has changed
      } finally {
        SAT.setTouching('hit');
      }
    }
  }
});
