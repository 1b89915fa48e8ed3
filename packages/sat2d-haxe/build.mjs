// Puts the built npm package into one script, src/sat2d/sat2d.js, which defines `sat2d`.
import { buildSync } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// node prints the line in which an uncaught error occurred, so lines are short, and the module, in
// base64, has one for itself
const LINE = 200;
const { outputFiles } = buildSync({
  entryPoints: [here('../sat2d-js/dist/full/inline.js')],
  outfile: here('src/sat2d/sat2d.js'),
  bundle: true,
  format: 'iife',
  globalName: 'sat2d',
  minify: true,
  lineLimit: LINE,
  write: false,
  target: 'es2022',
  logOverride: { 'empty-import-meta': 'silent' }, // of a way to load that is not used
});
const [{ path, text }] = outputFiles;
const module = /"[A-Za-z0-9+/]{10000,}=*"/g;
const lines = text.replace(module, '\n$&\n').split('\n');
const long = lines.filter((line) => line.length > 10 * LINE);
if (long.length !== 1 || long[0].replace(module, '') !== '') {
  throw new Error(`${long.length} lines are long; expected one, of base64 alone`);
}
writeFileSync(path, lines.join('\n'));
