// Masks, their silhouettes and their shapes, against loops over pixels.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { random, sat2d } from './support.mjs';

const { compat, Mask, pointRelation, Shape, Transform } = sat2d;
const HERE = Transform.IDENTITY;

/** Rows of random pixels, and their mask. */
function randomMask(next, width, height) {
  const alpha = Uint8Array.from({ length: width * height }, () => next(256));
  return { alpha, width, height, mask: Mask.fromAlpha(alpha, width, height, 160) };
}

const isSet = ({ alpha, width, height }, x, y) => (
  x >= 0 && y >= 0 && x < width && y < height && alpha[y * width + x] >= 160
);

test('pixels of a mask', () => {
  const next = random(5);
  const given = randomMask(next, 71, 9);
  const { alpha, mask } = given;
  for (let y = -1; y <= 9; y++) {
    for (let x = -1; x <= 71; x++) {
      assert.equal(mask.get(x, y), isSet(given, x, y));
    }
  }
  assert.equal(mask.count, alpha.filter((value) => value >= 160).length);
  const bits = Array.from({ length: 64 }, (_, i) => BigInt(isSet(given, 5 + i, 3)));
  const word = bits.reduce((sum, bit, i) => sum | bit << BigInt(i), 0n);
  assert.equal(mask.word(5, 3), word);
  const rgba = Uint8ClampedArray.from({ length: 4 * alpha.length }, (_, i) => (
    i % 4 === 3 ? alpha[i >> 2] : next(256)
  ));
  assert.ok(Mask.fromImageData({ data: rgba, width: 71, height: 9 }, 160).equals(mask));
  const words = BigUint64Array.from({ length: 18 }, (_, i) => mask.word(i % 2 * 64, i >> 1));
  assert.ok(Mask.fromWords(words, 71, 9).equals(mask));
  const copy = mask.clone();
  copy.set(4, 4, !mask.get(4, 4));
  assert.ok(!copy.equals(mask));
  copy.set(99, 0, true);
  copy.set(-1, 0, true);
  assert.equal(Math.abs(copy.count - mask.count), 1);
});

test('bounds and empty masks', () => {
  const mask = Mask.empty(20, 10);
  assert.deepEqual([mask.width, mask.height, mask.isEmpty, mask.bounds], [20, 10, true, undefined]);
  mask.set(3, 4, true);
  mask.set(7, 5, true);
  assert.deepEqual(mask.bounds, { x: 3, y: 4, width: 5, height: 2 });
  assert.equal(mask.isEmpty, false);
  mask.free();
  assert.throws(() => mask.count, { status: 'SAT_ERR_NULL' });
});

test('overlaps of masks at all offsets', () => {
  const next = random(8);
  const [a, b] = [randomMask(next, 40, 6), randomMask(next, 9, 4)];
  for (let dy = -5; dy <= 7; dy++) {
    for (let dx = -10; dx <= 41; dx++) {
      const common = [];
      for (let y = 0; y < 6; y++) {
        for (let x = 0; x < 40; x++) {
          if (isSet(a, x, y) && isSet(b, x - dx, y - dy)) {
            common.push({ x, y });
          }
        }
      }
      const offset = [dx, dy];
      assert.equal(a.mask.overlaps(b.mask, offset), common.length > 0);
      assert.equal(a.mask.overlapArea(b.mask, offset), common.length);
      assert.deepEqual(a.mask.firstOverlap(b.mask, offset), common[0]);
      const found = a.mask.overlapMask(b.mask, offset);
      assert.ok(found.count === common.length && common.every(({ x, y }) => found.get(x, y)));
    }
  }
});

/** Twice the area of a ring of coordinates. */
function doubledArea(ring) {
  let sum = 0;
  for (let i = 0; i < ring.length; i += 2) {
    const next = (i + 2) % ring.length;
    sum += ring[i] * ring[next + 1] - ring[i + 1] * ring[next];
  }
  return sum;
}

test('silhouettes and groups cover the pixels', () => {
  const given = randomMask(random(3), 24, 16);
  const silhouettes = given.mask.silhouettes();
  const areas = silhouettes.map((rings) => rings.reduce((sum, ring) => sum + doubledArea(ring), 0));
  assert.equal(areas.reduce((sum, area) => sum + area, 0), 2 * given.mask.count);
  assert.ok(silhouettes.every(([outer]) => doubledArea(outer) > 0));
  assert.ok(silhouettes.some((rings) => rings.length > 1), 'a hole');
  assert.ok(given.mask.silhouettes('eight').length < silhouettes.length);
  assert.throws(() => given.mask.silhouettes('six'), { status: 'SAT_ERR_INVALID_ENUM' });
  const groups = given.mask.groups([2, 3]);
  assert.equal(groups.length, silhouettes.length);
  const whole = given.mask.shape([2, 3]);
  assert.deepEqual([whole.kind, whole.area], ['multiPolygon', given.mask.count]);
  assert.throws(() => Mask.empty(4, 4).shape(), { status: 'SAT_ERR_ZERO_AREA' });
  for (let y = 0; y < 16; y++) {
    for (let x = 0; x < 24; x++) {
      const center = [x + 0.5 - 2, y + 0.5 - 3];
      const hits = groups.filter((group) => pointRelation(group, HERE, center) !== 'disjoint');
      assert.equal(hits.length, +isSet(given, x, y));
      assert.equal(pointRelation(whole, HERE, center) !== 'disjoint', isSet(given, x, y));
    }
  }
  silhouettes.forEach((rings, i) => {
    assert.equal(sat2d.inspectPolygon(rings).area, areas[i] / 2);
  });
});

test('shapes are drawn into masks', () => {
  const mask = Mask.empty(30, 20);
  const disc = Shape.circle([0, 0], 5);
  mask.fill(disc, Transform.translation(12.5, 9.5), true);
  for (let y = 0; y < 20; y++) {
    for (let x = 0; x < 30; x++) {
      const [dx, dy] = [x + 0.5 - 12.5, y + 0.5 - 9.5];
      assert.equal(mask.get(x, y), dx * dx + dy * dy <= 25);
    }
  }
  mask.fill(disc, Transform.translation(12.5, 9.5), false);
  assert.ok(mask.isEmpty);
  mask.fill(disc, [2, 0, 0, -1, 12.5, 9.5], true);
  for (let y = 0; y < 20; y++) {
    for (let x = 0; x < 30; x++) {
      const [dx, dy] = [(x + 0.5 - 12.5) / 2, y + 0.5 - 9.5];
      assert.equal(mask.get(x, y), dx * dx + dy * dy <= 25);
    }
  }
});

test('tiles', () => {
  const level = ['#..#', '####', '....', '.##.'].join('');
  const cells = Array.from(level, (cell) => +(cell === '#'));
  const shapes = Shape.tiles(cells, 4, [16, 8], [100, 200]);
  assert.deepEqual(shapes.map(({ area }) => area), [6 * 128, 2 * 128]);
  assert.deepEqual(shapes[1].bounds, { min: { x: 116, y: 224 }, max: { x: 148, y: 232 } });
  assert.throws(() => Shape.tiles(cells, 4, [16, 0]), { status: 'SAT_ERR_ZERO_AREA' });
  assert.deepEqual(Shape.tiles([], 4, [1, 1]), []);
});

test('invalid masks, bitmaps and stages are errors', () => {
  const alpha = new Uint8Array(5);
  const wrong = { status: 'SAT_ERR_COUNT' };
  assert.throws(() => Mask.fromAlpha(alpha, 2, 3), wrong);
  assert.throws(() => Mask.fromWords(new BigUint64Array(2), 2, 3), wrong);
  assert.throws(() => Mask.empty(2 ** 20, 2 ** 20), wrong);
  assert.throws(() => compat.pygameFromSurface(alpha, 2, 3), wrong);
  const bitmap = { alpha, width: 2, height: 3 };
  assert.throws(() => compat.flashBitmapHitsPoint(bitmap, [0, 0], 1, [0, 0]), wrong);
  const stage = new compat.FlashStage();
  const [a, b] = [stage.createContainer(), stage.createBitmap(8, 8)];
  stage.addChild(a, b);
  const index = { status: 'SAT_ERR_INDEX' };
  assert.throws(() => stage.addChild(b, a), index);
  assert.throws(() => stage.addChild(a, stage.root), index);
  assert.throws(() => stage.set(9, 'x', 1), index);
  assert.throws(() => stage.set(a, 'z', 1), { status: 'SAT_ERR_INVALID_ENUM' });
  stage.set(b, 'scaleX', 0);
  assert.throws(() => stage.globalToLocal(b, [0, 0]), { status: 'SAT_ERR_SINGULAR' });
  stage.set(b, 'scaleX', 2);
  stage.addChild(stage.root, a);
  assert.equal(stage.hitTestPoint(b, 15, 7, true), true);
  stage.setClippedBy(b, stage.createContainer());
  stage.remove(a);
  stage.free();
  assert.throws(() => stage.createContainer(), { status: 'SAT_ERR_NULL' });
});

test('parity functions without a table', () => {
  const mirrors = [1, -2, 0, NaN].map(compat.flashMirrorOf);
  assert.deepEqual(mirrors, ['none', 'horizontal', 'none', 'none']);
});
