import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

const DESCRIPTION = 'Drag shapes and read exact answers: collisions decided without a rounding, '
  + 'distances, contacts, sweeps, convex pieces. sat2d runs in the page.';

// Previews of links need the whole address of their picture, so of the site: SAT2D_SITE=https://.../
const head = {
  name: 'head',
  transformIndexHtml: (html: string) => html
    .replaceAll('%DESCRIPTION%', DESCRIPTION)
    .replace('%SITE%', process.env['SAT2D_SITE'] ?? ''),
};

// The worker with the crowd is in the page too, but not a second time the module: the page sends its
// own in the first message. A classic worker, as pages that were opened from a disk have no others.
const moduleByMessage = {
  name: 'module-by-message',
  load: (id: string) => (id.endsWith('/dist/full/load-inline.js')
    ? `import { imports, install } from './guard.js';
      globalThis.startSat2d = (base64) => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        install(new WebAssembly.Instance(new WebAssembly.Module(bytes), imports));
      };`
    : undefined),
};

// One HTML file with everything in it: it opens from a disk, without a server or a network.
export default defineConfig({
  base: './',
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
  worker: { format: 'iife', plugins: () => [moduleByMessage] },
  // the npm package and the samples are outside of this folder
  server: { fs: { allow: ['..'] } },
  plugins: [head, viteSingleFile({ removeViteModuleLoader: true })],
});
