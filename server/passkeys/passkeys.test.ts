import { deleteExpiredPasskeyChallenges } from './passkeys.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import {
  type Authenticator,
  type Forged,
  type PasskeyJson,
  softwareAuthenticator,
} from '#tests/doubles/authenticator.ts';
import { makeMember, signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';

const ORIGIN = 'http://cards.example';
let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

async function visiting(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await visitor.call('GET /login', { query: {} });
  return visitor;
}
const who = async (visitor: TestVisitor) => (await visitor.call('GET /login', { query: {} })).user;
async function keep(member: TestMember, device: Authenticator, name?: string, forged?: Forged) {
  const { options } = await member.call('POST /account/passkeys/options');
  return member.ask('POST /account/passkeys', { body: { passkey: device.make(options, forged), name } });
}
const signIn = (visitor: TestVisitor, passkey: PasskeyJson) =>
  visitor.ask('POST /login', { body: { loginType: 'passkey', passkey } });
/** A member with a passkey. */
async function withPasskey(given: { counts?: boolean } = {}) {
  const member = await signedIn(app);
  const device = softwareAuthenticator(ORIGIN, given);
  const { data } = await keep(member, device);
  return { member, device, passkeyId: data.account.passkeys[0]?.passkeyId ?? '' };
}
async function mailsTo(address: string) {
  await app.deliver();
  return app.mailer.sent.filter((mail) => mail.to.address === address);
}

describe('signing in with a passkey', () => {
  it('needs no input, and starts a new session', async () => {
    const { member, device } = await withPasskey();
    const visitor = app.visitor();
    const { options } = await visitor.call('POST /login/passkey');
    expect(options).toMatchObject({ rpId: 'cards.example', userVerification: 'preferred' });
    expect(options['allowCredentials'] ?? []).toEqual([]);
    const before = visitor.cookies.get('cardamom_session');
    const { data } = await signIn(visitor, device.answer(options));
    expect(data.user).toMatchObject({ isLoggedIn: true, memberId: member.memberId });
    expect(visitor.cookies.get('cardamom_session')).not.toBe(before);
    expect((await member.call('GET /account')).account.passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  it('asks for no two-step code', async () => {
    const { member, device } = await withPasskey();
    await app.context.db
      .updateTable('members')
      .set({ two_step_sealed: app.context.keys.seal('JBSWY3DPEHPK3PXP'), two_step_since: new Date() })
      .where('member_id', '=', member.memberId)
      .execute();
    const visitor = await visiting();
    const { options } = await visitor.call('POST /login/passkey');
    expect((await signIn(visitor, device.answer(options))).status).toBe(200);
  });

  it('works again and again with a device that does not count', async () => {
    const { device } = await withPasskey({ counts: false });
    for (let times = 0; times < 3; times++) {
      const visitor = await visiting();
      const { options } = await visitor.call('POST /login/passkey');
      expect((await signIn(visitor, device.answer(options))).status).toBe(200);
    }
  });

  it.each<[string, Forged]>([
    ['of another site', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['to another question', { challenge: Buffer.alloc(32, 1).toString('base64url') }],
    ['that was to make one', { type: 'webauthn.create' }],
    ['with nobody there', { isPresent: false }],
    ['of somebody else', { userHandle: Buffer.from(crypto.randomUUID()).toString('base64url') }],
  ])('refuses an answer %s', async (_, forged) => {
    const { device } = await withPasskey();
    const visitor = await visiting();
    const { options } = await visitor.call('POST /login/passkey');
    const answer = await signIn(visitor, device.answer(options, forged));
    expect(answer).toMatchObject({ status: 401, errors: [{ field: 'passkey', errorCode: 'wrong-passkey' }] });
    expect((await who(visitor)).isLoggedIn).toBe(false);
  });

  it('refuses an answer that was changed, or is none', async () => {
    const { device } = await withPasskey();
    const changes: ((answer: PasskeyJson) => unknown)[] = [
      (answer) => ({ ...answer, response: { ...answer.response, signature: 'AAAA' } }),
      (answer) => ({ ...answer, response: { ...answer.response, authenticatorData: 'AAAA' } }),
      (answer) => ({ ...answer, response: { ...answer.response, clientDataJSON: 'not base64url' } }),
      (answer) => ({ ...answer, response: { ...answer.response, clientDataJSON: { challenge: 'x' } } }),
      (answer) => ({ ...answer, rawId: 'AAAA' }),
      (answer) => ({ ...answer, id: 'AAAA', rawId: 'AAAA' }),
      (answer) => ({ id: answer.id, rawId: answer.rawId, type: answer.type }),
      (answer) => ({ ...answer, response: null }),
      ...['null', '7', '{}', '{"challenge":{}}', '{"challenge":"\u0000"}'].map((said) => (answer: PasskeyJson) => ({
        ...answer,
        response: { ...answer.response, clientDataJSON: Buffer.from(said).toString('base64url') },
      })),
    ];
    for (const change of changes) {
      const visitor = await visiting();
      const { options } = await visitor.call('POST /login/passkey');
      const answer = await signIn(visitor, change(device.answer(options)) as PasskeyJson);
      expect(answer).toMatchObject({ status: 401, errors: [{ field: 'passkey', errorCode: 'wrong-passkey' }] });
    }
  });

  it('counts an answer once, in the browser that asked, for five minutes', async () => {
    const { member, device } = await withPasskey();
    const visitor = await visiting();
    const { options } = await visitor.call('POST /login/passkey');
    const answer = device.answer(options);
    expect((await signIn(await visiting(), answer)).status).toBe(401);
    expect((await signIn(visitor, answer)).status).toBe(200);
    expect((await signIn(visitor, answer)).status).toBe(401);

    const late = await visiting();
    const asked = (await late.call('POST /login/passkey')).options;
    app.clock.advance(5 * 60_000);
    expect((await signIn(late, device.answer(asked))).status).toBe(401);
    expect((await who(member)).isLoggedIn).toBe(true);
  });

  it('refuses a copy of the device, whose count is behind', async () => {
    const { device } = await withPasskey();
    const once = async (counter: number) => {
      const visitor = await visiting();
      const { options } = await visitor.call('POST /login/passkey');
      return (await signIn(visitor, device.answer(options, { counter }))).status;
    };
    expect(await once(7)).toBe(200);
    expect(await once(7)).toBe(401);
    expect(await once(3)).toBe(401);
    expect(await once(0)).toBe(401);
    expect(await once(8)).toBe(200);
  });

  it('is refused for a closed account, and for a removed passkey', async () => {
    const { member, device, passkeyId } = await withPasskey();
    const status = async () => {
      const visitor = await visiting();
      const { options } = await visitor.call('POST /login/passkey');
      return (await signIn(visitor, device.answer(options))).status;
    };
    const leave = (leaving_at: Date | null) =>
      app.context.db.updateTable('members').set({ leaving_at }).where('member_id', '=', member.memberId).execute();
    await leave(new Date(app.clock.now() + 3_600_000));
    expect(await status()).toBe(401);
    await leave(null);
    expect(await status()).toBe(200);
    await member.call('DELETE /account/passkeys/{passkeyId}', { params: { passkeyId } });
    expect(await status()).toBe(401);
  });

  it('is limited for one network', async () => {
    const own = await testApp();
    const statuses = new Set<number>();
    for (let times = 0; times < 121; times++) statuses.add((await own.visitor().ask('POST /login/passkey')).status);
    expect([...statuses]).toEqual([200, 429]);
    await own.close();
  });
});

it('refuses what cannot be a passkey', async () => {
  const { member } = await withPasskey();
  for (const id of ['', '\u0000', 'a b', 'x'.repeat(1500)]) {
    const passkey = { id, rawId: id, type: 'public-key', response: {} };
    const visitor = await visiting();
    await visitor.call('POST /login/passkey');
    expect((await visitor.ask('POST /login', { body: { loginType: 'passkey', passkey } })).status).toBe(422);
    const given = { params: { passkeyId: id || '%00' }, body: { name: 'Mine' } };
    expect((await member.ask('PUT /account/passkeys/{passkeyId}', given)).status).toBe(404);
    expect((await member.ask('DELETE /account/passkeys/{passkeyId}', given)).status).toBe(404);
  }
});

describe('registration with a passkey', () => {
  const person = { email: 'nadia@harbour.example', firstName: 'Nadia' };
  async function digits(): Promise<string> {
    const text = (await mailsTo(person.email)).at(-1)?.text ?? '';
    return /^(\d{3}) (\d{3})$/m.exec(text)?.slice(1).join('') ?? '';
  }

  it('creates an account that it signs in to', async () => {
    const device = softwareAuthenticator(ORIGIN);
    const visitor = app.visitor();
    const { options } = await visitor.call('POST /register/passkey', { body: person });
    expect(options).toMatchObject({
      rp: { id: 'cards.example', name: 'Cardamom' },
      user: { name: person.email, displayName: 'Nadia' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: [],
      attestation: 'none',
    });
    const passkey = device.make(options);
    await visitor.call('POST /register', { body: { registerType: 'passkey', ...person, passkey } });
    expect(
      await app.context.db.selectFrom('passkeys').selectAll().where('passkey_id', '=', passkey.id).execute(),
    ).toEqual([]);
    // The mail once more: no second passkey is made for it.
    await visitor.call('POST /register', { body: { registerType: 'email', ...person, again: true } });
    await visitor.call('POST /verify', { body: { email: person.email, code: await digits() } });
    const { memberId } = await who(visitor);
    expect((await visitor.call('GET /account')).account).toMatchObject({
      hasPassword: false,
      passkeys: [{ passkeyId: passkey.id, name: 'Passkey' }],
    });

    const later = await visiting();
    const { options: asked } = await later.call('POST /login/passkey');
    expect((await signIn(later, device.answer(asked))).data.user.memberId).toBe(memberId);
  });

  it('replies the same for a known address', async () => {
    await makeMember(app, { email: 'known@harbour.example' });
    const shape = async (email: string) => {
      const { options } = await app.visitor().call('POST /register/passkey', { body: { email, firstName: 'Nadia' } });
      const { user, challenge: _, ...rest } = options as { user: { id: string }; challenge: string };
      return { ...rest, idLength: user.id.length };
    };
    expect(await shape('known@harbour.example')).toEqual(await shape('stranger@harbour.example'));
  });

  it('takes no answer to another question', async () => {
    const { member } = await withPasskey();
    const device = softwareAuthenticator(ORIGIN);
    const { options } = await member.call('POST /account/passkeys/options');
    const register = (visitor: TestVisitor, passkey: PasskeyJson) =>
      visitor.ask('POST /register', { body: { registerType: 'passkey', ...person, passkey } });
    expect(await register(member, device.make(options))).toMatchObject({
      status: 422,
      errors: [{ field: 'passkey', errorCode: 'wrong-passkey' }],
    });
    const visitor = await visiting();
    const { options: toComeIn } = await visitor.call('POST /login/passkey');
    const made = device.make({ ...options, challenge: toComeIn['challenge'] });
    expect((await register(visitor, made)).status).toBe(422);
    const { options: toJoin } = await visitor.call('POST /register/passkey', { body: person });
    expect((await register(visitor, device.make(toJoin, { origin: 'https://evil.example' }))).status).toBe(422);
    expect(
      (await signIn(visitor, device.answer({ rpId: 'cards.example', challenge: toJoin['challenge'] }))).status,
    ).toBe(401);
  });
});

describe("a member's passkeys", () => {
  it('are named after their device, and a mail tells the member', async () => {
    const member = await signedIn(app);
    const { options } = await member.call('POST /account/passkeys/options');
    const { data } = await member.ask(
      'POST /account/passkeys',
      { body: { passkey: softwareAuthenticator(ORIGIN).make(options) } },
      { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' },
    );
    expect(data.account.passkeys).toMatchObject([{ name: 'Passkey on an iPhone', lastUsedAt: null }]);
    const [mail] = await mailsTo(member.email);
    expect(mail?.subject).toBe('A passkey was added to your account');
    expect(mail?.text).toContain('You can now sign in with the passkey “Passkey on an iPhone”.');
    expect(mail?.unsubscribeUrl).toBeNull();
  });

  it('can be renamed by their member', async () => {
    const { member, passkeyId } = await withPasskey();
    const rename = (visitor: TestVisitor, name: string) =>
      visitor.ask('PUT /account/passkeys/{passkeyId}', { params: { passkeyId }, body: { name } });
    expect((await rename(member, '  The kitchen laptop ')).data.account.passkeys[0]?.name).toBe('The kitchen laptop');
    expect((await rename(member, ' ')).errors[0]?.field).toBe('name');
    expect((await rename(await signedIn(app), 'Mine')).errors[0]?.errorCode).toBe('unknown-passkey');
    expect((await member.call('GET /account')).account.passkeys[0]?.name).toBe('The kitchen laptop');
  });

  it('are not requested twice on one device, nor stored twice', async () => {
    const { member, device, passkeyId } = await withPasskey();
    const { options } = await member.call('POST /account/passkeys/options');
    expect(options['excludeCredentials']).toMatchObject([{ id: passkeyId, transports: ['internal', 'hybrid'] }]);
    const made = device.make(options);
    expect((await member.ask('POST /account/passkeys', { body: { passkey: made } })).status).toBe(200);
    expect((await member.ask('POST /account/passkeys', { body: { passkey: made } })).status).toBe(422);
  });

  it('are kept only in the session, and for the member, that asked', async () => {
    const member = await signedIn(app);
    const { options } = await member.call('POST /account/passkeys/options');
    const passkey = softwareAuthenticator(ORIGIN).make(options);
    const elsewhere = await signInAs(app, member);
    expect((await elsewhere.ask('POST /account/passkeys', { body: { passkey } })).status).toBe(422);
    expect((await (await signedIn(app)).ask('POST /account/passkeys', { body: { passkey } })).status).toBe(422);
    expect((await member.ask('POST /account/passkeys', { body: { passkey } })).status).toBe(200);
  });

  it('are removed, but for the last sign-in method', async () => {
    const { member, passkeyId } = await withPasskey();
    const remove = () => member.ask('DELETE /account/passkeys/{passkeyId}', { params: { passkeyId } });
    const set = (values: { email_confirmed_at?: Date | null; password_hash?: string }) =>
      app.context.db.updateTable('members').set(values).where('member_id', '=', member.memberId).execute();
    await set({ email_confirmed_at: null });
    expect(await remove()).toMatchObject({ status: 409, errors: [{ errorCode: 'last-way-in' }] });
    expect((await member.call('GET /account')).account.passkeys).toHaveLength(1);
    await set({ password_hash: 'x' });
    expect((await remove()).data.account.passkeys).toEqual([]);
    expect(await remove()).toMatchObject({ status: 404, errors: [{ errorCode: 'unknown-passkey' }] });
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toContain(
      'A passkey was removed from your account',
    );
  });

  it('are at most twenty', async () => {
    const member = await signedIn(app);
    for (let made = 0; made < 20; made++) expect((await keep(member, softwareAuthenticator(ORIGIN))).status).toBe(200);
    expect((await member.ask('POST /account/passkeys/options')).errors[0]?.errorCode).toBe('enough-passkeys');
  });
});

it('deletes unanswered challenges', async () => {
  await app.visitor().call('POST /login/passkey');
  app.clock.advance(6 * 60_000);
  await deleteExpiredPasskeyChallenges(app.context);
  expect(await app.context.db.selectFrom('passkey_challenges').select('expires_at').execute()).toEqual([]);
});
