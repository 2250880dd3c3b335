import { readFile } from 'node:fs/promises';
import { build } from 'vite';

/** Builds the service worker into one file at the root of the site, with the name of the build in it: another build is another worker. */
const BUILD = await readFile('dist/build-id', 'utf8');
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  define: { __BUILD__: JSON.stringify(BUILD) },
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    rolldownOptions: {
      input: 'app/service-worker.ts',
      output: { format: 'iife', entryFileNames: 'service-worker.js' },
    },
  },
});
