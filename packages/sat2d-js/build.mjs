// Builds the package into dist/: `node build.mjs`. Makes src/generated of the C API first.
//
// Each entry of ENTRIES is a folder of dist/ with a module of its own, which has the functions of
// the C API that the entry calls, and what these need. `node build.mjs NAME...` builds these alone.
// SAT2D_WASM_SIMD=0 compiles all without SIMD128, SAT2D_WASM_SIMD=1 all with it; answers are the
// same. SAT2D_WASM_PROFILE=dev compiles faster and optimises less, for work on the package.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { commonjs } from './commonjs.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const workspace = join(here, '../..');
const target = process.env.CARGO_TARGET_DIR ?? join(workspace, 'target');
const run = (program, args, env = {}, output = 'inherit') => execFileSync(program, args, {
  cwd: workspace, env: { ...process.env, ...env }, stdio: ['inherit', output, 'inherit'],
});

const LOADERS = ['index', 'node', 'inline'];
const LAYERS = ['sat', 'poly-decomp']
  .flatMap((layer) => ['web', 'node', 'inline'].map((loader) => `${layer}-${loader}`));

/**
 * How the modules are compiled: for speed or for size, with or without outlines that have curves.
 * One compilation serves all entries that are built alike.
 */
const FAST = { simd: true, profile: 'wasm', curves: true, level: '-O1' };
const STRAIGHT = { ...FAST, curves: false };
const SMALL = { simd: false, profile: 'wasm-small', curves: false, level: '-Oz' };

/** The entries. The files of src/entries/NAME take the place of those of src. */
const ENTRIES = {
  full: FAST, world: STRAIGHT, queries: STRAIGHT, verdict: SMALL, decompose: SMALL, compat: SMALL,
};

const compiled = new Map();

/** The static library that the modules are linked from. */
function compile({ simd, profile, curves }) {
  const platform = 'wasm32-unknown-unknown';
  const features = curves ? [] : ['--no-default-features'];
  const key = JSON.stringify({ simd, profile, curves });
  if (!compiled.has(key)) {
    run('cargo', [
      'build', '-p', 'sat2d-wasm', '--target', platform, '--profile', profile, ...features,
    ], {
      CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: simd ? '-Ctarget-feature=+simd128' : '',
    });
    const folder = profile === 'dev' ? 'debug' : profile;
    const library = join(target, platform, folder, 'libsat2d_wasm.a');
    // the next compilation of the same profile writes to the same place
    const kept = join(here, 'build', `${profile}-${compiled.size}.a`);
    mkdirSync(dirname(kept), { recursive: true });
    cpSync(library, kept);
    compiled.set(key, kept);
  }
  return compiled.get(key);
}

/** The linker that Rust has with each toolchain. */
function linker() {
  const sysroot = run('rustc', ['--print', 'sysroot'], {}, 'pipe').toString().trim();
  const host = /^host: (.*)$/m.exec(run('rustc', ['-vV'], {}, 'pipe').toString())[1];
  return join(sysroot, 'lib/rustlib', host, 'bin/rust-lld');
}

/** The functions that a module can export, as TypeScript declares them. */
function functionsOf(stage) {
  const declared = ['generated/exports.ts', 'memory.ts']
    .map((file) => readFileSync(join(stage, file), 'utf8')).join('\n');
  return new Set([...declared.matchAll(/^  ((?:sat|js)_\w+)\(/gm)].map(([, name]) => name));
}

/**
 * Links a module that exports the functions that the sources call. Fails if the library lacks one.
 */
function link(library, to, sources, stage) {
  const there = functionsOf(stage);
  const called = new Set(sources.match(/\b(?:sat|js)_\w+/g).filter((name) => there.has(name)));
  run(linker(), [
    '-flavor', 'wasm', '--no-entry', '--gc-sections', '--stack-first', '-z', 'stack-size=1048576',
    '--export=__stack_pointer', ...Array.from(called, (name) => `--export=${name}`),
    library, '-o', to,
  ]);
}

/** Makes the module smaller. */
function optimise(module, level) {
  const strip = ['--strip-debug', '--strip-producers', '--strip-target-features'];
  run(
    process.execPath,
    [join(here, 'node_modules/binaryen/bin/wasm-opt'), module, level, '--reorder-functions',
      ...strip, '-o', module],
    { NODE_NO_WARNINGS: '1' }, 'ignore',
  );
}

/** What of the compiled sources the entry uses, as one text. */
function bundled(dist) {
  const { outputFiles } = buildSync({
    entryPoints: [join(dist, 'api.js')], bundle: true, format: 'esm', write: false,
  });
  return outputFiles.map(({ text }) => text).join('\n');
}

// A copy of the sources, compiled to dist/NAME, beside the module.
function build(name, how) {
  const [stage, dist] = [join(here, 'build', name), join(here, 'dist', name)];
  rmSync(stage, { recursive: true, force: true });
  cpSync(join(here, 'src'), stage, { recursive: true });
  if (name !== 'full') {
    cpSync(join(stage, 'entries', name), stage, { recursive: true });
  }
  mkdirSync(join(stage, 'wasm'));
  writeFileSync(
    join(stage, 'wasm/inline.d.ts'),
    'declare const base64: string;\nexport default base64;\n',
  );
  const config = {
    extends: join(here, 'tsconfig.json'),
    compilerOptions: { rootDir: stage, outDir: dist },
    files: [...LOADERS, ...(name === 'full' ? LAYERS : [])]
      .map((entry) => join(stage, `${entry}.ts`)),
  };
  writeFileSync(join(stage, 'tsconfig.json'), JSON.stringify(config));
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [join(here, 'node_modules/typescript/bin/tsc'), '-p', stage]);
  const wasm = join(dist, 'wasm');
  mkdirSync(wasm);
  const file = join(wasm, 'sat2d_wasm_bg.wasm');
  link(compile(how), file, bundled(dist), stage);
  if (how.profile !== 'dev') {
    optimise(file, how.level);
  }
  const base64 = readFileSync(file).toString('base64');
  writeFileSync(join(wasm, 'inline.js'), `export default '${base64}';\n`);
  cpSync(join(stage, 'wasm/inline.d.ts'), join(wasm, 'inline.d.ts'));
  const entries = ['inline', ...LAYERS.filter((layer) => layer.endsWith('-inline'))];
  commonjs(dist, join(dist, 'cjs'), name === 'full' ? entries : ['inline']);
}

run('cargo', ['run', '--quiet', '-p', 'sat2d-api', '--', '--package', 'js']);
// of sat2d, and of what the module links
run('cargo', [
  'run', '--quiet', '-p', 'sat2d-dist', '--', '--licences-of', 'sat2d-wasm',
  '--target', 'wasm32-unknown-unknown', '--prefix', here,
]);

const { SAT2D_WASM_SIMD, SAT2D_WASM_PROFILE } = process.env;
const given = {
  // one compilation for all
  ...(SAT2D_WASM_PROFILE && { profile: SAT2D_WASM_PROFILE, simd: true, curves: true }),
  ...(SAT2D_WASM_SIMD && { simd: SAT2D_WASM_SIMD === '1' }),
};
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(ENTRIES)) {
  build(name, { ...ENTRIES[name], ...given });
}
