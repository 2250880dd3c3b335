import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSegments } from '#server/kernel/text-segments.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import type { Twilio } from '#tests/doubles/twilio.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { appWithTexts, newNumber } from '#tests/factories/mobile-number.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let twilio: Twilio;
let close: () => Promise<void>;
let member: TestMember;
let number: string;
beforeAll(async () => {
  ({ app, twilio, close } = await appWithTexts({ settings: { isLoopbackOnly: false } }));
});
afterAll(() => close());
beforeEach(async () => {
  app.clock.set('2026-11-21T09:00:00Z');
  await app.context.pool.query('delete from rate_limits');
  twilio.mood = 'well';
  member = await signedIn(app, { name: 'Rosa Lindqvist', zone: 'Europe/London' });
  number = newNumber();
});

const HOOK = 'http://cards.example/hooks/texts';
const PHRASE = 'the yellow canoe';
const textsTo = (to: string) => twilio.taken.filter((text) => text.to === to);
const linkIn = (body: string | undefined) => /http:\/\/cards\.example(\/t\/[\w-]{32})/.exec(body ?? '')?.[1] ?? '';

async function draft(recipients: object[], who: TestVisitor = member, changes: object = {}) {
  const { cardSend } = await who.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const body = { cardSendId: cardSend.cardSendId, recipients, phrase: PHRASE, ...changes };
  return who.ask('PUT /card/send', { body });
}
/** Sends a card. @returns what its sender's page is opened by, and its path */
async function send(recipients: object[], who: TestVisitor = member, changes: object = {}) {
  const { data } = await draft(recipients, who, changes);
  const { cardSend } = await who.call('PUT /card/send/send', { body: { cardSendId: data.cardSend.cardSendId } });
  const [magicLink = '', magicLink2 = ''] = cardSend.path?.split('/').slice(-2) ?? [];
  return { cardSend, magicLink, magicLink2 };
}
async function sendNow(recipients: object[], who: TestVisitor = member) {
  const sent = await send(recipients, who);
  app.clock.advance(60_000);
  await app.deliver();
  return sent;
}
async function ledgerOf({ magicLink, magicLink2 }: { magicLink: string; magicLink2: string }) {
  const { sent } = await app.visitor().call('GET /card/send/view', { query: { magicLink, magicLink2 } });
  return sent.ledger;
}
/** The link of the card itself, behind the short one. */
async function follow(path: string): Promise<string> {
  const response = await app.visitor().get(path);
  expect(response.status).toBe(303);
  return response.headers.get('Location') ?? '';
}

describe('a card to a mobile number', () => {
  it('arrives as one short text with who sent it, the phrase, a link to the card, and how texts end', async () => {
    const sent = await sendNow([{ name: 'Mei', mobile: number }]);
    const [text, ...others] = textsTo(number);
    expect(others).toEqual([]);
    expect(text?.body).toMatch(
      /^Rosa Lindqvist sent you a birthday card \(the yellow canoe\): http:\/\/cards\.example\/t\/[\w-]{32} Reply STOP for no more texts\.$/,
    );
    expect(countSegments(text?.body ?? '')).toBeLessThanOrEqual(2);
    expect(app.mailer.sent.filter(({ subject }) => subject.includes('sent you'))).toEqual([]);

    const [, , , magicLink = '', magicLink2 = ''] = (await follow(linkIn(text?.body))).split('/');
    const { card } = await app.visitor().call('POST /card/read/open', { body: { magicLink, magicLink2 } });
    expect(card).toMatchObject({ from: 'Rosa Lindqvist', to: 'Mei', isPersonal: true });
    expect(await ledgerOf(sent)).toMatchObject([{ name: 'Mei', email: null, state: 'opened' }]);
  });

  it('is sent, then delivered, for its sender, who sees the number', async () => {
    const sent = await send([{ name: 'Mei', mobile: number }]);
    const shown = number.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
    expect(sent.cardSend.recipients).toMatchObject([{ email: null, mobile: shown }]);
    expect(await ledgerOf(sent)).toMatchObject([{ mobile: shown, state: 'queued', deliveredAt: null }]);
    app.clock.advance(60_000);
    await app.deliver();
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'accepted', deliveredAt: null }]);
    app.clock.advance(5000);
    expect(await twilio.report(textsTo(number)[0]?.sid ?? '', 'delivered')).toBe(204);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'delivered', deliveredAt: '2026-11-21T09:01:05.000Z' }]);
  });

  it('leaves at the hour of whom it is for, beside one by email', async () => {
    const schedule = { kind: 'on', date: '2026-11-28', time: '09:00' };
    const recipients = [
      { name: 'Mei', mobile: number, timeZone: 'Asia/Tokyo', countryId: 'JP' },
      { name: 'Kit', email: 'kit@example.com', timeZone: 'Europe/London' },
    ];
    await send(recipients, member, { schedule });
    app.clock.set('2026-11-27T23:59:00Z');
    await app.deliver();
    expect(textsTo(number)).toEqual([]);
    app.clock.set('2026-11-28T00:00:00Z');
    await app.deliver();
    expect(textsTo(number)).toHaveLength(1);
    expect(app.mailer.sent.filter(({ to }) => to.address === 'kit@example.com')).toEqual([]);
    app.clock.set('2026-11-28T09:00:00Z');
    await app.deliver();
    expect(app.mailer.sent.filter(({ to }) => to.address === 'kit@example.com')).toHaveLength(1);
    expect(textsTo(number)).toHaveLength(1);
  });

  it('that did not arrive is told of, and goes to another number, or to an email address', async () => {
    const gone = '+12125550114';
    const sent = await sendNow([{ name: 'Mei', mobile: gone }]);
    expect(await ledgerOf(sent)).toMatchObject([
      { state: 'bounced', bounceReason: 'This number does not receive text messages.' },
    ]);
    app.clock.advance(61_000);
    await app.deliver();
    const mail = app.mailer.sent.findLast(({ to }) => to.address === member.email);
    expect([mail?.subject, mail?.text]).toEqual([
      'Your card for Mei was not delivered',
      expect.stringContaining('Mei, +1 212 555 0114. This number does not receive text messages.'),
    ]);

    const [entry] = await ledgerOf(sent);
    const { magicLink, magicLink2 } = sent;
    const correct = (to: { email: string } | { mobile: string }) =>
      app.visitor().ask('PUT /card/send/correct', {
        body: { magicLink, magicLink2, recipientId: entry?.recipientId ?? '', ...to },
      });
    expect((await correct({ mobile: 'call me' })).errors).toMatchObject([
      { field: 'mobile', errorCode: 'not-a-mobile-number' },
    ]);
    await correct({ mobile: number });
    await app.deliver();
    expect(textsTo(number)).toHaveLength(1);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'accepted' }]);
    // The phone company says later that it did not arrive.
    await twilio.report(textsTo(number)[0]?.sid ?? '', 'undelivered', 30003);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'bounced' }]);
    await correct({ email: 'mei@example.com' });
    await app.deliver();
    expect(app.mailer.sent.filter(({ to }) => to.address === 'mei@example.com')).toHaveLength(1);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'accepted', email: 'mei@example.com', mobile: null }]);
  });

  it('is not sent where the number has sent STOP, and its sender is told', async () => {
    await twilio.receive(HOOK, number, 'STOP');
    const before = twilio.requests.length;
    const sent = await sendNow([{ name: 'Mei', mobile: number }]);
    expect(twilio.requests).toHaveLength(before);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'refused' }]);
  });

  it('is not sent where only Twilio knows of the STOP, which is kept from then on', async () => {
    // As if it had come before the webhook was set up.
    await twilio.receive(HOOK, number, 'STOP').then(() => app.context.pool.query('delete from suppressions'));
    const sent = await sendNow([{ name: 'Mei', mobile: number }]);
    expect(await ledgerOf(sent)).toMatchObject([{ state: 'refused' }]);
    const before = twilio.requests.length;
    await sendNow([{ name: 'Mei', mobile: number }]);
    expect(twilio.requests).toHaveLength(before);
  });

  it('can be refused from its sender, on its page', async () => {
    await sendNow([{ name: 'Mei', mobile: number }]);
    const [, , , magicLink = '', magicLink2 = ''] = (await follow(linkIn(textsTo(number)[0]?.body))).split('/');
    await app.visitor().call('POST /card/read/refuse', { body: { magicLink, magicLink2, from: 'sender' } });
    const again = await sendNow([{ name: 'Mei', mobile: number }]);
    expect(await ledgerOf(again)).toMatchObject([{ state: 'refused' }]);
    const other = await signedIn(app, { name: 'Theo' });
    const { magicLink: link, magicLink2: link2 } = await sendNow([{ name: 'Mei', mobile: number }], other);
    expect(await ledgerOf({ magicLink: link, magicLink2: link2 })).toMatchObject([{ state: 'accepted' }]);
  });

  it('that is allowed again from its sender leaves a STOP as it is', async () => {
    await sendNow([{ name: 'Mei', mobile: number }]);
    const [, , , magicLink = '', magicLink2 = ''] = (await follow(linkIn(textsTo(number)[0]?.body))).split('/');
    const body = { magicLink, magicLink2 };
    await app.visitor().call('POST /card/read/refuse', { body: { ...body, from: 'sender' } });
    await twilio.receive(HOOK, number, 'STOP');
    await app.visitor().call('DELETE /card/read/refuse', { body });
    expect(await ledgerOf(await sendNow([{ name: 'Mei', mobile: number }]))).toMatchObject([{ state: 'refused' }]);
    await twilio.receive(HOOK, number, 'START');
    expect(await ledgerOf(await sendNow([{ name: 'Mei', mobile: number }]))).toMatchObject([{ state: 'accepted' }]);
  });

  it('has no email to preview; the preview is of who gets one', async () => {
    const { data } = await draft([
      { name: 'Mei', mobile: number },
      { name: 'Kit', email: 'kit@example.com' },
    ]);
    const { cardSendId, recipients } = data.cardSend;
    const preview = (query: object) =>
      member.ask('GET /card/send/mail', { query: { card_send_id: cardSendId, ...query } });
    expect((await preview({})).data.mail.to).toEqual({ name: 'Kit', address: 'kit@example.com' });
    expect((await preview({ recipient_id: recipients[0]?.recipientId })).errors).toMatchObject([
      { field: 'recipient_id', errorCode: 'by-text', errorMessage: 'Mei gets a text message, and no email.' },
    ]);
  });

  it('does not leave where its one person has died, whose number the contacts have', async () => {
    const schedule = { kind: 'on', date: '2026-11-28', time: '09:00' };
    const other = newNumber();
    await send([{ name: 'Mei', mobile: number }], member, { schedule });
    await send([{ name: 'Kit', mobile: other }], member, { schedule });
    const phones = [number.replace(/^\+1(\d{3})/, '($1) ')];
    const { contact } = await member.call('POST /contacts', { body: { name: 'Mei', phones } });
    const params = { contactId: contact.contactId };
    await member.call('PUT /contacts/{contactId}', { params, body: { state: 'died' } });
    app.clock.set('2026-11-28T12:00:00Z');
    await app.deliver();
    expect([textsTo(number).length, textsTo(other).length]).toEqual([0, 1]);
  });

  it('remembers the place of the number for the next card', async () => {
    await draft([{ name: 'Mei', mobile: number, timeZone: 'Asia/Tokyo', countryId: 'JP' }]);
    const { data } = await draft([{ name: 'Mei', mobile: number }]);
    expect(data.cardSend.recipients).toMatchObject([{ timeZone: 'Asia/Tokyo', countryId: 'JP' }]);
  });
});

describe('a number', () => {
  const at = (errors: readonly { field: string; errorCode: string | number }[]) =>
    errors.map(({ field, errorCode }) => `${field} ${errorCode}`);

  it('without a country code is one of the place of its person, or of the member', async () => {
    const typed = [{ name: 'Mei', mobile: '(202) 555-0117' }];
    expect(at((await draft(typed)).errors)).toEqual(['recipients.0.mobile not-a-mobile-number']);
    const placed = await draft([{ ...typed[0], countryId: 'US', timeZone: 'America/New_York' }]);
    expect(placed.data.cardSend.recipients).toMatchObject([{ mobile: '+1 202 555 0117' }]);
    await member.call('POST /account/settings', { body: { countryId: 'US' } });
    expect((await draft(typed)).data.cardSend.recipients).toMatchObject([{ mobile: '+1 202 555 0117' }]);
  });

  it('is given once, and in place of an email address', async () => {
    const spelled = number.replace(/^\+1(\d{3})/, '+1 ($1) ');
    const twice = await draft([
      { name: 'Mei', mobile: number },
      { name: 'M.', mobile: spelled },
    ]);
    expect(at(twice.errors)).toEqual(['recipients.1.mobile twice']);
    const both = await draft([{ name: 'Mei', mobile: number, email: 'mei@example.com' }]);
    expect(both.errors).toMatchObject([{ field: 'recipients.0.mobile' }]);
    expect((await draft([{ name: 'Mei' }])).errors).toMatchObject([
      { field: 'recipients.0.email', errorMessage: 'Enter an email address.' },
    ]);
  });

  it('is refused where no texts are sent', async () => {
    const silent = await testApp();
    const own = await signedIn(silent);
    const refused = await draft([{ name: 'Mei', mobile: number }], own);
    expect(at(refused.errors)).toEqual(['recipients.0.mobile no-texts']);
    const byEmail = await draft([{ name: 'Mei', email: 'mei@example.com' }], own);
    expect(byEmail.data.cardSend.sendsTexts).toBe(false);
    await silent.close();
  });
});

describe('who sends cards by text', () => {
  const manyNumbers = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ name: `P${i}`, mobile: newNumber() }));
  const trySending = async (recipients: object[], who: TestVisitor = member) => {
    const { data } = await draft(recipients, who);
    return who.ask('PUT /card/send/send', { body: { cardSendId: data.cardSend.cardSendId } });
  };

  it('may text ten people a day with a new account, and has that back with Undo', async () => {
    expect((await trySending(manyNumbers(11))).status).toBe(429);
    const ten = await trySending(manyNumbers(10));
    expect(ten.status).toBe(200);
    const refused = await trySending(manyNumbers(1));
    expect([refused.status, refused.errors[0]?.errorMessage]).toEqual([
      429,
      expect.stringMatching(
        /^You can send cards by text to 10 people a day\. You can send this one in .* by email now\.$/,
      ),
    ]);
    expect((await trySending([{ name: 'Kit', email: 'kit@example.com' }])).status).toBe(200);
    await member.call('PUT /card/send/stop', { body: { cardSendId: ten.data.cardSend.cardSendId } });
    expect((await trySending(manyNumbers(1))).status).toBe(200);
  });

  it('may not text one number again and again, whoever asks', async () => {
    for (let i = 0; i < 5; i++)
      expect((await trySending([{ name: 'Mei', mobile: number }], await signedIn(app))).status).toBe(200);
    expect((await trySending([{ name: 'Mei', mobile: number }], await signedIn(app))).status).toBe(429);
  });
});
