import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const AMELIE = { name: 'Amelie', email: 'amelie@example.com' };
const MELBOURNE = { countryId: 'AU', timeZone: 'Australia/Melbourne' };

async function visit(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  return visitor;
}
/** The first recipient of a new draft, as it is saved. */
async function firstRecipient(visitor: TestVisitor, recipient: object) {
  const { cardSend } = await visitor.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const body = { cardSendId: cardSend.cardSendId, recipients: [{ ...AMELIE, ...recipient }] };
  const saved = await visitor.call('PUT /card/send', { body });
  return saved.cardSend.recipients[0];
}

it('remembers the place of an address for the sender’s next card, in any spelling of the address', async () => {
  const visitor = await visit();
  await firstRecipient(visitor, MELBOURNE);
  expect(await firstRecipient(visitor, {})).toMatchObject(MELBOURNE);
  expect(await firstRecipient(visitor, { name: 'A. Moreau', email: 'Amelie@Example.com' })).toMatchObject(MELBOURNE);
});

it('uses the place that was given last, and does not overwrite a given place', async () => {
  const visitor = await visit();
  const tokyo = { countryId: 'JP', timeZone: 'Asia/Tokyo' };
  await firstRecipient(visitor, MELBOURNE);
  app.clock.advance(60_000);
  expect(await firstRecipient(visitor, tokyo)).toMatchObject(tokyo);
  app.clock.advance(60_000);
  expect(await firstRecipient(visitor, {})).toMatchObject(tokyo);
});

it('knows nothing of other addresses, and nothing of what others wrote', async () => {
  const visitor = await visit();
  await firstRecipient(visitor, MELBOURNE);
  expect(await firstRecipient(visitor, { email: 'kit@example.com' })).toMatchObject({ timeZone: null });
  expect(await firstRecipient(await visit(), {})).toMatchObject({ countryId: null, timeZone: null });
});
