import { build } from 'vite';

/** Packages that stay where they are installed: native code, and what reads files of its own by path. */
const INSTALLED = ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'fontkit', 'harfbuzzjs', 'sharp'];

/**
 * Builds the processes of the server, so that Node reads few files at the start (decision 039). All files lie in one folder: a process that starts
 * another one finds its program beside itself.
 */
await build({
  configFile: false,
  logLevel: 'error',
  publicDir: false,
  ssr: { noExternal: true, external: INSTALLED },
  build: {
    ssr: true,
    outDir: 'dist/processes',
    target: 'esnext',
    sourcemap: true,
    rolldownOptions: {
      input: {
        main: 'server/main.ts',
        worker: 'server/worker.ts',
        'studio-process': 'server/pictures/studio/studio-process.ts',
      },
      // The sources lie beside the build: the maps need no copy of them.
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: '[name]-[hash].js',
        sourcemapExcludeSources: true,
        // Errors are told apart by the names of their classes, where two packages have one of the same name too.
        keepNames: true,
      },
    },
  },
});
