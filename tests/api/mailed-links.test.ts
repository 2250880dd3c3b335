import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { deleteExpired } from '#server/dispatch/queries.ts';
import { createMailedLinks } from '#server/sign-in/mailed-links.ts';
import { deleteExpiredMailedLinks } from '#server/sign-in/sign-in.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { requestSignInLink, registrationInput, currentUser } from '#tests/factories/sign-in.ts';
import { sendMailTo } from '#tests/factories/mailed.ts';
import { makeMember } from '#tests/factories/member.ts';
import { CODE_TRIES_MAX, MAILED_LINK_MINUTES } from '#shared/limits.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { sweepDue } from '#server/dispatch/sweep.ts';
import { PASSWORD_CHANGED } from '#server/sign-in/mails.ts';
import { routes } from '#shared/routes.ts';

const DEAD = { status: 404, errors: [{ field: 'token', errorCode: 'dead-link' }] };
const WRONG_DIGITS = { status: 422, errors: [{ field: 'code', errorCode: 'wrong-code' }] };
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

describe('a mailed link', () => {
  it('signs a member in once, from any browser, and confirms the address', async () => {
    const member = await makeMember(app, { email_confirmed_at: null, email_bounced_at: new Date() });
    await requestSignInLink(app, member.email, '/mycards/sent');
    const { token } = await sendMailTo(app, member.email);
    const visitor = app.visitor();
    const verified = await visitor.call('POST /verify', { body: { token } });
    expect(verified).toMatchObject({
      kind: 'sign-in',
      next: '/mycards/sent',
      user: { memberId: member.memberId, memberAlert: null },
    });
    expect(await app.visitor().ask('POST /verify', { body: { token } })).toMatchObject(DEAD);
    expect((await currentUser(visitor)).memberId).toBe(member.memberId);
  });

  it('works for one of two requests at once', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { token } = await sendMailTo(app, member.email);
    const answers = await Promise.all([1, 2, 3].map(() => app.visitor().ask('POST /verify', { body: { token } })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404, 404]);
  });

  it('expires after a quarter of an hour', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { token, digits } = await sendMailTo(app, member.email);
    app.clock.advance(MAILED_LINK_MINUTES * 60_000);
    expect(await app.visitor().ask('POST /verify', { body: { token } })).toMatchObject(DEAD);
    expect(await app.visitor().ask('POST /verify', { body: { email: member.email, code: digits } })).toMatchObject(
      WRONG_DIGITS,
    );
  });

  it('is refused when another release stored it in a different form', async () => {
    const { db, keys } = app.context;
    const { email } = registrationInput();
    await app.visitor().call('POST /register', { body: { ...registrationInput(), email } });
    const { token } = await sendMailTo(app, email);
    const sealed = keys.seal(JSON.stringify({ sessionId: null, fullName: 'Rosa', zone: 'UTC' })).toString('base64');
    await db
      .updateTable('mailed_links')
      .set({ payload: JSON.stringify({ sealed }) })
      .where('email', '=', email)
      .execute();
    expect(await app.visitor().ask('POST /verify', { body: { token } })).toMatchObject(DEAD);
    await db
      .updateTable('mailed_links')
      .set({ payload: JSON.stringify({ sealed: 7 }) })
      .where('email', '=', email)
      .execute();
    expect(await app.visitor().ask('POST /verify', { body: { token } })).toMatchObject(DEAD);
    expect(await db.selectFrom('members').select('name').where('email', '=', email).execute()).toEqual([]);
  });

  it('is not sent after it expired, as after a time without a mail server', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    await app.visitor().call('POST /register', { body: registrationInput() });
    app.mailer.sent.length = 0;
    app.clock.advance(MAILED_LINK_MINUTES * 60_000);
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
  });

  it('is not sent when a newer one was requested, so that no old one arrives after the new one', async () => {
    const [member, { email }] = [await makeMember(app), registrationInput()];
    app.mailer.sent.length = 0;
    for (let i = 0; i < 3; i++) {
      await requestSignInLink(app, member.email);
      await app.visitor().call('POST /register', { body: { ...registrationInput(), email } });
    }
    await app.deliver();
    const addresses = app.mailer.sent.map(({ to }) => to.address);
    expect(addresses.toSorted()).toEqual([member.email, email].toSorted());
    for (const address of addresses) {
      const { digits } = await sendMailTo(app, address);
      await app.visitor().call('POST /verify', { body: { email: address, code: digits } });
    }
  });

  it('is sent before mails that nobody waits for', async () => {
    const { db, pool } = app.context;
    const member = await makeMember(app);
    await db
      .transaction()
      .execute((tx) =>
        dispatchOf(app.context).schedule(tx, PASSWORD_CHANGED, { memberId: member.memberId, address: member.email }),
      );
    await requestSignInLink(app, member.email);
    await sweepDue(app.context);
    const { rows } = await pool.query<{ kind: string }>(
      `select d.kind from pgboss.job j join deliveries d on d.delivery_id::text = j.data->>'deliveryId'
       where j.name = 'send-delivery' and j.state = 'created' and d.member_id = $1 order by j.priority desc, j.created_on`,
      [member.memberId],
    );
    expect(rows.map((row) => row.kind)).toEqual(['sign-in-link', 'password-changed']);
  });

  it('is refused once a newer one was requested', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const old = await sendMailTo(app, member.email);
    await requestSignInLink(app, member.email);
    const young = await sendMailTo(app, member.email);
    expect(await app.visitor().ask('POST /verify', { body: { token: old.token } })).toMatchObject(DEAD);
    expect(await app.visitor().ask('POST /verify', { body: { email: member.email, code: old.digits } })).toMatchObject(
      WRONG_DIGITS,
    );
    await app.visitor().call('POST /verify', { body: { token: young.token } });
  });

  it('loses its code after five wrong ones, and still works as a link', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { token, digits } = await sendMailTo(app, member.email);
    const wrong = digits === '000000' ? '000001' : '000000';
    const tried = async (code: string) => {
      const answer = await app.visitor().ask('POST /verify', { body: { email: member.email, code } });
      expect(answer).toMatchObject(WRONG_DIGITS);
      return answer.errors[0]?.errorMessage;
    };
    for (let i = 1; i < CODE_TRIES_MAX; i++) expect(await tried(wrong)).toContain('latest email');
    expect(await tried(wrong)).toContain('Press the button in the email');
    expect(await tried(digits)).toContain('Press the button in the email');
    const { user } = await app.visitor().call('POST /verify', { body: { token } });
    expect(user.memberId).toBe(member.memberId);
  });

  it('has a code that works at the fifth attempt', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { digits } = await sendMailTo(app, member.email);
    const wrong = digits === '000000' ? '000001' : '000000';
    for (let i = 1; i < CODE_TRIES_MAX; i++)
      await app.visitor().ask('POST /verify', { body: { email: member.email, code: wrong } });
    const { user } = await app.visitor().call('POST /verify', { body: { email: member.email, code: digits } });
    expect(user.memberId).toBe(member.memberId);
  });

  it('has no more attempts for parallel requests', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { digits } = await sendMailTo(app, member.email);
    const wrong = Array.from({ length: 12 }, (_, i) => String((Number(digits) + i + 1) % 1_000_000).padStart(6, '0'));
    await Promise.all(wrong.map((code) => app.visitor().ask('POST /verify', { body: { email: member.email, code } })));
    expect(await app.visitor().ask('POST /verify', { body: { email: member.email, code: digits } })).toMatchObject(
      WRONG_DIGITS,
    );
  });

  it('has a code for its own address only', async () => {
    const [one, other] = [await makeMember(app), await makeMember(app)];
    await requestSignInLink(app, one.email);
    await requestSignInLink(app, other.email);
    const { digits } = await sendMailTo(app, one.email);
    expect(await app.visitor().ask('POST /verify', { body: { email: other.email, code: digits } })).toMatchObject(
      WRONG_DIGITS,
    );
  });

  it('signs a member in without script, and not when another site sends the form', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email, '/mycards/sent');
    const { token } = await sendMailTo(app, member.email);
    const visitor = app.visitor();
    const press = (Origin: string) => visitor.get(routes.verifyToken(token), { method: 'POST', headers: { Origin } });
    expect((await press('https://evil.example')).status).toBe(403);
    const answer = await press(app.context.settings.publicUrl);
    expect([answer.status, answer.headers.get('Location')]).toEqual([303, '/mycards/sent']);
    expect((await visitor.call('GET /login', { query: {} })).user.memberId).toBe(member.memberId);
  });

  it('does nothing when it is only fetched', async () => {
    const member = await makeMember(app);
    await requestSignInLink(app, member.email);
    const { token } = await sendMailTo(app, member.email);
    const page = await app.visitor().get(routes.verifyToken(token));
    expect(page.headers.get('Cache-Control')).toBe('private, no-store');
    expect(page.headers.get('Referrer-Policy')).toBe('no-referrer');
    await app.visitor().call('POST /verify', { body: { token } });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', '/%2Fevil.example', 'javascript:alert(1)'])(
    'leads to no place but ours: %s',
    async (next) => {
      const member = await makeMember(app);
      await requestSignInLink(app, member.email, next);
      const { token } = await sendMailTo(app, member.email);
      expect((await app.visitor().call('POST /verify', { body: { token } })).next).toBeNull();
    },
  );

  it('to an address without an account says so, and signs nobody in', async () => {
    const { email } = registrationInput();
    await requestSignInLink(app, email);
    const { mail, token, digits } = await sendMailTo(app, email);
    expect(mail.subject).toBe('There is no account with this address');
    expect([token, digits]).toEqual(['', '']);
  });

  it('confirms a new address, without signing in', async () => {
    const email = 'rosa@new.example';
    const member = await makeMember(app, { pending_email: email });
    const token = await confirming(email, member);
    const { user, kind } = await app.visitor().call('POST /verify', { body: { token } });
    expect({ kind, isLoggedIn: user.isLoggedIn }).toEqual({ kind: 'confirm-email', isLoggedIn: false });
    const row = await app.context.db
      .selectFrom('members')
      .select(['email', 'pending_email'])
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ email, pending_email: null });
  });

  it('confirms an address for the first of two members, and tells the second that it is taken', async () => {
    const email = 'harbour@new.example';
    const [first, second] = [
      await makeMember(app, { pending_email: email }),
      await makeMember(app, { pending_email: email }),
    ];
    const token = await confirming(email, second);
    const taking = await app.context.pool.connect();
    // The address is free when the second member's request checks it, and taken when it is written.
    await taking.query('begin');
    await taking.query('update members set email = $1 where member_id = $2', [email, first.memberId]);
    const asked = app.visitor().ask('POST /verify', { body: { token } });
    const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect.poll(async () => (await app.context.pool.query(waiting)).rowCount).toBe(1);
    await taking.query('commit');
    taking.release();
    expect(await asked).toMatchObject({ status: 409, errors: [{ field: 'token', errorCode: 'address-taken' }] });
  });
});

test('to an address without an account is deleted after a day', async () => {
  const { db } = app.context;
  const [member, stranger] = [await makeMember(app), registrationInput().email];
  for (const email of [member.email, stranger]) {
    await app.visitor().call('POST /account/password/reset', { body: { email } });
    await app.visitor().call('POST /login', { body: { loginType: 'link', email } });
  }
  const rowsTo = async (address: string) =>
    (await db.selectFrom('deliveries').select('kind').where('address', '=', address).execute()).length;
  const forget = () => deleteExpired(db, new Date(app.clock.now()));
  app.clock.advance(25 * 3_600_000);
  await forget();
  // Unsent mails are not deleted.
  expect(await rowsTo(stranger)).toBe(2);
  await app.deliver();
  await forget();
  expect(await rowsTo(stranger)).toBeGreaterThan(0);
  app.clock.advance(25 * 3_600_000);
  await forget();
  await deleteExpiredMailedLinks({ db, clock: app.clock });
  expect(await rowsTo(stranger)).toBe(0);
  expect(await db.selectFrom('mailed_links').select('kind').where('email', '=', stranger).execute()).toEqual([]);
  expect(await rowsTo(member.email)).toBeGreaterThan(0);
});

/** The link of a mail that confirms an address. */
async function confirming(email: string, { memberId }: { memberId: string }): Promise<string> {
  const { db, keys } = app.context;
  const links = createMailedLinks({ db, keys, clock: app.clock });
  const { tokenSealed } = await db
    .transaction()
    .execute((tx) => links.make(tx, { kind: 'confirm-email', email, memberId }));
  return keys.open(Buffer.from(tokenSealed, 'base64'));
}
