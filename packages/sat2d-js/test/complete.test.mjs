// No reference table is left out.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

// pygame.Rect is in the Rust crate and in the Python package only: its games are in Python. The
// classes of floats need no function of their own; their table is about the JDK alone.
const elsewhere = ['awt_float', 'pygame_components', 'pygame_rects'];

test('every reference table has a test', () => {
  const here = new URL('./', import.meta.url);
  const files = readdirSync(here).filter((file) => /^tables.*\.test\.mjs$/.test(file));
  const tests = files.map((file) => readFileSync(new URL(file, here), 'utf8')).join('');
  const reference = readdirSync(new URL('../../../c_tests/reference/', here));
  const names = reference.filter((file) => file.endsWith('.csv')).map((file) => file.slice(0, -4));
  assert.ok(names.length >= 29);
  assert.deepEqual(names.filter((name) => !tests.includes(`'${name}'`)), elsewhere);
});
