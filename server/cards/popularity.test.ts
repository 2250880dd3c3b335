import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { sentCard } from '#tests/factories/sent-card.ts';
import { countPopularity } from './popularity.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const leading = async () =>
  (await app.visitor().call('GET /cards', { query: { top: 'birthday', limit: 60 } })).results.map(
    (card) => card.cardId,
  );

test('cards that were sent often in the last ninety days come first, and later no longer', async () => {
  const before = await leading();
  const loved = before[40]!;
  const { db, keys } = app.context;
  const { cardSendId } = await sentCard({ db, keys, now: app.clock.now(), emails: ['amelie@example.com'] });
  await db
    .updateTable('card_sends')
    .set({ card_id: loved, sent_at: new Date(app.clock.now()) })
    .where('card_send_id', '=', cardSendId)
    .execute();

  expect(await countPopularity(db, app.clock.now())).toBe(1);
  expect(await countPopularity(db, app.clock.now())).toBe(0);
  app.clock.advance(31_000);
  expect((await leading()).slice(0, 3)).toEqual([loved, before[0], before[1]]);

  app.clock.advance(91 * 86_400_000);
  expect(await countPopularity(db, app.clock.now())).toBe(1);
  app.clock.advance(31_000);
  expect(await leading()).toEqual(before);
});
