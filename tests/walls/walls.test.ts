import { describe, expect, it } from 'vitest';
import { staleHiddenImports } from './hidden.ts';
import { readSources, sourcesOf } from './sources.ts';
import { wallsOf } from './walls.ts';

type Plant = [file: string, source: string, rule: string];

/** A breach for every wall between rooms: the file, its import, and the rule that must report it. */
const INTO_ROOMS: Plant[] = [
  ['app/routes/a.tsx', "import { x } from '#server/settings/settings.ts';", 'routes-into-settings'],
  ['app/features/send/a.tsx', "import { x } from '#app/features/read/b.ts';", 'never-another-feature'],
  ['app/features/send/deep/a.tsx', "import { x } from '../../read/b.ts';", 'never-another-feature'],
  ['app/features/send/a.tsx', "import { x } from '#server/cards/cards.ts';", 'features-into-modules'],
  ['app/parts/a.tsx', "import { x } from '#app/features/send/b.ts';", 'parts-into-features'],
  ['app/parts/a.tsx', "import { x } from '#server/cards/cards.ts';", 'parts-into-modules'],
  ['app/parts/a.tsx', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/ui/a.tsx', "import { x } from '#app/parts/b.tsx';", 'ui-into-parts'],
  ['app/ui/a.tsx', "export * from '#app/client/api.ts';", 'ui-into-client'],
  ['app/ui/a.tsx', "import fs from 'node:fs'; export const A = () => <p>{fs.constants.F_OK}</p>;", 'ui-uses-no-node'],
  ['app/client/a.ts', "import { x } from '../parts/b.tsx';", 'client-into-parts'],
  ['app/client/a.ts', "import { x } from '#app/ui/b.tsx';", 'client-into-ui'],
  ['app/client/a.ts', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['contract/a.ts', "import { x } from '#server/settings/settings.ts';", 'contract-into-settings'],
  ['server/cards/a.ts', "import { x } from '../http/b.ts';", 'modules-into-http'],
  ['server/cards/a.ts', "import { x } from '../settings/settings.ts';", 'modules-into-settings'],
  ['server/ports/a.ts', "import { x } from '#server/cards/cards.ts';", 'ports-into-modules'],
  ['server/http/a.ts', "import { x } from '#db/client.ts';", 'http-into-db'],
  ['server/http/a.ts', "import type { X } from '#server/ports/clock.ts';", 'http-into-ports'],
  ['server/worker/a.ts', "import { x } from '#server/http/b.ts';", 'worker-into-http'],
  ['server/kernel/a.ts', "import { x } from '#server/cards/cards.ts';", 'kernel-into-modules'],
  ['server/dispatch/a.ts', "import { x } from '#server/cards/cards.ts';", 'dispatch-into-modules'],
  ['server/postgres/a.ts', "import { x } from '#server/kernel/b.ts';", 'postgres-into-kernel'],
  ['server/settings/a.ts', "import { x } from '#server/kernel/b.ts';", 'settings-into-kernel'],
  ['server/main.ts', "import { x } from '#app/router.tsx';", 'roots-into-routes'],
  ['cards/render/a.ts', "import { readFile } from 'node:fs/promises';", 'engine-uses-no-node'],
  ['cards/render/a.ts', "import { x } from '#db/client.ts';", 'engine-into-db'],
  ['cards/render/a.ts', "import { x } from '#cards/catalogue/b.ts';", 'engine-into-catalogue'],
  ['cards/document/a.ts', "import { x } from '#artwork/families/relief/b.ts';", 'engine-into-artwork'],
  ['cards/document/a.ts', "import { x } from '#artwork/index.ts';", 'engine-into-artwork'],
  ['cards/catalogue/a.ts', "import { x } from '#server/settings/settings.ts';", 'catalogue-into-settings'],
  ['cards/catalogue/a.ts', "import { x } from '#artwork/heroes/library.ts';", 'artwork-by-its-index'],
  ['server/pictures/a.ts', "import { x } from '#artwork/heroes/library.ts';", 'artwork-by-its-index'],
  ['artwork/families/relief/a.ts', "import { x } from '#cards/catalogue/b.ts';", 'artwork-into-catalogue'],
  ['artwork/families/relief/a.ts', "import { readFile } from 'fs';", 'artwork-uses-no-node'],
  ['emails/a.ts', "import { x } from '#server/settings/settings.ts';", 'emails-into-settings'],
  ['db/a.ts', "import { x } from '#server/settings/settings.ts';", 'db-into-settings'],
  ['shared/a.ts', "import { x } from '#contract/calls.ts';", 'shared-into-contract'],
  ['shared/a.ts', "import { x } from '../vite.config.ts';", 'shared-into-nowhere'],
  ['server/cards/a.ts', "import { x } from '#tests/factories/b.ts';", 'modules-into-tests'],
  ['server/cards/a.ts', "import { x } from './cards.test.ts';", 'into-a-test'],
  ['lib/a.ts', '', 'no-room'],
  ['elsewhere.ts', "import { x } from 'pg';", 'configs-uses-no-pg'],
];

/** The same walls by every way that there is to import. */
const BY_ANY_WAY: Plant[] = [
  ['server/cards/a.ts', "const x = await import('#app/router.tsx');", 'modules-into-routes'],
  ['cards/document/a.ts', "import type { x } from '../catalogue/b.ts';", 'engine-into-catalogue'],
  ['cards/render/a.ts', "type X = import('#cards/catalogue/b.ts').X;", 'engine-into-catalogue'],
  ['server/http/a.ts', "export type { X } from '../../db/client';", 'http-into-db'],
  ['server/http/a.mts', "import { x } from '../../db/client.ts';", 'http-into-db'],
  ['server/http/a.js', "import { x } from '#db/client.js';", 'http-into-db'],
  ['app/ui/a.tsx', "import { x } from '#server/../app/client/b.ts';", 'ui-into-client'],
  ['app/ui/a.tsx', "import { x } from '/app/client/b.ts';", 'ui-into-client'],
  ['app/client/a.mjs', "import { x } from '../ui/b';", 'client-into-ui'],
  ['app/client/a.ts', "const worker = new URL('../ui/b.ts', import.meta.url);", 'client-into-ui'],
  ['app/ui/a.module.css', ".a { composes: b from '../parts/b.module.css'; }", 'ui-into-parts'],
  ['app/ui/a.css', "@import '../parts/b.css';", 'ui-into-parts'],
  ['app/features/send/a.module.css', ".a { composes: b from '../read/b.module.css'; }", 'never-another-feature'],
];

/** What tests beside the code may not import either. */
const IN_TESTS: Plant[] = [
  ['app/features/send/a.test.ts', "import { x } from '../read/b.ts';", 'never-another-feature'],
  ['app/parts/a.test.tsx', "import { x } from '#server/cards/cards.ts';", 'parts-into-modules'],
  ['app/client/a.test.ts', "import { x } from 'hono';", 'client-uses-no-hono'],
  ['server/http/a.test.ts', "import { x } from '#db/client.ts';", 'http-into-db'],
  ['server/ports/a.test.ts', "const x = await import('#server/kernel/b.ts');", 'ports-into-kernel'],
  ['shared/a.test.ts', "import { x } from '#contract/calls.ts';", 'shared-into-contract'],
  ['emails/a.test.ts', "import { x } from '#server/cards/cards.ts';", 'emails-into-modules'],
  ['artwork/materials/a.test.ts', "import { x } from '#server/pictures/engine.ts';", 'artwork-into-modules'],
  ['cards/catalogue/a.test.ts', "import { x } from '../../scripts/catalogue/choices.ts';", 'catalogue-into-scripts'],
  ['cards/render/a.test.ts', "import { x } from '#tests/app.ts';", 'engine-into-tests'],
  ['cards/render/a.test.ts', "import { readFileSync } from 'node:fs';", 'engine-uses-no-node'],
];

const HIDDEN: Plant[] = [
  ['server/cards/a.ts', 'const x = await import(name);', 'hidden-import'],
  ['server/cards/a.mts', "const x = await import('../http/' + name);", 'hidden-import'],
  ['app/parts/a.tsx', "const all = import.meta.glob('../features/*/*.tsx');", 'hidden-import'],
  ['server/cards/a.ts', "import { createRequire } from 'node:module';", 'hidden-import'],
  ['scripts/a.mjs', "const x = require('./b.ts');", 'hidden-import'],
  ['tests/api/a.test.ts', 'const x = await import(name);', 'hidden-import'],
];

const PACKAGES: Plant[] = [
  ['shared/a.ts', "import { x } from 'kysely';", 'shared-uses-no-kysely'],
  ['app/client/a.ts', "import { z } from 'zod';", 'client-uses-no-zod'],
  ['app/client/a.ts', "import type { z } from 'zod/v4';", 'client-uses-no-zod'],
  ['app/features/send/a.tsx', "import { x } from 'pg-boss';", 'features-uses-no-pg-boss'],
  ['app/routes/a.tsx', "const x = await import('nodemailer');", 'routes-uses-no-nodemailer'],
  ['app/ui/a.tsx', "type X = import('@simplewebauthn/browser').X;", 'ui-uses-no-@simplewebauthn/browser'],
  ['app/ui/a.tsx', "import { x } from 'react-dom-other';", 'ui-uses-no-react-dom-other'],
  ['cards/render/a.ts', "import pg from 'pg';", 'engine-uses-no-pg'],
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
  it.each([...INTO_ROOMS, ...BY_ANY_WAY, ...IN_TESTS, ...HIDDEN, ...PACKAGES])(
    '%s: %s is reported as %s',
    (file, source, rule) => {
      const { files, breaches } = wallsOf(sourcesOf([[file, source]]));
      expect(files).toBe(1);
      expect(breaches.map((breach) => breach.rule)).toEqual([rule]);
    },
  );

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
  ])('let through %s: %s', (file, source) => expect(wallsOf(sourcesOf([[file, source]])).breaches).toEqual([]));

  it('a place for a hidden import that has none is reported', () => {
    const sources = sourcesOf([['server/main.ts', 'const x = await import(name);']]);
    expect(staleHiddenImports(sources, ['server/main.ts import()', 'gone.ts require'])).toEqual(['gone.ts require']);
  });

  it('a package that nobody uses is reported', () => {
    const { stale } = wallsOf(sourcesOf([['contract/a.ts', "import { z } from 'zod';"]]));
    expect(stale).toContain('code ui react');
    expect(stale).toContain('test shared vitest');
    expect(stale).not.toContain('code contract zod');
  });

  it('stand in this project', async () => {
    const { files, breaches, stale } = wallsOf(await readSources(process.cwd()));
    expect(files).toBeGreaterThan(1000);
    expect(breaches).toEqual([]);
    expect(stale).toEqual([]);
  });
});
