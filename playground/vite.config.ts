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

// One HTML file with everything in it: it opens from a disk, without a server or a network.
export default defineConfig({
  base: './',
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
  // the npm package and the samples are outside of this folder
  server: { fs: { allow: ['..'] } },
  plugins: [head, viteSingleFile({ removeViteModuleLoader: true })],
});
