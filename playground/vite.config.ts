import { defineConfig } from 'vite';
import { viteSingleFile } from 'vite-plugin-singlefile';

// One HTML file with everything in it: it opens from a disk, without a server or a network.
export default defineConfig({
  base: './',
  build: { target: 'es2022', chunkSizeWarningLimit: 4000 },
  // the npm package and the samples are outside of this folder
  server: { fs: { allow: ['..'] } },
  plugins: [viteSingleFile({ removeViteModuleLoader: true })],
});
