// Puts the built npm package into one script, src/sat2d/sat2d.js, which defines `sat2d`.
import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
buildSync({
  entryPoints: [here('../sat2d-js/dist/full/inline.js')],
  outfile: here('src/sat2d/sat2d.js'),
  bundle: true,
  format: 'iife',
  globalName: 'sat2d',
  minify: true,
  target: 'es2022',
  logOverride: { 'empty-import-meta': 'silent' }, // of a way to load that is not used
});
