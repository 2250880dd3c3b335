import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CARD_SEND_LIMITS } from '../limits.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const ROSA = 'rosa@fernbank.example';
let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mailer.sent.length = 0;
  await app.context.pool.query('delete from rate_limits; delete from suppressions');
});

/** A card on somebody's table, with everything but a day. */
async function draftOf(sender: TestVisitor, from: { name: string; email: string } = { name: 'Rosa', email: ROSA }) {
  await sender.call('GET /login', { query: {} });
  const { cardSendId } = (await sender.call('POST /card/send', { body: { cardId } })).cardSend;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email: 'amelie@larkspur.example' }],
      sender: from,
      phrase: 'the yellow canoe',
    },
  });
  await sender.call('PUT /card/send/message', { body: { cardSendId, message: 'Dear Amelie,\nthe kettle is yours.' } });
  return cardSendId;
}
/** The one mail that there is, and the link in it. */
async function testMail() {
  await app.deliver();
  const tests = app.mailer.sent.filter(({ subject }) => subject.startsWith('Test: '));
  expect(tests).toHaveLength(1);
  const mail = tests[0];
  const [, magicLink = ''] = /\/card\/read\/([0-9A-Za-z]+)/.exec(mail?.text ?? '') ?? [];
  const [code = ''] = /\b[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}\b/.exec(mail?.text ?? '') ?? [];
  return {
    subject: mail?.subject,
    to: mail?.to.address,
    replyTo: mail?.replyTo?.address,
    html: mail?.html ?? '',
    magicLink,
    code,
  };
}

describe('a test of a card', () => {
  it('is the mail that its recipient will get, marked, and to the sender alone', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    expect(await sender.call('POST /card/send/test', { body: { cardSendId } })).toEqual({ to: ROSA });
    const mail = await testMail();
    expect(mail).toMatchObject({
      to: ROSA,
      replyTo: ROSA,
      subject: expect.stringMatching(/^Test: Rosa sent you .*\(the yellow canoe\)$/),
    });
    expect(mail.html).toContain('the kettle is yours.');
    const cover = /src="http:\/\/cards\.example([^"]+front-560\.jpg[^"]*)"/.exec(mail.html)?.[1] ?? '';
    const picture = await app.visitor().get(cover);
    expect(picture.headers.get('Content-Type')).toBe('image/jpeg');
    expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(3000);
  });

  it('opens a page that says that it is a test, by its link or its code', async () => {
    const sender = app.visitor();
    await sender.call('POST /card/send/test', { body: { cardSendId: await draftOf(sender) } });
    const { magicLink, code } = await testMail();
    const phone = app.visitor();
    const { card } = await phone.call('GET /card/read', { query: { magicLink } });
    expect(card).toMatchObject({
      isTest: true,
      isPersonal: false,
      to: 'Amelie',
      from: 'Rosa',
      phrase: 'the yellow canoe',
      message: expect.stringContaining('the kettle is yours'),
    });
    expect((await phone.call('POST /open', { body: { code } })).path).toBe(routes.read(magicLink));
    for (const path of [card.coverPicture, card.insideRightPicture, card.envelope.stampPicture])
      expect((await phone.get(path)).headers.get('Content-Type')).toBe('image/webp');
    const { keepsakes } = await phone.call('GET /card/keepsakes', { query: { magicLink } });
    for (const { path } of [keepsakes.pictures.at(-1)!, keepsakes.sheets[0]!])
      expect((await phone.get(path)).headers.get('Content-Type')).toMatch(/^(image\/png|application\/pdf)$/);
  });

  it('counts nothing: it is not opened, not answered, and in no ledger', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    await sender.call('POST /card/send/test', { body: { cardSendId } });
    const { magicLink } = await testMail();
    const link = { magicLink, magicLink2: 'A'.repeat(22) };
    expect((await sender.call('POST /card/read/open', { body: { magicLink } })).card.isOpened).toBe(false);
    for (const name of ['POST /card/read/thank', 'POST /card/read/refuse', 'DELETE /card/read/refuse'] as const)
      expect(await sender.ask(name, { body: { ...link, text: 'Thanks', from: 'everyone' } })).toMatchObject({
        status: 409,
        errors: [{ field: 'magicLink', errorCode: 'a-test' }],
      });
    const { rows } = await app.context.pool.query(
      `select (select count(*) from card_deliveries where card_send_id = $1) + (select count(*) from card_delivery_events where card_send_id = $1)
        + (select count(*) from recipients where card_send_id = $1 and (thanks is not null or refused is not null)) as n`,
      [cardSendId],
    );
    expect(rows).toEqual([{ n: 0 }]);
    expect((await sender.call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend.state).toBe('draft');
  });

  it('shows the card as it is now, and a further one has the same link', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    const { updatedAt } = (await sender.call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend;
    await sender.call('POST /card/send/test', { body: { cardSendId } });
    const before = await testMail();
    const after = (await sender.call('GET /card/send', { query: { card_send_id: cardSendId } })).cardSend;
    expect(after.updatedAt).toBe(updatedAt);
    await sender.call('PUT /card/send/message', { body: { cardSendId, message: 'The teapot too.' } });
    app.mailer.sent.length = 0;
    await sender.call('POST /card/send/test', { body: { cardSendId } });
    const next = await testMail();
    expect(next.magicLink).toBe(before.magicLink);
    const cover = (html: string) => /front-560\.jpg\?v=\w+/.exec(html)?.[0];
    expect(cover(next.html)).not.toBe(cover(before.html));
    const { card } = await sender.call('GET /card/read', { query: { magicLink: next.magicLink } });
    expect(card.message).toBe('The teapot too.');
  });

  it('is refused for a card that is scheduled or sent, and its link ends when the card is taken down', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    await sender.call('POST /card/send/test', { body: { cardSendId } });
    const { magicLink } = await testMail();
    await sender.call('PUT /card/send/send', { body: { cardSendId } });
    expect(await sender.ask('POST /card/send/test', { body: { cardSendId } })).toMatchObject({
      status: 409,
      errors: [{ errorCode: 'not-a-draft' }],
    });
    expect((await sender.call('GET /card/read', { query: { magicLink } })).card.isTest).toBe(true);
    await app.context.pool.query('update card_sends set is_revoked = true where card_send_id = $1', [cardSendId]);
    expect((await sender.ask('GET /card/read', { query: { magicLink } })).errors[0]?.errorCode).toBe('revoked-link');
    expect((await sender.get(`/media/sent/${magicLink}/front-700.webp`)).status).toBe(404);
  });
});

describe('where a test goes', () => {
  it('is a member’s own address, whatever the card says', async () => {
    const member = await signedIn(app);
    const cardSendId = await draftOf(member, { name: 'Rosa', email: 'somebody@else.example' });
    expect(await member.call('POST /card/send/test', { body: { cardSendId } })).toEqual({ to: member.email });
    expect(await testMail()).toMatchObject({ to: member.email, replyTo: member.email });
  });

  it('does not exist for a sender without a name or an address', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender, { name: '', email: '' });
    const { status, errors } = await sender.ask('POST /card/send/test', { body: { cardSendId } });
    expect(status).toBe(422);
    expect(errors.map(({ field }) => field)).toEqual(['sender.name', 'sender.email']);
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
  });

  it('is not an address that has blocked cards', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    await app.context.db
      .insertInto('suppressions')
      .values({ address_hash: app.context.keys.hash('address', ROSA), sender_hash: Buffer.alloc(0) })
      .execute();
    expect(await sender.ask('POST /card/send/test', { body: { cardSendId } })).toMatchObject({
      status: 409,
      errors: [{ field: 'sender.email', errorCode: 'refused' }],
    });
  });

  it('has a limit per hour, and the error says when the next one is allowed', async () => {
    const sender = app.visitor();
    const cardSendId = await draftOf(sender);
    for (let i = 0; i < CARD_SEND_LIMITS.tests.points; i++)
      await sender.call('POST /card/send/test', { body: { cardSendId } });
    expect(await sender.ask('POST /card/send/test', { body: { cardSendId } })).toMatchObject({
      status: 429,
      errors: [{ field: 'general', errorMessage: expect.stringMatching(/send the next in \d+ minutes/) }],
    });
    // The card itself is not held up by it.
    await sender.call('PUT /card/send/send', { body: { cardSendId } });
  });
});

describe('away from loopback', () => {
  let away: TestApp;
  beforeAll(async () => {
    away = await testApp({ settings: { isLoopbackOnly: false } });
  });
  afterAll(() => away.close());

  it('a visitor needs an address that has sent before, and a proof of work', async () => {
    const sender = away.visitor();
    const cardSendId = await draftOf(sender);
    const ask = () => sender.ask('POST /card/send/test', { body: { cardSendId } });
    expect(await ask()).toMatchObject({
      status: 409,
      errors: [{ field: 'sender.email', errorCode: 'unconfirmed-address' }],
    });
    const { sessionId } = await away.sessions.actorOf(sender.cookies.get('cardamom_session'));
    await away.context.db
      .insertInto('confirmed_senders')
      .values({ address_hash: away.context.keys.hash('address', ROSA), session_id: sessionId })
      .execute();
    expect(await ask()).toMatchObject({ status: 422, errors: [{ field: 'proof' }] });
    await away.deliver();
    expect(away.mailer.sent).toEqual([]);
  });

  it('a member with a confirmed address needs neither', async () => {
    const member = await signedIn(away);
    const cardSendId = await draftOf(member);
    expect(await member.call('POST /card/send/test', { body: { cardSendId } })).toEqual({ to: member.email });
    await away.context.db.updateTable('members').set({ email_confirmed_at: null }).execute();
    expect(await member.ask('POST /card/send/test', { body: { cardSendId } })).toMatchObject({
      status: 409,
      errors: [{ field: 'general', errorCode: 'unconfirmed-address' }],
    });
  });
});
