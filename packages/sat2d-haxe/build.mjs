// Puts the built npm package into one script, src/sat2d/sat2d.js, which defines `sat2d`.
import { buildSync } from 'esbuild';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));
// Node prints the line in which an uncaught error occurred, so lines are short: the module, in
// base64, has many.
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
const longest = text.split('\n').reduce((most, line) => Math.max(most, line.length), 0);
if (longest > 20 * LINE) {
  throw new Error(`a line has ${longest} characters; expected about ${LINE}`);
}
writeFileSync(path, text);
