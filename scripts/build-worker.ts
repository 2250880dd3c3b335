import { readFile } from 'node:fs/promises';
import { build } from 'vite';

/** Builds the service worker into one file at the root of the site. It contains the build's name, so each build has its own worker. */
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
