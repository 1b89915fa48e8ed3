// The page of a user, built by Vite and by webpack and opened in Chromium. It asks the library
// itself and in a worker, under a policy that allows no more than the guide says.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { visit } from '../browser/visit.mjs';

const POLICY = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'";
const MAIN = `import { relation, Shape, Transform } from 'sat2d';

const box = Shape.rectangle(2, 2);
const found = relation(box, Transform.IDENTITY, box, Transform.translation(2, 0));
const worker = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
worker.onmessage = ({ data }) => {
  fetch('/report', { method: 'POST', body: JSON.stringify([found, data]) });
};
worker.postMessage(3);
`;
const WORKER = `import { Shape, World } from 'sat2d/inline';

onmessage = ({ data }) => {
  const world = new World();
  for (let i = 0; i < data; i++) world.insert(Shape.rectangle(2, 2));
  postMessage(world.size);
};
`;
const page = (script) => `<!doctype html>
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<script type="module" src="./${script}"></script>
`;

/** Checks both bundlers in a project that has the package and the bundlers. */
export async function checkBundlers(project, run, write) {
  write('main.js', MAIN);
  write('worker.js', WORKER);
  write('index.html', page('main.js'));
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--base', './', '--outDir', 'vite']);
  run(process.execPath, [
    'node_modules/webpack/bin/webpack.js', './main.js', '--mode', 'production',
    '--output-path', join(project, 'webpack'),
  ]);
  write('webpack/index.html', page('main.js'));
  for (const bundler of ['vite', 'webpack']) {
    const folder = join(project, bundler);
    const files = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [`/packages/sat2d-js/test/browser/${relative(folder, file)}`, file]);
    const report = await visit('chromium', 'index.html', Object.fromEntries(files));
    assert.deepEqual(report, ['touching', 3]);
    console.log(`${bundler}: the page and its worker answer`);
  }
}
