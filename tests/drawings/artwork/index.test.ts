import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';

const FOLDER = new URL('../../../artwork/families/', import.meta.url);
const folders = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

test('every folder of a family is in the index; otherwise run npm run families -w artwork', () => {
  expect(folders.toSorted()).toEqual(FAMILY_IDS);
});

test('every folder of a family has a file with its name', () => {
  expect(folders.filter((id) => !existsSync(new URL(`${id}/${id}.ts`, FOLDER)))).toEqual([]);
});

test('a family that does not exist is refused', async () => {
  await expect(loadFamily('nobody')).rejects.toThrow('no family nobody');
});
