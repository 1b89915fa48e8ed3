// The other ways to load the package, and the build for verdicts.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { sat2d, shape, table } from './support.mjs';

const dist = new URL('../dist/', import.meta.url);

test('the inlined build is synchronous and the same', async () => {
  const loader = readFileSync(new URL('full/load-inline.js', dist), 'utf8');
  assert.ok(!/\bawait\b|\bfetch\b/.test(loader));
  const inline = await import(new URL('full/inline.js', dist));
  assert.deepEqual(Object.keys(inline), Object.keys(sat2d));
  assert.equal(inline.Shape.rectangle(2, 3).area, 6);
});

test('the package exports files that exist', () => {
  const { exports } = JSON.parse(readFileSync(new URL('../package.json', dist), 'utf8'));
  const filesOf = (entry) => (
    typeof entry === 'string' ? [entry] : Object.values(entry).flatMap(filesOf)
  );
  const files = filesOf(exports);
  assert.ok(files.length >= 8);
  for (const file of files) {
    assert.ok(existsSync(new URL(`../${file}`, dist)), file);
  }
});

test('the build for verdicts has the same answers', async () => {
  for (const entry of ['node', 'inline']) {
    const verdict = await import(new URL(`verdict/${entry}.js`, dist));
    assert.equal(verdict.contact, undefined);
    const here = verdict.Transform.IDENTITY;
    let compared = 0;
    for (const row of table('relation')) {
      const convex = [row.a, row.b].map((text) => {
        const given = shape(text);
        if (given.kind === 'circle') {
          return verdict.Shape.circle(Array.from(given.vertices), given.radius);
        }
        const isConcave = given.kind === 'concavePolygon';
        return isConcave ? undefined : verdict.Shape.convexPolygon(given.vertices);
      });
      if (!convex.includes(undefined)) {
        const [a, b] = convex;
        assert.equal(verdict.relation(a, here, b, here), row.relation);
        compared += 1;
      }
    }
    assert.ok(compared > 2000);
  }
});

test('objects of another kind or of another copy are refused', async () => {
  const { castRay, contact, Mask, relation, Shape, Transform, World } = sat2d;
  const [box, HERE] = [Shape.rectangle(2, 2), Transform.IDENTITY];
  const other = (await import(new URL('verdict/inline.js', dist))).Shape.rectangle(2, 2);
  const refused = { status: 'SAT_ERR_NULL' };
  for (const wrong of [Mask.empty(2, 2), other, undefined, {}, 7]) {
    assert.throws(() => relation(box, HERE, wrong, HERE), refused);
    assert.throws(() => contact(wrong, HERE, box, HERE), refused);
    assert.throws(() => castRay(wrong, HERE, [0, 0], [1, 0], 1), refused);
    assert.throws(() => new World().insert(wrong), refused);
  }
});
