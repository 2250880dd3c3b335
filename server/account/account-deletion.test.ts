import { createFaceStore, picturesOf } from '#server/pictures/pictures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { drawnFacesOf } from '#server/card-sends/card-sends.ts';
import { createPasswords } from '#server/sign-in/sign-in.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { deleteAccounts } from './deletion.ts';
import { deletionTime } from './policy.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const PASSWORD = 'the yellow canoe';
let app: TestApp;
let member: TestMember;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T09:00:00Z');
  app.mailer.sent.length = 0;
  await sql`truncate members, card_sends, deliveries, delivery_events, tickets, mailed_links, sessions, audit_lines cascade`.execute(
    app.context.db,
  );
  member = await signedIn(app, { zone: 'Europe/London' });
});

const leave = (body: object = { sentCards: 'leave' }, who: TestMember = member) => who.ask('DELETE /account', { body });
const deleteDue = () => deleteAccounts(app.context);
const row = (who: TestMember = member) =>
  app.context.db.selectFrom('members').selectAll().where('member_id', '=', who.memberId).executeTakeFirst();
const mailsTo = (address: string) => app.mailer.sent.filter((mail) => mail.to.address === address);

async function send(
  to: string,
  schedule?: { kind: 'on'; date: string; time: string },
  message = 'Dear you',
): Promise<string> {
  const { cardSendId } = (await member.call('POST /card/send', { body: { cardId } })).cardSend;
  await member.call('PUT /card/send/message', { body: { cardSendId, message } });
  await member.call('PUT /card/send', {
    body: {
      cardSendId,
      recipients: [{ name: 'Amelie', email: to, timeZone: 'Europe/London' }],
      sender: { name: 'Rosa Lindqvist', email: member.email },
      ...(schedule ? { schedule } : {}),
    },
  });
  await member.call('PUT /card/send/send', { body: { cardSendId } });
  return cardSendId;
}
function linkIn(address: string): { magicLink: string; magicLink2: string } {
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/(\w+)\/(\w+)/.exec(mailsTo(address)[0]?.text ?? '') ?? [];
  return { magicLink, magicLink2 };
}

/** Every row of every table of ours in which a text stands, however it is written. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`.execute(
    app.context.db,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const held = await sql<{ held: boolean }>`
      select exists (select from ${sql.raw(name)} t where position(lower(${text}) in lower(t::text)) > 0) as held`.execute(
      app.context.db,
    );
    if (held.rows[0]?.held) found.push(name);
  }
  return found;
}

describe('the deletion of an account', () => {
  test('closes the account at once, and cancels scheduled cards', async () => {
    const planned = await send('later@example.com', { kind: 'on', date: '2026-12-24', time: '09:00' });
    const phone = await signInAs(app, member);
    expect((await member.call('GET /account')).account.plannedCards).toMatchObject([{ people: ['Amelie'] }]);
    const answer = await leave();
    expect(answer.data).toEqual({ until: '2026-11-22T00:00:00.000Z' });
    for (const browser of [member, phone])
      expect((await browser.call('GET /login', { query: {} })).user).toMatchObject({
        memberId: null,
        isLoggedIn: false,
      });
    app.clock.set('2026-12-24T10:00:00Z');
    await app.deliver();
    expect(mailsTo('later@example.com')).toEqual([]);
    const card = await app.context.db
      .selectFrom('card_sends')
      .select('state')
      .where('card_send_id', '=', planned)
      .executeTakeFirstOrThrow();
    expect(card.state).toBe('draft');
  });

  test('is undone by the link in its mail, until the day ends', async () => {
    await leave();
    await app.deliver();
    const [mail] = mailsTo(member.email);
    expect(mail?.text).toContain('It will be deleted for good after the end of 21 November.');
    const token = /\/verify\?token=(\w+)/.exec(mail?.text ?? '')?.[1] ?? '';
    await app.visitor().get(`/verify?token=${token}`);
    expect((await row())?.leaving_at).not.toBeNull();
    const back = app.visitor();
    expect((await back.call('POST /verify', { body: { token } })).kind).toBe('restore');
    expect((await row())?.leaving_at).toBeNull();
    app.clock.set('2026-11-23T00:00:00Z');
    expect(await deleteDue()).toBe(0);
    expect(await row()).toBeDefined();
  });

  test('asks for the password where there is one', async () => {
    const password_hash = await createPasswords().hash(PASSWORD);
    const withPassword = await signedIn(app, { password_hash });
    expect(await leave({ sentCards: 'leave' }, withPassword)).toMatchObject({
      status: 422,
      errors: [{ field: 'password', errorCode: 'password' }],
    });
    expect(await leave({ sentCards: 'leave', password: 'a guess of mine' }, withPassword)).toMatchObject({
      status: 422,
      errors: [{ field: 'password', errorCode: 'wrong-password' }],
    });
    expect((await withPassword.call('GET /login', { query: {} })).user.isLoggedIn).toBe(true);
    expect((await leave({ sentCards: 'leave', password: PASSWORD }, withPassword)).status).toBe(200);
  });

  test('attempts at the password are limited', async () => {
    const guarded = await signedIn(app, { password_hash: await createPasswords().hash(PASSWORD) });
    const answers = [];
    for (let i = 0; i < 11; i++)
      answers.push(await leave({ sentCards: 'leave', password: `guess number ${i}` }, guarded));
    expect(answers.at(-1)).toMatchObject({ status: 429, errors: [{ field: 'password' }] });
  });

  test('needs a choice about the cards, and the member in person', async () => {
    expect((await leave({})).errors[0]?.field).toBe('sentCards');
    const admin = await signedIn(app, { role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'They asked for it.' } });
    expect(await leave({ sentCards: 'leave' }, admin)).toMatchObject({
      status: 403,
      errors: [{ errorCode: 'impersonating' }],
    });
    expect((await row())?.leaving_at).toBeNull();
  });

  test.each([
    ['the end of the day there', '2026-11-21T09:00:00Z', 'Australia/Melbourne', '2026-11-21T13:00:00.000Z'],
    ['two hours, where the day is nearly over', '2026-11-21T23:30:00Z', 'UTC', '2026-11-22T01:30:00.000Z'],
    ['the end of a day that is an hour short', '2026-03-28T23:30:00Z', 'Europe/Berlin', '2026-03-29T22:00:00.000Z'],
  ])('can be undone until %s', (_, now, zone, until) => {
    expect(deletionTime(Date.parse(now), zone).toISOString()).toBe(until);
  });
});

describe('the final deletion', () => {
  test('deletes everything about the member, once, and signs the cards that stay with a first name', async () => {
    await member.call('POST /account/photo', {
      body: {
        image:
          'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      },
    });
    const photoUrl = (await member.call('GET /account')).account.photo?.url ?? '';
    expect((await app.visitor().get(photoUrl)).status).toBe(200);
    await member.call('POST /card/favorite', { body: { cardId } });
    await member.call('PUT /notifications', { body: { choices: [{ kind: 'opened', channel: 'email', isOn: true }] } });
    await member.call('POST /account/settings', { body: { email: 'waiting@lindqvist.example' } });
    await member.call('POST /open_ticket', {
      body: { name: 'Rosa', email: member.email, message: 'Where is my card?' },
    });
    await member.call('POST /card/send', { body: { cardId } });
    const cardSendId = await send('amelie@example.com');
    const admin = await signedIn(app, { name: 'Ines', email: 'ines@cardamom.example', role: 'admin' });
    const reason = 'Rosa Lindqvist wrote to us that her card is empty.';
    await admin.call('POST /admin/sends/{cardSendId}/ask', { params: { cardSendId }, body: { reason } });
    app.clock.advance(60_000);
    await member.call('POST /account/export');
    await app.deliver();
    const exported = (await member.call('GET /account/export')).export;
    expect(exported?.state).toBe('ready');
    const link = linkIn('amelie@example.com');
    expect((await app.visitor().call('GET /card/read', { query: link })).card.from).toBe('Rosa Lindqvist');

    await leave();
    app.clock.set('2026-11-22T00:00:00Z');
    expect(await deleteDue()).toBe(1);
    expect(await deleteDue()).toBe(0);

    expect(await row()).toBeUndefined();
    expect(await tablesWith(member.email)).toEqual([]);
    expect(await tablesWith('waiting@lindqvist.example')).toEqual([]);
    expect(await tablesWith('Lindqvist')).toEqual([]);
    expect((await app.visitor().get(photoUrl)).status).toBe(404);
    expect(await app.context.files.get(`exports/${exported?.exportId}.zip`)).toBeNull();
    const reader = app.visitor();
    expect((await reader.call('GET /card/read', { query: link })).card).toMatchObject({
      from: 'Rosa',
      message: 'Dear you',
    });
    // Whoever thanks now thanks nobody, and nothing breaks.
    app.mailer.sent.length = 0;
    await reader.call('POST /card/read/thank', { body: { ...link, text: 'Thank you' } });
    app.clock.advance(11_000);
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
  });

  test('takes cards down if the member chose that, with their texts and recipients', async () => {
    const cardSendId = await send('theo@takendown.example', undefined, 'A secret of ours');
    app.clock.advance(60_000);
    await app.deliver();
    const link = linkIn('theo@takendown.example');
    const row = await app.context.db
      .selectFrom('card_sends')
      .select('faces')
      .where('card_send_id', '=', cardSendId)
      .executeTakeFirstOrThrow();
    const faces = drawnFacesOf(row);
    const store = createFaceStore(app.context.files);
    const picture = () =>
      picturesOf(app.context).sent(faces?.['letter-1'] ?? '', 560, 'webp', () => Promise.resolve(null));
    expect((await picture()).length).toBeGreaterThan(0);
    await leave({ sentCards: 'take-down' });
    app.clock.set('2026-11-22T00:00:00Z');
    expect(await deleteDue()).toBe(1);
    expect(await app.visitor().ask('GET /card/read', { query: link })).toMatchObject({
      status: 404,
      errors: [{ errorCode: 'revoked-link' }],
    });
    expect(await tablesWith('A secret of ours')).toEqual([]);
    expect(await tablesWith('theo@takendown.example')).toEqual([]);
    const kept = await app.context.db
      .selectFrom('card_sends')
      .select(['faces', 'sender_name'])
      .where('card_send_id', '=', cardSendId)
      .executeTakeFirstOrThrow();
    expect(kept).toEqual({ faces: null, sender_name: '' });
    // Their handwriting is gone; the front, which others have too, is not.
    expect(await store.read(faces?.['letter-1'] ?? '')).toBeNull();
    await expect(picture()).rejects.toMatchObject({ kind: 'not-found' });
    expect(await store.read(faces?.['front'] ?? '')).not.toBeNull();
  });

  test('keeps identical texts of another member', async () => {
    const leaver = member;
    const words = 'A message that two people took from the shop';
    await send('one@two.example', undefined, words);
    member = await signedIn(app, { zone: 'UTC' });
    await send('two@two.example', undefined, words);
    app.clock.advance(60_000);
    await app.deliver();
    const link = linkIn('two@two.example');
    await leave({ sentCards: 'take-down' }, leaver);
    app.clock.set('2026-11-22T00:00:00Z');
    expect(await deleteDue()).toBe(1);
    expect((await app.visitor().get(`/media/sent/${link.magicLink}/letter-1-700.webp`)).status).toBe(200);
  });

  test('deletes accounts when their time is over, also in two processes at once', async () => {
    const others = await Promise.all(Array.from({ length: 3 }, () => signedIn(app, { zone: 'UTC' })));
    for (const one of others) await leave({ sentCards: 'leave' }, one);
    app.clock.set('2026-11-21T23:59:00Z');
    expect(await deleteDue()).toBe(0);
    app.clock.set('2026-11-22T00:00:00Z');
    const gone = await Promise.all([deleteDue(), deleteDue()]);
    expect(gone.reduce((a, b) => a + b)).toBe(3);
    expect(await row()).toBeDefined();
  });
});
