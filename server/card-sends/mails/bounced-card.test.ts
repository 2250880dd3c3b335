import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => {
  app.mailer.sent.length = 0;
});

/** Somebody who sends cards, and the address that hears of them. */
type Sender = { who: TestVisitor; email: string };
let guests = 0;
async function guest(): Promise<Sender> {
  const who = app.visitor();
  await who.call('GET /login', { query: {} });
  return { who, email: `rosa-${guests++}@fernbank.example` };
}
async function member(): Promise<Sender> {
  const who = await signedIn(app);
  return { who, email: who.email };
}

/** Sends a card to these addresses, and lets as many minutes pass. */
async function send({ who, email }: Sender, people: readonly { name: string; email: string }[], minutes = 3) {
  const { cardSendId } = (await who.call('POST /card/send', { body: { cardId: SHOP_CARD } })).cardSend;
  await who.call('PUT /card/send', {
    body: { cardSendId, recipients: [...people], sender: { name: 'Rosa Lindqvist', email } },
  });
  const { cardSend } = await who.call('PUT /card/send/send', { body: { cardSendId } });
  await pass(minutes);
  const [magicLink = '', magicLink2 = ''] = (cardSend.path ?? '').split('/').slice(-2);
  return { magicLink, magicLink2, recipients: cardSend.recipients };
}
async function pass(minutes: number): Promise<void> {
  for (let i = 0; i < minutes; i++) {
    app.clock.advance(60_000);
    await app.deliver();
  }
}
const told = ({ email }: Sender) =>
  app.mailer.sent.filter((mail) => mail.to.address === email && mail.subject.includes('was not delivered'));

describe.each([
  ['a guest', guest],
  ['a member', member],
])('%s whose card bounces', (_, sender) => {
  it('is told once, within two minutes, with the reason and a link to correct the address', async () => {
    const rosa = await sender();
    await send(rosa, [{ name: 'Kit', email: 'gone@example.com' }], 2);
    expect(told(rosa)).toMatchObject([{ subject: 'Your card for Kit was not delivered', unsubscribeUrl: null }]);
    const [mail] = told(rosa);
    expect(mail?.text).toContain('Hello Rosa');
    expect(mail?.text).toContain('gone@example.com. There is no mailbox with this address.');
    await pass(90);
    expect(told(rosa)).toHaveLength(1);
    // The link works in another browser, and leads to the field.
    const [, magicLink = '', magicLink2 = ''] = /\/card\/send\/view\/(\w+)\/(\w+)/.exec(mail?.text ?? '') ?? [];
    const elsewhere = app.visitor();
    const { sent } = await elsewhere.call('GET /card/send/view', { query: { magicLink, magicLink2 } });
    expect(sent.ledger).toMatchObject([{ name: 'Kit', state: 'bounced' }]);
    await elsewhere.call('PUT /card/send/correct', {
      body: { magicLink, magicLink2, recipientId: sent.ledger[0]?.recipientId ?? '', email: 'kit@example.com' },
    });
    await pass(3);
    expect(app.mailer.sent.filter((one) => one.to.address === 'kit@example.com')).toHaveLength(1);
    expect(told(rosa)).toHaveLength(1);
  });

  it('is told again where the new address bounces too, however soon', async () => {
    const rosa = await sender();
    const { recipients, ...link } = await send(rosa, [{ name: 'Kit', email: 'gone@example.com' }], 2);
    await rosa.who.call('PUT /card/send/correct', {
      body: { ...link, recipientId: recipients[0]?.recipientId ?? '', email: 'gone@elsewhere.example' },
    });
    await pass(2);
    expect(told(rosa)).toHaveLength(2);
    expect(told(rosa)[1]?.text).toContain('gone@elsewhere.example');
  });

  it('is told of all that bounce together in one mail, and of nobody else', async () => {
    const rosa = await sender();
    await send(rosa, [
      { name: 'Kit', email: 'gone@one.example' },
      { name: 'Ida', email: 'gone@two.example' },
      { name: 'Mei', email: 'mei@example.com' },
    ]);
    expect(told(rosa).map((mail) => mail.subject)).toEqual(['Your card for Kit and Ida was not delivered']);
    expect(told(rosa)[0]?.text).not.toContain('mei@example.com');
  });

  it('gets no mail about a bounce that was corrected before the mail was sent', async () => {
    const rosa = await sender();
    const { recipients, ...link } = await send(rosa, [{ name: 'Kit', email: 'gone@example.com' }], 0);
    app.clock.advance(10_000);
    await app.deliver();
    await rosa.who.call('PUT /card/send/correct', {
      body: { ...link, recipientId: recipients[0]?.recipientId ?? '', email: 'kit@example.com' },
    });
    await pass(3);
    expect(told(rosa)).toEqual([]);
  });
});

it('nobody is told when a mail about a bounce bounces', async () => {
  const rosa = { ...(await guest()), email: 'gone@fernbank.example' };
  await send(rosa, [{ name: 'Kit', email: 'gone@example.com' }], 10);
  expect(app.mailer.sent).toEqual([]);
});
