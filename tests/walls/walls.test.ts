import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWalls } from './walls.ts';

/** One breach for every wall: the file, its import, and the rule that must report it. */
const BREACHES: [file: string, source: string, rule: string][] = [
  ['app/routes/a.tsx', "import { x } from '#server/env.ts';", 'routes-into-roots'],
  ['app/features/send/a.tsx', "import { x } from '#app/features/read/b.ts';", 'never-another-feature'],
  ['app/features/send/deep/a.tsx', "import { x } from '../../read/b.ts';", 'never-another-feature'],
  ['app/features/send/a.tsx', "import { x } from '#server/cards/cards.ts';", 'features-into-domain'],
  ['app/ui/a.tsx', "export * from '#app/client/api.ts';", 'ui-into-client'],
  ['app/client/a.ts', "import { x } from '#app/ui/b.tsx';", 'client-into-ui'],
  ['app/client/a.ts', "import { calls } from '#contract/calls.ts';", 'no-schema-in-the-browser'],
  ['app/client/a.ts', "import { z } from 'zod';", 'no-server-package-in-the-browser'],
  ['app/ui/a.tsx', "import fs from 'node:fs'; export const A = () => <p>{fs.constants.F_OK}</p>;", 'ui-uses-no-node'],
  ['contract/a.ts', "import { x } from '#server/env.ts';", 'contract-into-roots'],
  ['server/cards/a.ts', "import { x } from '../http/b.ts';", 'domain-into-http'],
  ['server/cards/a.ts', "const x = await import('#app/router.tsx');", 'domain-into-routes'],
  ['server/ports/a.ts', "import { x } from '#server/cards/cards.ts';", 'ports-into-domain'],
  ['server/http/a.ts', "import { x } from '#db/client.ts';", 'http-into-db'],
  ['server/jobs/a.ts', "import { x } from '#server/http/b.ts';", 'jobs-into-http'],
  ['server/main.ts', "import { x } from '#app/router.tsx';", 'roots-into-routes'],
  ['cards/render/a.ts', "import { readFile } from 'node:fs/promises';", 'cards-uses-no-node'],
  ['cards/render/a.ts', "import { x } from '#db/client.ts';", 'cards-into-db'],
  ['emails/a.ts', "import { x } from '#server/env.ts';", 'emails-into-roots'],
  ['db/a.ts', "import { x } from '#server/env.ts';", 'db-into-roots'],
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
