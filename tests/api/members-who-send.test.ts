import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { makeMember, signedIn, signInAs } from '#tests/factories/member.ts';
import { requestChallenge, solve } from '#tests/factories/proof-of-work.ts';
import { CARD_SEND_LIMITS } from '#server/card-sends/limits.ts';
import { MEMBER_LIMITS, PREMIUM_LIMITS, VISITOR_LIMITS } from '#shared/limits.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
const cardId = SHOP_CARD;
beforeAll(async () => {
  // As on a public site: a visitor without an account needs proof of work and a confirmation by mail.
  app = await testApp({ settings: { isLoopbackOnly: false } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.context.pool.query('delete from rate_limits');
  // Cards that the test before scheduled, some for hundreds of people, are not sent in the next one.
  await app.context.pool.query("update deliveries set state = 'stopped' where state in ('scheduled', 'queued')");
  app.mailer.sent.length = 0;
});

const AMELIE = { name: 'Amelie', email: 'amelie@example.com', timeZone: 'Australia/Melbourne' };
const people = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `Friend ${i}`, email: `friend-${i}@example.com` }));

/** A draft with its recipients; `given` may set the sender. */
async function draftOf(visitor: TestVisitor, given: object = {}) {
  const { cardSendId } = (await visitor.call('POST /card/send', { body: { cardId } })).cardSend;
  const { cardSend } = await visitor.call('PUT /card/send', { body: { cardSendId, recipients: [AMELIE], ...given } });
  return cardSend;
}
const send = (visitor: TestVisitor, cardSendId: string) => visitor.ask('PUT /card/send/send', { body: { cardSendId } });

describe('a member who sends', () => {
  it('is the sender automatically, without proof of work or confirmation', async () => {
    const member = await signedIn(app);
    const { cardSendId, sender } = await draftOf(member);
    expect(sender).toEqual({ name: 'Rosa Lindqvist', email: member.email, timeZone: 'Europe/London' });
    const { status, data } = await send(member, cardSendId);
    expect({ status, state: data.cardSend.state }).toEqual({ status: 200, state: 'scheduled' });
    app.clock.advance(10_000);
    await app.deliver();
    expect(app.mailer.sent.map((mail) => mail.to.address).toSorted()).toEqual([AMELIE.email, member.email]);
  });

  it('has a soft login by the link of a receipt that goes to the account’s own address', async () => {
    /** What the page of a receipt's link knows about its reader. */
    async function readerOf(address: string) {
      const mail = app.mailer.sent.find(({ to }) => to.address === address);
      const url = new URL(/https?:\S+\/card\/send\/view\/\S+/.exec(mail?.text ?? '')?.[0] ?? '');
      const [t, e] = [url.searchParams.get('t'), url.searchParams.get('e')];
      const { user } = await app.visitor().call('GET /login', { query: t && e ? { t, e } : {} });
      return { email: user.email, isSoftLoggedIn: user.isSoftLoggedIn, isLoggedIn: user.isLoggedIn };
    }
    const member = await signedIn(app);
    await send(member, (await draftOf(member)).cardSendId);
    app.clock.advance(10_000);
    await app.deliver();
    expect(await readerOf(member.email)).toEqual({ email: member.email, isSoftLoggedIn: true, isLoggedIn: false });

    const gran = { name: 'Gran', email: 'gran-of-rosa@example.com' };
    await send(member, (await draftOf(member, { sender: gran })).cardSendId);
    await app.deliver();
    const confirm = app.mailer.sent.find(({ to }) => to.address === gran.email);
    const token = /\/verify\?send=([0-9A-Za-z]+)/.exec(confirm?.text ?? '')?.[1] ?? '';
    app.mailer.sent.length = 0;
    await member.call('POST /card/send/confirm', { body: { token } });
    app.clock.advance(10_000);
    await app.deliver();
    expect(await readerOf(gran.email)).toMatchObject({ isSoftLoggedIn: false });
  });

  it('owns the card with everything that belongs to it', async () => {
    const member = await signedIn(app);
    const { cardSendId } = await draftOf(member);
    await send(member, cardSendId);
    app.clock.advance(10_000);
    await app.deliver();
    const { rows } = await app.context.pool.query<{ part: string; member_id: string }>(
      `select 'card' as part, member_id from card_sends where card_send_id = $1
       union all select 'recipient', member_id from recipients where card_send_id = $1
       union all select 'delivery', member_id from deliveries where kind = 'card' and group_id = $1
       union all select 'event', e.member_id from delivery_events e join deliveries d using (delivery_id) where d.group_id = $1
       union all select 'mail', member_id from deliveries where kind <> 'card' and group_id = $1`,
      [cardSendId],
    );
    expect(new Set(rows.map((row) => row.part))).toEqual(new Set(['card', 'recipient', 'delivery', 'event', 'mail']));
    expect(new Set(rows.map((row) => row.member_id))).toEqual(new Set([member.memberId]));
  });

  it('opens the page of the card in any browser where they are signed in, and nobody else can', async () => {
    const member = await signedIn(app);
    const { cardSendId } = await draftOf(member);
    const { data } = await send(member, cardSendId);
    const [, , , , magicLink = ''] = (data.cardSend.path ?? '').split('/');
    const elsewhere = await signInAs(app, member);
    const { sent } = await elsewhere.call('GET /card/send/view', { query: { magicLink } });
    expect(sent.ledger).toMatchObject([{ name: 'Amelie' }]);
    await member.call('GET /logout');
    for (const other of [await signedIn(app), member])
      expect((await other.ask('GET /card/send/view', { query: { magicLink } })).status).toBe(404);
  });

  it('confirms by mail when the sender’s address is not theirs, or not confirmed', async () => {
    const other = await signedIn(app);
    const { cardSendId } = await draftOf(other, { sender: { name: 'Gran', email: 'gran@example.com' } });
    expect((await send(other, cardSendId)).data.cardSend.state).toBe('awaiting-confirmation');
    const unsure = await signedIn(app, { email_confirmed_at: null });
    expect((await send(unsure, (await draftOf(unsure)).cardSendId)).data.cardSend.state).toBe('awaiting-confirmation');
    await app.deliver();
    expect(app.mailer.sent.map((mail) => mail.to.address).toSorted()).toEqual(
      ['gran@example.com', unsure.email].toSorted(),
    );
  });

  it.each([
    ['visitor', VISITOR_LIMITS.recipients],
    ['member', MEMBER_LIMITS.recipients],
    ['premium', PREMIUM_LIMITS.recipients],
  ] as const)('reaches as many people as are for a %s: %i', async (kind, count) => {
    const sender =
      kind === 'visitor'
        ? app.visitor()
        : await signedIn(app, { membership_type: kind === 'premium' ? 'premium' : 'standard' });
    await sender.call('GET /login', { query: {} });
    const { cardSendId, limits, recipients } = await draftOf(sender, { recipients: people(count) });
    expect({ limit: limits.recipients, given: recipients.length }).toEqual({ limit: count, given: count });
    const more = await sender.ask('PUT /card/send', { body: { cardSendId, recipients: people(count + 1) } });
    expect(more).toMatchObject({ status: 422, errors: [{ field: 'recipients' }] });
  });

  it('has none of the limits of visitors, and one of their own', async () => {
    const member = await signedIn(app);
    const drafts: string[] = [];
    for (let i = 0; i <= VISITOR_LIMITS.cardsPerHour; i++) drafts.push((await draftOf(member)).cardSendId);
    for (const cardSendId of drafts) expect((await send(member, cardSendId)).status).toBe(200);
    await app.context.pool.query('update rate_limits set points = $1 where key = $2', [
      CARD_SEND_LIMITS.perMemberHour.points,
      `member-send-hour:${member.memberId}`,
    ]);
    const { status, errors } = await send(member, (await draftOf(member)).cardSendId);
    expect({ status, code: errors[0]?.errorCode }).toEqual({ status: 429, code: 'too-many' });
  });

  it('may write to as many people on the first day as one card can have, and is told how many are left', async () => {
    const member = await signedIn(app);
    const first = await draftOf(member, { recipients: people(150) });
    expect((await send(member, first.cardSendId)).status).toBe(200);
    const { cardSendId } = await draftOf(member, { recipients: people(60) });
    const { status, errors } = await send(member, cardSendId);
    expect({ status, errors }).toMatchObject({
      status: 429,
      errors: [
        {
          field: 'general',
          errorCode: 'too-many',
          errorMessage:
            'You can send cards to 50 more people today, and this card goes to 60 people. You can send this one in 24 hours. Nothing is lost: it stays in your drafts.',
        },
      ],
    });
    const { headers } = await member.get('/api/1/card/send/send', {
      method: 'PUT',
      headers: { 'X-Api-Token': 'test-token', 'Content-Type': 'application/json' },
      body: JSON.stringify({ cardSendId }),
    });
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(86_000);
    const { cardSend } = await member.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect({ state: cardSend.state, people: cardSend.recipients.length }).toEqual({ state: 'draft', people: 60 });
    // The refused card used nothing: fifty are left for another card, and none after it.
    expect(await taken()).toEqual({ 'member-send-hour': 150, 'member-send-day': 150 });
    expect((await send(member, (await draftOf(member, { recipients: people(50) })).cardSendId)).status).toBe(200);
    expect((await send(member, (await draftOf(member)).cardSendId)).errors[0]?.errorMessage).toMatch(
      /^You have reached the limit of people you can send cards to today\. You can send this one in /,
    );
  });

  it('has a larger allowance when the account is no longer new, and a smaller one when cards bounce or are refused', async () => {
    const monthsAgo = new Date(app.clock.now() - 90 * 86_400_000);
    const known = await signedIn(app, { created_at: monthsAgo });
    for (const count of [120, 80]) {
      const { cardSendId } = await draftOf(known, { recipients: people(count) });
      expect((await send(known, cardSendId)).status).toBe(200);
    }
    await app.context.pool.query("delete from rate_limits where key like 'member-send-hour:%'");
    const more = await draftOf(known, { recipients: people(100) });
    expect((await send(known, more.cardSendId)).status).toBe(200);

    const trouble = await signedIn(app, { created_at: monthsAgo });
    const { cardSendId } = await draftOf(trouble, { recipients: people(60) });
    expect((await send(trouble, cardSendId)).status).toBe(200);
    app.clock.advance(10_000);
    await app.deliver();
    await bounceAll(cardSendId);
    await app.context.pool.query('delete from rate_limits');
    const next = await draftOf(trouble, { recipients: people(40) });
    const { status, errors } = await send(trouble, next.cardSendId);
    expect({ status, message: errors[0]?.errorMessage }).toEqual({
      status: 429,
      message:
        'You can send cards to 18 more people today, and this card goes to 40 people. Send it to 18 people at most at a time, or write to us on the contact page. Nothing is lost: it stays in your drafts.',
    });
    // Fewer of them bounced now. That an address was corrected afterwards changes nothing.
    await app.context.pool.query(
      `delete from delivery_events where kind = 'bounced' and delivery_id in (
         select d.delivery_id from deliveries d join recipients r on r.recipient_id = d.subject_id where d.group_id = $1 and r.position >= 4)`,
      [cardSendId],
    );
    expect((await send(trouble, next.cardSendId)).status).toBe(200);
    await app.context.pool.query("update recipients set refused = 'sender' where card_send_id = $1", [cardSendId]);
    await app.context.pool.query('delete from rate_limits');
    expect((await send(trouble, (await draftOf(trouble, { recipients: people(20) })).cardSendId)).status).toBe(429);
  });

  it('loses the larger allowance when corrected addresses had bounced', async () => {
    const member = await signedIn(app, { created_at: new Date(app.clock.now() - 90 * 86_400_000) });
    const { cardSendId } = await draftOf(member, { recipients: people(60) });
    await send(member, cardSendId);
    app.clock.advance(10_000);
    await app.deliver();
    await bounceAll(cardSendId);
    const { cardSend } = await member.call('GET /card/send', { query: { card_send_id: cardSendId } });
    const [, , , , magicLink = ''] = (cardSend.path ?? '').split('/');
    const correct = (i: number) =>
      member.ask('PUT /card/send/correct', {
        body: { magicLink, recipientId: cardSend.recipients[i]?.recipientId ?? '', email: `guess-${i}@example.com` },
      });
    // Three hundred people a day, halved twice because so many did not get it.
    for (let i = 0; i < 18; i++) expect((await correct(i)).status).toBe(200);
    expect(await correct(18)).toMatchObject({ status: 429, errors: [{ field: 'email', errorCode: 'too-many' }] });
    await app.deliver();
    await app.context.pool.query('delete from rate_limits');
    const { errors } = await send(member, (await draftOf(member, { recipients: people(40) })).cardSendId);
    expect(errors[0]?.errorMessage).toMatch(/^You can send cards to 18 more people today/);
    // A card that is refused anyway uses nothing.
    expect((await correct(0)).status).toBe(409);
    expect(await counted('correct-day')).toBe(0);
  });

  it('shares a network’s allowance with its other new accounts, but not with known ones', async () => {
    const [first, second, third, fourth] = await Promise.all([1, 2, 3, 4].map(() => signedIn(app)));
    if (!first || !second || !third || !fourth) throw new Error('There are four members.');
    const known = await signedIn(app, { created_at: new Date(app.clock.now() - 90 * 86_400_000) });
    for (const one of [first, second])
      expect((await send(one, (await draftOf(one, { recipients: people(200) })).cardSendId)).status).toBe(200);
    const draft = await draftOf(third, { recipients: people(10) });
    expect(await send(third, draft.cardSendId)).toMatchObject({ status: 429, errors: [{ errorCode: 'too-many' }] });
    expect(await counted(`member-send-day:${third.memberId}`)).toBe(0);
    await app.context.pool.query("delete from rate_limits where key like '%-hour:%'");
    expect((await send(third, (await draftOf(third, { recipients: people(200) })).cardSendId)).status).toBe(200);
    await app.context.pool.query("delete from rate_limits where key like '%-hour:%'");
    expect((await send(fourth, (await draftOf(fourth)).cardSendId)).status).toBe(429);
    expect((await send(known, (await draftOf(known, { recipients: people(50) })).cardSendId)).status).toBe(200);
  });

  it('can have a confirmation sent to one address only a few times, whatever session asks for it', async () => {
    const stranger = { name: 'Rosa', email: 'stranger@fernbank.example' };
    for (let i = 0; i < VISITOR_LIMITS.cardsPerHour; i++) {
      const member = await signedIn(app);
      expect((await send(member, (await draftOf(member, { sender: stranger })).cardSendId)).status).toBe(200);
    }
    const member = await signedIn(app);
    const { cardSendId } = await draftOf(member, { sender: stranger });
    expect(await send(member, cardSendId)).toMatchObject({ status: 429, errors: [{ field: 'sender.email' }] });
    expect(await counted(`member-send-day:${member.memberId}`)).toBe(0);
    await app.deliver();
    expect(app.mailer.sent.filter(({ to }) => to.address === stranger.email)).toHaveLength(VISITOR_LIMITS.cardsPerHour);
  });

  it('gets back no more than a cancelled card used, also when a recipient is added at that moment', async () => {
    const member = await signedIn(app);
    await send(member, (await draftOf(member, { recipients: people(150) })).cardSendId);
    for (let i = 0; i < 5; i++) {
      const { cardSendId } = await draftOf(member);
      await send(member, cardSendId);
      const stop = member.ask('PUT /card/send/stop', { body: { cardSendId } });
      const add = () => member.ask('PUT /card/send', { body: { cardSendId, recipients: people(150) } });
      let added = await add();
      while (added.status === 409) added = await add();
      await stop;
    }
    expect(await counted(`member-send-day:${member.memberId}`)).toBe(150);
  });

  it('gets back the allowance for all recipients of a cancelled card, but not for one that was scheduled on another day', async () => {
    const member = await signedIn(app);
    const { cardSendId } = await draftOf(member, { recipients: people(40) });
    const [one, two] = await Promise.all([send(member, cardSendId), send(member, cardSendId)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(await taken()).toEqual({ 'member-send-hour': 40, 'member-send-day': 40 });
    await member.call('PUT /card/send/stop', { body: { cardSendId } });
    expect(await taken()).toEqual({ 'member-send-hour': 0, 'member-send-day': 0 });
    const date = new Date(app.clock.now() + 60 * 86_400_000).toISOString().slice(0, 10);
    await member.call('PUT /card/send', { body: { cardSendId, schedule: { kind: 'on', date, time: '09:00' } } });
    expect((await send(member, cardSendId)).status).toBe(200);
    app.clock.advance(2 * 86_400_000);
    await member.call('PUT /card/send/stop', { body: { cardSendId } });
    expect(await taken()).toEqual({ 'member-send-hour': 40, 'member-send-day': 40 });
  });

  it('gets back the allowance of a cancelled card, and one receipt for a card that is sent again', async () => {
    const member = await signedIn(app);
    const { cardSendId } = await draftOf(member);
    for (let i = 0; i < 3; i++) {
      expect((await send(member, cardSendId)).status).toBe(200);
      await app.deliver();
      expect(await taken()).toEqual({ 'member-send-hour': 1, 'member-send-day': 1 });
      if (i < 2) await member.call('PUT /card/send/stop', { body: { cardSendId } });
    }
    expect(await receipts()).toEqual([member.email]);
    // A second press on Undo gives back nothing more.
    const stop = () => member.call('PUT /card/send/stop', { body: { cardSendId } });
    await stop();
    await stop();
    await send(member, (await draftOf(member)).cardSendId);
    await stop();
    expect(await taken()).toEqual({ 'member-send-hour': 1, 'member-send-day': 1 });
  });

  it('needs proof of work and confirmation with a soft login', async () => {
    const member = await makeMember(app);
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const { cardSendId } = await draftOf(visitor, { sender: { name: 'Rosa', email: member.email } });
    const { status, errors } = await visitor.ask('PUT /card/send/send', { body: { cardSendId, ...pair } });
    expect({ status, field: errors[0]?.field }).toMatchObject({ status: 422, field: 'proof' });
  });
});

describe('a visitor who cancels a card', () => {
  const EMAIL = 'vera@fernbank.example';
  async function proof(visitor: TestVisitor): Promise<string> {
    // Proofs are checked against the system clock.
    app.clock.set(new Date().toISOString());
    const challenge = await requestChallenge(visitor);
    return Buffer.from(JSON.stringify({ challenge, solution: await solve(challenge) })).toString('base64');
  }
  async function sendAs(visitor: TestVisitor, cardSendId: string) {
    const body = { cardSendId, proof: await proof(visitor) };
    return (await visitor.call('PUT /card/send/send', { body })).cardSend.state;
  }
  const begin = async () => {
    const visitor = app.visitor();
    await visitor.call('GET /login', { query: {} });
    const { cardSendId } = await draftOf(visitor, { sender: { name: 'Vera', email: EMAIL } });
    await visitor.call('PUT /card/send/message', { body: { cardSendId, message: 'All the best, Vera' } });
    return { visitor, cardSendId, undo: () => visitor.call('PUT /card/send/stop', { body: { cardSendId } }) };
  };

  it('gets its allowance back, and one receipt', async () => {
    const { visitor, cardSendId, undo } = await begin();
    // The first card of an address needs a confirmation by mail. That mail was sent, and counts.
    expect(await sendAs(visitor, cardSendId)).toBe('awaiting-confirmation');
    await undo();
    expect(await taken()).toEqual({ 'send-hour': 2, 'send-day': 2 });
    await sendAs(visitor, cardSendId);
    await app.deliver();
    const asked = app.mailer.sent.findLast(({ text }) => text.includes('/verify?send='));
    const token = /verify\?send=([0-9A-Za-z]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    await visitor.call('POST /card/send/confirm', { body: { token } });
    await app.deliver();
    const before = await taken();
    // From then on the address is confirmed, and a cancelled card counts as if it had never been sent.
    await undo();
    expect(await sendAs(visitor, cardSendId)).toBe('scheduled');
    expect(await taken()).toEqual(before);
    await undo();
    await app.deliver();
    expect(await receipts()).toEqual([EMAIL]);
  });

  it('writes to at most thirty people an hour, with any number of cards and addresses', async () => {
    const { visitor } = await begin();
    const drafts: string[] = [];
    for (let i = 0; i < 4; i++) {
      const sender = { name: 'Vera', email: `vera-${i}@fernbank.example` };
      drafts.push((await draftOf(visitor, { sender, recipients: people(i < 3 ? 10 : 1) })).cardSendId);
    }
    for (const cardSendId of drafts.slice(0, 3)) await sendAs(visitor, cardSendId);
    const body = { cardSendId: drafts[3] ?? '', proof: await proof(visitor) };
    const { status, errors } = await visitor.ask('PUT /card/send/send', { body });
    expect({ status, errors }).toMatchObject({
      status: 429,
      errors: [
        {
          errorCode: 'too-many',
          errorMessage:
            'You have reached the limit of people you can send cards to this hour without an account. You can send this one in 60 minutes. Nothing is lost: it stays in this browser.',
        },
      ],
    });
  });

  it('needs a confirmation again in another browser: an address is confirmed for one browser', async () => {
    const first = await begin();
    await sendAs(first.visitor, first.cardSendId);
    await app.deliver();
    const asked = app.mailer.sent.findLast(({ text }) => text.includes('/verify?send='));
    const token = /verify\?send=([0-9A-Za-z]+)/.exec(asked?.text ?? '')?.[1] ?? '';
    // The mail is often read on another device: the confirmation counts for the browser that sent the card.
    await app.visitor().call('POST /card/send/confirm', { body: { token } });
    const again = await draftOf(first.visitor, { sender: { name: 'Vera', email: EMAIL } });
    expect(await sendAs(first.visitor, again.cardSendId)).toBe('scheduled');

    app.mailer.sent.length = 0;
    const stranger = await begin();
    expect(await sendAs(stranger.visitor, stranger.cardSendId)).toBe('awaiting-confirmation');
    const member = await signedIn(app);
    const draft = await draftOf(member, { sender: { name: 'Vera', email: EMAIL } });
    expect((await send(member, draft.cardSendId)).data.cardSend.state).toBe('awaiting-confirmation');
    app.clock.advance(10_000);
    await app.deliver();
    const sentOf = async (cardSendId: string) =>
      (await app.context.pool.query('select 1 from deliveries where group_id = $1 and kind = $2', [cardSendId, 'card']))
        .rowCount;
    expect([await sentOf(stranger.cardSendId), await sentOf(draft.cardSendId)]).toEqual([0, 0]);
  });
});

/** Makes all deliveries of a card bounce. */
async function bounceAll(cardSendId: string): Promise<void> {
  await app.context.pool.query(
    `with back as (update deliveries set state = 'bounced' where group_id = $1 and kind = 'card' returning delivery_id, member_id, attempt)
     insert into delivery_events (event_id, at, kind, delivery_id, member_id, attempt) select gen_random_uuid(), $2, 'bounced', delivery_id, member_id, attempt from back`,
    [cardSendId, new Date(app.clock.now())],
  );
}

/** What counts as sent in the last hour and the last day, for each limit, over all its keys. */
async function taken(): Promise<Record<string, number>> {
  const { rows } = await app.context.pool.query<{ name: string; points: number }>(
    `select split_part(key, ':', 1) as name, sum(points)::int as points from rate_limits
     where key ~ '^(member-)?send-(hour|day):' group by 1`,
  );
  return Object.fromEntries(rows.map(({ name, points }) => [name, points]));
}
/** The points used of limits whose key begins with this text. */
async function counted(key: string): Promise<number> {
  const { rows } = await app.context.pool.query<{ points: number }>(
    'select coalesce(sum(points), 0)::int as points from rate_limits where starts_with(key, $1)',
    [key],
  );
  return rows[0]?.points ?? 0;
}
const receipts = async () =>
  app.mailer.sent.filter(({ text }) => text.includes('Track your card:')).map(({ to }) => to.address);
