import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PROJECT_ROOT } from './root.ts';

it('is the folder of the package, from where the sources are', () => {
  expect(PROJECT_ROOT.href).toMatch(/^file:.*\/$/);
  expect(JSON.parse(readFileSync(new URL('package.json', PROJECT_ROOT), 'utf8'))).toMatchObject({ name: 'cardamom' });
});
