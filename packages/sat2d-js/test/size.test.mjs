// The sizes that the guide states, compressed by gzip.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { repositoryFile } from './support.mjs';

const skip = process.env.SAT2D_WASM_PROFILE === 'dev' && 'not optimised';

test('the modules are as small as the guide says', { skip }, () => {
  const rows = repositoryFile('docs/javascript.md')
    .matchAll(/^\| `sat2d(?:\/(\w+))?` \|.*\| (\d+) kB \|/gm);
  const stated = Array.from(rows, ([, name = 'full', size]) => [name, Number(size)]);
  assert.equal(stated.length, 6);
  for (const [name, most] of stated) {
    const file = new URL(`../dist/${name}/wasm/sat2d_wasm_bg.wasm`, import.meta.url);
    const size = gzipSync(readFileSync(file), { level: 9 }).length / 1000;
    // the order of functions, and with it the size, differs a bit between folders of a checkout
    assert.ok(size <= most && size > 0.97 * most - 2, `${name}: ${size} kB`);
  }
});
