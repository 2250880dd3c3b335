import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LedgerEntry } from '#contract/card-send.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let visitor: TestVisitor;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
});

const AMELIE = { name: 'Amelie', email: 'amelie@example.com', timeZone: 'Australia/Melbourne' };
const SOMEBODY = '0192f5c8-1111-7abc-8def-0123456789ab';
const ROSA = { name: 'Rosa Lindqvist', email: 'rosa@example.com', timeZone: 'Europe/London' };

async function draft(): Promise<string> {
  return (await visitor.call('POST /card/send', { body: { cardId } })).cardSend.cardSendId;
}
async function ready(changes: object = {}): Promise<string> {
  const cardSendId = await draft();
  await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE], sender: ROSA, ...changes } });
  await visitor.call('PUT /card/send/message', {
    body: { cardSendId, message: 'Dear Amelie,\nhave the loveliest day.\nRosa' },
  });
  return cardSendId;
}

describe('a draft', () => {
  it('needs the session that GET /login makes', async () => {
    const stranger = app.visitor();
    const { status, errors } = await stranger.ask('POST /card/send', { body: { cardId } });
    expect(status).toBe(401);
    expect(errors[0]).toMatchObject({ field: 'general', errorCode: 'no-session' });
  });

  it('is found by the link of the card that it was, only in its own browser', async () => {
    const cardSendId = await ready({ schedule: { kind: 'on', date: '2026-12-24', time: '09:00' } });
    const { cardSend } = await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    const [, , , , magicLink = ''] = cardSend.path?.split('/') ?? [];
    const query = { magicLink };
    expect((await visitor.call('GET /card/send', { query })).cardSend).toMatchObject({
      cardSendId,
      state: 'scheduled',
    });
    await visitor.call('PUT /card/send/stop', { body: { cardSendId } });
    expect((await visitor.call('GET /card/send', { query })).cardSend).toMatchObject({ cardSendId, state: 'draft' });
    const other = app.visitor();
    await other.call('GET /login', { query: {} });
    expect(await other.ask('GET /card/send', { query })).toMatchObject({
      status: 404,
      errors: [{ field: 'magicLink', errorCode: 'unknown-card-send' }],
    });
    for (const bent of [{}, { magicLink, card_send_id: cardSendId }])
      expect(await visitor.ask('GET /card/send', { query: bent })).toMatchObject({
        status: 422,
        errors: [{ field: 'card_send_id' }],
      });
  });

  it('begins with the card’s own words and keeps every change', async () => {
    const cardSendId = await draft();
    await visitor.call('PUT /card/send', {
      body: { cardSendId, recipients: [AMELIE], sender: { name: 'Rosa' }, phrase: 'the yellow canoe' },
    });
    await visitor.call('PUT /card/send/message', {
      body: { cardSendId, message: 'Hello\r\nthere', hand: 'kalam', ink: 'plum' },
    });
    const { cardSend } = await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend).toMatchObject({
      state: 'draft',
      message: 'Hello\nthere',
      hand: 'kalam',
      ink: 'plum',
      phrase: 'the yellow canoe',
      sender: { name: 'Rosa', email: '' },
      recipients: [{ name: 'Amelie', email: 'amelie@example.com' }],
    });
    expect(cardSend.verse).toBe(cardSend.card.verse);
  });

  it('is not found by anybody else', async () => {
    const cardSendId = await draft();
    const other = app.visitor();
    await other.call('GET /login', { query: {} });
    for (const answer of [
      await other.ask('GET /card/send', { query: { card_send_id: cardSendId } }),
      await other.ask('PUT /card/send', { body: { cardSendId, phrase: 'x' } }),
      await other.ask('PUT /card/send/send', { body: { cardSendId } }),
    ])
      expect(answer).toMatchObject({ status: 404, errors: [{ field: 'cardSendId', errorCode: 'unknown-card-send' }] });
  });

  it('keeps a recipient’s id when the rest of the list changes', async () => {
    const cardSendId = await draft();
    const first = await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE] } });
    const { recipientId } = first.cardSend.recipients[0] ?? { recipientId: '' };
    const second = await visitor.call('PUT /card/send', {
      body: {
        cardSendId,
        recipients: [
          { name: 'Theo', email: 'theo@example.com' },
          { ...AMELIE, recipientId },
        ],
      },
    });
    expect(second.cardSend.recipients.map((person) => person.name)).toEqual(['Theo', 'Amelie']);
    expect(second.cardSend.recipients[1]?.recipientId).toBe(recipientId);
  });

  it('adds no person twice', async () => {
    const cardSendId = await draft();
    const before = await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE] } });
    const { recipientId } = before.cardSend.recipients[0] ?? { recipientId: '' };
    const theo = { name: 'Theo', email: 'theo@example.com', recipientId };
    const recipients = [{ ...AMELIE, recipientId }, theo];
    expect(await visitor.ask('PUT /card/send', { body: { cardSendId, recipients } })).toMatchObject({
      status: 422,
      errors: [{ field: 'recipients.1.recipientId', errorCode: 'twice' }],
    });
    expect(await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } })).toEqual(before);
  });

  it('reports an invalid address of the sender, and lets it be removed', async () => {
    const cardSendId = await ready();
    const { errors } = await visitor.ask('PUT /card/send', { body: { cardSendId, sender: { email: 'x' } } });
    expect(errors).toMatchObject([{ field: 'sender.email', errorMessage: expect.stringContaining('@') as unknown }]);
    const { cardSend } = await visitor.call('PUT /card/send', { body: { cardSendId, sender: { email: '' } } });
    expect(cardSend.sender).toMatchObject({ name: ROSA.name, email: '' });
  });

  it('accepts another card, and keeps its texts', async () => {
    const cardSendId = await ready();
    const other = (await visitor.call('GET /cards', { query: { limit: 5 } })).results[3]?.cardId ?? '';
    const { cardSend } = await visitor.call('PUT /card/send', { body: { cardSendId, cardId: other } });
    expect(cardSend.card.cardId).toBe(other);
    expect(cardSend.message).toContain('loveliest');
    expect(cardSend.verse).toBe(cardSend.card.verse);
  });
});

describe('names in the From header and the subject', () => {
  it('are checked again when a card is sent or tested, because an account can have any name', async () => {
    const cardSendId = await ready();
    await app.context.db
      .updateTable('card_sends')
      .set({ sender_name: 'Royal Mail', phrase: 'pay at www.parcel.example' })
      .where('card_send_id', '=', cardSendId)
      .execute();
    for (const call of ['PUT /card/send/send', 'POST /card/send/test'] as const)
      expect(await visitor.ask(call, { body: { cardSendId } })).toMatchObject({
        status: 422,
        errors: [
          { field: 'sender.name', errorCode: 'brand' },
          { field: 'phrase', errorCode: 'link' },
        ],
      });
  });

  it('are checked, but links in the message are allowed', async () => {
    const cardSendId = await ready();
    await visitor.call('PUT /card/send/message', {
      body: { cardSendId, message: 'Our photos: https://photos.example/amelie' },
    });
    expect((await visitor.ask('PUT /card/send/send', { body: { cardSendId } })).status).toBe(200);
    await visitor.call('PUT /card/send/stop', { body: { cardSendId } });
  });
});

describe('an invalid value is reported at its field, and nothing changes', () => {
  const wrong: [
    what: string,
    call: 'POST /card/send' | 'PUT /card/send' | 'PUT /card/send/message' | 'PUT /card/send/background',
    body: object,
    field: string,
  ][] = [
    ['an unknown card', 'POST /card/send', { cardId: 'no-such-card' }, 'cardId'],
    ['a card id that is none', 'POST /card/send', { cardId: '../../etc' }, 'cardId'],
    [
      'an address with a comma',
      'PUT /card/send',
      { recipients: [{ name: 'A', email: 'a,b@example.com' }] },
      'recipients.0.email',
    ],
    [
      'an address without an ending',
      'PUT /card/send',
      { recipients: [AMELIE, { name: 'Nadia', email: 'nadia@harbour' }] },
      'recipients.1.email',
    ],
    [
      'an address twice',
      'PUT /card/send',
      { recipients: [AMELIE, { name: 'Amy', email: 'AMELIE@example.com' }] },
      'recipients.1.email',
    ],
    [
      'ten thousand recipients',
      'PUT /card/send',
      { recipients: Array.from({ length: 10_000 }, (_, i) => ({ name: 'N', email: `n${i}@example.com` })) },
      'recipients',
    ],
    [
      'more than a visitor may have',
      'PUT /card/send',
      { recipients: Array.from({ length: 11 }, (_, i) => ({ name: 'N', email: `n${i}@example.com` })) },
      'recipients',
    ],
    [
      'a recipient without a name',
      'PUT /card/send',
      { recipients: [{ name: ' ', email: 'a@example.com' }] },
      'recipients.0.name',
    ],
    [
      'a zone that is none',
      'PUT /card/send',
      { recipients: [{ ...AMELIE, timeZone: 'Mars/Olympus' }] },
      'recipients.0.timeZone',
    ],
    [
      'a web address as the name of the sender',
      'PUT /card/send',
      { sender: { name: 'paypal-login.com' }, recipients: [AMELIE] },
      'sender.name',
    ],
    ['a company as the sender', 'PUT /card/send', { sender: { name: 'Royal Mail' } }, 'sender.name'],
    ['a web address as the private phrase', 'PUT /card/send', { phrase: 'claim at prize.win' }, 'phrase'],
    [
      'a day that has passed',
      'PUT /card/send',
      { schedule: { kind: 'on', date: '2020-01-01', time: '09:00' } },
      'schedule.date',
    ],
    [
      'the thirtieth of February',
      'PUT /card/send',
      { schedule: { kind: 'on', date: '2027-02-30', time: '09:00' } },
      'schedule.date',
    ],
    [
      'an hour that is none',
      'PUT /card/send',
      { schedule: { kind: 'on', date: '2027-02-20', time: '25:00' } },
      'schedule.time',
    ],
    [
      'a day too far away',
      'PUT /card/send',
      { schedule: { kind: 'on', date: '2999-01-01', time: '09:00' } },
      'schedule.date',
    ],
    [
      'a person twice',
      'PUT /card/send',
      {
        recipients: [
          { ...AMELIE, recipientId: SOMEBODY },
          { name: 'Theo', email: 'theo@example.com', recipientId: SOMEBODY },
        ],
      },
      'recipients.1.recipientId',
    ],
    ['a sender’s address that is none', 'PUT /card/send', { sender: { email: 'x' } }, 'sender.email'],
    ['a name of which nothing can be seen', 'PUT /card/send', { nameOnFront: '\u200b' }, 'nameOnFront'],
    ['such a name from the beginning', 'POST /card/send', { cardId: 'x', nameOnFront: '\u2800' }, 'nameOnFront'],
    ['a message of a megabyte', 'PUT /card/send/message', { message: 'x'.repeat(1024 * 1024) }, 'message'],
    ['a message that is no text', 'PUT /card/send/message', { message: { toString: 1 } }, 'message'],
    ['a sign that cannot be printed', 'PUT /card/send/message', { message: 'a\u0000b' }, 'message'],
    ['a hand that is none', 'PUT /card/send/message', { hand: 'comic' }, 'hand'],
    ['a colourway of another card', 'PUT /card/send/background', { paletteId: 'no-such-palette' }, 'paletteId'],
  ];
  it.each(wrong)('%s', async (_, name, body, field) => {
    const cardSendId = await ready();
    const before = await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } });
    const { status, errors } = await visitor.ask(name, { body: { cardSendId, ...body } });
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(errors.map((item) => item.field)).toContain(field);
    for (const item of errors) expect(item.errorMessage).toMatch(/^[A-Z].*[.?]$/);
    expect(await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } })).toEqual(before);
  });
});

describe('sending', () => {
  it('reports each missing field', async () => {
    const cardSendId = await draft();
    const { errors } = await visitor.ask('PUT /card/send/send', { body: { cardSendId } });
    expect(errors.map((item) => item.field)).toEqual(['recipients', 'sender.name', 'sender.email']);
  });

  it('is sent once however often Send is pressed', async () => {
    const cardSendId = await ready();
    app.mailer.sent.length = 0;
    await Promise.all([1, 2, 3].map(() => visitor.ask('PUT /card/send/send', { body: { cardSendId } })));
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === AMELIE.email)).toHaveLength(0);
    app.clock.advance(10_000);
    await app.deliver();
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === AMELIE.email)).toHaveLength(1);
  });

  it('is sent at its hour in the recipient’s time zone', async () => {
    const cardSendId = await ready({ schedule: { kind: 'on', date: '2027-03-20', time: '09:00' } });
    const { cardSend } = await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    expect(cardSend.recipients[0]?.arrival).toMatchObject({
      theirs: { date: '2027-03-20', time: '09:00', place: 'Melbourne' },
      yours: { date: '2027-03-19', time: '22:00', place: 'London' },
    });
    app.mailer.sent.length = 0;
    app.clock.set('2027-03-19T21:59:59Z');
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === AMELIE.email)).toHaveLength(0);
    app.clock.set('2027-03-19T22:00:00Z');
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === AMELIE.email)).toHaveLength(1);
  });

  it('refuses a time that has passed for a recipient', async () => {
    const now = new Date(app.clock.now());
    const cardSendId = await ready({
      schedule: { kind: 'on', date: now.toISOString().slice(0, 10), time: '00:00' },
      recipients: [{ ...AMELIE, timeZone: 'Pacific/Kiritimati' }],
    });
    const { status, errors } = await visitor.ask('PUT /card/send/send', { body: { cardSendId } });
    expect(status).toBe(422);
    expect(errors[0]?.field).toBe('schedule.time');
  });

  it('can be cancelled until it is sent, and is then a draft again', async () => {
    const later = new Date(app.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const cardSendId = await ready({ schedule: { kind: 'on', date: later, time: '09:00' } });
    await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    expect((await visitor.ask('PUT /card/send', { body: { cardSendId, phrase: 'x' } })).errors[0]?.errorCode).toBe(
      'not-a-draft',
    );
    const { cardSend } = await visitor.call('PUT /card/send/stop', { body: { cardSendId } });
    expect(cardSend.state).toBe('draft');
    await visitor.call('PUT /card/send', { body: { cardSendId, schedule: { kind: 'now' } } });
    await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    app.mailer.sent.length = 0;
    app.clock.advance(10_000);
    await app.deliver();
    expect(app.mailer.sent.filter((mail) => mail.to.address === AMELIE.email)).toHaveLength(1);
    expect((await visitor.ask('PUT /card/send/stop', { body: { cardSendId } })).errors[0]?.errorCode).toBe('has-left');
  });

  it('can be cancelled in another browser with the sender’s own link, and is a draft there', async () => {
    const later = new Date(app.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    const cardSendId = await ready({ schedule: { kind: 'on', date: later, time: '09:00' }, nameOnFront: 'Amelie' });
    const { cardSend } = await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    const [magicLink = '', magicLink2 = ''] = (cardSend.path ?? '').split('/').slice(-2);
    expect((await visitor.call('GET /card/send/view', { query: { magicLink } })).sent.alt).toContain('Amelie');
    const elsewhere = app.visitor();
    await elsewhere.call('GET /login', { query: {} });
    const stop = (link: object) => elsewhere.ask('PUT /card/send/stop', { body: { cardSendId, ...link } });
    for (const link of [{}, { magicLink }, { magicLink, magicLink2: magicLink }, { magicLink: magicLink2, magicLink2 }])
      expect(await stop(link)).toMatchObject({ status: 404, errors: [{ errorCode: 'unknown-card-send' }] });
    expect((await stop({ magicLink, magicLink2 })).data.cardSend).toMatchObject({ state: 'draft', cardSendId });
    await elsewhere.call('PUT /card/send', { body: { cardSendId, phrase: 'The red canoe' } });
    const third = app.visitor();
    await third.call('GET /login', { query: {} });
    const asked = await third.ask('PUT /card/send/stop', { body: { cardSendId, magicLink, magicLink2 } });
    expect(asked.status).toBe(404);
    expect((await visitor.ask('GET /card/send', { query: { card_send_id: cardSendId } })).status).toBe(404);
  });

  it('shows the sender its ledger, by session or by the sender’s own link, and nobody else', async () => {
    const cardSendId = await ready();
    const { cardSend } = await visitor.call('PUT /card/send/send', { body: { cardSendId } });
    app.clock.advance(10_000);
    await app.deliver();
    const [, , , , magicLink = '', magicLink2 = ''] = (cardSend.path ?? '').split('/');
    const { sent } = await visitor.call('GET /card/send/view', { query: { magicLink } });
    expect(sent.ledger).toMatchObject([{ name: 'Amelie', state: 'accepted' }]);
    expect(z.strictObject(LedgerEntry.shape).safeParse(sent.ledger[0]).error?.issues).toBeUndefined();
    const elsewhere = app.visitor();
    expect((await elsewhere.ask('GET /card/send/view', { query: { magicLink, magicLink2 } })).status).toBe(200);
    expect((await elsewhere.ask('GET /card/send/view', { query: { magicLink } })).status).toBe(404);
    expect((await elsewhere.ask('GET /card/send/view', { query: { magicLink, magicLink2: magicLink } })).status).toBe(
      404,
    );
  });
});

describe('a verse of more lines than its page holds', () => {
  const lines = (count: number) => Array.from({ length: count }, () => 'we catch').join('\n');

  it('is refused where it is written, and the earlier one stays', async () => {
    const cardSendId = await draft();
    const held = await visitor.call('PUT /card/send/message', { body: { cardSendId, verse: lines(14) } });
    expect(held.cardSend.verse).toBe(lines(14));
    const { status, errors } = await visitor.ask('PUT /card/send/message', { body: { cardSendId, verse: lines(24) } });
    expect([status, errors]).toMatchObject([422, [{ field: 'verse', errorCode: 'too-long-for-page' }]]);
    const { cardSend } = await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend.verse).toBe(lines(14));
  });

  it.each([
    [lines(24), 'The left page holds 17 of these 24 lines. Shorten the verse, or move the rest to your message.'],
    [
      '祝你生日快乐愿你的每一天都充满阳光和欢笑'.repeat(20),
      /^The left page holds about \d{2}0 of these 400 characters\. Shorten the verse, or move the rest to your message\.$/,
    ],
    [
      `Forty years${'\n'.repeat(60)}of catching`,
      'The left page is too small for so many empty lines. Take some of them out.',
    ],
  ])('is refused with how much the page holds', async (verse, message) => {
    const cardSendId = await draft();
    const { errors } = await visitor.ask('PUT /card/send/message', { body: { cardSendId, verse } });
    expect(errors).toHaveLength(1);
    expect(errors?.[0]?.errorMessage).toMatch(message);
  });

  it('is not sent, where it was written before', async () => {
    const cardSendId = await ready();
    await sql`update card_sends set verse = ${lines(24)} where card_send_id = ${cardSendId}`.execute(app.context.db);
    expect((await visitor.ask('PUT /card/send/send', { body: { cardSendId } })).errors).toMatchObject([
      { field: 'verse', errorCode: 'too-long-for-page' },
    ]);
  });
});

describe('unsupported characters', () => {
  const GEORGIAN = 'ნინო';

  it('are refused at their field, the earlier value stays, and any supported script is accepted', async () => {
    const { cardSend } = await visitor.call('POST /card/send', { body: { cardId, nameOnFront: 'Łukasz' } });
    const { cardSendId } = cardSend;
    const refused = await visitor.ask('PUT /card/send', { body: { cardSendId, nameOnFront: GEORGIAN } });
    expect(refused.status).toBe(422);
    expect(refused.errors).toMatchObject([{ field: 'nameOnFront', errorCode: 'unsupported-characters' }]);
    expect(refused.errors?.[0]?.errorMessage).toContain('ნ ი ო');
    const verse = await visitor.ask('PUT /card/send/message', { body: { cardSendId, verse: GEORGIAN } });
    expect(verse.errors).toMatchObject([{ field: 'verse', errorCode: 'unsupported-characters' }]);
    for (const name of ['美玲', 'שרה', 'محمد', 'สมชาย', '지우', 'Олена'])
      expect(
        (await visitor.call('PUT /card/send', { body: { cardSendId, nameOnFront: name } })).cardSend.nameOnFront,
      ).toBe(name);
    // The letter is read as text, in whatever letters the reader's machine has.
    await visitor.call('PUT /card/send/message', { body: { cardSendId, message: GEORGIAN } });
  });

  it('are not sent on a front, wherever they come from', async () => {
    const { cardSend } = await visitor.call('POST /card/send', { body: { cardId, nameOnFront: GEORGIAN } });
    const { cardSendId } = cardSend;
    await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE], sender: ROSA } });
    expect((await visitor.ask('PUT /card/send/send', { body: { cardSendId } })).errors).toMatchObject([
      { field: 'nameOnFront', errorCode: 'unsupported-characters' },
    ]);
  });
});

describe('a card that spells a name', () => {
  it('is not sent without one', async () => {
    const { card_id: spelled } = await app.context.db
      .selectFrom('cards')
      .select('card_id')
      .where(sql<boolean>`(facts->>'needsName')::boolean`)
      .executeTakeFirstOrThrow();
    const { cardSend } = await visitor.call('POST /card/send', { body: { cardId: spelled } });
    const { cardSendId } = cardSend;
    await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE], sender: ROSA } });
    expect((await visitor.ask('PUT /card/send/send', { body: { cardSendId } })).errors).toMatchObject([
      { field: 'nameOnFront', errorCode: 'missing' },
    ]);
    await visitor.call('PUT /card/send', { body: { cardSendId, nameOnFront: 'Amelie' } });
    expect((await visitor.call('PUT /card/send/send', { body: { cardSendId } })).cardSend.state).toBe('scheduled');
  });
});
