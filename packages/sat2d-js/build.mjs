// Builds the package into dist/: `node build.mjs`. Makes src/generated of the C API first.
//
// There are two builds of the module: full, fast with SIMD128; and verdict, small, with shapes,
// transforms and relations only. SAT2D_WASM_SIMD=0 compiles both without SIMD128,
// SAT2D_WASM_SIMD=1 both with it; the answers are the same. SAT2D_WASM_PROFILE=dev compiles faster
// and optimises less, for work on the package.
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

const ENTRIES = ['index', 'node', 'inline'];
const LAYERS = ['sat', 'poly-decomp']
  .flatMap((layer) => ['web', 'node', 'inline'].map((loader) => `${layer}-${loader}`));

/** The module as cargo compiles it. */
function compile({ simd, profile, cargoFlags }) {
  const platform = 'wasm32-unknown-unknown';
  const cargo = ['build', '-p', 'sat2d-wasm', '--target', platform, '--profile', profile];
  run('cargo', [...cargo, ...cargoFlags], {
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS:
      `-Clink-arg=--export=__stack_pointer${simd ? ' -Ctarget-feature=+simd128' : ''}`,
  });
  const folder = profile === 'dev' ? 'debug' : profile;
  return join(target, platform, folder, 'sat2d_wasm.wasm');
}

/** Writes the module without what the package does not call, optimised. */
function optimise(module, to, sources, level) {
  const called = new Set(sources.match(/\b(?:sat|js)_\w+/g));
  const names = WebAssembly.Module.exports(new WebAssembly.Module(readFileSync(module)))
    .map(({ name }) => name)
    .filter((name) => called.has(name) || name === 'memory' || name === '__stack_pointer');
  const graph = [
    { name: 'package', root: true, reaches: names.map((name) => `export ${name}`) },
    ...names.map((name) => ({ name: `export ${name}`, export: name })),
  ];
  const [graphFile, reached] = [`${to}.graph`, `${to}.reached`];
  writeFileSync(graphFile, JSON.stringify(graph));
  const tool = (name, args) => run(
    process.execPath, [join(here, 'node_modules/binaryen/bin', name), ...args],
    { NODE_NO_WARNINGS: '1' }, 'ignore',
  );
  tool('wasm-metadce', [module, '--graph-file', graphFile, '-o', reached]);
  const strip = ['--strip-debug', '--strip-producers', '--strip-target-features'];
  tool('wasm-opt', [reached, level, '--reorder-functions', ...strip, '-o', to]);
  rmSync(graphFile);
  rmSync(reached);
}

/** What of the compiled sources the package uses, as one text. */
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
    cpSync(join(stage, `api-${name}.ts`), join(stage, 'api.ts'));
  }
  mkdirSync(join(stage, 'wasm'));
  writeFileSync(
    join(stage, 'wasm/inline.d.ts'),
    'declare const base64: string;\nexport default base64;\n',
  );
  const config = {
    extends: join(here, 'tsconfig.json'),
    compilerOptions: { rootDir: stage, outDir: dist },
    files: [...ENTRIES, ...(name === 'full' ? LAYERS : [])]
      .map((entry) => join(stage, `${entry}.ts`)),
  };
  writeFileSync(join(stage, 'tsconfig.json'), JSON.stringify(config));
  rmSync(dist, { recursive: true, force: true });
  run(process.execPath, [join(here, 'node_modules/typescript/bin/tsc'), '-p', stage]);
  const module = compile(how);
  const [wasm, sources] = [join(dist, 'wasm'), bundled(dist)];
  mkdirSync(wasm);
  const file = join(wasm, 'sat2d_wasm_bg.wasm');
  if (how.profile === 'dev') {
    cpSync(module, file);
  } else {
    optimise(module, file, sources, how.level);
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

const simd = { 0: false, 1: true }[process.env.SAT2D_WASM_SIMD];
const profile = process.env.SAT2D_WASM_PROFILE;
const builds = {
  full: { simd: simd ?? true, profile: profile ?? 'wasm', cargoFlags: [], level: '-O1' },
  verdict: {
    simd: simd ?? false,
    profile: profile ?? 'wasm-small',
    cargoFlags: ['--no-default-features'],
    level: '-Oz',
  },
};
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(builds)) {
  build(name, builds[name]);
}
