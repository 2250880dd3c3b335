import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#shared/ids.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { sendCardThroughSite } from '#tests/factories/send-card-through-site.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let ines: TestMember;
let rosa: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { name: 'Ines Moreau', email: 'ines@cardamom.example', role: 'admin' });
  rosa = await signedIn(app, { email: 'rosa@lindqvist.example' });
});
afterAll(() => app.close());

const REASON = 'She asked us why Amelie never got it.';
const found = async (q: string) =>
  (await ines.call('GET /admin/sends', { query: { q } })).results.map((send) => send.cardSendId);
const getSendDetails = async (cardSendId: string) =>
  (await ines.call('GET /admin/sends/{cardSendId}', { params: { cardSendId } })).send;
const actsOn = async (subject: string) =>
  (await ines.call('GET /admin/audit', { query: { limit: 100 } })).results
    .filter((line) => line.subject === subject)
    .map((line) => line.act)
    .toReversed();

/** A card for a day in half a year. */
async function plannedCard(
  sender: TestVisitor = rosa,
  email = 'rosa@lindqvist.example',
): Promise<{ cardSendId: string; magicLink: string; senderLink: string }> {
  await sender.call('GET /login', { query: {} });
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const { cardSendId } = cardSend;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      nameOnFront: 'Amelie',
      recipients: [
        { name: 'Amelie', email: 'amelie@planned.example', timeZone: 'Australia/Melbourne' },
        { name: 'Theo', email: 'theo@planned.example' },
      ],
      sender: { name: 'Rosa', email, timeZone: 'Europe/London' },
      schedule: { kind: 'on', date: '2027-06-12', time: '09:00' },
    },
  });
  const sent = await sender.call('PUT /card/send/send', { body: { cardSendId } });
  const [, , , , magicLink = '', senderLink = ''] = (sent.cardSend.path ?? '').split('/');
  return { cardSendId, magicLink, senderLink };
}

describe('a card that did not arrive', () => {
  test('is found by any part of it that somebody has', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [
      { name: 'Amelie Fernbank-Dubois', email: 'amelie.dubois@example.com' },
      { name: 'Olu', email: 'olu@example.com' },
    ]);
    await sendCardThroughSite(rosa, [{ name: 'Nadia', email: 'nadia@example.com' }]);
    app.clock.advance(60_000);
    await app.deliver();
    const mail = app.mailer.sent.find((sent) => sent.to.address === 'amelie.dubois@example.com');
    const code = /\b[0-9A-Z]{4} [0-9A-Z]{4}\b/.exec(mail?.text ?? '')?.[0] ?? 'no code in the mail';
    const [path = ''] = /\/card\/read\/\w+\/\w+/.exec(mail?.text ?? '') ?? [];
    const messageId = mail?.messageId ?? '';
    const deliveryId = messageId.replace(/^<|\..*$/g, '');
    const short = cardSendId.slice(-8);
    for (const q of [
      'Amelie',
      'amelie fern',
      'fernbank-dub',
      'FERNBANK',
      'amelie.dubois@example.com',
      'Amelie.Dub',
      code,
      code.toLowerCase().replace(' ', ''),
      `https://cards.example${path}`,
      cardSendId,
      `${short.slice(0, 4).toUpperCase()} ${short.slice(4).toUpperCase()}`,
      messageId,
      deliveryId,
      deliveryId.slice(-12),
      deliveryId.slice(-12, -3),
    ])
      expect([q, await found(q)]).toEqual([q, [cardSendId]]);
    // A beginning of the number is one moment's, and the cards of that moment come with it.
    expect(await found(deliveryId.slice(0, 18))).toContain(cardSendId);
    for (const q of ['dubois', 'elie', 'amelie%', '_melie', 'amelie.dubois@example.org', 'ffffffff-ffff'])
      expect([q, await found(q)]).toEqual([q, []]);
  });

  test('is shown beside the tickets of its sender, and the ticket beside the card', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Uma', email: 'uma@example.com' }]);
    const given = { name: 'Rosa', email: 'Rosa@Lindqvist.example', subject: '', message: 'Uma hears nothing from me.' };
    const { ticketNumber } = await rosa.call('POST /open_ticket', { body: given });
    expect((await getSendDetails(cardSendId)).tickets).toMatchObject([
      { ticketNumber, subject: 'Uma hears nothing from me.', state: 'open' },
    ]);
    const { ticket } = await ines.call('GET /admin/tickets/{ticketNumber}', { params: { ticketNumber } });
    expect(ticket.sends[0]).toMatchObject({ cardSendId, to: ['Uma'] });
    expect(ticket.others).toEqual([]);
    const second = await rosa.call('POST /open_ticket', { body: { ...given, message: 'Is anybody there?' } });
    const { ticket: other } = await ines.call('GET /admin/tickets/{ticketNumber}', {
      params: { ticketNumber: second.ticketNumber },
    });
    expect(other.others.map((one) => one.ticketNumber)).toEqual([ticketNumber]);
  });
});

describe('a new day', () => {
  const move = (cardSendId: string, date: string, time = '10:00', reason = REASON) =>
    ines.ask('POST /admin/sends/{cardSendId}/move', {
      params: { cardSendId },
      body: { schedule: { kind: 'on', date, time }, reason },
    });

  test('reschedules what was not sent, in each recipient’s time zone, and its sender sees it', async () => {
    const { cardSendId, magicLink, senderLink } = await plannedCard();
    const { status, data } = await move(cardSendId, '2027-07-01');
    expect(status).toBe(200);
    expect(data.send.plannedFor).toEqual({ date: '2027-07-01', time: '10:00' });
    expect(data.send.people.map((person) => person.dueAt)).toEqual([
      '2027-07-01T00:00:00.000Z',
      '2027-07-01T09:00:00.000Z',
    ]);
    expect(data.send.events.find((event) => event.kind === 'card-moved')).toMatchObject({
      who: 'Ines Moreau',
      detail: `From 12 June 2027 at 09:00, their time to 1 July 2027 at 10:00, their time. ${REASON}`,
    });
    const { sent } = await rosa.call('GET /card/send/view', { query: { magicLink, magicLink2: senderLink } });
    expect(sent.ledger.map((entry) => entry.arrival?.theirs.date)).toEqual(['2027-07-01', '2027-07-01']);
    expect(await actsOn(cardSendId)).toEqual(['card-moved']);
  });

  /** Mails of that about one card. */
  const toldOf = ({ senderLink }: { senderLink: string }) =>
    app.mailer.sent.filter((mail) => mail.subject.includes('to another day') && mail.text.includes(senderLink));

  test('is mailed to its member, once for each change, with both days, the reason and the page of the card', async () => {
    const card = await plannedCard();
    const { cardSendId, magicLink, senderLink } = card;
    await move(cardSendId, '2027-07-01');
    app.clock.advance(1000);
    await app.deliver();
    await app.deliver();
    const [mail, ...others] = toldOf(card);
    expect(others).toEqual([]);
    expect(mail?.to.address).toBe('rosa@lindqvist.example');
    expect(mail?.subject).toBe('We moved your card for Amelie and Theo to another day');
    for (const words of [
      'It was scheduled to arrive on 12 June 2027 at 09:00, their time. It now arrives on 1 July 2027 at 10:00, their time.',
      `Our reason: ${REASON}`,
      routes.sendView(magicLink, senderLink),
    ])
      expect(mail?.text.replace(/\s+/g, ' ')).toContain(words);
    expect((await getSendDetails(cardSendId)).events.map((event) => event.kind)).toContain('card-moved-accepted');
    await move(cardSendId, '2027-07-02');
    app.clock.advance(1000);
    await app.deliver();
    expect(toldOf(card)).toHaveLength(2);
  });

  test('is not mailed where nothing was rescheduled, nor of a card that was cancelled meanwhile', async () => {
    const card = await plannedCard();
    const { cardSendId } = card;
    expect((await move(cardSendId, '2020-01-01')).status).toBe(422);
    await move(cardSendId, '2027-07-01');
    await rosa.call('PUT /card/send/stop', { body: { cardSendId } });
    app.clock.advance(1000);
    await app.deliver();
    expect(toldOf(card)).toEqual([]);
  });

  test('is mailed to a visitor at the address that the card was sent from', async () => {
    const guest = app.visitor();
    const card = await plannedCard(guest, 'gustav@visiting.example');
    await move(card.cardSendId, '2027-07-01');
    app.clock.advance(1000);
    await app.deliver();
    expect(toldOf(card).map((mail) => mail.to.address)).toEqual(['gustav@visiting.example']);
  });

  test('is refused where it is not possible, and then nothing has changed', async () => {
    const { cardSendId } = await plannedCard();
    const refusals = [
      [await move(cardSendId, '2020-01-01'), 'schedule.date'],
      [await move(cardSendId, '2027-02-30'), 'schedule.date'],
      [await move(cardSendId, '2049-01-01'), 'schedule.date'],
      [await move(cardSendId, 'soon'), 'schedule.date'],
      [await move(cardSendId, '2027-07-01', '25:00'), 'schedule.time'],
      [await move(cardSendId, '2027-07-01', '10:00', 'no'), 'reason'],
    ] as const;
    for (const [{ status, errors }, field] of refusals) expect([status, errors[0]?.field]).toEqual([422, field]);
    expect((await getSendDetails(cardSendId)).plannedFor).toEqual({ date: '2027-06-12', time: '09:00' });
    const left = await sendCardThroughSite(rosa, [{ name: 'Mia', email: 'mia@example.com' }]);
    app.clock.advance(60_000);
    await app.deliver();
    expect((await move(left.cardSendId, '2027-07-01')).errors[0]?.errorCode).toBe('has-left');
    expect(await actsOn(left.cardSendId)).toEqual([]);
  });
});

describe('a new link', () => {
  test('is sent in a new message, and the old one stops working, also where the card was opened', async () => {
    const { cardSendId, recipientIds } = await sendCardThroughSite(rosa, [{ name: 'Sam', email: 'sam@fresh.example' }]);
    const fresh = () =>
      ines.ask('POST /admin/sends/{cardSendId}/fresh-link', {
        params: { cardSendId },
        body: { recipientId: recipientIds[0] },
      });
    expect((await fresh()).errors[0]?.errorCode).toBe('on-its-way');
    app.clock.advance(60_000);
    await app.deliver();
    const linkIn = (nth: number) => {
      const mails = app.mailer.sent.filter((sent) => sent.to.address === 'sam@fresh.example');
      const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/(\w+)\/(\w+)/.exec(mails[nth]?.text ?? '') ?? [];
      return { magicLink, magicLink2 };
    };
    const old = linkIn(0);
    await app.visitor().call('POST /card/read/open', { body: old });
    expect((await fresh()).status).toBe(200);
    app.clock.advance(1000);
    await app.deliver();
    const next = linkIn(1);
    expect(next.magicLink2).not.toBe(old.magicLink2);
    expect((await app.visitor().ask('GET /card/read', { query: old })).status).toBe(404);
    expect((await app.visitor().ask('GET /card/read', { query: next })).status).toBe(200);
    const send = await getSendDetails(cardSendId);
    expect(send.events.find((event) => event.kind === 'link-renewed')?.who).toBe('Ines Moreau');
    expect(JSON.stringify(send)).not.toContain(next.magicLink2);
    expect(await actsOn(cardSendId)).toEqual(['link-renewed', 'timeline-viewed']);
  });
});

describe('the message of a card', () => {
  const ask = (cardSendId: string, reason = REASON) =>
    ines.ask('POST /admin/sends/{cardSendId}/ask', { params: { cardSendId }, body: { reason } });
  const read = (cardSendId: string) => ines.ask('POST /admin/sends/{cardSendId}/inside', { params: { cardSendId } });
  const answer = (askId: string, allow: boolean, whoever: TestMember = rosa) =>
    whoever.ask('PUT /account/asks/{askId}', { params: { askId }, body: { allow } });

  test('can be read for a day once its sender allows it, is hidden again when they withdraw it, and every access is logged', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Ida', email: 'ida@inside.example' }]);
    expect((await getSendDetails(cardSendId)).inside.state).toBe('closed');
    expect((await read(cardSendId)).errors[0]?.errorCode).toBe('closed');
    expect((await ask(cardSendId, 'why')).errors[0]?.field).toBe('reason');
    expect((await ask(cardSendId)).data.send.inside.state).toBe('asked');
    expect((await ask(cardSendId)).errors[0]?.errorCode).toBe('asked-already');
    expect((await read(cardSendId)).errors[0]?.errorCode).toBe('closed');
    app.clock.advance(1000);
    await app.deliver();
    const mail = app.mailer.sent.find((sent) => sent.subject === 'May we read the message in your card?');
    expect(mail?.to.address).toBe('rosa@lindqvist.example');
    expect(mail?.text).toContain(REASON);
    expect(mail?.text).not.toContain('boat in the reeds');

    const { asks } = await rosa.call('GET /account/asks');
    expect(asks).toMatchObject([{ adminName: 'Ines Moreau', to: ['Ida'], reason: REASON, answer: 'waiting' }]);
    const askId = asks[0]?.askId ?? '';
    const other = await signedIn(app);
    expect((await answer(askId, true, other)).status).toBe(404);
    expect((await other.call('GET /account/asks')).asks).toEqual([]);
    expect((await answer(askId, true)).data.asks[0]?.answer).toBe('allowed');
    expect((await read(cardSendId)).data.inside).toMatchObject({
      nameOnFront: 'Jonas',
      message: 'The boat in the reeds is yours now.',
    });
    expect((await answer(askId, false)).data.asks[0]?.answer).toBe('refused');
    expect((await read(cardSendId)).errors[0]?.errorCode).toBe('closed');
    await answer(askId, true);
    app.clock.advance(24 * 3_600_000 - 1);
    expect((await read(cardSendId)).status).toBe(200);
    app.clock.advance(1);
    expect((await read(cardSendId)).errors[0]?.errorCode).toBe('closed');
    expect((await rosa.call('GET /account/asks')).asks[0]?.answer).toBe('over');
    expect(await actsOn(cardSendId)).toEqual([
      'timeline-viewed',
      'message-access-requested',
      'message-read',
      'message-read',
    ]);
    const own = await rosa.call('GET /account/audit', { query: {} });
    expect(own.results.map((line) => line.act).slice(0, 3)).toEqual([
      'message-read',
      'message-read',
      'message-access-requested',
    ]);
  });

  test('cannot be allowed by an administrator who impersonates the sender, nor by a visitor, who has no account', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Jo', email: 'jo@inside.example' }]);
    await ask(cardSendId);
    const [waiting] = (await rosa.call('GET /account/asks')).asks;
    const admin = await signedIn(app, { name: 'Per Holm', role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON } });
    expect((await answer(waiting?.askId ?? '', true, admin)).errors[0]?.errorCode).toBe('impersonating');
    await admin.call('DELETE /admin/login');
    const guests = await sendCardThroughSite(app.visitor(), [{ name: 'Theo', email: 'theo@inside.example' }]);
    expect((await ask(guests.cardSendId)).errors[0]?.errorCode).toBe('no-account');
  });
});

describe('an administrator who loses the role', () => {
  test('is refused from the next call on, as themselves and as somebody they impersonate', async () => {
    const per = await signedIn(app, { name: 'Per Holm', email: 'per@former.example', role: 'admin' });
    const uli = await signedIn(app, { name: 'Uli Sand', email: 'uli@former.example', role: 'admin' });
    await uli.call('POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON } });
    expect((await per.call('GET /login', { query: {} })).user.adminMemberId).toBe(per.memberId);
    expect((await uli.call('GET /login', { query: {} })).user).toMatchObject({ memberId: rosa.memberId });
    await app.context.db
      .updateTable('members')
      .set({ role: 'member' })
      .where('email', 'like', '%@former.example')
      .execute();
    for (const name of ['GET /admin/overview', 'GET /admin/members', 'GET /admin/sends', 'GET /admin/audit'] as const) {
      const { status, errors } = await per.ask(name, { query: {} });
      expect([name, status, errors[0]?.errorCode]).toEqual([name, 404, 'unknown']);
      expect([404, 401]).toContain((await uli.ask(name, { query: {} })).status);
    }
    expect((await per.call('GET /login', { query: {} })).user).toMatchObject({
      memberId: per.memberId,
      adminMemberId: null,
    });
    // Nothing of whom they impersonated is open to them.
    const { user } = await uli.call('GET /login', { query: {} });
    expect(user.memberId).not.toBe(rosa.memberId);
    expect(user.impersonation).toBeNull();
    expect((await uli.ask('GET /account/audit', { query: {} })).status).toBe(401);
  });
});

describe('lines', () => {
  test('of the same millisecond are in the order in which they were written', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Ada', email: 'ada@lines.example' }]);
    const expected: string[] = [];
    for (let i = 0; i < 6; i++) {
      await getSendDetails(cardSendId);
      await ines.call('GET /admin/members/{memberId}', { params: { memberId: rosa.memberId } });
      expected.unshift('member-viewed', 'timeline-viewed');
    }
    const { results } = await rosa.call('GET /account/audit', { query: { limit: 12 } });
    expect(new Set(results.map((line) => line.at)).size).toBe(1);
    expect(results.map((line) => line.act)).toEqual(expected);
  });
});

describe('waiting jobs', () => {
  test('are shown with their time, their failures and their error', async () => {
    const { boss } = app.context.queue;
    const outboxId = newId();
    const [id = ''] =
      (await boss.insert('pack-export', [{ data: { exportId: outboxId }, retryLimit: 3, retryDelay: 600 }], {
        returnId: true,
      })) ?? [];
    await boss.fetch('pack-export');
    await boss.fail('pack-export', id, { message: 'The disk is full.' });
    const { waiting } = await ines.call('GET /admin/jobs');
    expect(waiting.find((job) => job.jobId === id)).toMatchObject({
      queue: 'pack-export',
      state: 'again',
      tries: 1,
      error: 'The disk is full.',
    });
  });
});
