// The package has what the C API has: a function that is added there must be listed here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { FUNCTIONS } from './c-functions.mjs';
import { repositoryFile, sat2d } from './support.mjs';

const header = repositoryFile('include/sat2d_bindings.h');

/** Whether the package has something of this name. */
function has(name) {
  const [path, member] = name.split('#');
  const found = path.split('.').reduce((owner, key) => owner?.[key], sat2d);
  return member === undefined ? found !== undefined : found !== undefined && (
    member in found.prototype
  );
}

test('every function of the C API has its place', () => {
  const names = new Set(Array.from(header.matchAll(/\b(sat_\w+)\((?!\*)/g), ([, name]) => name));
  assert.ok(names.size > 240);
  assert.deepEqual(Object.keys(FUNCTIONS).sort(), [...names].sort());
});

test('what stands for a function is exported', () => {
  const missing = Object.values(FUNCTIONS).filter((name) => !name.startsWith('- ') && !has(name));
  assert.deepEqual(missing, []);
  assert.ok(!has('World#noSuchMethod') && !has('noSuchFunction') && !has('Shape.noSuchShape'));
});

test('every status of the C API has its name and number', () => {
  const codes = Array.from(header.matchAll(/\b(SAT_ERR_\w+) = (\d+)/g), ([, name, code]) => (
    [name, Number(code)]
  ));
  // buffers, versions and reserved fields are matters of C
  const ofC = ['CAPACITY', 'VERSION', 'RESERVED', 'UNSUPPORTED'];
  const expected = codes.filter(([name]) => !ofC.includes(name.slice('SAT_ERR_'.length)));
  assert.deepEqual(Object.entries(sat2d.STATUS), expected);
});
