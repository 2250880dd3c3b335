import { afterAll, beforeAll, expect, it } from 'vitest';
import { CARD_READ_LIMITS } from '#server/card-reads/limits.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { makeScenario, sendScheduledCard } from './scenario.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let code: string;
beforeAll(async () => {
  app = await testApp({ site: { trustedProxies: 1 } });
  const { recipientId } = await sendScheduledCard(await makeScenario(app, 'visitor', SHOP_CARD));
  const { code_sealed } = await app.context.db
    .selectFrom('recipients')
    .select('code_sealed')
    .where('recipient_id', '=', recipientId)
    .executeTakeFirstOrThrow();
  code = app.context.keys.open(code_sealed ?? Buffer.alloc(0));
});
afterAll(() => app.close());

let network = 0;
/** The answer to a code, from a network that has not typed one yet. */
async function type(typed: string): Promise<string | number> {
  const from = `2001:db8:${(network++).toString(16)}::1`;
  const { status, errors } = await app
    .visitor()
    .ask('POST /open', { body: { code: typed } }, { 'X-Forwarded-For': from });
  return status === 200 ? 200 : `${status} ${String(errors[0]?.errorCode)}`;
}

it('cannot be guessed from many networks, and correct ones are not counted', async () => {
  const { points } = CARD_READ_LIMITS.wrongCodes;
  const answers: Record<string, number> = {};
  for (let i = 0; i < points; i++) {
    const answer = await type('R7K2 4MDX');
    answers[answer] = (answers[answer] ?? 0) + 1;
    if (i % 100 === 0) expect(await type(code)).toBe(200);
  }
  expect(answers).toEqual({ '404 unknown-code': points });
  expect(await type(code)).toBe('429 too-many');
  await app.context.pool.query(`delete from rate_limits where key like 'code-wrong%'`);
  expect(await type(code)).toBe(200);
});

it('cannot be guessed from the many networks of one customer, who has at most a /48', async () => {
  const { points } = CARD_READ_LIMITS.codesOfSite;
  const typeFrom = (from: string) =>
    app.visitor().ask('POST /open', { body: { code: 'R7K2 4MDX' } }, { 'X-Forwarded-For': from });
  const answers = [];
  for (let i = 0; i <= points; i++) answers.push((await typeFrom(`2001:db8:beef:${i.toString(16)}::1`)).status);
  expect(answers).toEqual([...Array<number>(points).fill(404), 429]);
  expect((await typeFrom('2001:db8:bef0::1')).status).toBe(404);
  expect((await typeFrom('192.0.2.7')).status).toBe(404);
});
