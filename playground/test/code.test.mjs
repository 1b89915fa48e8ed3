// The programs that the page writes are compiled; what runs at once is run.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import {
  copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { linkTo, open, useBrowser } from './support.mjs';

const workspace = fileURLToPath(new URL('../..', import.meta.url));
const playground = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'sat2d-code-'));
// beside the package, so that node finds it
const inside = join(playground, 'node_modules/.sat2d-code');

const body = (shape, x, more = {}) => (
  { shape, x, y: 1.5, degrees: 30, scaleX: 1, scaleY: 1, ...more }
);
const triangle = [-26, 20, 0, -26, 26, 20];
const frame = [[-50, -40, 50, -40, 50, 40, -50, 40], [-34, -22, -34, 22, -4, 22, -4, -22]];
const PAIRS = {
  boxes: [
    body({ kind: 'rectangle', width: 80, height: 50 }, -30.1),
    body({ kind: 'circle', radius: 34 }, 36, { scaleX: -1.25, scaleY: 1.25 }),
  ],
  round: [
    body({ kind: 'capsule', length: 60, radius: 18 }, -1e-300),
    body({ kind: 'rounded', points: triangle, radius: 14 }, 1e21, { scaleX: -1 }),
  ],
  ovals: [
    body({ kind: 'ellipse', halfWidth: 46, halfHeight: 28.5 }, -38, { scaleX: -2 }),
    body({ kind: 'circle', radius: 34 }, 36, { scaleY: 0.5 }),
  ],
  polygons: [
    body({ kind: 'polygon', points: triangle }, -38),
    body({ kind: 'concave', rings: frame }, 36),
  ],
  curves: [
    body({ kind: 'curves', path: 'M-50 0Q0-60 50 0C40 30-40 30-50 0ZM9 0h4l-2.5-4z' }, -38),
    body({ kind: 'curves', path: 'M12 0A12 9 10 0 1-12 0A12 9 10 1 1 12 0' }, 36),
  ],
};

async function programs(name, language) {
  const [a, b] = PAIRS[name];
  let text;
  let verdict;
  await open(linkTo('pair', { a, b }), async (page) => {
    verdict = await page.locator('#tool-pair').getAttribute('data-verdict');
    await page.getByText('Copy as a program').click();
    await page.locator('.code').getByRole('button', { name: language, exact: true }).click();
    await page.locator('.code').getByRole('button', { name: 'Copy', exact: true }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    text = await page.evaluate(() => navigator.clipboard.readText());
  });
  return { text, verdict };
}

const library = join(process.env.CARGO_TARGET_DIR ?? join(workspace, 'target'), 'debug/libsat2d.so');
const env = {
  ...process.env,
  LC_ALL: 'C',
  LUA_PATH: `${workspace}/packages/sat2d-lua/?.lua;;`,
  SAT2D_LIBRARY: library,
};

function run(program, ...args) {
  return execFileSync(program, args, { encoding: 'utf8', cwd: workspace, env });
}

/** The classes for C#, beside the native library. */
function assembly() {
  const file = join(folder, 'Sat2d.Net.dll');
  if (!existsSync(file)) {
    const sources = join(workspace, 'packages/sat2d-cs/src');
    run('mcs', '-langversion:7', '-target:library', `-out:${file}`, `-recurse:${sources}/*.cs`);
    copyFileSync(library, join(folder, 'libsat2d.so'));
  }
  return file;
}

describe('copy as a program', () => {
  useBrowser();
  before(() => run('cargo', 'build', '--quiet', '-p', 'sat2d-clib'));
  after(() => {
    rmSync(folder, { recursive: true, force: true });
    rmSync(inside, { recursive: true, force: true });
  });

  for (const name of Object.keys(PAIRS)) {
    for (const [language, compiler, standard, ending] of [
      ['C', 'cc', 'c99', 'c'], ['C++', 'c++', 'c++11', 'cpp'],
    ]) {
      test(`${language} compiles, and answers as the page: ${name}`, async () => {
        const { text, verdict } = await programs(name, language);
        const file = join(folder, `${name}.${ending}`);
        writeFileSync(file, text);
        run(compiler, `-std=${standard}`, '-pedantic', '-Wall', '-Wextra', '-Werror', '-Iinclude',
          file, library, `-Wl,-rpath,${dirname(library)}`, '-o', `${file}.program`);
        assert.ok(run(`${file}.program`).startsWith(`${verdict}, depth `));
      });
    }

    test(`TypeScript compiles, and answers as the page: ${name}`, async () => {
      const { text, verdict } = await programs(name, 'TypeScript');
      const file = join(inside, `${name}.mts`);
      mkdirSync(inside, { recursive: true });
      writeFileSync(file, text);
      const flags = '--strict --noEmit --target es2022 --module nodenext --skipLibCheck';
      run(process.execPath, join(playground, 'node_modules/typescript/bin/tsc'),
        ...flags.split(' '), file);
      const module = join(inside, `${name}.mjs`);
      writeFileSync(module, text);
      assert.ok(run(process.execPath, module).startsWith(`${verdict}, depth `));
    });
  }

  for (const name of Object.keys(PAIRS)) {
    test(`Lua answers as the page: ${name}`, async () => {
      const { text, verdict } = await programs(name, 'Lua');
      const file = join(folder, `${name}.lua`);
      writeFileSync(file, text);
      assert.ok(run('luajit', file).startsWith(`${verdict}, depth `));
    });

    test(`C# answers as the page: ${name}`, async () => {
      const { text, verdict } = await programs(name, 'C#');
      const file = join(folder, `${name}.cs`);
      writeFileSync(file, text);
      run('mcs', '-langversion:7', '-warnaserror', `-r:${assembly()}`, `-out:${file}.exe`, file);
      assert.ok(run('mono', `${file}.exe`).startsWith(`${verdict}, depth `));
    });

    test(`Java compiles: ${name}`, async () => {
      const { text } = await programs(name, 'Java');
      const own = join(folder, `java-${name}`);
      mkdirSync(own);
      writeFileSync(join(own, 'Pair.java'), text);
      run('javac', '-encoding', 'UTF-8', '-Werror', '-proc:none', '-d', own,
        '-sourcepath', ['main', 'generated'].map((part) => `packages/sat2d-java/src/${part}/java`)
          .join(':'),
        join(own, 'Pair.java'));
    });

    test(`Haxe compiles, and answers as the page: ${name}`, async () => {
      const { text, verdict } = await programs(name, 'Haxe');
      const own = join(folder, `haxe-${name}`);
      mkdirSync(own);
      writeFileSync(join(own, 'Main.hx'), text);
      run('haxe', '--class-path', own, '--class-path', 'packages/sat2d-haxe/src',
        '--macro', 'sat2d.Bundle.include()', '--main', 'Main', '--js', join(own, 'main.js'));
      assert.ok(run(process.execPath, join(own, 'main.js')).startsWith(`${verdict}, depth `));
    });

    test(`Python compiles, and calls what there is: ${name}`, async () => {
      const { text } = await programs(name, 'Python');
      const file = join(folder, `${name}.py`);
      writeFileSync(file, text);
      run('python3', '-m', 'py_compile', file);
      const stub = readFileSync(
        join(workspace, 'packages/sat2d-py/python/sat2d/_sat2d.pyi'), 'utf8',
      );
      for (const [, method] of text.matchAll(/\b(?:Shape|Transform)\.(\w+)\(/g)) {
        assert.ok(stub.includes(`    def ${method}(`), method);
      }
    });
  }

  test('Rust compiles', async () => {
    mkdirSync(join(folder, 'rust/src/bin'), { recursive: true });
    writeFileSync(join(folder, 'rust/Cargo.toml'), `[package]
name = "snippets"
version = "0.0.0"
edition = "2024"

[dependencies]
sat2d = { path = "${join(workspace, 'crates/sat2d')}" }

[workspace]
`);
    for (const name of Object.keys(PAIRS)) {
      const { text } = await programs(name, 'Rust');
      writeFileSync(join(folder, `rust/src/bin/${name}.rs`), text);
    }
    writeFileSync(join(folder, 'rust/Cargo.lock'), run('cat', 'Cargo.lock'));
    run('cargo', 'check', '--quiet', '--manifest-path', join(folder, 'rust/Cargo.toml'),
      '--target-dir', join(workspace, 'target/playground'));
  });
});
