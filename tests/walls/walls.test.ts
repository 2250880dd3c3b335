import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { staleHiddenImports } from './hidden.ts';
import { readSources, sourcesOf } from './sources.ts';
import { checkWalls } from './walls.ts';

type Plant = [file: string, source: string, rule: string];

/** A breach of every wall between layers: the file, its import, and the rule that must report it, by any way of importing. */
const BETWEEN_LAYERS: [file: string, target: string, rule: string][] = [
  ['app/routes/a.tsx', 'server/settings/settings.ts', 'routes-into-settings'],
  ['app/features/send/a.tsx', 'app/features/read/b.ts', 'never-another-feature'],
  ['app/features/send/deep/a.tsx', 'app/features/read/b.ts', 'never-another-feature'],
  ['app/features/send/a.tsx', 'app/routes/b.tsx', 'features-into-routes'],
  ['app/features/send/a.tsx', 'server/cards/cards.ts', 'features-into-modules'],
  ['app/parts/a.tsx', 'app/features/send/b.ts', 'parts-into-features'],
  ['app/parts/a.tsx', 'server/cards/cards.ts', 'parts-into-modules'],
  ['app/ui/a.tsx', 'app/parts/b.tsx', 'ui-into-parts'],
  ['app/ui/a.tsx', 'app/client/api.ts', 'ui-into-client'],
  ['app/client/a.ts', 'app/parts/b.tsx', 'client-into-parts'],
  ['app/client/a.ts', 'app/ui/b.tsx', 'client-into-ui'],
  ['contract/a.ts', 'server/settings/settings.ts', 'contract-into-settings'],
  ['server/cards/a.ts', 'app/router.tsx', 'modules-into-routes'],
  ['server/cards/a.ts', 'server/http/b.ts', 'modules-into-http'],
  ['server/cards/a.ts', 'server/settings/settings.ts', 'modules-into-settings'],
  ['server/ports/a.ts', 'server/kernel/b.ts', 'ports-into-kernel'],
  ['server/ports/a.ts', 'server/cards/cards.ts', 'ports-into-modules'],
  ['server/http/a.ts', 'db/client.ts', 'http-into-db'],
  ['server/http/a.ts', 'server/ports/clock.ts', 'http-into-ports'],
  ['server/worker/a.ts', 'server/http/b.ts', 'worker-into-http'],
  ['server/kernel/a.ts', 'server/cards/cards.ts', 'kernel-into-modules'],
  ['server/kernel/a.ts', 'contract/calls.ts', 'kernel-into-contract'],
  ['server/kernel/a.ts', 'server/calls/handlers.ts', 'kernel-into-calls'],
  ['server/calls/a.ts', 'server/cards/cards.ts', 'calls-into-modules'],
  ['server/dispatch/a.ts', 'server/cards/cards.ts', 'dispatch-into-modules'],
  ['server/dispatch/a.ts', 'contract/calls.ts', 'dispatch-into-contract'],
  ['server/postgres/a.ts', 'server/kernel/b.ts', 'postgres-into-kernel'],
  ['server/settings/a.ts', 'server/kernel/b.ts', 'settings-into-kernel'],
  ['server/main.ts', 'app/router.tsx', 'roots-into-routes'],
  ['server/project/a.ts', 'server/ports/b.ts', 'project-into-ports'],
  ['cards/render/a.ts', 'db/client.ts', 'engine-into-db'],
  ['cards/render/a.ts', 'cards/catalogue/b.ts', 'engine-into-catalogue'],
  ['cards/document/a.ts', 'artwork/families/relief/b.ts', 'engine-into-artwork'],
  ['cards/document/a.ts', 'artwork/index.ts', 'engine-into-artwork'],
  ['cards/catalogue/a.ts', 'server/settings/settings.ts', 'catalogue-into-settings'],
  ['cards/catalogue/a.ts', 'scripts/catalogue/choices.ts', 'catalogue-into-scripts'],
  ['cards/catalogue/a.ts', 'artwork/heroes/library.ts', 'artwork-by-its-index'],
  ['server/pictures/a.ts', 'artwork/heroes/library.ts', 'artwork-by-its-index'],
  ['artwork/families/relief/a.ts', 'cards/catalogue/b.ts', 'artwork-into-catalogue'],
  ['artwork/families/relief/a.ts', 'server/pictures/pictures.ts', 'artwork-into-modules'],
  ['emails/a.ts', 'server/settings/settings.ts', 'emails-into-settings'],
  ['db/a.ts', 'server/settings/settings.ts', 'db-into-settings'],
  ['shared/a.ts', 'contract/calls.ts', 'shared-into-contract'],
  ['shared/a.ts', 'vite.config.ts', 'shared-into-nowhere'],
];

/** A path from a file to another, as imports write it. */
function pathTo(file: string, target: string): string {
  const relative = path.posix.relative(path.posix.dirname(file), target);
  return relative.startsWith('.') ? relative : `./${relative}`;
}
const withEnding = (file: string, ending: string) => file.replace(/\.tsx?$/, ending);
/** Every way to import a file: the importing file, and its source. */
const WAYS: Record<string, (file: string, target: string) => [file: string, source: string]> = {
  'by its alias': (file, target) => [file, `import { x } from '#${target}';`],
  'by a roundabout alias': (file, target) => [file, `import { x } from '#shared/../${target}';`],
  'by a relative path': (file, target) => [file, `import { x } from '${pathTo(file, target)}';`],
  'by a path from the root': (file, target) => [file, `import { x } from '/${target}';`],
  'without its ending': (file, target) => [file, `import { x } from '${withEnding(pathTo(file, target), '')}';`],
  'as if compiled': (file, target) => [file, `import { x } from '${withEnding(pathTo(file, target), '.js')}';`],
  'for what it does': (file, target) => [file, `import '#${target}';`],
  'as a type': (file, target) => [file, `import type { X } from '#${target}';`],
  'as an import type': (file, target) => [file, `type X = import('#${target}').X;`],
  'while it runs': (file, target) => [file, `const x = await import('${pathTo(file, target)}');`],
  'as a program': (file, target) => [file, `const x = new URL('${pathTo(file, target)}', import.meta.url);`],
  'as a program by its folder': (file, target) => [file, `path.join(import.meta.dirname, '${pathTo(file, target)}');`],
  'as a worker': (file, target) => [file, `new Worker('./${target}');`],
  'as a process': (file, target) => [file, `fork('${target}');`],
  'as a type of a comment': (file, target) => [file, `/** @type {import('${pathTo(file, target)}').X} */ let x;`],
  'to add to its types': (file, target) => [file, `declare module '#${target}' { interface X { y: 1 } }`],
  'on to others': (file, target) => [file, `export * from '#${target}';`],
  'from .mts': (file, target) => [withEnding(file, '.mts'), `import { x } from '#${target}';`],
  'from .js': (file, target) => [withEnding(file, '.js'), `export { x } from '#${target}';`],
  'from a test': (file, target) => [withEnding(file, '.test.ts'), `import { x } from '#${target}';`],
  'from a mock of a test': (file, target) => [withEnding(file, '.test.ts'), `vi.mock('#${target}');`],
  'from a mock by another name': (file, target) => [withEnding(file, '.test.ts'), `v['doMock']('#${target}');`],
};

/** Further imports that layers may not have. */
const FROM_LAYERS: Plant[] = [
  ['app/parts/a.tsx', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/client/a.ts', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/client/a.ts', "const { calls } = await import('../../contract/calls');", 'no-schema-in-the-browser'],
  ['app/client/a.test.ts', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/ui/a.tsx', "import fs from 'node:fs'; export const A = () => <p>{fs.constants.F_OK}</p>;", 'ui-uses-no-node'],
  ['cards/render/a.ts', "import { readFile } from 'node:fs/promises';", 'engine-uses-no-node'],
  ['cards/render/a.test.ts', "import { readFileSync } from 'node:fs';", 'engine-uses-no-node'],
  ['artwork/families/relief/a.ts', "import { readFile } from 'fs';", 'artwork-uses-no-node'],
  ['cards/render/a.test.ts', "import { x } from '#tests/app.ts';", 'engine-into-tests'],
  ['server/cards/a.ts', "import { x } from '#tests/factories/b.ts';", 'modules-into-tests'],
  ['server/cards/a.ts', "import { x } from './cards.test.ts';", 'into-a-test'],
  ['lib/a.ts', '', 'no-layer'],
  ['app/ui/a.module.css', ".a { composes: b from '../parts/b.module.css'; }", 'ui-into-parts'],
  ['app/ui/a.css', "@import '../parts/b.css';", 'ui-into-parts'],
  ['app/ui/a.css', "@IMPORT url('../parts/b.css');", 'ui-into-parts'],
  ['app/ui/a.module.css', ":import('../parts/b.module.css') { a: b; }", 'ui-into-parts'],
  ['app/ui/a.tsx', "import { x } from '../../node_modules/pg/lib/index.js';", 'ui-into-nowhere'],
  ['app/features/send/a.module.css', ".a { composes: b from '../read/b.module.css'; }", 'never-another-feature'],
];

const HIDDEN: Plant[] = [
  ['server/cards/a.ts', 'const x = await import(name);', 'hidden-import'],
  ['server/cards/a.mts', "const x = await import('../http/' + name);", 'hidden-import'],
  ['app/parts/a.tsx', "const all = import.meta.glob('../features/*/*.tsx');", 'hidden-import'],
  ['server/cards/a.ts', "import { createRequire } from 'node:module';", 'hidden-import'],
  ['scripts/a.mjs', "const x = require('./b.ts');", 'hidden-import'],
  ['tests/api/a.test.ts', 'const x = await import(name);', 'hidden-import'],
  ['server/cards/a.ts', "import { Module } from 'node:module'; Module._load('./b.ts');", 'hidden-import'],
  ['server/cards/a.ts', "import { registerHooks } from 'node:module';", 'hidden-import'],
  ['app/parts/a.tsx', "const { glob } = import.meta; const all = glob('../features/*/*.tsx');", 'hidden-import'],
  ['server/cards/a.ts', "const x = new URL('../tickets/' + 'queries.ts', import.meta.url);", 'hidden-import'],
  ['server/cards/a.ts', 'const x = new Worker(program);', 'hidden-import'],
  ['app/parts/a.tsx', 'const x = eval(\'import("../features/read/b.ts")\');', 'hidden-import'],
  ['app/parts/a.tsx', "const x = new Function('name', 'return import(name)');", 'hidden-import'],
];

const PACKAGES: Plant[] = [
  ['elsewhere.ts', "import { x } from 'pg';", 'configs-uses-no-pg'],
  ['app/client/a.test.ts', "import { x } from 'hono';", 'client-uses-no-hono'],
  ['shared/a.ts', "import { x } from 'kysely';", 'shared-uses-no-kysely'],
  ['app/client/a.ts', "import { z } from 'zod';", 'client-uses-no-zod'],
  ['app/client/a.ts', "import type { z } from 'zod/v4';", 'client-uses-no-zod'],
  ['app/features/send/a.tsx', "import { x } from 'pg-boss';", 'features-uses-no-pg-boss'],
  ['app/routes/a.tsx', "const x = await import('nodemailer');", 'routes-uses-no-nodemailer'],
  ['app/ui/a.tsx', "type X = import('@simplewebauthn/browser').X;", 'ui-uses-no-@simplewebauthn/browser'],
  ['app/ui/a.tsx', "import { x } from 'react-dom-other';", 'ui-uses-no-react-dom-other'],
  ['cards/render/a.ts', "import pg from 'pg';", 'engine-uses-no-pg'],
  [
    'server/cards/a.ts',
    "import { x } from '@cardamom/artwork/heroes/library.ts';",
    'modules-uses-no-@cardamom/artwork',
  ],
  ['app/ui/a.tsx', "import x from 'file:///srv/a.js';", 'ui-uses-no-file:'],
  ['cards/catalogue/a.ts', "import sharp from 'sharp';", 'catalogue-uses-no-sharp'],
  ['artwork/families/relief/a.ts', "export * from 'fontkit';", 'artwork-uses-no-fontkit'],
  ['contract/a.ts', "import { x } from 'hono';", 'contract-uses-no-hono'],
  ['server/cards/a.ts', "import sharp from 'sharp';", 'modules-uses-no-sharp'],
  ['server/tickets/a.ts', "import { createTransport } from 'nodemailer';", 'modules-uses-no-nodemailer'],
  ['server/http/a.ts', "import { sql } from 'kysely';", 'http-uses-no-kysely'],
  ['server/http/a.ts', "import { it } from 'vitest';", 'http-uses-no-vitest'],
  ['server/main.ts', "const x = import.meta.resolve('pg');", 'roots-uses-no-pg'],
  ['emails/a.test.ts', "import { x } from 'react';", 'emails-uses-no-react'],
  ['app/ui/a.css', "@import 'some-styles/all.css';", 'ui-uses-no-some-styles'],
  ['scripts/a.ts', "import { x } from 'kysely';", 'scripts-uses-no-kysely'],
];

describe('the walls', () => {
  it.each(BETWEEN_LAYERS)('%s: an import of %s is reported as %s, in any form', (file, target, rule) => {
    const reported = Object.entries(WAYS).map(([way, plant]) => [
      way,
      ...checkWalls(sourcesOf([plant(file, target), [target, '']])).breaches.map((breach) => breach.rule),
    ]);
    expect(reported).toEqual(Object.keys(WAYS).map((way) => [way, rule]));
  });

  it.each([...FROM_LAYERS, ...HIDDEN, ...PACKAGES])('%s: %s is reported as %s', (file, source, rule) => {
    const { files, breaches } = checkWalls(sourcesOf([[file, source]]));
    expect(files).toBe(1);
    expect(breaches.map((breach) => breach.rule)).toEqual([rule]);
  });

  it.each([
    [
      'app/client/a.ts',
      "import type { Calls } from '#contract/calls.ts'; import { type Card } from '#contract/card.ts';",
    ],
    ['app/client/a.ts', "type Call = import('#contract/calls.ts').CallName;"],
    ['app/features/send/a.tsx', "import { x } from './deep/b.ts';"],
    ['server/http/a.test.ts', "import { x } from '#tests/app.ts'; import { it } from 'vitest';"],
    ['cards/render/a.test.ts', "import { x } from '#tests/factories/b.ts';"],
    ['server/pictures/a.ts', "import sharp from 'sharp';"],
    ['server/http/a.ts', "import { cors } from 'hono/cors';"],
    ['app/ui/a.test.ts', "import { readFileSync } from 'node:fs';"],
  ])('let through %s: %s', (file, source) => expect(checkWalls(sourcesOf([[file, source]])).breaches).toEqual([]));

  it('an entry for a hidden import that does not exist is reported', () => {
    const sources = sourcesOf([['server/main.ts', 'const x = await import(name);']]);
    expect(staleHiddenImports(sources, ['server/main.ts import()', 'gone.ts require'])).toEqual(['gone.ts require']);
  });

  it('a package that nobody uses is reported', () => {
    const { stale } = checkWalls(sourcesOf([['contract/a.ts', "import { z } from 'zod';"]]));
    expect(stale).toContain('code ui react');
    expect(stale).toContain('test shared vitest');
    expect(stale).not.toContain('code contract zod');
  });

  it('have no breach in this project', async () => {
    const { files, breaches, stale } = checkWalls(await readSources(process.cwd()));
    expect(files).toBeGreaterThan(1000);
    expect(breaches).toEqual([]);
    expect(stale).toEqual([]);
  });
});
