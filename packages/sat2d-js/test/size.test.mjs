// The size that the guide states, compressed by gzip.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { repositoryFile } from './support.mjs';

const skip = process.env.SAT2D_WASM_PROFILE === 'dev' && 'not optimised';

test('the modules are as small as the guide says', { skip }, () => {
  const guide = repositoryFile('docs/javascript.md').replaceAll('\n', ' ');
  const stated = /has at most (\d+) kB, the one of `sat2d\/verdict` (\d+) kB/.exec(guide);
  for (const [i, name] of ['full', 'verdict'].entries()) {
    const file = new URL(`../dist/${name}/wasm/sat2d_wasm_bg.wasm`, import.meta.url);
    const size = gzipSync(readFileSync(file), { level: 9 }).length;
    assert.ok(size <= 1000 * Number(stated[i + 1]), `${name}: ${size} bytes`);
  }
});
