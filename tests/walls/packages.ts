import { isNodes } from './imports.ts';
import { layerOf } from './layers.ts';
import { type Breach, isTest, type Source } from './sources.ts';

type Lists = Readonly<Record<string, readonly string[]>>;

/**
 * The packages that the files of a layer may use, and in addition those of a single module of the server. `@scope/*` allows every package of a scope. A
 * package that nobody uses fails, so that the lists stay true.
 */
export const PACKAGES: Lists = {
  routes: ['react', 'react-dom', '@tanstack/react-router', '@tanstack/react-start'],
  features: ['react', 'react-dom', '@tanstack/react-router', '@tanstack/react-virtual', 'altcha-lib'],
  parts: ['react'],
  ui: ['react', 'react-dom', '@tanstack/react-router'],
  client: ['react', '@tanstack/react-router', '@tanstack/react-start', '@simplewebauthn/browser', 'temporal-polyfill'],
  contract: ['zod'],
  ports: ['nodemailer', 'openid-client', 'pino', 'tsdav'],
  http: ['hono', '@hono/node-server', 'zod'],
  kernel: ['kysely', 'pg', 'pg-boss', 'rate-limiter-flexible', 'zod'],
  worker: ['kysely', 'pg-boss'],
  postgres: ['pg'],
  dispatch: ['kysely', 'zod'],
  modules: ['kysely', 'zod'],
  'server/admin': ['pg-boss'],
  'server/birthday-groups': ['uqr'],
  'server/calendar-feeds': ['ical-generator'],
  'server/card-sends': ['altcha-lib'],
  'server/cards': ['typedfastbitset'],
  'server/contact-exports': ['ical-generator'],
  'server/exports': ['fflate'],
  'server/mailbox': ['postal-mime', 'smtp-server'],
  'server/mobile-numbers': ['libphonenumber-js'],
  'server/passkeys': ['@simplewebauthn/server'],
  'server/photos': ['sharp'],
  'server/pictures': ['@myriaddreamin/typst-ts-node-compiler', '@resvg/resvg-js', 'sharp'],
  'server/reference': ['@vvo/tzdb', 'countries-list'],
  'server/two-step': ['otpauth', 'uqr'],
  engine: ['@cto.af/linebreak', 'culori', 'fontkit', 'harfbuzzjs', 'zod'],
  catalogue: ['zod'],
  artwork: ['culori'],
  db: ['kysely', 'pg'],
  tests: [
    '@axe-core/playwright',
    '@resvg/resvg-js',
    '@tanstack/react-start',
    'altcha-lib',
    'fast-check',
    'fflate',
    'fontkit',
    'harfbuzzjs',
    'jose',
    'kysely',
    'oidc-provider',
    'otpauth',
    'oxc-parser',
    'pg',
    'playwright-core',
    'sharp',
    'smtp-server',
    'unpdf',
    'vitest',
    'zod',
  ],
  bench: ['autocannon', 'kysely', 'pg', 'react', 'react-dom', 'smtp-server'],
  scripts: ['@resvg/resvg-js', 'playwright-core', 'sharp', 'vite'],
  configs: ['@tanstack/react-start', '@vitejs/plugin-react', 'vite', 'vitest'],
};
/** The packages that the tests of a layer use in addition. */
export const TEST_PACKAGES: Lists = {
  routes: ['vitest'],
  features: ['vitest'],
  parts: ['vitest'],
  ui: ['vitest'],
  client: ['vitest'],
  roots: ['vitest'],
  ports: ['postal-mime', 'vitest'],
  http: ['fast-check', 'pg', 'vitest'],
  kernel: ['vitest'],
  worker: ['vitest'],
  postgres: ['vitest'],
  dispatch: ['vitest'],
  modules: ['vitest'],
  'server/account': ['fast-check'],
  'server/keepsakes': ['sharp', 'unpdf'],
  'server/pictures': ['fontkit'],
  engine: ['vitest'],
  catalogue: ['vitest'],
  artwork: ['vitest'],
  emails: ['vitest'],
  db: ['vitest'],
  shared: ['fast-check', 'vitest'],
  settings: ['vitest'],
  project: ['vitest'],
  bench: ['vitest'],
  scripts: ['vitest'],
};

/** Packages that a file may not use. */
export function packageBreaches(sources: readonly Source[], used = new Set<string>()): Breach[] {
  return sources.flatMap(({ file, imports }) => {
    const layer = layerOf(file);
    return imports.flatMap(({ request, kind, path }) => {
      if (!layer || path !== null || kind === 'hidden' || isNodes(request)) return [];
      const entry = entriesFor(file, layer.name).find(({ pattern }) => matches(request, pattern));
      if (!entry) return [{ rule: `${layer.name}-uses-no-${packageOf(request)}`, from: file, to: request }];
      used.add(entry.key);
      return [];
    });
  });
}

/** Packages that a list allows and that nothing in its layer uses. */
export function stalePackages(sources: readonly Source[]): string[] {
  const used = new Set<string>();
  packageBreaches(sources, used);
  const keys = (lists: Lists, kind: string) =>
    Object.entries(lists).flatMap(([place, patterns]) => patterns.map((pattern) => `${kind} ${place} ${pattern}`));
  return [...keys(PACKAGES, 'code'), ...keys(TEST_PACKAGES, 'test')].filter((key) => !used.has(key));
}

/** The entries that allow packages to a file: its own layer's first, then those for tests. */
function entriesFor(file: string, layer: string): { pattern: string; key: string }[] {
  const module = file.split('/').slice(0, 2).join('/');
  const places = layer === 'modules' ? [layer, module] : [layer];
  const from = (lists: Lists, kind: string) =>
    places.flatMap((place) => (lists[place] ?? []).map((pattern) => ({ pattern, key: `${kind} ${place} ${pattern}` })));
  return [...from(PACKAGES, 'code'), ...(isTest(file) ? from(TEST_PACKAGES, 'test') : [])];
}

function matches(request: string, pattern: string): boolean {
  return pattern.endsWith('/*')
    ? request.startsWith(pattern.slice(0, -1))
    : request === pattern || request.startsWith(`${pattern}/`);
}

function packageOf(request: string): string {
  return request.split('/', request.startsWith('@') ? 2 : 1).join('/');
}
