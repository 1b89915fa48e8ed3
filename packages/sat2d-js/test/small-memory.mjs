// A worker: the package with little memory, in which a scenario runs.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const dist = new URL('../dist/full/', import.meta.url);
const MEGABYTE = 1 << 20;

/** The module with a limit of its memory. */
function limited(bytes, pages) {
  let at = 8;
  const leb = () => {
    for (let value = 0, shift = 0; ; shift += 7) {
      const byte = bytes[at++];
      value |= (byte & 127) << shift;
      if (byte < 128) {
        return value;
      }
    }
  };
  const encoded = (value) => (
    value < 128 ? [value] : [(value & 127) | 128, ...encoded(value >> 7)]
  );
  for (;;) {
    const start = at;
    const [id, size] = [leb(), leb()];
    if (id === 5) {
      const [count, flags, least] = [leb(), leb(), leb()];
      assert.deepEqual([count, flags], [1, 0]);
      const section = [1, 1, ...encoded(least), ...encoded(pages)];
      const head = [5, ...encoded(section.length)];
      return Buffer.concat([
        bytes.subarray(0, start), Uint8Array.from([...head, ...section]), bytes.subarray(at),
      ]);
    }
    at += size;
  }
}

const { imports, install } = await import(new URL('guard.js', dist));
const { polygonDecompose } = await import(new URL('generated/functions.js', dist));
const { alloc } = await import(new URL('memory.js', dist));
const sat2d = await import(new URL('api.js', dist));
const bytes = readFileSync(new URL('wasm/sat2d_wasm_bg.wasm', dist));
const { megabytes, scenario, seed } = workerData;
const module = new WebAssembly.Module(limited(bytes, 16 * megabytes));
install(new WebAssembly.Instance(module, imports));
const { decompose, Mask, relation, Sat2dError, Shape, Transform, World } = sat2d;

function random(state) {
  let current = state;
  return (limit) => {
    current = (Math.imul(current, 1664525) + 1013904223) >>> 0;
    return (current / 2 ** 32) * limit;
  };
}

const here = Transform.IDENTITY;
const [box, ball] = [Shape.rectangle(2, 2), Shape.circle([0, 0], 1)];

/** Whether a call ended. Otherwise it said that there is no memory, and others are answered. */
function ended(call) {
  try {
    call();
    return true;
  } catch (error) {
    assert.ok(error instanceof Sat2dError, error.stack);
    assert.equal(error.status, 'SAT_ERR_MEMORY', error.stack);
    assert.match(error.message, /there is no/);
    assert.equal(relation(box, here, ball, Transform.translation(2, 0)), 'touching');
    return false;
  }
}

/** Takes memory until there is none. */
function fill() {
  const masks = [];
  for (let size = 4096; size >= 512; size /= 2) {
    while (ended(() => masks.push(Mask.empty(size, size)))) {
      // one more
    }
  }
  return masks;
}

/** A polygon of many points that no two others share. */
function comb(count, next) {
  const points = [];
  for (let i = 0; i < count; i += 1) {
    points.push(i, i % 2 === 0 ? next(1) : 2 + next(1));
  }
  return [...points, count, 9, -1, 9];
}

/** Changes of a world, as functions of numbers, so that they can be made again. */
const CHANGES = [
  (world, ids, n) => ids.push(world.insert(n[0] < 0.5 ? box : ball, {
    transform: [1, 0, 0, 1, 90 * n[1], 90 * n[2]], kind: n[3] < 0.2 ? 'static' : 'moving',
  })),
  (world, ids, n) => {
    const place = (i) => ({ transform: [1, 0, 0, 1, 90 * n[1] + i / 9, 90 * n[2]], user: i });
    const length = 1 + (Math.max(4, 600 - ids.length) * n[0] ** 2 | 0);
    ids.push(...world.insertMany(Array.from({ length }, (_, i) => ({ shape: box, ...place(i) }))));
  },
  (world, ids, n) => {
    world.setTransform(ids[n[0] * ids.length | 0], [1, 0, 0, 1, 90 * n[1], 90 * n[2]]);
  },
  (world, ids, n) => {
    const count = n[0] * 300 | 0;
    const first = n[1] * Math.max(0, ids.length - count) | 0;
    const moved = ids.slice(first, first + count);
    world.setTransforms(moved, moved.flatMap((_, i) => [1, 0, 0, 1, 90 * n[2], 90 * n[3] + i / 9]));
  },
  (world, ids, n) => {
    world.remove(ids[n[0] * ids.length | 0]); // with its parts
    ids.splice(n[0] * ids.length | 0, 1);
  },
  (world) => world.step(),
  (world) => world.separate(1),
  (world, ids, n) => world.moveAndSlide(ids[n[0] * ids.length | 0], [3 * n[1], 2 * n[2]]),
  (world, ids, n) => world.attach(ids[n[0] * ids.length | 0], ball, {
    transform: [1, 0, 0, 1, n[1], n[2]],
  }),
  (world, ids, n) => world.setShape(ids[n[0] * ids.length | 0], n[1] < 0.5 ? box : ball),
];

const QUERIES = [
  (world) => world.ids,
  (world) => world.queryBox({ min: { x: 0, y: 0 }, max: { x: 90, y: 90 } }),
  (world) => world.castRayAll([0, 1], [1, 1], 90),
  (world) => world.save(),
  (world) => world.clone().free(),
  (world) => world.draw({ line() {}, polygon() {}, circle() {}, ellipse() {}, text() {} }),
  (world) => world.events(),
];

const scenarios = {
  /** Changes near the end of the memory: those that fail have changed nothing. */
  changes() {
    const next = random(seed);
    const world = new World();
    const [ids, made] = [[], []];
    let [filler, refused] = [[], 0];
    for (let i = 0; i < 450; i += 1) {
      if (i % 150 === 75) {
        filler = fill();
      } else if (i % 150 === 0) {
        filler.forEach((mask) => mask.free());
      }
      const which = ids.length === 0 ? 0 : next(CHANGES.length) | 0;
      const numbers = Array.from({ length: 4 }, () => next(1));
      const before = world.size;
      if (ended(() => CHANGES[which](world, ids, numbers))) {
        made.push([which, numbers]);
      } else {
        refused += 1;
        assert.equal(world.size, before);
      }
      ended(() => QUERIES[next(QUERIES.length) | 0](world));
    }
    filler.forEach((mask) => mask.free());
    const [fingerprint, saved] = [world.fingerprint, world.save()];
    world.free();
    const again = new World();
    const same = [];
    for (const [which, numbers] of made) {
      CHANGES[which](again, same, numbers);
    }
    assert.deepEqual(same, ids);
    assert.equal(again.fingerprint, fingerprint);
    assert.deepEqual(again.save(), saved);
    return { refused, made: made.length };
  },

  /** Bodies until there is no memory: none is lost, and the world goes on with some removed. */
  bodies() {
    const world = new World();
    const ids = [];
    const place = () => ({ transform: [1, 0, 0, 1, 3 * ids.length, 0] });
    while (ended(() => ids.push(world.insert(ball, place())))) {
      if (ids.length % 1000 === 0) {
        ended(() => world.step());
      }
    }
    assert.equal(world.size, ids.length);
    for (let i = 0; i < ids.length; i += 97) {
      assert.equal(world.get(ids[i]).transform.tx, 3 * i);
    }
    for (const id of ids.splice(ids.length >> 1)) {
      world.remove(id);
    }
    world.step();
    assert.equal(world.queryCircle([3, 0], 0.5).length, 1);
    ids.push(world.insert(ball));
    assert.equal(world.step().length, 1);
    assert.deepEqual(world.ids.length, ids.length);
    return { refused: 1, made: ids.length };
  },

  /** Steps whose pairs are too many. */
  pairs() {
    const world = new World();
    const ids = world.insertMany(Array.from({ length: 4000 }, () => ({ shape: ball })));
    assert.ok(!ended(() => world.step()));
    assert.equal(world.size, 4000);
    ids.forEach((id, i) => world.setTransform(id, [1, 0, 0, 1, 2 * i, 0]));
    assert.equal(world.step().length, 3999);
    return { refused: 1, made: 1 };
  },

  /** Calls that need much for what they are given, again and again: nothing is lost by them. */
  polygons() {
    const next = random(seed);
    const decomposer = new sat2d.Decomposer();
    const count = (megabytes * MEGABYTE) / 400;
    const noise = (size) => {
      const words = BigUint64Array.from({ length: size * Math.ceil(size / 64) }, () => (
        BigInt(Math.floor(next(2 ** 32))) << 32n | BigInt(Math.floor(next(2 ** 32)))
      ));
      return Mask.fromWords(words, size, size);
    };
    const room = () => {
      const masks = fill();
      const bits = masks.reduce((sum, { width, height }) => sum + width * height, 0);
      masks.forEach((mask) => mask.free());
      return bits / 8;
    };
    let [refused, made, first] = [0, 0, 0];
    for (let i = 0; i < 16; i += 1) {
      first = i === 6 ? room() : first;
      const rings = [comb(count * next(1) | 0, next)];
      const calls = [
        () => decompose(rings, { method: 'fast' }),
        () => decomposer.decompose(rings),
        () => sat2d.inspectPolygon(rings),
        () => sat2d.simplify(rings, 0.5),
        () => sat2d.approximate(rings, 0.5),
        () => Shape.polygon(rings).free(),
        () => sat2d.validateMultipolygon([rings, [[-9, 0, -8, 0, -8, 1]]]),
        () => {
          const [found] = sat2d.decomposeMany([rings]);
          if (found instanceof Sat2dError) {
            throw found;
          }
        },
        () => {
          const mask = noise(64 + next(2000) | 0);
          try {
            mask.silhouettes();
            mask.groups().forEach((shape) => shape.free());
          } finally {
            mask.free();
          }
        },
        () => Shape.tiles(Uint8Array.from({ length: 1e6 * next(1) | 0 }, () => next(2)), 1, [1, 1])
          .forEach((shape) => shape.free()),
      ];
      if (ended(calls[next(calls.length) | 0])) {
        made += 1;
      } else {
        refused += 1;
      }
      const corner = [0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2];
      assert.equal(decomposer.decompose([corner]).pieces.length, 2);
    }
    decomposer.free();
    const last = room();
    assert.ok(last >= 0.95 * first, `room for masks of ${last} bytes, and before for ${first}`);
    return { refused, made };
  },

  /** Arguments and columns that are larger than the memory. */
  arguments() {
    const size = megabytes * MEGABYTE;
    for (let i = 0; i < 100; i += 1) {
      assert.ok(!ended(() => Mask.fromAlpha(new Uint8Array(size), size / 1024, 1024)));
      const column = new Float64Array(size / 64);
      const columns = {
        centerX: column, centerY: column, uX: column, uY: column, vX: column, vY: column,
      };
      assert.ok(!ended(() => sat2d.rectangles(columns, columns)));
      assert.ok(!ended(() => World.restore(new Uint8Array(size))));
    }
    assert.equal(Mask.fromAlpha(new Uint8Array([0, 255]), 2, 1).count, 1);
    return { refused: 300, made: 1 };
  },

  /** A trap that nothing can undo loses the module, and each call says so. */
  lost() {
    const world = new World();
    const id = world.insert(ball);
    const rings = [comb((megabytes * MEGABYTE) / 200, random(seed))];
    const options = { method: 'balanced', prefer: 'asCut', maxCorners: 0, workLimit: 0 };
    const buffers = alloc(20);
    const status = 'SAT_ERR_MEMORY';
    const message = /no memory for \d+ bytes; the call could not be undone, .* answers no more/;
    assert.throws(() => polygonDecompose(rings, options, buffers), { status, message });
    const calls = [
      () => world.step(), () => world.size, () => world.get(id), () => new World(),
      () => Shape.circle([0, 0], 1), () => relation(box, here, ball, here), () => box.area,
      () => decompose([[0, 0, 1, 0, 0, 1]]), () => Mask.fromAlpha(new Uint8Array(1), 1, 1),
      () => world.setPairPredicate(() => true), () => world.draw({}), () => Mask.empty(2, 2),
      () => World.restore(new Uint8Array(9)), () => sat2d.compat.awtHit?.([], []) ?? new World(),
    ];
    for (const call of calls) {
      assert.throws(call, (error) => error instanceof Sat2dError && message.test(error.message));
    }
    world.free();
    box.free();
    return { refused: 1, made: 1 };
  },
};

parentPort.postMessage(scenarios[scenario]());
