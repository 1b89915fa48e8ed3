// The packed package in an ordinary project: `node test/projects/run.mjs`, after a build. Runs jest
// with `require`, node with `require` and `import`, and compiles TypeScript with each module
// resolution and runs what it wrote. Builds a page with bundlers. Installs jest, the bundlers and a
// TypeScript that still has `node10`.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkBundlers } from './bundlers.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const project = mkdtempSync(join(tmpdir(), 'sat2d-project-'));
const run = (program, args, cwd = project) => execFileSync(program, args, {
  cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'],
});
const write = (name, text) => writeFileSync(join(project, name), text);

const BODY = `
const box = new SAT.Box(new SAT.Vector(0, 0), 40, 40).toPolygon();
const ball = new SAT.Circle(new SAT.Vector(50, 20), 20);
const response = new SAT.Response();
if (!SAT.testPolygonCircle(box, ball, response) || response.overlapV.x !== 10) {
  throw new Error('testPolygonCircle');
}
ball.pos.x = 60;
SAT.setTouching('miss');
if (SAT.testPolygonCircle(box, ball)) {
  throw new Error('setTouching');
}
`;
const DECOMP = `
if (decomp.quickDecomp([[-1, 1], [-1, 0], [1, 0], [1, 1], [0.5, 0.5]]).length !== 2) {
  throw new Error('quickDecomp');
}
`;

function modules() {
  const required = "const SAT = require('sat2d/sat');\nconst decomp = require('sat2d/poly-decomp');\n";
  write('plain.cjs', required + BODY + DECOMP);
  write('plain.mjs', `import SAT from 'sat2d/sat';\nimport decomp from 'sat2d/poly-decomp';\n${
    BODY}${DECOMP}`);
  write('all.cjs', `for (const name of ['', '/inline', '/verdict', '/verdict/inline', '/queries',
    '/world', '/decompose/inline', '/compat', '/sat/inline', '/poly-decomp/inline']) {
  if (Object.keys(require('sat2d' + name)).length < 2) throw new Error(name);
}`);
  for (const file of ['plain.cjs', 'plain.mjs', 'all.cjs']) {
    run(process.execPath, [file]);
  }
  write('plain.test.js', `test('the layers', () => {\n${required}${BODY}${DECOMP}});`);
  run(process.execPath, ['node_modules/jest/bin/jest.js', '--ci']);
}

function typescript() {
  const named = "import { Circle, Polygon, Response, Vector } from 'sat2d/sat';\n"
    + 'export class Wheel extends Circle { spokes = 3; }\n'
    + 'export const made: Polygon = new Polygon(new Vector(), []);\n'
    + 'export const empty: Response = new Response();\n';
  // the types refuse what the function refuses
  const refused = `try {
  // @ts-expect-error
  SAT.setTouching('graze');
  throw new Error('a third word');
} catch (error) {
  if ((error as { status?: string }).status !== 'SAT_ERR_INVALID_ENUM') throw error;
}
`;
  // the package as a whole, and entries for a part
  const all = `import { relation, Shape, World } from 'sat2d';
import { awtHit } from 'sat2d/compat';
import { decompose, type Piece } from 'sat2d/decompose';
const shape: Shape = Shape.circle([0, 0], 1);
const matrix = { a: 1, b: 0, c: 0, d: 1, e: 5, f: 0 };
if (relation(shape, [1, 0, 0, 1, 0, 0], shape, matrix) !== 'disjoint') throw new Error('relation');
if (new World().step().length !== 0) throw new Error('step');
const pieces: Piece[] = decompose([[0, 0, 2, 0, 2, 1, 1, 1, 1, 2, 0, 2]]).pieces;
if (pieces.length !== 2 || awtHit([0, 0, 1, 0, 1, 1, 0, 1], [5, 5, 6, 5, 6, 6, 5, 6])) {
  throw new Error('entries');
}
`;
  const text = `${all}import SAT from 'sat2d/sat';\nimport decomp from 'sat2d/poly-decomp';\n${
    named}${BODY}${DECOMP}${refused}`;
  for (const [moduleResolution, module, kind] of [
    ['node10', 'commonjs', 'cts'], ['node16', 'node16', 'cts'], ['node16', 'node16', 'mts'],
    ['nodenext', 'nodenext', 'mts'], ['bundler', 'esnext', 'mts'],
  ]) {
    const name = `${moduleResolution}-${kind}`;
    write(`${name}.${kind}`, text);
    write('tsconfig.json', JSON.stringify({
      compilerOptions: {
        // without `skipLibCheck`, and without what browsers and newer programs have
        strict: true, target: 'es2022', lib: ['es2022'],
        esModuleInterop: true, types: [], module, moduleResolution,
      },
      files: [`${name}.${kind}`],
    }));
    run(process.execPath, ['node_modules/typescript/bin/tsc']);
    run(process.execPath, [`${name}.${kind === 'cts' ? 'cjs' : 'mjs'}`]);
    console.log(`${name}: compiles and runs`);
  }
}

try {
  const [packed] = JSON.parse(run('npm', ['pack', '--json', '--pack-destination', project], root));
  for (const file of ['LICENSE-MIT', 'LICENSE-APACHE', 'THIRD-PARTY.txt']) {
    if (!packed.files.some(({ path }) => path === file)) {
      throw new Error(`the package has no ${file}`);
    }
  }
  write('package.json', '{ "name": "project", "private": true }');
  run('npm', [
    'install', '--silent', '--no-audit', '--no-fund',
    join(project, packed.filename), 'jest@^30.0.0', 'typescript@~5.9.0',
    'vite@^8.0.0', 'webpack@^5.83.0', 'webpack-cli@^7.0.0',
  ]);
  modules();
  console.log('node and jest: the layers load by require and import');
  typescript();
  await checkBundlers(project, run, write);
} catch (error) {
  console.error(error.stdout ?? '', error.stderr ?? '', error);
  process.exitCode = 1;
} finally {
  rmSync(project, { recursive: true, force: true });
}
