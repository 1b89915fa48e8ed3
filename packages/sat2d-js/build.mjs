// Builds the package into dist/: `node build.mjs`.
//
// There are two builds of the module: full, fast with SIMD128; and verdict, small, with shapes,
// transforms and relations only. SAT2D_WASM_SIMD=0 compiles both without SIMD128,
// SAT2D_WASM_SIMD=1 both with it; the answers are the same. SAT2D_WASM_PROFILE=dev compiles faster
// and optimises less, for work on the package.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { commonjs } from './commonjs.mjs';
import { guardedGlue, guardedTypes } from './glue.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const workspace = join(here, '../..');
const target = process.env.CARGO_TARGET_DIR ?? join(workspace, 'target');
const run = (program, args, env = {}) => execFileSync(program, args, {
  cwd: workspace, env: { ...process.env, ...env }, stdio: 'inherit',
});

// The tool must have the version of the crate.
function bindgen() {
  const lock = readFileSync(join(workspace, 'Cargo.lock'), 'utf8');
  const version = /name = "wasm-bindgen"\nversion = "(.*)"/.exec(lock)[1];
  const tools = join(target, 'tools', version);
  const tool = join(tools, 'bin/wasm-bindgen');
  if (!existsSync(tool)) {
    run('cargo', ['install', 'wasm-bindgen-cli', '--version', version, '--root', tools]);
  }
  return tool;
}

const ENTRIES = ['index', 'node', 'inline'];
const LAYERS = ['sat', 'poly-decomp']
  .flatMap((layer) => ['web', 'node', 'inline'].map((loader) => `${layer}-${loader}`));

// A copy of the sources beside the module's own JavaScript, compiled to dist/NAME.
function build(name, { simd, profile, cargoFlags }) {
  const [stage, dist] = [join(here, 'build', name), join(here, 'dist', name)];
  const glue = join(stage, 'wasm');
  rmSync(stage, { recursive: true, force: true });
  cpSync(join(here, 'src'), stage, { recursive: true });
  if (name !== 'full') {
    cpSync(join(stage, `api-${name}.ts`), join(stage, 'api.ts'));
  }
  const platform = 'wasm32-unknown-unknown';
  const cargo = ['build', '-p', 'sat2d-wasm', '--target', platform, '--profile', profile];
  run('cargo', [...cargo, ...cargoFlags], {
    CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS:
      `-Clink-arg=--export=__stack_pointer${simd ? ' -Ctarget-feature=+simd128' : ''}`,
  });
  const folder = profile === 'dev' ? 'debug' : profile;
  const module = join(target, platform, folder, 'sat2d_wasm.wasm');
  const names = profile === 'dev' ? [] : ['--remove-name-section', '--remove-producers-section'];
  run(bindgen(), [module, '--target', 'web', '--out-dir', glue, ...names]);
  const change = (name, by) => {
    writeFileSync(join(glue, name), by(readFileSync(join(glue, name), 'utf8')));
  };
  change('sat2d_wasm.js', guardedGlue);
  change('sat2d_wasm.d.ts', guardedTypes);
  const file = join(glue, 'sat2d_wasm_bg.wasm');
  const base64 = readFileSync(file).toString('base64');
  writeFileSync(join(glue, 'inline.js'), `export default '${base64}';\n`);
  writeFileSync(
    join(glue, 'inline.d.ts'),
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
  cpSync(glue, join(dist, 'wasm'), { recursive: true });
  const entries = ['inline', ...LAYERS.filter((layer) => layer.endsWith('-inline'))];
  commonjs(dist, join(dist, 'cjs'), name === 'full' ? entries : ['inline']);
}

const simd = { 0: false, 1: true }[process.env.SAT2D_WASM_SIMD];
const profile = process.env.SAT2D_WASM_PROFILE;
const builds = {
  full: { simd: simd ?? true, profile: profile ?? 'wasm', cargoFlags: [] },
  verdict: {
    simd: simd ?? false, profile: profile ?? 'wasm-small', cargoFlags: ['--no-default-features'],
  },
};
for (const name of process.argv.length > 2 ? process.argv.slice(2) : Object.keys(builds)) {
  build(name, builds[name]);
}
