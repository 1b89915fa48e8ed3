// The package has what the description of the C API says that it has.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryFile, sat2d } from './support.mjs';

const api = JSON.parse(repositoryFile('include/api.json'));
const places = Object.values(api.functions).map((declared) => declared.languages.js);

/** Whether the package has something of this name. */
function has(name) {
  const [path, member] = name.split('#');
  const found = path.split('.').reduce((owner, key) => owner?.[key], sat2d);
  return member === undefined ? found !== undefined : found !== undefined && (
    member in found.prototype
  );
}

test('what stands for a function of the C API is exported', () => {
  assert.ok(places.length > 240);
  const missing = places.filter((name) => !name.startsWith('- ') && !has(name));
  assert.deepEqual(missing, []);
  assert.ok(!has('World#noSuchMethod') && !has('noSuchFunction') && !has('Shape.noSuchShape'));
});

test('every status of the C API has its name and number', () => {
  const codes = api.enums.sat_status.values.filter(({ value }) => value > 0);
  // buffers, versions and reserved fields are matters of C
  const ofC = ['CAPACITY', 'VERSION', 'RESERVED', 'UNSUPPORTED'];
  const expected = codes
    .filter(({ constant }) => !ofC.includes(constant.slice('SAT_ERR_'.length)))
    .map(({ constant, value }) => [constant, value]);
  assert.deepEqual(Object.entries(sat2d.STATUS), expected);
});
