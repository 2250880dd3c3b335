import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** Names the build: the commit where there is one, else the moment. It travels beside the version and is what the version check compares too. */
function buildId(): string {
  try {
    return execFileSync('git', ['rev-parse', '--short=12', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return Date.now().toString(36);
  }
}

// Kept for every further reading of this file: client, server and the file of the build must name the same one.
const BUILD = (process.env.BUILD_ID ??= buildId());

/** Leaves the build's name beside the build, so that server and browser mean the same one. */
const buildName: Plugin = {
  name: 'build-name',
  apply: 'build',
  closeBundle: () => writeFileSync('dist/build-id', BUILD),
};

/** The data of the copy that is worked on lies in the folder that files are served from by default: its key and its members' files are not source. */
const dataDir = path.resolve(process.env.DATA_DIR ?? '.data');
const backend = process.env.DEV_BACKEND ?? 'http://127.0.0.1:8082';
const toBackend = { target: backend, changeOrigin: false };

/** Files of the browser: a few that many pages share pack tighter, and hold a page up less, than many small ones. */
const GROUPS = [
  // What the entry needs before the page is painted, apart from all that it does not.
  {
    name: 'entry',
    test: /vite\/preload-helper|app\/client\/(chunk-retry|session\/soft-login)|shared\/limits/,
    priority: 4,
  },
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler|@tanstack|use-sync-external-store)\//, priority: 3 },
  // With the words for kinds of cards, which sending one needs and the shop too.
  {
    name: 'site',
    test: /\/app\/(hydrate|core-tree)\.|\/shared\/(cards\/card-kind|time\/date-format|text\/count)|\/app\/client\/analytics\/track\./,
    priority: 2,
  },
  {
    name: 'shop',
    test: /app\/(parts\/(card-picture|tile|card-tile|card-row\/row-frame|card-row\/card-row|hero)|ui\/(feedback\/(skeleton|empty)|list\/link-index|layout\/sidebar))\./,
    priority: 1,
  },
  {
    name: 'form',
    test: /app\/(ui\/(form\/chip|form\/field|feedback\/notice)|client\/input\/use-saved-input)\./,
    priority: 1,
  },
  // The page of a card and what is written on it by hand, as sending and reading a card both show it.
  {
    name: 'handwriting',
    test: /(app\/ui\/(opening\/handwriting|leaf\/\w[\w-]*)|shared\/(people\/first-name|letter\/(letter|hands)))\./,
    priority: 1,
  },
  // What pages with something to do share beside that. None of it may lie with the sign-in page: each page that needs a line of it would bring all of that.
  { name: 'lines', test: /app\/ui\/(button\/text-button|layout\/tab-links)\./, priority: 1 },
  { name: 'acts', test: /(app\/client\/session\/change-session|shared\/links\/safe-redirect)\./, priority: 1 },
  // The title of a card's page needs it, so that it would lie with the table of routes; sending one needs it and not the table.
  { name: 'front-name', test: /shared\/cards\/name-on-card\./, priority: 1 },
  { name: 'favorites', test: /app\/client\/favorites\./, priority: 1 },
  { name: 'typed', test: /app\/client\/(input\/use-input-before-hydration|card-in-progress)\./, priority: 1 },
  {
    name: 'sign-in-methods',
    test: /(app\/client\/session\/(passkeys|provider-error-messages|provider-names)|shared\/sign-in\/provider-error)\./,
    priority: 1,
  },
  // The auth page without what is needed only after a press: two dozen small files would take longer to load than to run.
  {
    name: 'auth',
    test: /app\/(client\/(use-action|form-errors|announce-hydrated)|features\/auth\/(auth-page|auth-fields|auth-context|use-auth-state|use-card-in-hand|use-form-action|pending-step|provider-buttons|stage|hydrated-form|already-signed-in|card-preview|sign-in\/(passkey-button|sign-in|use-sign-in|use-passkey-autofill|sign-in-form)))\./,
    priority: 0.8,
  },
  // The rest of the table of routes, which comes once the page is alive.
  { name: 'routes', test: /app\/routeTree/, priority: 0.5 },
];

/** A file of one page is called after its route, `card.send._step`: its own name, `_step`, says too little where one reads of a file that failed. */
function chunkFileName({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }): string {
  const route = /\/app\/routes\/([^?]+)\.tsx/.exec(facadeModuleId ?? '')?.[1];
  const called =
    route === undefined
      ? name
      : route
          .replaceAll(/\(\w+\)\//g, '')
          .replaceAll('/', '.')
          .replaceAll(/[^\w.-]/g, '_');
  return `assets/${called}-[hash].js`;
}

export default defineConfig({
  define: { __BUILD__: JSON.stringify(BUILD) },
  server: {
    port: Number(process.env.PORT ?? 8081),
    strictPort: true,
    // No page of another address reads from here, whatever port of this machine it is on.
    cors: false,
    fs: { deny: ['.env', '.env.*', '*.{crt,pem}', '**/.git/**', '**/.data/**', `${dataDir}/**`] },
    proxy: { '/api': toBackend, '/media': toBackend, '/healthz': toBackend, '/readyz': toBackend },
  },
  build: { sourcemap: 'hidden', assetsInlineLimit: 0, target: 'es2022' },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: GROUPS }, chunkFileNames: chunkFileName } },
      },
    },
  },
  plugins: [
    tanstackStart({
      srcDirectory: 'app',
      router: {
        routesDirectory: 'routes',
        generatedRouteTree: 'routeTree.gen.ts',
        routeFileIgnorePattern: '\\.test\\.',
        // A page and what stands in its place are one file: apart, each costs more in wrapping than it holds.
        codeSplittingOptions: { defaultBehavior: [['component', 'errorComponent', 'notFoundComponent']] },
      },
      serverFns: { disableCsrfMiddlewareWarning: true },
    }),
    viteReact(),
    buildName,
  ],
});
