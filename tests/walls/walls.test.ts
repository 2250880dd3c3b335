import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWalls } from './walls.ts';

/** One breach for every wall: the file, its import, and the rule that must report it. */
const BREACHES: [file: string, source: string, rule: string][] = [
  ['app/routes/a.tsx', "import { x } from '#server/settings/settings.ts';", 'routes-into-roots'],
  ['app/features/send/a.tsx', "import { x } from '#app/features/read/b.ts';", 'never-another-feature'],
  ['app/features/send/deep/a.tsx', "import { x } from '../../read/b.ts';", 'never-another-feature'],
  ['app/features/send/a.tsx', "import { x } from '#server/cards/cards.ts';", 'features-into-domain'],
  ['app/parts/a.tsx', "import { x } from '#app/features/send/b.ts';", 'parts-into-features'],
  ['app/parts/a.tsx', "import { x } from '#server/cards/cards.ts';", 'parts-into-domain'],
  ['app/parts/a.tsx', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/ui/a.tsx', "import { x } from '#app/parts/b.tsx';", 'ui-into-parts'],
  ['app/client/a.ts', "import { x } from '../parts/b.tsx';", 'client-into-parts'],
  ['app/ui/a.tsx', "export * from '#app/client/api.ts';", 'ui-into-client'],
  ['app/client/a.ts', "import { x } from '#app/ui/b.tsx';", 'client-into-ui'],
  ['app/client/a.ts', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/client/a.ts', "import { z } from 'zod';", 'no-server-package-in-the-browser'],
  ['app/ui/a.tsx', "import fs from 'node:fs'; export const A = () => <p>{fs.constants.F_OK}</p>;", 'ui-uses-no-node'],
  ['contract/a.ts', "import { x } from '#server/settings/settings.ts';", 'contract-into-roots'],
  ['server/cards/a.ts', "import { x } from '../http/b.ts';", 'domain-into-http'],
  ['server/cards/a.ts', "const x = await import('#app/router.tsx');", 'domain-into-routes'],
  ['server/ports/a.ts', "import { x } from '#server/cards/cards.ts';", 'ports-into-domain'],
  ['server/http/a.ts', "import { x } from '#db/client.ts';", 'http-into-db'],
  ['server/worker/a.ts', "import { x } from '#server/http/b.ts';", 'worker-into-http'],
  ['server/kernel/a.ts', "import { x } from '#server/cards/cards.ts';", 'kernel-into-domain'],
  ['server/main.ts', "import { x } from '#app/router.tsx';", 'roots-into-routes'],
  ['cards/render/a.ts', "import { readFile } from 'node:fs/promises';", 'engine-uses-no-node'],
  ['cards/render/a.ts', "import { x } from '#db/client.ts';", 'engine-into-db'],
  ['cards/render/a.ts', "import { x } from '#artwork/index.ts';", 'engine-into-artwork'],
  ['cards/document/a.ts', "import type { x } from '../catalogue/b.ts';", 'engine-into-catalogue'],
  ['cards/catalogue/a.ts', "import { x } from '#server/settings/settings.ts';", 'catalogue-into-roots'],
  ['cards/catalogue/a.ts', "import { x } from '#artwork/heroes/library.ts';", 'artwork-by-its-index'],
  ['server/pictures/a.ts', "import { x } from '#artwork/heroes/library.ts';", 'artwork-by-its-index'],
  ['artwork/families/relief/a.ts', "import { x } from '#cards/catalogue/b.ts';", 'artwork-into-catalogue'],
  ['artwork/families/relief/a.ts', "import { readFile } from 'node:fs/promises';", 'artwork-uses-no-node'],
  ['artwork/materials/a.test.ts', "import { x } from '#server/pictures/engine.ts';", 'artwork-into-domain'],
  ['cards/catalogue/a.test.ts', "import { x } from '../../scripts/catalogue/choices.ts';", 'catalogue-into-tests'],
  ['cards/render/a.test.ts', "import { readFileSync } from 'node:fs';", 'engine-uses-no-node'],
  ['emails/a.ts', "import { x } from '#server/settings/settings.ts';", 'emails-into-roots'],
  ['db/a.ts', "import { x } from '#server/settings/settings.ts';", 'db-into-roots'],
  ['shared/a.ts', "import { x } from '#contract/calls.ts';", 'shared-into-contract'],
  ['shared/a.ts', "import { x } from 'kysely';", 'shared-uses-no-package'],
];

describe('the walls between the rooms', () => {
  let base: string;
  beforeEach(async () => {
    base = await mkdtemp(path.join(os.tmpdir(), 'walls-'));
  });
  afterEach(() => rm(base, { recursive: true }));

  it.each(BREACHES)('%s: %s is reported as %s', async (file, source, rule) => {
    await mkdir(path.dirname(path.join(base, file)), { recursive: true });
    await writeFile(path.join(base, file), source);
    const { modules, breaches } = await readWalls(base);
    expect(modules).toBe(1);
    expect(breaches.map((breach) => breach.rule)).toEqual([rule]);
  });

  it('lets types of the contract through to the browser', async () => {
    await mkdir(path.join(base, 'app/client'), { recursive: true });
    await writeFile(
      path.join(base, 'app/client/a.ts'),
      "import type { Calls } from '#contract/calls.ts'; import { type Card } from '#contract/card.ts';",
    );
    expect((await readWalls(base)).breaches).toEqual([]);
  });

  it('stand in this project', async () => {
    const { modules, breaches } = await readWalls(process.cwd());
    expect(modules).toBeGreaterThan(100);
    expect(breaches).toEqual([]);
  });
});
