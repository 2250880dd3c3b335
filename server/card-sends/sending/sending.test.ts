import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CardSend } from '#contract/card-send.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { recordStatements } from '#tests/statements.ts';

let app: TestApp;
let rosa: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = await signedIn(app);
});

/** A draft to so many people, with a name for each on the front. */
async function draft(people: number): Promise<string> {
  const { cardSendId } = (await rosa.call('POST /card/send', { body: { cardId: SHOP_CARD } })).cardSend;
  const recipients = Array.from({ length: people }, (_, i) => ({ name: `Noor ${i}`, email: `noor${i}@example.com` }));
  const sender = { name: 'Rosa Lindqvist', email: rosa.email, timeZone: 'Europe/London' };
  await rosa.call('PUT /card/send', { body: { cardSendId, recipients, sender, namesOnFront: 'each' } });
  return cardSendId;
}

/** One press of Send: what it answers, and its statements. */
async function press(cardSendId: string): Promise<{ cardSend: CardSend; statements: string[] }> {
  let cardSend: CardSend | undefined;
  const statements = await recordStatements(async () => {
    ({ cardSend } = await rosa.call('PUT /card/send/send', { body: { cardSendId } }));
  });
  if (cardSend === undefined) throw new Error('It was not sent.');
  return { cardSend, statements };
}

describe('one press of Send', () => {
  it('reads the list of its people once, and sends as many statements for fifty as for one', async () => {
    // The first press of a process also reads what is kept afterwards.
    await press(await draft(1));
    const counts = [];
    for (const people of [1, 50]) {
      const { statements } = await press(await draft(people));
      expect(statements.filter((text) => /^select\b.*\bfrom "?recipients"?\b/is.test(text))).toHaveLength(1);
      counts.push(statements.length);
    }
    expect(counts[1]).toBe(counts[0]);
  });

  it('answers with the links and the fronts that were stored', async () => {
    const cardSendId = await draft(3);
    const { cardSend } = await press(cardSendId);
    const query = { card_send_id: cardSendId };
    expect(cardSend.recipients.map(({ front }) => front.name)).toEqual(['Noor', 'Noor', 'Noor']);
    expect((await rosa.call('GET /card/send', { query })).cardSend.recipients).toEqual(cardSend.recipients);
  });

  it('answers the same where another press was quicker', async () => {
    const cardSendId = await draft(2);
    const [one, two] = await Promise.all([1, 2].map(() => rosa.call('PUT /card/send/send', { body: { cardSendId } })));
    expect(two?.cardSend.recipients).toEqual(one?.cardSend.recipients);
  });
});
