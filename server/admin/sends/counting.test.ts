import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { sendCardThroughSite } from '#tests/factories/send-card-through-site.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { MATCHES_MAX } from './send-search.ts';

let app: TestApp;
let ines: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { name: 'Ines Moreau', email: 'ines@cardamom.example', role: 'admin' });
});
afterAll(() => app.close());

const COUNTED_MAX = 10_000;
const cards = async (q: string, state: 'all' | 'scheduled' = 'all') => {
  const { results, total, isMore } = await ines.call('GET /admin/sends', { query: { q, state } });
  return { here: results.length, total, isMore };
};
/** Makes a card anew so many times, from a sender of this name. */
async function copies(cardSendId: string, many: number, name: string): Promise<void> {
  await sql`
    insert into card_sends (card_send_id, state, card_id, palette_id, verse, sender_name, sender_email, created_at, sent_at)
    select gen_random_uuid(), 'scheduled', card_id, palette_id, verse, ${name}, 'many@example.com', created_at - n * interval '1 second', sent_at
    from card_sends, generate_series(1, ${many}::integer) n where card_send_id = ${cardSendId}`.execute(app.context.db);
}

test('found cards are counted as far as they were searched, and the reply says whether there are more', async () => {
  const rosa = await signedIn(app, { email: 'rosa@lindqvist.example' });
  const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Ida', email: 'ida@example.com' }]);
  await copies(cardSendId, MATCHES_MAX, 'Zacharias Exact');
  expect(await cards('zacharias')).toEqual({ here: 20, total: MATCHES_MAX, isMore: false });
  await copies(cardSendId, 1, 'Zacharias Exact');
  expect(await cards('zacharias')).toEqual({ here: 20, total: MATCHES_MAX, isMore: true });
  expect(await cards('ida')).toEqual({ here: 1, total: 1, isMore: false });
  // Of those, what is planned was not looked for among all.
  expect(await cards('zacharias', 'scheduled')).toEqual({ here: 0, total: 0, isMore: true });

  expect(await cards('')).toEqual({ here: 20, total: MATCHES_MAX + 2, isMore: false });
  await copies(cardSendId, COUNTED_MAX - MATCHES_MAX - 2, 'Yorick Other');
  expect(await cards('')).toEqual({ here: 20, total: COUNTED_MAX, isMore: false });
  await copies(cardSendId, 1, 'Yorick Other');
  expect(await cards('')).toEqual({ here: 20, total: COUNTED_MAX, isMore: true });
});

test('members, tickets, log entries and scheduled cards are counted up to ten thousand', async () => {
  const { db } = app.context;
  await sql`
    insert into members (member_id, name, email, zone, created_at, updated_at)
    select gen_random_uuid(), 'Wilhelmina Many', 'w' || n || '@many.example', 'UTC', now(), now()
    from generate_series(1, ${COUNTED_MAX + 1}::integer) n`.execute(db);
  const { total, isMore } = await ines.call('GET /admin/members', { query: { q: 'wilhelmina' } });
  expect({ total, isMore }).toEqual({ total: COUNTED_MAX, isMore: true });
  const one = await ines.call('GET /admin/members', { query: { q: 'w77@many' } });
  expect(one).toMatchObject({ total: 1, isMore: false });
  for (const name of ['GET /admin/tickets', 'GET /admin/audit', 'GET /admin/client-errors'] as const)
    expect(await ines.call(name, { query: {} })).toMatchObject({ isMore: false });
  expect((await ines.call('GET /admin/overview', { query: {} })).waiting.isMoreScheduled).toBe(false);
});
