import { expect, it } from 'vitest';
import { createBrowserStorage, type WithStorage } from './draft-storage.ts';

/** A browser's storage with one text in it. */
function storageWith(text: string): WithStorage {
  const kept = new Map([['cardamom:draft:one', text]]);
  const storage = {
    get length() {
      return kept.size;
    },
    key: (at: number) => [...kept.keys()][at] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
  return (act) => act(storage);
}
const read = (stored: unknown) => createBrowserStorage(storageWith(JSON.stringify(stored))).read('one');

const server = { cardSendId: 'one', namesOnFront: 'each', message: '', card: {}, sender: {}, recipients: [] };

it('a draft is read as it was written', () => {
  const edits = { message: 'Hello', cardId: null, people: [{ key: 'a', name: 'Rosa', email: '' }], adding: 'Te' };
  expect(read({ server, edits, at: 5 })).toEqual({ server, edits, at: 5 });
});

it('a card that was stored before each person could have a name of their own has one for all', () => {
  const { namesOnFront: _, ...older } = server;
  expect(read({ server: older, edits: {}, at: 5 })?.server).toEqual({ ...older, namesOnFront: 'one' });
});

it('edits that this release cannot use are left out, and the others are kept', () =>
  expect(
    read({
      server,
      at: 5,
      edits: { message: 'Hello', verse: 7, people: [{ name: 'Rosa' }], schedule: 'now', gone: 1 },
    }),
  ).toEqual({ server, at: 5, edits: { message: 'Hello' } }));

it('a card that this release cannot use is fetched again', () =>
  expect(read({ server: { cardSendId: 'one' }, edits: { message: 'Hello' }, at: 'today' })).toEqual({
    server: null,
    edits: { message: 'Hello' },
    at: 0,
  }));

it.each([null, 7, [], {}, { edits: [] }])('no draft is read from %j', (stored) => expect(read(stored)).toBeNull());
