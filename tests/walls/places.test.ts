import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { isTest } from './sources.ts';

/** Folders of the built server (scripts/build-processes.ts): when they run, their files do not lie where their sources lie. */
const BUILT = '{artwork,cards,contract,db,emails,server,shared}/**/*.{ts,tsx}';
/** A source that asks where it lies. `import.meta.main` and `import.meta.env` do not. */
const ASKS_WHERE = /\bimport\.meta\.(?:url|dirname|filename|resolve)\b/;

it('of the built server only the project’s root and the studio’s program are found from where a file lies', () => {
  const asking = globSync(BUILT).filter((file) => !isTest(file) && ASKS_WHERE.test(readFileSync(file, 'utf8')));
  expect(asking.toSorted()).toEqual(['server/pictures/studio/studio-processes.ts', 'server/project/root.ts']);
});
