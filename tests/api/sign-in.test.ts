import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { requestSignInLink, PASSWORD, registrationInput, currentUser } from '#tests/factories/sign-in.ts';
import { sendMailTo } from '#tests/factories/mailed.ts';
import { makeMember, signedIn } from '#tests/factories/member.ts';
import { MAILED_LINK_MINUTES } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';

let app: TestApp;
let password_hash: string;
beforeAll(async () => {
  app = await testApp();
  password_hash = await createPasswords().hash(PASSWORD);
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

describe('registration', () => {
  it('creates the account when the code is entered in the browser that asked', async () => {
    const visitor = app.visitor();
    const asked = registrationInput();
    const answer = await visitor.call('POST /register', {
      body: { ...asked, timeZone: 'Europe/Paris', next: '/account?a=1' },
    });
    expect(answer).toMatchObject({ sent: true, user: { isLoggedIn: false, memberId: null, isMember: false } });
    const { digits, mail } = await sendMailTo(app, asked.email);
    expect(mail.text).not.toContain(asked.firstName);
    const verified = await visitor.call('POST /verify', {
      body: {
        email: asked.email.toUpperCase().replace('HARBOUR.EXAMPLE', 'harbour.example'),
        code: ` ${digits.slice(0, 3)} ${digits.slice(3)}`,
      },
    });
    expect(verified).toMatchObject({
      kind: 'join',
      next: '/account?a=1',
      user: { isLoggedIn: true, isMember: true, name: 'Nadia', email: asked.email },
    });
    const row = await app.context.db
      .selectFrom('members')
      .select(['zone', 'email_confirmed_at', 'role', 'membership_type'])
      .where('email', '=', asked.email)
      .executeTakeFirstOrThrow();
    expect(row).toMatchObject({ zone: 'Europe/Paris', role: 'member', membership_type: 'standard' });
    expect(row.email_confirmed_at).not.toBeNull();
    const { user } = await app.visitor().call('POST /login', {
      body: { loginType: 'email', email: asked.email, password: PASSWORD },
    });
    expect(user.memberId).toBe(verified.user.memberId);
  });

  it('creates nothing before, and the password does not work', async () => {
    const asked = registrationInput();
    await app.visitor().call('POST /register', { body: asked });
    const { status } = await app.visitor().ask('POST /login', { body: { loginType: 'email', ...asked } });
    expect(status).toBe(422);
    const { user } = await checked(asked.email);
    expect(user.isMember).toBe(false);
  });

  it('does not use another person’s password for an account that is created in another browser', async () => {
    const asked = registrationInput();
    await app.visitor().call('POST /register', { body: { ...asked, next: '/cards' } });
    const { token } = await sendMailTo(app, asked.email);
    const owner = app.visitor();
    const { user, next } = await owner.call('POST /verify', { body: { token } });
    expect(user).toMatchObject({ isLoggedIn: true, email: asked.email });
    expect(next).toBe(routes.changePassword());
    const { status } = await app.visitor().ask('POST /login', { body: { loginType: 'email', ...asked } });
    expect(status).toBe(422);
    await owner.call('POST /account/password', { body: { password: 'three words in a row' } });
    await app
      .visitor()
      .call('POST /login', { body: { loginType: 'email', email: asked.email, password: 'three words in a row' } });
  });

  it('sends its mail again, and the password that was given with the second request counts', async () => {
    const visitor = app.visitor();
    const asked = registrationInput();
    await visitor.call('POST /register', { body: { ...asked, timeZone: 'Europe/Paris' } });
    const { token: first } = await sendMailTo(app, asked.email);
    const again = { registerType: 'email', email: asked.email, firstName: 'Not the first name', again: true } as const;
    await visitor.call('POST /register', { body: again });
    const { digits, mail } = await sendMailTo(app, asked.email);
    expect(app.mailer.sent.filter(({ to }) => to.address === asked.email)).toHaveLength(2);
    expect(mail.text).not.toContain('Not the first name');
    expect((await visitor.ask('POST /verify', { body: { token: first } })).status).toBe(404);
    const { user, next } = await visitor.call('POST /verify', { body: { email: asked.email, code: digits } });
    expect({ next, ...user }).toMatchObject({ next: null, name: asked.firstName });
    const { zone } = await app.context.db
      .selectFrom('members')
      .select('zone')
      .where('email', '=', asked.email)
      .executeTakeFirstOrThrow();
    expect(zone).toBe('Europe/Paris');
    await app.visitor().call('POST /login', { body: { loginType: 'email', email: asked.email, password: PASSWORD } });
  });

  it.each<[string, (asked: ReturnType<typeof registrationInput>) => Promise<TestVisitor>]>([
    [
      'in a browser that did not ask',
      async (asked) => {
        await app.visitor().call('POST /register', { body: asked });
        const other = app.visitor();
        await currentUser(other);
        return other;
      },
    ],
    ['where nothing was asked for', () => Promise.resolve(app.visitor())],
    [
      'when its time is over',
      async (asked) => {
        const visitor = app.visitor();
        await visitor.call('POST /register', { body: asked });
        app.clock.advance(MAILED_LINK_MINUTES * 60_000);
        return visitor;
      },
    ],
    [
      'after somebody else asked for one to the same address',
      async (asked) => {
        const visitor = app.visitor();
        await visitor.call('POST /register', { body: asked });
        app.clock.advance(1000);
        await app.visitor().call('POST /register', { body: { ...asked, password: 'a stranger at the quay' } });
        return visitor;
      },
    ],
  ])('sends no mail once more %s', async (_, arrive) => {
    const asked = registrationInput();
    const visitor = await arrive(asked);
    await app.deliver();
    app.mailer.sent.length = 0;
    const answer = await visitor.ask('POST /register', { body: { ...asked, again: true } });
    expect(answer).toMatchObject({ status: 409, errors: [{ field: 'general', errorCode: 'nothing-waits' }] });
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
  });

  it('tells an existing member so in the mail, and signs them in', async () => {
    const member = await makeMember(app, { password_hash });
    const visitor = app.visitor();
    const answer = await visitor.call('POST /register', {
      body: { ...registrationInput(), email: member.email, firstName: 'A stranger', password: 'another password here' },
    });
    expect(answer).toMatchObject({ sent: true, user: { memberId: null, isMember: false } });
    const { mail, digits } = await sendMailTo(app, member.email);
    expect(mail.subject).toContain('You already have an account');
    expect(mail.text).not.toContain('A stranger');
    const { user, kind } = await visitor.call('POST /verify', { body: { email: member.email, code: digits } });
    expect({ kind, ...user }).toMatchObject({ kind: 'sign-in', memberId: member.memberId, name: 'Rosa Lindqvist' });
    await app.visitor().call('POST /login', { body: { loginType: 'email', email: member.email, password: PASSWORD } });
  });

  it('refuses a password that attackers try first, and sends nothing', async () => {
    const { status, errors } = await app
      .visitor()
      .ask('POST /register', { body: { ...registrationInput(), password: 'password123' } });
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ field: 'password', errorCode: 'common' }]);
  });

  async function checked(email: string) {
    const visitor = app.visitor();
    await currentUser(visitor);
    return visitor.call('POST /check_email', { body: { email } });
  }
});

describe('a password', () => {
  it('signs its member in, whatever the case of the address', async () => {
    const member = await makeMember(app, { password_hash });
    const { user, sent } = await app.visitor().call('POST /login', {
      body: { loginType: 'email', email: member.email.replace('rosa', 'ROSA'), password: PASSWORD },
    });
    expect({ sent, ...user }).toMatchObject({ sent: false, memberId: member.memberId, isLoggedIn: true });
  });

  it('is not enough with two-step codes; a mailed link is', async () => {
    const two_step_sealed = app.context.keys.seal('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
    const member = await makeMember(app, { password_hash, two_step_sealed, two_step_since: new Date() });
    const visitor = app.visitor();
    const asksForCode = { status: 401, errors: [{ field: 'code', errorCode: 'two-step' }] };
    const body = { loginType: 'email', email: member.email, password: PASSWORD } as const;
    expect(await visitor.ask('POST /login', { body })).toMatchObject(asksForCode);
    expect((await currentUser(visitor)).memberId).toBeNull();
    const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const change = { currentPassword: PASSWORD, password: 'three words in a row', ...pair };
    expect(await visitor.ask('POST /account/password', { body: change })).toMatchObject(asksForCode);
    await requestSignInLink(app, member.email);
    const { token } = await sendMailTo(app, member.email);
    expect((await visitor.call('POST /verify', { body: { token } })).user.memberId).toBe(member.memberId);
  });

  it('does not sign in to a closed account; the mailed link restores it', async () => {
    const leaving_at = new Date(app.clock.now() + 5 * 3_600_000);
    const member = await makeMember(app, { password_hash, leaving_at });
    const body = { loginType: 'email', email: member.email, password: PASSWORD } as const;
    expect(await app.visitor().ask('POST /login', { body })).toMatchObject({
      status: 403,
      errors: [{ errorCode: 'leaving' }],
    });
    await requestSignInLink(app, member.email);
    const { token, mail } = await sendMailTo(app, member.email);
    expect(mail.text).toContain('Keep my account');
    const { kind, user } = await app.visitor().call('POST /verify', { body: { token } });
    expect({ kind, memberId: user.memberId }).toEqual({ kind: 'restore', memberId: member.memberId });
    await app.visitor().call('POST /login', { body });
  });

  it('is reset by the mailed link, once, which ends every other session and every older link', async () => {
    const member = await signedIn(app, { password_hash });
    const soft = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    await app.visitor().call('POST /account/password/reset', { body: { email: member.email } });
    const { pair } = await sendMailTo(app, member.email);
    const visitor = app.visitor();
    const { user } = await visitor.call('POST /account/password', {
      body: { password: 'three words in a row', ...pair },
    });
    expect(user).toMatchObject({ isLoggedIn: true, memberId: member.memberId });
    expect((await currentUser(member)).isLoggedIn).toBe(false);
    expect((await currentUser(visitor)).isLoggedIn).toBe(true);
    const again = await app
      .visitor()
      .ask('POST /account/password', { body: { password: 'another three words', ...pair } });
    expect(again).toMatchObject({ status: 403, errors: [{ errorCode: 'dead-link' }] });
    const { user: stranger } = await app.visitor().call('GET /login', { query: soft });
    expect(stranger.isSoftLoggedIn).toBe(false);
    const { mail } = await sendMailTo(app, member.email);
    expect(mail.subject).toBe('Your password was changed');
    const login = (password: string) =>
      app.visitor().ask('POST /login', { body: { loginType: 'email', email: member.email, password } });
    expect((await login(PASSWORD)).status).toBe(422);
    expect((await login('three words in a row')).status).toBe(200);
  });

  it('is set once when two requests use one link', async () => {
    const member = await makeMember(app, { password_hash });
    await app.visitor().call('POST /account/password/reset', { body: { email: member.email } });
    const { pair } = await sendMailTo(app, member.email);
    const answers = await Promise.all(
      ['three words in a row', 'four words in a row'].map((password) =>
        app.visitor().ask('POST /account/password', { body: { password, ...pair } }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is set by the mailed link also while its member is signed in, without the current one', async () => {
    const member = await signedIn(app, { password_hash });
    await member.call('POST /account/password/reset', { body: { email: member.email } });
    const { pair } = await sendMailTo(app, member.email);
    const { user } = await member.call('POST /account/password', {
      body: { password: 'three words in a row', ...pair },
    });
    expect(user.memberId).toBe(member.memberId);
  });

  it('is not set by an expired link, whoever is signed in', async () => {
    const member = await signedIn(app);
    const other = await makeMember(app, { password_hash });
    const { t } = app.links.make('reset', { member_id: other.memberId, email: other.email, link_epoch: 7 });
    for (const e of [other.email, member.email])
      expect(
        await member.ask('POST /account/password', { body: { password: 'three words in a row', t, e } }),
      ).toMatchObject({ status: 403, errors: [{ errorCode: 'dead-link' }] });
    expect((await member.call('GET /account')).account.hasPassword).toBe(false);
  });

  it('needs the current one of a signed-in or softly signed-in member', async () => {
    const member = await signedIn(app, { password_hash });
    const soft = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const password = 'three words in a row';
    for (const ask of [
      (body: object) => member.ask('POST /account/password', { body: { password, ...body } }),
      (body: object) => app.visitor().ask('POST /account/password', { body: { password, ...soft, ...body } }),
    ]) {
      expect(await ask({})).toMatchObject({ status: 422, errors: [{ field: 'currentPassword', errorCode: 'needed' }] });
      expect(await ask({ currentPassword: 'not this one' })).toMatchObject({
        status: 422,
        errors: [{ field: 'currentPassword', errorCode: 'wrong-password' }],
      });
    }
    await member.call('POST /account/password', { body: { password, currentPassword: PASSWORD } });
  });

  it('cannot be set by a soft login when the account has none', async () => {
    const member = await makeMember(app);
    const soft = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const answer = await app
      .visitor()
      .ask('POST /account/password', { body: { password: 'three words in a row', ...soft } });
    expect(answer).toMatchObject({ status: 401, errors: [{ errorCode: 'no-login' }] });
  });

  it('must be neither the member’s name nor a common one', async () => {
    const member = await signedIn(app);
    for (const password of ['RosaLindqvist1', 'qwertyuiop', 'short'])
      expect(await member.ask('POST /account/password', { body: { password } })).toMatchObject({
        status: 422,
        errors: [{ field: 'password' }],
      });
  });

  it('reset for an address without an account sends a mail that says so', async () => {
    const { email } = registrationInput();
    await app.visitor().call('POST /account/password/reset', { body: { email } });
    expect((await sendMailTo(app, email)).mail.subject).toBe('There is no account with this address');
  });
});
