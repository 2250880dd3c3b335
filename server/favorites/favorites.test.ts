import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FAVORITES_MAX } from '#shared/limits.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
let cardIds: string[];
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await signedIn(app);
  cardIds = (await member.call('GET /cards', { query: { limit: 5 } })).results.map((card) => card.cardId);
});

const keep = (who: TestVisitor, cardId: string, more: object = {}) =>
  who.ask('POST /card/favorite', { body: { cardId, ...more } });
const softPair = async () => {
  const row = await app.context.db
    .selectFrom('members')
    .selectAll()
    .where('member_id', '=', member.memberId)
    .executeTakeFirstOrThrow();
  return app.links.make('soft', row);
};

describe('a favourite', () => {
  test('is added and removed once, however often it is pressed, and the newest is first', async () => {
    const [first = '', second = ''] = cardIds;
    expect((await keep(member, first, { rank: 1, delete: '0' })).data).toEqual({ favoriteCards: [first] });
    app.clock.advance(1000);
    expect((await keep(member, second)).data).toEqual({ favoriteCards: [second, first] });
    expect((await keep(member, first)).data).toEqual({ favoriteCards: [second, first] });
    expect((await member.call('GET /login', { query: {} })).user.favoriteCards).toEqual([second, first]);
    expect((await keep(member, second, { delete: '1' })).data).toEqual({ favoriteCards: [first] });
    expect((await keep(member, second, { delete: '1' })).data).toEqual({ favoriteCards: [first] });
  });

  test('needs a login, or the pair of a mail', async () => {
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    expect(await keep(visitor, cardIds[0] ?? '')).toMatchObject({ status: 401, errors: [{ field: 'general' }] });
    expect((await keep(visitor, cardIds[0] ?? '', await softPair())).data).toEqual({ favoriteCards: [cardIds[0]] });
    const { t, e } = await softPair();
    expect((await keep(visitor, cardIds[1] ?? '', { t: `${t}x`, e })).status).toBe(401);
    expect((await keep(visitor, cardIds[1] ?? '', { t, e: 'somebody@else.example' })).status).toBe(401);
  });

  test('is a card of the shop', async () => {
    expect(await keep(member, 'no-such-card')).toMatchObject({
      status: 404,
      errors: [{ field: 'cardId', errorCode: 'unknown-card' }],
    });
    expect((await keep(member, 'NOT A CARD')).errors[0]?.field).toBe('cardId');
  });

  test.each([
    ['rank', { rank: 2 }],
    ['delete', { delete: 'yes' }],
  ])('is refused with a wrong %s, and nothing changes', async (field, more) => {
    expect(await keep(member, cardIds[0] ?? '', more)).toMatchObject({ status: 422, errors: [{ field }] });
    expect((await member.call('GET /login', { query: {} })).user.favoriteCards).toEqual([]);
  });

  test('has a limit, which is named in the error', async () => {
    await app.context.db
      .insertInto('favorites')
      .columns(['member_id', 'card_id'])
      .expression((eb) =>
        eb
          .selectFrom('cards')
          .select((select) => [select.val(member.memberId).as('member_id'), 'card_id'])
          .where('card_id', 'not in', cardIds)
          .limit(FAVORITES_MAX),
      )
      .execute();
    expect(await keep(member, cardIds[0] ?? '')).toMatchObject({ status: 409, errors: [{ errorCode: 'too-many' }] });
  });
});

describe('my cards', () => {
  const list = (
    type: 'upcoming' | 'sent' | 'received' | 'drafts' | 'favorites',
    who: TestVisitor = member,
    more = {},
  ) => who.call('GET /my_cards', { query: { type, ...more } });

  /** Puts a card on the table, and sends it where an hour is given. */
  async function draft(message: string, to?: { name: string; email: string }): Promise<string> {
    const { cardSend } = await member.call('POST /card/send', { body: { cardId: cardIds[0] ?? '' } });
    const { cardSendId } = cardSend;
    if (message !== '') await member.call('PUT /card/send/message', { body: { cardSendId, message } });
    if (to)
      await member.call('PUT /card/send', {
        body: { cardSendId, recipients: [to], sender: { name: 'Rosa', email: member.email } },
      });
    return cardSendId;
  }
  async function send(cardSendId: string, schedule?: { kind: 'on'; date: string; time: string }): Promise<void> {
    if (schedule) await member.call('PUT /card/send', { body: { cardSendId, schedule } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
  }

  test('are drafts, with the step where something is missing', async () => {
    const bare = await draft('');
    const worded = await draft('Dear Amelie');
    const whole = await draft('Dear Amelie', { name: 'Amelie', email: 'amelie@example.com' });
    const { results, total } = await list('drafts');
    expect(total).toBe(3);
    expect(Object.fromEntries(results.map((one) => [one.cardSend?.cardSendId, one.cardSend?.path]))).toEqual({
      [bare]: `/card/send/words?card_send_id=${bare}`,
      [worded]: `/card/send/people?card_send_id=${worded}`,
      [whole]: `/card/send/preview?card_send_id=${whole}`,
    });
    expect(results.find((one) => one.cardSend?.cardSendId === whole)?.cardSend).toMatchObject({
      state: 'draft',
      people: ['Amelie'],
    });
  });

  test('of one contact are those to their addresses or for their dates, and from them', async () => {
    const { contact } = await member.call('POST /contacts', {
      body: { name: 'Amelie', emails: ['amelie@work.example', 'Amelie@Example.com'] },
    });
    const { contactId } = contact;
    const { calendar } = await member.call('POST /birthday', { body: { contactId, date: { month: 12, day: 24 } } });
    const toHer = await draft('Dear Amelie', { name: 'Amelie', email: 'amelie@example.com' });
    await draft('Dear Theo', { name: 'Theo', email: 'theo@example.com' });
    const { cardSend } = await member.call('POST /card/send', {
      body: { cardId: cardIds[0] ?? '', calendarId: calendar.calendarId },
    });
    const drafts = await list('drafts', member, { contactId });
    expect(drafts.total).toBe(2);
    expect(new Set(drafts.results.map((one) => one.cardSend?.cardSendId))).toEqual(
      new Set([toHer, cardSend.cardSendId]),
    );
    await send(toHer);
    expect((await list('upcoming', member, { contactId })).results.map((one) => one.cardSend?.people)).toEqual([
      ['Amelie'],
    ]);
    expect(await list('received', member, { contactId })).toMatchObject({ results: [], total: 0 });
  });

  test('of a contact of somebody else are refused', async () => {
    const other = await signedIn(app);
    const { contact } = await other.call('POST /contacts', {
      body: { name: 'Amelie', emails: ['amelie@example.com'] },
    });
    const { contactId } = contact;
    expect(await member.ask('GET /my_cards', { query: { type: 'sent', contactId } })).toMatchObject({
      status: 404,
      errors: [{ field: 'contactId', errorCode: 'unknown-contact' }],
    });
  });

  test('are upcoming until the first one is sent, and sent from then on', async () => {
    const later = await draft('Later', { name: 'Amelie', email: 'amelie@example.com' });
    await send(later, { kind: 'on', date: '2026-12-24', time: '09:00' });
    const sooner = await draft('Sooner', { name: 'Theo', email: 'theo@example.com' });
    await send(sooner);
    const upcoming = await list('upcoming');
    expect(upcoming.results.map((one) => one.cardSend?.cardSendId)).toEqual([sooner, later]);
    expect(upcoming.results[0]?.cardSend?.path).toMatch(/^\/card\/send\/view\/\w+\/\w+$/);
    expect((await list('sent')).total).toBe(0);
    app.clock.advance(60_000);
    await app.deliver();
    expect((await list('upcoming')).results.map((one) => one.cardSend?.cardSendId)).toEqual([later]);
    const sent = await list('sent');
    expect(sent.results).toMatchObject([
      {
        cardSend: {
          cardSendId: sooner,
          state: 'sent',
          people: ['Theo'],
          became: { opened: 0, thanked: 0, bounced: 0 },
        },
      },
    ]);
    expect((await list('upcoming')).results[0]?.cardSend?.became).toBeNull();
    await app.context.db
      .updateTable('card_sends')
      .set({ is_revoked: true })
      .where('card_send_id', '=', sooner)
      .execute();
    expect((await list('sent')).results[0]?.cardSend).toMatchObject({ state: 'stopped', became: null });
  });

  test('that were sent say how many people opened them, replied, and did not get them', async () => {
    const cardSendId = await draft('For three', { name: 'Theo', email: 'theo@example.com' });
    const recipients = ['theo@example.com', 'mia@example.com', 'gone@example.com'].map((email) => ({
      name: email.split('@')[0] ?? '',
      email,
    }));
    await member.call('PUT /card/send', { body: { cardSendId, recipients } });
    await send(cardSendId);
    app.clock.advance(60_000);
    await app.deliver();
    const letter = app.mailer.sent.findLast(({ to }) => to.address === 'theo@example.com');
    const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/(\w+)\/(\w+)/.exec(letter?.text ?? '') ?? [];
    const theo = app.visitor();
    for (let i = 0; i < 2; i++) await theo.call('POST /card/read/open', { body: { magicLink, magicLink2 } });
    await theo.call('POST /card/read/thank', { body: { magicLink, magicLink2, text: 'The boat made my year.' } });
    expect((await list('sent')).results[0]?.cardSend).toMatchObject({
      cardSendId,
      became: { opened: 1, thanked: 1, bounced: 1 },
    });
  });

  test('that were received are those to the confirmed address, and open by their own link', async () => {
    const card = await draft('For you', { name: 'Nadia', email: 'Nadia@Friends.example' });
    await send(card);
    app.clock.advance(60_000);
    const waiting = await signedIn(app, { email: 'nadia@friends.example', email_confirmed_at: null });
    await app.deliver();
    expect((await list('received', waiting)).total).toBe(0);
    await app.context.db
      .updateTable('members')
      .set({ email_confirmed_at: new Date() })
      .where('member_id', '=', waiting.memberId)
      .execute();
    const { results, total } = await list('received', waiting);
    expect(total).toBe(1);
    for (const [name, emails, count] of [
      ['Rosa', [member.email.toUpperCase()], 1],
      ['Theo', ['theo@example.com'], 0],
    ] as const) {
      const { contact } = await waiting.call('POST /contacts', { body: { name, emails: [...emails] } });
      expect((await list('received', waiting, { contactId: contact.contactId })).total).toBe(count);
    }
    expect(results[0]?.cardSend).toMatchObject({ cardSendId: null, state: 'sent', people: ['Rosa'] });
    const [, magicLink = '', magicLink2 = ''] =
      /\/card\/read\/(\w+)\/(\w+)$/.exec(results[0]?.cardSend?.path ?? '') ?? [];
    expect((await waiting.call('GET /card/read', { query: { magicLink, magicLink2 } })).card.message).toBe('For you');
    expect((await list('received')).total).toBe(0);
  });

  test('are listed in pages, and for their member alone', async () => {
    for (const cardId of cardIds) {
      await keep(member, cardId);
      app.clock.advance(10);
    }
    const page = await list('favorites', member, { limit: 2, offset: 2 });
    expect(page.total).toBe(5);
    expect(page.results.map((one) => one.card.cardId)).toEqual([cardIds[2], cardIds[1]]);
    expect((await list('favorites', member, { offset: 50 })).results).toEqual([]);
    const other = await signedIn(app);
    for (const type of ['upcoming', 'sent', 'received', 'drafts', 'favorites'] as const)
      expect((await list(type, other)).total).toBe(0);
    expect((await app.visitor().ask('GET /my_cards', { query: { type: 'drafts' } })).status).toBe(401);
    expect((await member.ask('GET /my_cards', { query: { type: 'secret' } })).errors[0]?.field).toBe('type');
  });

  test('keep their links from an administrator who impersonates them', async () => {
    const card = await draft('Private words', { name: 'Amelie', email: 'amelie@example.com' });
    await send(card);
    const admin = await signedIn(app, { role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'A card does not arrive.' } });
    const { results } = await list('upcoming', admin);
    expect(results[0]?.cardSend).toMatchObject({ cardSendId: card, path: '/mycards/upcoming', nameOnFront: null });
    const drafts = await admin.ask('GET /my_cards', { query: { type: 'drafts' } });
    expect(drafts).toMatchObject({ status: 403, errors: [{ errorCode: 'impersonating' }] });
  });

  test('say what kind of card they are, and the name that stands on the front, to both sides', async () => {
    const { results: found } = await member.call('GET /cards', { query: { top: 'anniversary' } });
    const { cardId = '' } =
      (await Promise.all(found.map(({ cardId }) => member.call('GET /cards/{cardId}', { params: { cardId } }))))
        .map(({ card }) => card)
        .find((card) => card.takesName) ?? {};
    const { cardSend } = await member.call('POST /card/send', { body: { cardId, nameOnFront: 'Nadia' } });
    const said = { occasion: 'anniversary', nameOnFront: 'Nadia' };
    expect((await list('drafts')).results[0]?.cardSend).toMatchObject(said);
    const friend = await signedIn(app);
    await member.call('PUT /card/send', {
      body: {
        cardSendId: cardSend.cardSendId,
        recipients: [{ name: 'Nadia', email: friend.email }],
        sender: { name: 'Rosa', email: member.email },
      },
    });
    await send(cardSend.cardSendId);
    expect((await list('upcoming')).results[0]?.cardSend).toMatchObject(said);
    app.clock.advance(60_000);
    await app.deliver();
    expect((await list('sent')).results[0]?.cardSend).toMatchObject(said);
    expect((await list('received', friend)).results[0]?.cardSend).toMatchObject(said);
    await draft('');
    expect((await list('drafts')).results[0]?.cardSend).toMatchObject({ nameOnFront: null });
  });
});
