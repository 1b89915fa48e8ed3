// Runs the examples of the guides, the package's README and the sources. A comment after a line is
// its value: `1 + 1; // 2`.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { layer, repositoryFile, sat2d } from './support.mjs';

const PAGES = [
  'docs/javascript.md', 'docs/porting-typescript-python.md', 'packages/sat2d-js/README.md',
];
const SOURCES = readdirSync(new URL('../src/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `packages/sat2d-js/src/${file}`);

function examples(path) {
  const text = repositoryFile(path).replaceAll(/^ *\* ?/gm, '');
  return [...text.matchAll(/^```js\n(.*?)^```/gms)].map((match) => match[1]);
}

const VALUE = /^( *)(?:const (\w+) = )?([^\n;]*); +\/\/ (['"[{\d-].*|true|false)$/gm;

const layers = { sat: await layer('sat'), 'poly-decomp': await layer('poly-decomp') };

/** The program with its comments as assertions, and their number. */
function checked(example) {
  const imported = example.replaceAll(/^import (\{.*?\}) from 'sat2d';$/gm, 'const $1 = sat2d;')
    .replaceAll(/^import (\w+) from 'sat2d\/([\w-]+)';$/gm, "const $1 = layers['$2'];");
  let count = 0;
  const program = imported.replaceAll(VALUE, (_, indent, name, expression, value) => {
    count += 1;
    const check = `assert.deepEqual(${name ?? expression}, ${value});`;
    return name === undefined ? indent + check : `${indent}const ${name} = ${expression}; ${check}`;
  });
  return { program, count };
}

for (const path of [...PAGES, ...SOURCES]) {
  const found = examples(path);
  if (found.length > 0) {
    test(`examples of ${path}`, () => {
      let assertions = 0;
      for (const example of found) {
        const { program, count } = checked(example);
        assertions += count;
        // examples in the sources do not import what they are the documentation of
        const names = program.includes('= sat2d;') ? [] : Object.keys(sat2d);
        const values = names.map((name) => sat2d[name]);
        const run = new Function('sat2d', 'layers', 'assert', ...names, program);
        run(sat2d, layers, assert, ...values);
      }
      assert.ok(assertions > 0, 'an example has a value');
    });
  }
}
