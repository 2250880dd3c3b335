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
    test: /vite\/preload-helper|app\/client\/(release\/chunk-retry|session\/soft-login|input\/before-hydration)|app\/standalone\/standalone\.|shared\/limits/,
    priority: 5,
  },
  { name: 'base', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  // What every document has around its page. Apart from the router, which the page of a received card does without.
  {
    name: 'document',
    test: /app\/(features\/frame\/(use-page-start|lazy-mounts|notices\/toasts)|ui\/(button\/(button|icon-button)|icon\/icon|layout\/layouts|styles\/base|text\.module)|client\/input\/announce-hydrated)\./,
    priority: 3,
  },
  // Not the lists of contacts, which load what keeps a long one short themselves.
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(?!(react-virtual|virtual-core)\/)|use-sync-external-store\/)/,
    priority: 2.5,
  },
  // What the mounts beside every page need too, also where there is no router.
  {
    name: 'events',
    test: /app\/client\/(analytics\/(track|third-parties-meta)|lists\/paged-list|page\/navigate-to)\./,
    priority: 2.2,
  },
  {
    name: 'site',
    test: /\/app\/(hydrate|first-routes\/first-tree)\.|\/shared\/time\/date-format|\/app\/client\/(page\/page-head|cards\/load-cards)\.|first-routes\/route-table\./,
    priority: 2,
  },
  // What is made of a person's name, for a card in progress and on the page of one that is read.
  { name: 'first-name', test: /shared\/(people\/first-name|cards\/front-name)\./, priority: 1.8 },
  // The page of a card and what is written on it by hand, as sending and reading a card both show it.
  {
    name: 'handwriting',
    test: /(app\/ui\/leaf\/\w[\w-]*|shared\/letter\/(letter|hands))\./,
    priority: 1.5,
  },
  // A card as it lies in a list, in the form for sending it, and beside the form for signing in.
  {
    name: 'picture',
    test: /app\/(parts\/card-picture|ui\/(feedback\/skeleton|opening\/handwriting))\.|shared\/(cards\/card-kind|text\/count)/,
    priority: 1.6,
  },
  {
    name: 'shop',
    test: /app\/(parts\/(tile|card-tile|card-row\/row-frame|card-row\/card-row|hero)|ui\/(feedback\/empty|list\/link-index|layout\/sidebar))\./,
    priority: 1,
  },
  {
    name: 'form',
    test: /app\/(ui\/(form\/chip|form\/field|feedback\/notice)|client\/input\/use-saved-input)\./,
    priority: 1,
  },
  // What pages with something to do share beside that. None of it may lie with the sign-in page: each page that needs a line of it would bring all of that.
  { name: 'lines', test: /app\/ui\/(button\/text-button|layout\/tab-links)\./, priority: 1 },
  {
    name: 'acts',
    test: /(app\/client\/(use-action|form-errors|session\/change-session)|shared\/links\/safe-redirect)\./,
    priority: 1,
  },
  // The title of a card's page needs it, so that it would lie with the table of routes; sending one needs it and not the table.
  { name: 'front-name', test: /shared\/cards\/name-on-card\./, priority: 1 },
  { name: 'favorites', test: /app\/client\/cards\/favorites\./, priority: 1 },
  // What both ways of showing the page of a received card have in common, with the router and without.
  { name: 'reading', test: /features\/read\/(card-titles|card-unavailable)\./, priority: 1 },
  {
    name: 'typed',
    test: /app\/client\/cards\/(card-in-progress|use-card-in-progress)\./,
    priority: 1.2,
  },
  {
    name: 'sign-in-methods',
    test: /(app\/client\/session\/(passkeys|provider-error-messages|provider-names)|shared\/sign-in\/provider-error)\./,
    priority: 1,
  },
  // The auth page without what is needed only after a press: two dozen small files would take longer to load than to run.
  {
    name: 'auth',
    test: /app\/(features\/auth\/(auth-page|auth-fields|auth-context|use-auth-state|use-form-action|pending-step|provider-buttons|stage|hydrated-form|already-signed-in|card-preview|sign-in\/(passkey-button|sign-in|use-sign-in|use-passkey-autofill|sign-in-form)))\./,
    priority: 0.8,
  },
  // The routes that a visit begins with, by the part of the site.
  { name: 'shop-routes', test: /first-routes\/shop-routes\./, priority: 0.6 },
  { name: 'page-routes', test: /first-routes\/page-routes\./, priority: 0.55 },
  { name: 'sending-routes', test: /first-routes\/sending-routes\./, priority: 0.6 },
  { name: 'sign-in-routes', test: /first-routes\/sign-in-routes\./, priority: 0.6 },
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
  // As modules, workers load what only some browsers need (Temporal) only there.
  worker: { format: 'es' },
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
