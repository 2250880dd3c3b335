import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallInput } from '#contract/calls.ts';
import type { CardMail, CardSend } from '#contract/card-send.ts';
import { canonicalCode } from '#shared/links/magic-link.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let rosa: TestVisitor;
beforeAll(async () => {
  app = await testApp({ fromAddress: 'post@cards.example' });
});
afterAll(() => app.close());
beforeEach(async () => {
  rosa = app.visitor();
  await rosa.call('GET /login', { query: {} });
  app.mailer.sent.length = 0;
});

const ROSA = { name: 'Rosa Lindqvist', email: 'rosa@example.com', timeZone: 'Europe/London' };
const AMELIE = { name: 'Amelie Moreau', email: 'amelie@example.com' };
const KIT = { name: 'Kit', email: 'kit@example.com', nameOnFront: 'Captain <Kit>' };

type Changes = Omit<CallInput<'PUT /card/send'>['body'], 'cardSendId'>;
const COMPLETE: Changes = {
  recipients: [AMELIE, KIT],
  sender: ROSA,
  namesOnFront: 'each',
  phrase: 'the “yellow” canoe & oars',
};

async function draft(changes: Changes = COMPLETE): Promise<CardSend> {
  const { cardSendId } = (await rosa.call('POST /card/send', { body: { cardId: SHOP_CARD } })).cardSend;
  await rosa.call('PUT /card/send/message', { body: { cardSendId, message: 'Dear both,\n\n<b>oars</b> up!' } });
  return (await rosa.call('PUT /card/send', { body: { cardSendId, ...changes } })).cardSend;
}
const preview = async ({ cardSendId }: CardSend, recipientId?: string): Promise<CardMail> =>
  (
    await rosa.call('GET /card/send/mail', {
      query: { card_send_id: cardSendId, ...(recipientId ? { recipient_id: recipientId } : {}) },
    })
  ).mail;
const linksOf = (html: string) =>
  [...html.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, url = '']) => url.replaceAll('&amp;', '&'));
/** A mail without what is made when it is sent: where its links lead, and its code. */
const withoutLinks = (text: string) =>
  text
    .replace(/(href|src)="[^"]*"/g, '$1=""')
    .replace(/https?:\/\/\S+/g, 'LINK')
    .replace(/[0-9A-Z•](\u200A?[0-9A-Z•]){3}[ \u2002][0-9A-Z•](\u200A?[0-9A-Z•]){3}/g, 'CODE');

describe('the mail of a draft', () => {
  it.each([
    ['straight away', { kind: 'now' } as const],
    ['on a day', { kind: 'on', date: '2027-01-12', time: '08:30' } as const],
  ])('is what each of its people then gets %s, but for links and code', async (_when, schedule) => {
    const card = await draft({ ...COMPLETE, schedule });
    const previews = await Promise.all(card.recipients.map(({ recipientId }) => preview(card, recipientId)));
    expect(await preview(card)).toEqual(previews[0]);
    await rosa.call('PUT /card/send/send', { body: { cardSendId: card.cardSendId } });
    app.clock.advance(schedule.kind === 'now' ? 10_000 : 90 * 86_400_000);
    await app.deliver();
    expect(previews).toHaveLength(2);
    for (const shown of previews) {
      const sent = app.mailer.sent.find(({ to }) => to.address === shown.to?.address);
      expect(shown).toMatchObject({
        from: { name: sent?.fromName, address: app.mailer.fromAddress },
        to: sent?.to,
        replyTo: sent?.replyTo,
        subject: sent?.subject,
      });
      expect(withoutLinks(shown.html)).toBe(withoutLinks(sent?.html ?? ''));
      expect(withoutLinks(shown.text)).toBe(withoutLinks(sent?.text ?? ''));
      // As many links, in the same places.
      expect(linksOf(shown.html)).toHaveLength(linksOf(sent?.html ?? '').length);
      expect(shown.preheader).toBe('Dear both, <b>oars</b> up!');
    }
  });

  it('has the front of each person, for its own session alone', async () => {
    const card = await draft();
    const [amelie, kit] = await Promise.all(card.recipients.map(({ recipientId }) => preview(card, recipientId)));
    expect(kit?.html).toContain('Captain &lt;Kit&gt;');
    expect(amelie?.html).not.toContain('Captain');
    const pictures = [amelie, kit].map(
      (mail) => linksOf(mail?.html ?? '').find((url) => url.includes('/media/')) ?? '',
    );
    const bytes = await Promise.all(
      pictures.map(async (url) => {
        const { pathname, search } = new URL(url);
        const answer = await rosa.get(pathname + search);
        expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'image/jpeg']);
        expect((await app.visitor().get(pathname + search)).status).toBe(404);
        const picture = Buffer.from(await answer.arrayBuffer());
        expect(picture.subarray(0, 3).toString('hex')).toBe('ffd8ff');
        return picture.toString('base64');
      }),
    );
    expect(bytes[0]).not.toBe(bytes[1]);
  });

  it('opens nothing and sends nothing, and has no link of a test', async () => {
    const card = await draft();
    await rosa.call('POST /card/send/test', { body: { cardSendId: card.cardSendId } });
    await app.deliver();
    const [, testLink = ''] = /\/card\/read\/([0-9A-Za-z]+)/.exec(app.mailer.sent[0]?.text ?? '') ?? [];
    expect(testLink).not.toBe('');
    app.mailer.sent.length = 0;

    const { html, text } = await preview(card);
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
    expect(html + text).not.toContain(testLink);
    const paths = linksOf(html).filter((url) => !url.includes('/media/'));
    const parts = paths.flatMap((url) => new URL(url).pathname.split('/').slice(3));
    expect(new Set(parts)).toEqual(new Set(['made-when-it-is-sent']));
    const reader = app.visitor();
    for (const magicLink of new Set(parts)) {
      expect((await reader.ask('GET /card/read', { query: { magicLink } })).status).toBe(422);
      expect((await reader.get(`/media/sent/${magicLink}/front-560.jpg`)).status).toBe(404);
    }
    expect(canonicalCode(/this code: (.*)$/m.exec(text)?.[1] ?? '')).toBeNull();
  });
});

describe('the mail of a draft that lacks something', () => {
  it('has words in the place of names and addresses that are missing', async () => {
    const mail = await preview(await draft({ recipients: [], sender: { name: '', email: '' } }));
    expect(mail).toMatchObject({
      recipientId: null,
      to: null,
      replyTo: null,
      from: { name: 'Your name through Cardamom', address: 'post@cards.example' },
      subject: 'Your name sent you a birthday card',
    });
    expect(mail.text).toContain('\n\nFor Their name\n\n');
    expect(mail.text).toContain('Reply to this email to answer Your name at your email address.');
    expect(mail.html + mail.text).not.toMatch(/undefined|null|at \./);
    expect(mail.html).not.toContain('<b>oars');
  });
});

describe('the mail of a draft is refused', () => {
  it('to anybody else, and for a person it does not go to', async () => {
    const card = await draft();
    const { cardSendId, recipients } = await draft();
    const other = app.visitor();
    await other.call('GET /login', { query: {} });
    expect(await other.ask('GET /card/send/mail', { query: { card_send_id: cardSendId } })).toMatchObject({
      status: 404,
      errors: [{ field: 'cardSendId', errorCode: 'unknown-card-send' }],
    });
    const ofOther = { card_send_id: card.cardSendId, recipient_id: recipients[0]?.recipientId };
    expect(await rosa.ask('GET /card/send/mail', { query: ofOther })).toMatchObject({
      status: 404,
      errors: [{ field: 'recipient_id', errorCode: 'unknown-recipient' }],
    });
    const wrong = { card_send_id: 'x', recipient_id: 'y' };
    const { status, errors } = await rosa.ask('GET /card/send/mail', { query: wrong });
    expect([status, errors.map(({ field }) => field)]).toEqual([422, ['card_send_id', 'recipient_id']]);
  });

  it('once the card is on its way', async () => {
    const { cardSendId } = await draft();
    await rosa.call('PUT /card/send/send', { body: { cardSendId } });
    expect(await rosa.ask('GET /card/send/mail', { query: { card_send_id: cardSendId } })).toMatchObject({
      status: 409,
      errors: [{ field: 'general', errorCode: 'not-a-draft' }],
    });
  });
});
