import { expect, it } from 'vitest';
import { modules } from '#server/modules.ts';
import { folderBreaches, readFolders } from './folders.ts';
import { layerOf } from './layers.ts';

it.each([
  ['server/cards', 31, true],
  ['server/cards', 30, false],
  ['app/features/send', 40, true],
  ['db', 31, true],
  ['db/migrations', 400, false],
  ['docs/decisions', 90, false],
  ['tests/drawings/engine/__snapshots__', 300, false],
  ['tests/corpus/contacts', 80, false],
])('%s with %i files is too large: %s', (folder, count, isReported) =>
  expect(folderBreaches(new Map([[folder, count]])).map(({ from }) => from)).toEqual(isReported ? [folder] : []),
);

it('no folder of this project has more than about thirty files, those of data aside', async () => {
  const folders = await readFolders(process.cwd());
  expect(folders.size).toBeGreaterThan(100);
  expect(folders.get('db/migrations')).toBeGreaterThan(30);
  expect(folderBreaches(folders)).toEqual([]);
});

it('every folder of a noun is a module, which stands in the list of modules by its name', async () => {
  const folders = [...(await readFolders(process.cwd())).keys()].flatMap((folder) => {
    const [room, name, ...deeper] = folder.split('/');
    return room === 'server' && name !== undefined && deeper.length === 0 ? [name] : [];
  });
  const nouns = folders.filter((name) => ['modules', 'dispatch'].includes(layerOf(`server/${name}/a.ts`)?.name ?? ''));
  expect(nouns.toSorted()).toEqual(modules.map(({ name }) => name).toSorted());
});
