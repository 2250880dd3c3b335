import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { loadInBrowser, type BrowserModules } from '#tests/doubles/browser-modules.ts';
import { SIGNED_OUT_USER } from '#app/client/session/session-rules.ts';

type Asked = { cardId: string; delete: string; reply: (favoriteCards: string[], status?: number) => void };
const asked: Asked[] = [];
const load = async () => ({ ...(await import('./favorites.ts')), ...(await import('#app/client/session/session.ts')) });
let client: BrowserModules<typeof load>;
beforeAll(async () => {
  client = await loadInBrowser(load);
  vi.stubGlobal(
    'fetch',
    (_: string, { body }: { body: string }) =>
      new Promise<Response>((resolve) => {
        const reply: Asked['reply'] = (favoriteCards, status = 200) =>
          resolve(Response.json(status === 200 ? { data: { favoriteCards } } : {}, { status }));
        asked.push({ ...(JSON.parse(body) as { cardId: string; delete: string }), reply });
      }),
  );
});
afterEach(() => void (asked.length = 0));
afterAll(() => client.end());
const rosa = { ...SIGNED_OUT_USER, memberId: 'rosa', isLoggedIn: true };
async function sent(count: number): Promise<void> {
  await expect.poll(() => asked.map((one) => `${one.cardId} ${one.delete}`)).toHaveLength(count);
}

it('adds two cards that are pressed in quick succession, one after the other', async () => {
  const { toggleFavorite, setUser, currentSession } = client.modules;
  setUser({ ...rosa, favoriteCards: [] });
  const both = [toggleFavorite('tulip'), toggleFavorite('train')];
  await sent(1);
  asked[0]?.reply(['tulip']);
  await sent(2);
  expect(asked.map((one) => [one.cardId, one.delete])).toEqual([
    ['tulip', '0'],
    ['train', '0'],
  ]);
  asked[1]?.reply(['tulip', 'train']);
  expect(await Promise.all(both)).toEqual([
    { keep: true, isDone: true },
    { keep: true, isDone: true },
  ]);
  expect(currentSession().user.favoriteCards).toEqual(['tulip', 'train']);
});

it('removes a card that is pressed twice, and continues after a failure', async () => {
  const { toggleFavorite, setUser } = client.modules;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setUser({ ...rosa, favoriteCards: [] });
  const presses = [toggleFavorite('tulip'), toggleFavorite('tulip'), toggleFavorite('tulip')];
  await sent(1);
  asked[0]?.reply(['tulip']);
  await sent(2);
  asked[1]?.reply([], 500);
  await sent(3);
  asked[2]?.reply([]);
  expect(await Promise.all(presses)).toEqual([
    { keep: true, isDone: true },
    { keep: false, isDone: false },
    { keep: false, isDone: true },
  ]);
  expect(asked.map((one) => one.delete)).toEqual(['0', '1', '1']);
  vi.restoreAllMocks();
});
