import { adminCalls } from '#contract/admin/admin.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { endExpiredImpersonations } from '#server/sessions/sessions.ts';
import { newId } from '#shared/ids.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { sendCardThroughSite } from '#tests/factories/send-card-through-site.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { makeMember, signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let ines: TestMember;
let rosa: TestMember;
beforeAll(async () => {
  app = await testApp();
  ines = await signedIn(app, { name: 'Ines Moreau', email: 'ines@cardamom.example', role: 'admin' });
  rosa = await signedIn(app, { email: 'rosa@lindqvist.example' });
});
afterAll(() => app.close());

const REASON = 'She asked us why Jonas never got it.';
const audit = async () => (await ines.call('GET /admin/audit', { query: { limit: 100 } })).results;
const actsOn = async (subject: string) =>
  (await audit())
    .filter((line) => line.subject === subject)
    .map((line) => line.act)
    .toReversed();

describe('the calls of administrators', () => {
  test('are unknown to anyone else', async () => {
    const params = {
      memberId: rosa.memberId,
      cardSendId: newId(),
      jobId: newId(),
      ticketNumber: 1001,
      senderId: newId(),
      messageId: 'x',
    };
    for (const name of Object.keys(adminCalls) as (keyof typeof adminCalls)[]) {
      if (name === 'DELETE /admin/login') continue;
      for (const nobody of [app.visitor(), rosa]) {
        const { status, errors } = await nobody.ask(name, {
          params: { ...params, groupId: '0123456789abcdef' },
          body: {},
        });
        expect([name, status, errors[0]?.errorCode]).toEqual([name, 404, 'unknown']);
      }
    }
    expect(await audit()).toEqual([]);
  });
});

describe('any search text', () => {
  test('is searched for without an error', async () => {
    const odd = ['\0', '\ud800', "' or 1=1 --", '%', '\\', '#', '@', '/card/read/', 'x'.repeat(200), '🎉'.repeat(50)];
    const calls = ['GET /admin/members', 'GET /admin/sends', 'GET /admin/cards', 'GET /admin/tickets'] as const;
    for (const name of calls)
      for (const q of odd) expect([name, q, (await ines.ask(name, { query: { q } })).status]).toEqual([name, q, 200]);
    expect((await ines.ask('GET /admin/members', { query: { q: 'x'.repeat(201) } })).status).toBe(422);
  });
});

describe('members', () => {
  test('are found by name, address and id, and each view is logged where they can read it', async () => {
    const theo = await makeMember(app, { name: 'Théo 100%', email: 'theo.fern@example.com' });
    const found = async (q: string) =>
      (await ines.call('GET /admin/members', { query: { q } })).results.map((member) => member.memberId);
    expect(await found('théo')).toEqual([theo.memberId]);
    expect(await found('FERN@example')).toEqual([theo.memberId]);
    expect(await found(theo.memberId)).toEqual([theo.memberId]);
    expect(await found('100%')).toEqual([theo.memberId]);
    expect(await found('1%0')).toEqual([]);
    expect((await found('')).length).toBe(3);

    const { member, audit: lines } = await ines.call('GET /admin/members/{memberId}', {
      params: { memberId: rosa.memberId },
    });
    expect(member).toMatchObject({ name: 'Rosa Lindqvist', email: 'rosa@lindqvist.example', role: 'member' });
    expect(lines[0]).toMatchObject({ act: 'member-viewed', adminName: 'Ines Moreau', memberId: rosa.memberId });
    const own = await rosa.call('GET /account/audit', { query: {} });
    expect(own.results.map((line) => [line.act, line.adminName])).toEqual([['member-viewed', 'Ines Moreau']]);
    const other = await signInAs(app, theo);
    expect((await other.call('GET /account/audit', { query: {} })).results).toEqual([]);
  });

  test('that do not exist are unknown, and add no log entry', async () => {
    const before = (await audit()).length;
    const { status } = await ines.ask('GET /admin/members/{memberId}', { params: { memberId: newId() } });
    expect(status).toBe(404);
    expect((await audit()).length).toBe(before);
  });
});

describe('a card', () => {
  test('that bounced is found and corrected, its sender is told, and its message stays hidden', async () => {
    const { cardSendId, recipientIds } = await sendCardThroughSite(rosa, [
      { name: 'Ida Berg', email: 'ida@fjord.example' },
      { name: 'Jonas Berg', email: 'gone@fjrod.example' },
    ]);
    app.clock.advance(60_000);
    await app.deliver();
    const bounced = await ines.call('GET /admin/sends', { query: { state: 'bounced' } });
    expect(bounced.results).toMatchObject([{ cardSendId, state: 'bounced', recipients: 2, bounced: 1 }]);
    for (const q of ['gone@FJROD.example', 'rosa', 'jonas', 'rosa@lindqvist.example', cardSendId])
      expect([q, (await ines.call('GET /admin/sends', { query: { q } })).total]).toEqual([q, 1]);
    expect((await ines.call('GET /admin/sends', { query: { q: 'jon%' } })).results).toEqual([]);
    const mail = app.mailer.sent.find((sent) => sent.to.address === 'ida@fjord.example');
    const [url = '', link = ''] = /\/card\/read\/[0-9A-Za-z]+\/([0-9A-Za-z]+)/.exec(mail?.text ?? '') ?? [];
    expect((await ines.call('GET /admin/sends', { query: { q: `https://cards.example${url}` } })).total).toBe(1);
    expect((await ines.call('GET /admin/overview', { query: {} })).waiting.bounced).toBe(1);

    const { send } = await ines.call('GET /admin/sends/{cardSendId}', { params: { cardSendId } });
    expect(send.events.map((event) => [event.kind, event.who])).toEqual(
      expect.arrayContaining([
        ['created', 'Rosa Lindqvist'],
        ['planned', 'Rosa Lindqvist'],
        ['accepted', 'Delivery'],
        ['bounced', 'Delivery'],
        ['sender-receipt-accepted', 'Delivery'],
        ['timeline-viewed', 'Ines Moreau'],
      ]),
    );
    expect(send.events.find((event) => event.kind === 'bounced')).toMatchObject({
      recipientId: recipientIds[1],
      detail: 'There is no mailbox with this address.',
      response: '550 5.1.1 No such user here',
    });
    expect(send.links.at(1)).toBe(link.slice(-3));
    expect(JSON.stringify(send)).not.toMatch(/boat in the reeds|yellow canoe/);

    app.clock.advance(60_000);
    const { send: corrected } = await ines.call('POST /admin/sends/{cardSendId}/again', {
      params: { cardSendId },
      body: { recipientId: recipientIds[1] ?? '', email: 'jonas@fjord.example' },
    });
    expect(corrected.events.find((event) => event.kind === 'corrected')).toMatchObject({
      who: 'Ines Moreau',
      detail: 'gone@fjrod.example to jonas@fjord.example',
      attempt: 2,
    });
    await app.deliver();
    expect(app.mailer.sent.filter((sent) => sent.to.address === 'jonas@fjord.example')).toHaveLength(1);
    expect((await ines.call('GET /admin/sends', { query: { state: 'bounced' } })).total).toBe(0);
    expect(await actsOn(cardSendId)).toEqual(['timeline-viewed', 'address-corrected']);
    const own = await rosa.call('GET /account/audit', { query: {} });
    expect(own.results.map((line) => line.act)).toEqual(
      expect.arrayContaining(['timeline-viewed', 'address-corrected', 'member-viewed']),
    );
  });

  test('is sent again to the same address as a new attempt; a new address revokes the links in the wrong mailbox', async () => {
    const { cardSendId, recipientIds } = await sendCardThroughSite(rosa, [{ name: 'Mia', email: 'mia@example.com' }]);
    const again = (email?: string) =>
      ines.ask('POST /admin/sends/{cardSendId}/again', {
        params: { cardSendId },
        body: { recipientId: recipientIds[0], ...(email ? { email } : {}) },
      });
    expect((await again()).errors[0]?.errorCode).toBe('on-its-way');
    app.clock.advance(60_000);
    await app.deliver();
    expect((await again()).status).toBe(200);
    app.clock.advance(1000);
    await app.deliver();
    const mails = app.mailer.sent.filter((sent) => sent.to.address === 'mia@example.com');
    expect(mails.map((mail) => /\.(\d)@/.exec(mail.messageId)?.[1])).toEqual(['1', '2']);
    const path = /\/card\/read\/[0-9A-Za-z]+\/[0-9A-Za-z]+/.exec(mails[0]?.text ?? '')?.[0] ?? '';
    const [, , , magicLink = '', magicLink2 = ''] = path.split('/');
    expect((await app.visitor().ask('GET /card/read', { query: { magicLink, magicLink2 } })).status).toBe(200);
    expect((await again('mia.fern@example.com')).status).toBe(200);
    const old = await app.visitor().ask('GET /card/read', { query: { magicLink, magicLink2 } });
    expect(old.status).toBe(404);
  });

  test('is not sent again where that is not allowed, and then nothing has changed', async () => {
    const { cardSendId, recipientIds } = await sendCardThroughSite(rosa, [
      { name: 'Nadia', email: 'nadia@example.com' },
      { name: 'Olu', email: 'olu@example.com' },
    ]);
    const again = async (body: object) => {
      const { status, errors } = await ines.ask('POST /admin/sends/{cardSendId}/again', {
        params: { cardSendId },
        body,
      });
      return [status, errors[0]?.field, errors[0]?.errorCode];
    };
    app.clock.advance(60_000);
    await app.deliver();
    const path = /\/card\/read\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)/.exec(
      app.mailer.sent.find((sent) => sent.to.address === 'nadia@example.com')?.text ?? '',
    );
    const reader = app.visitor();
    const link = { magicLink: path?.[1] ?? '', magicLink2: path?.[2] ?? '' };
    await reader.call('POST /card/read/open', { body: link });
    expect(await again({ recipientId: newId() })).toEqual([404, 'recipientId', 'unknown-recipient']);
    expect(await again({ recipientId: recipientIds[0], email: 'olu@example.com' })).toEqual([409, 'email', 'twice']);
    expect(await again({ recipientId: recipientIds[0], email: 'new@example.com' })).toEqual([409, 'email', 'opened']);
    expect(await again({ recipientId: recipientIds[0], email: 'nonsense' })).toEqual([422, 'email', 'invalid']);
    await reader.call('POST /card/read/refuse', { body: { ...link, from: 'sender' } });
    expect(await again({ recipientId: recipientIds[0] })).toEqual([409, 'general', 'refused']);
    const { results } = await ines.call('GET /admin/sends', { query: { q: 'nadia@example.com' } });
    expect(results).toHaveLength(1);
    expect(await actsOn(cardSendId)).toEqual([]);
  });

  test('is taken down with a reason: its links stop working, and nothing more is sent', async () => {
    const { cardSendId, recipientIds } = await sendCardThroughSite(rosa, [{ name: 'Sam', email: 'sam@example.com' }]);
    const takeDown = (reason: string) =>
      ines.ask('POST /admin/sends/{cardSendId}/take-down', { params: { cardSendId }, body: { reason } });
    expect((await takeDown('  no  ')).errors[0]?.field).toBe('reason');
    const { status, data } = await takeDown('Somebody else wrote it in her name.');
    expect(status).toBe(200);
    expect(data.send).toMatchObject({ isRevoked: true, state: 'taken-down' });
    expect(data.send.events.find((event) => event.kind === 'card-taken-down')).toMatchObject({
      who: 'Ines Moreau',
      detail: 'Somebody else wrote it in her name.',
    });
    expect((await takeDown('Once more, for good measure.')).errors[0]?.errorCode).toBe('taken-down');
    app.clock.advance(60_000);
    await app.deliver();
    expect(app.mailer.sent.filter((sent) => sent.to.address === 'sam@example.com')).toEqual([]);
    const told = app.mailer.sent.filter((sent) => sent.subject === 'We took down your card for Sam');
    expect(told.map((sent) => sent.to.address)).toEqual(['rosa@lindqvist.example']);
    expect(told[0]?.text.replace(/\s+/g, ' ')).toContain('Our reason: Somebody else wrote it in her name.');
    const { errors } = await ines.ask('POST /admin/sends/{cardSendId}/again', {
      params: { cardSendId },
      body: { recipientId: recipientIds[0] },
    });
    expect(errors[0]?.errorCode).toBe('taken-down');
    expect((await ines.call('GET /admin/sends', { query: { state: 'stopped' } })).results[0]?.cardSendId).toBe(
      cardSendId,
    );
  });

  test('that waits for a visitor’s confirmation is taken down without a mail: the address is not confirmed', async () => {
    const { cardSendId } = await sendCardThroughSite(app.visitor(), [{ name: 'Lea', email: 'lea@example.com' }]);
    await app.context.db
      .updateTable('card_sends')
      .set({ state: 'awaiting-confirmation' })
      .where('card_send_id', '=', cardSendId)
      .execute();
    const body = { reason: 'Somebody else wrote it in her name.' };
    await ines.call('POST /admin/sends/{cardSendId}/take-down', { params: { cardSendId }, body });
    app.clock.advance(60_000);
    await app.deliver();
    expect(app.mailer.sent.filter((sent) => sent.subject === 'We took down your card for Lea')).toEqual([]);
  });

  test('of the shop shows how often it was sent and kept', async () => {
    const { results, total } = await ines.call('GET /admin/cards', { query: { limit: 5 } });
    expect(total).toBeGreaterThan(4000);
    await sendCardThroughSite(rosa, [{ name: 'Uma', email: 'uma@example.com' }]);
    const { results: found } = await ines.call('GET /admin/cards', { query: { q: SHOP_CARD } });
    expect(found.find((card) => card.cardId === SHOP_CARD)?.sends).toBeGreaterThan(0);
    // Nothing is paid for here, so no card is for members alone.
    const { results: many } = await ines.call('GET /admin/cards', { query: { limit: 100 } });
    expect(many.filter((card) => !card.isFree)).toEqual([]);
    expect(results[0]?.coverUrl).toMatch(/^\/media\/cards\//);
  });
});

describe('impersonating', () => {
  const begin = (body: object) => ines.ask('POST /admin/login', { body });

  test('needs a reason, lasts at most an hour, and is refused for administrators', async () => {
    const { memberId } = rosa;
    expect((await begin({ memberId, reason: ' ' })).errors[0]?.field).toBe('reason');
    expect((await begin({ memberId, reason: REASON, minutes: 61 })).errors[0]?.field).toBe('minutes');
    expect((await begin({ memberId: newId(), reason: REASON })).status).toBe(404);
    expect((await begin({ memberId: ines.memberId, reason: REASON })).errors[0]?.errorCode).toBe('an-administrator');
    const leaving = await makeMember(app, { leaving_at: new Date(app.clock.now() + 3_600_000) });
    expect((await begin({ memberId: leaving.memberId, reason: REASON })).errors[0]?.errorCode).toBe('leaving');
    expect((await ines.call('GET /login', { query: {} })).user.memberId).toBe(ines.memberId);
  });

  test('shows the account, hides dangerous settings and messages, and is logged at its start and end', async () => {
    const { cardSendId } = await sendCardThroughSite(rosa, [{ name: 'Uma', email: 'uma@example.com' }]);
    const { link_sealed } = await app.context.db
      .selectFrom('card_sends')
      .select('link_sealed')
      .where('card_send_id', '=', cardSendId)
      .executeTakeFirstOrThrow();
    const magicLink = app.context.keys.open(link_sealed ?? Buffer.alloc(0));
    const before = ines.cookies.get('cardamom_session');
    const { data } = await begin({ memberId: rosa.memberId, reason: REASON, minutes: 20 });
    expect(data.user).toMatchObject({
      memberId: rosa.memberId,
      adminMemberId: ines.memberId,
      impersonation: { adminName: 'Ines Moreau', reason: REASON },
    });
    const during = ines.cookies.get('cardamom_session');
    expect(during).not.toBe(before);
    expect((await ines.ask('GET /admin/overview')).status).toBe(404);
    expect((await begin({ memberId: rosa.memberId, reason: REASON })).status).toBe(404);
    for (const [name, input] of [
      ['GET /card/send', { query: { card_send_id: cardSendId } }],
      ['GET /card/send/view', { query: { magicLink } }],
      ['PUT /card/send/message', { body: { cardSendId, message: 'Not hers' } }],
      ['PUT /card/send/send', { body: { cardSendId } }],
      ['POST /card/send', { body: { cardId: 'anything' } }],
    ] as const)
      expect([name, (await ines.ask(name, input)).errors[0]?.errorCode]).toEqual([name, 'impersonating']);
    app.clock.advance(60_000);
    await ines.call('GET /my_cards', { query: { type: 'sent' } });
    app.clock.advance(1000);
    await ines.call('POST /account/settings', { body: { name: 'Rosa L.' } });
    app.clock.advance(1000);
    const { user } = await ines.call('DELETE /admin/login');
    expect(user).toMatchObject({ memberId: ines.memberId, adminMemberId: ines.memberId, impersonation: null });
    expect(ines.cookies.get('cardamom_session')).not.toBe(during);
    const stale = app.visitor();
    stale.cookies.set('cardamom_session', during ?? '');
    expect((await stale.call('GET /login', { query: {} })).user.memberId).toBeNull();
    expect((await rosa.call('GET /account/audit', { query: {} })).results.slice(0, 4)).toMatchObject([
      { act: 'impersonation-ended', adminName: 'Ines Moreau' },
      { act: 'account-changed', adminName: 'Ines Moreau' },
      { act: 'cards-listed', adminName: 'Ines Moreau' },
      { act: 'impersonation-started', adminName: 'Ines Moreau', reason: REASON },
    ]);
  });

  test('ends by itself on time, and the end is logged once', async () => {
    const admin = await signedIn(app, { name: 'Per Holm', role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON, minutes: 5 } });
    const until = new Date(app.clock.now() + 5 * 60_000).toISOString();
    app.clock.advance(5 * 60_000 - 1);
    expect((await admin.call('GET /login', { query: {} })).user.memberId).toBe(rosa.memberId);
    app.clock.advance(1);
    const { user } = await admin.call('GET /login', { query: {} });
    expect(user).toMatchObject({ memberId: admin.memberId, impersonation: null });
    expect((await admin.ask('GET /admin/overview')).status).toBe(200);
    app.clock.advance(60_000);
    const parts = { db: app.context.db, clock: app.clock };
    await endExpiredImpersonations(parts);
    await endExpiredImpersonations(parts);
    const ends = (await audit()).filter((line) => line.act === 'impersonation-ended' && line.adminName === 'Per Holm');
    expect(ends.map((line) => line.at)).toEqual([until]);
    expect((await admin.call('GET /login', { query: {} })).user.memberId).toBe(admin.memberId);
  });

  test('ends when the member signs out everywhere else, and signs the administrator out', async () => {
    const admin = await signedIn(app, { name: 'Ada', role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON } });
    app.clock.advance(1000);
    await rosa.call('DELETE /account/sessions');
    expect((await admin.call('GET /login', { query: {} })).user.memberId).toBeNull();
    const mine = (await audit()).filter((line) => line.adminName === 'Ada').map((line) => line.act);
    expect(mine).toEqual(['impersonation-ended', 'impersonation-started']);
  });

  test('ends with the role, and with the session', async () => {
    const admin = await signedIn(app, { name: 'Noor', role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: rosa.memberId, reason: REASON } });
    await app.context.db
      .updateTable('members')
      .set({ role: 'member' })
      .where('member_id', '=', admin.memberId)
      .execute();
    expect((await admin.call('GET /login', { query: {} })).user.memberId).toBeNull();
    await app.context.db
      .updateTable('members')
      .set({ role: 'admin' })
      .where('member_id', '=', admin.memberId)
      .execute();
    app.clock.advance(1000);
    await admin.call('GET /logout');
    const mine = (await audit()).filter((line) => line.adminName === 'Noor').map((line) => line.act);
    expect(mine).toEqual(['impersonation-ended', 'impersonation-started']);
  });
});

describe('tickets', () => {
  async function written(): Promise<number> {
    const { ticket_number } = await app.context.db
      .insertInto('tickets')
      .values({
        ticket_id: newId(app.clock.now()),
        member_id: rosa.memberId,
        name: 'Rosa Lindqvist',
        email: rosa.email,
        subject: 'Did Jonas ever get it?',
        message: 'I sent it on Tuesday, and hear nothing.',
        created_at: new Date(app.clock.now()),
      })
      .returning('ticket_number')
      .executeTakeFirstOrThrow();
    return ticket_number;
  }

  test('are answered by mail, once, with a name', async () => {
    const ticketNumber = await written();
    const { waiting } = await ines.call('GET /admin/overview', { query: {} });
    expect(waiting.tickets).toBe(1);
    const text = 'he has it now.\n\nTwo letters were the wrong way round.';
    for (let i = 0; i < 2; i++)
      await ines.call('POST /admin/tickets/{ticketNumber}/answer', { params: { ticketNumber }, body: { text } });
    const { ticket } = await ines.call('GET /admin/tickets/{ticketNumber}', { params: { ticketNumber } });
    expect(ticket).toMatchObject({ state: 'answered', answers: [{ adminName: 'Ines Moreau', text }] });
    await app.deliver();
    const mails = app.mailer.sent.filter((mail) => mail.subject === 'Re: Did Jonas ever get it?');
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ to: { address: rosa.email }, isAutomatic: false });
    expect(mails[0]?.text).toMatch(/he has it now\.[\s\S]*Ines Moreau, Cardamom[\s\S]*hear nothing/);
    expect((await ines.call('GET /admin/tickets', { query: {} })).total).toBe(0);
    expect((await ines.call('GET /admin/tickets', { query: { state: 'all', q: `#${ticketNumber}` } })).total).toBe(1);
    expect(await actsOn(String(ticketNumber))).toEqual(['ticket-answered']);
  });

  test('are closed and opened again; an empty answer is refused', async () => {
    const ticketNumber = await written();
    const params = { ticketNumber };
    const { errors } = await ines.ask('POST /admin/tickets/{ticketNumber}/answer', { params, body: { text: ' \n ' } });
    expect(errors[0]).toMatchObject({ field: 'text', errorMessage: 'Write the answer first.' });
    for (const state of ['closed', 'closed', 'open'] as const) {
      app.clock.advance(1000);
      const { ticket } = await ines.call('PUT /admin/tickets/{ticketNumber}', { params, body: { state } });
      expect(ticket.state).toBe(state);
    }
    expect(await actsOn(String(ticketNumber))).toEqual(['ticket-closed', 'ticket-opened-again']);
    expect((await ines.ask('GET /admin/tickets/{ticketNumber}', { params: { ticketNumber: 9999 } })).status).toBe(404);
  });
});

describe('jobs', () => {
  test('that failed are shown with their error, and can be retried', async () => {
    const { boss } = app.context.queue;
    const [id = ''] = (await boss.insert(
      'send-delivery',
      [{ data: { deliveryId: newId(), attempt: 1 }, retryLimit: 0 }],
      {
        returnId: true,
      },
    )) ?? [''];
    await boss.fetch('send-delivery');
    await boss.fail('send-delivery', id, { message: 'The disk is full.' });
    const { queues, failed } = await ines.call('GET /admin/jobs');
    expect(queues.find((queue) => queue.name === 'send-delivery')).toMatchObject({ failed: 1, waiting: 0 });
    expect(failed).toMatchObject([{ jobId: id, queue: 'send-delivery', error: 'The disk is full.' }]);
    expect((await ines.call('GET /admin/overview', { query: {} })).waiting.failedJobs).toBe(1);
    const after = await ines.call('POST /admin/jobs/{jobId}/retry', { params: { jobId: id } });
    expect(after.failed).toEqual([]);
    expect(after.queues.find((queue) => queue.name === 'send-delivery')).toMatchObject({ failed: 0, waiting: 1 });
    expect((await ines.ask('POST /admin/jobs/{jobId}/retry', { params: { jobId: id } })).status).toBe(404);
    expect(await actsOn(id)).toEqual(['job-retried']);
  });
});

describe('the mailbox', () => {
  test('is empty where there is a mail server', async () => {
    expect(await ines.call('GET /admin/mails', { query: {} })).toEqual({ results: [], total: 0 });
    expect((await ines.ask('GET /admin/mails/{messageId}', { params: { messageId: 'x' } })).status).toBe(404);
  });
});
