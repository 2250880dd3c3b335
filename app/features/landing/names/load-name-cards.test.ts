import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadInBrowser, type BrowserModules } from '#tests/doubles/browser-modules.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';

const load = () => import('./load-name-cards.ts');
let client: BrowserModules<typeof load>;
let asked: URL[] = [];
beforeAll(async () => {
  client = await loadInBrowser(load);
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://cards.example');
    asked.push(url);
    if (url.pathname.endsWith('/messages')) return Response.json({ data: { results: [], total: 0 } });
    const gone = { field: 'cardId', errorMessage: 'This card does not exist.', errorCode: 'unknown-card' };
    return Response.json({ errors: [gone] }, { status: 404 });
  });
});
afterAll(() => client.end());

it.each([
  ['a name', 'Maximiliana', 'Maximiliana'],
  ['the longest name that a front takes', 'a'.repeat(NAME_ON_CARD_MAX), 'a'.repeat(NAME_ON_CARD_MAX)],
  ['a longer one, which no message takes either', 'Maximiliana'.repeat(4), null],
])('messages are asked for with %s', async (_, name, given) => {
  asked = [];
  expect(await client.modules.loadNameCards(name)).toEqual({ cards: [], words: [] });
  const messages = asked.find(({ pathname }) => pathname.endsWith('/messages'));
  expect(messages?.searchParams.get('name')).toBe(given);
});
