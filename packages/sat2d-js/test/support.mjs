// The package as node loads it, or another build of it: SAT2D_ENTRY=dist/full/inline.js.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../', import.meta.url);

// In a browser there is no process.
const inBrowser = globalThis.process === undefined;
const loaded = inBrowser ? 'dist/full/index.js' : 'dist/full/node.js';
const entry = globalThis.process?.env.SAT2D_ENTRY ?? loaded;

export const sat2d = await import(new URL(entry, root));

/** The default export of a drop-in layer. */
export async function layer(name) {
  const loader = inBrowser ? 'web' : 'node';
  return (await import(new URL(`dist/full/${name}-${loader}.js`, root))).default;
}

/** A file of the repository. */
export function repositoryFile(path) {
  return readFileSync(new URL(`../../${path}`, root), 'utf8');
}

/** The rows of a reference table, by the names of its columns. No field has a comma. */
export function table(name) {
  const [header, ...rows] = repositoryFile(`c_tests/reference/${name}.csv`).trimEnd().split('\n');
  const names = header.split(',');
  return rows.map((row) => {
    const fields = row.split(',');
    return Object.fromEntries(names.map((column, i) => [column, fields[i]]));
  });
}

/** A test that checks every row of a reference table. */
export function everyRow(name, least, check) {
  test(`table ${name}`, () => {
    const rows = table(name);
    assert.ok(rows.length >= least, `${rows.length} rows`);
    rows.forEach((row, i) => check(row, `row ${i + 1} of ${name}`));
  });
}

const NAMED = { nan: NaN, inf: Infinity, '-inf': -Infinity };

/** The number of a field, as the tables write it: `nan` and `inf` in any case. */
export function number(text) {
  return NAMED[text.toLowerCase()] ?? Number(text);
}

/** The numbers of these columns; a blank one is `blank`. */
export function fields(row, names, blank = NaN) {
  return names.split(' ').map((name) => (row[name] === '' ? blank : number(row[name])));
}

/** A field of rectangle numbers as an object. */
export function box([x, y, width, height]) {
  return { x, y, width, height };
}

/** The numbers of a field. */
export function numbers(text) {
  return text.split(' ').filter((word) => word !== '').map(Number);
}

/** The shape that a field describes: `circle x y r` or `polygon x0 y0 x1 y1 ...`. */
export function shape(text) {
  const [kind, ...words] = text.split(' ');
  const values = words.map(Number);
  return kind === 'circle'
    ? sat2d.Shape.circle([values[0], values[1]], values[2])
    : sat2d.Shape.polygon([values]);
}

/** Marsaglia's xorshift32: the same numbers in every run. */
export function random(seed) {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
