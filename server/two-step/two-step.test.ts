import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/sign-in/sign-in.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { readQr } from '#tests/doubles/camera.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { timeStepOf } from './codes.ts';

const PASSWORD = 'the yellow canoe';
const STEP_MS = 30_000;
let app: TestApp;
let passwordHash: string;
beforeAll(async () => {
  app = await testApp();
  passwordHash = await createPasswords().hash(PASSWORD);
});
afterAll(() => app.close());

/** What an app shows, so many steps from now. */
function shown(secret: string, steps = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: app.clock.now() + steps * STEP_MS });
}
const wrongOf = (code: string) => code.replace(/\d$/, (last) => String((Number(last) + 5) % 10));
const member = () => signedIn(app, { password_hash: passwordHash });
/** A member with two-step codes; the next step has come since. */
async function withCodes() {
  const who = await member();
  const { secret } = await who.call('POST /account/two-step');
  const { recoveryCodes } = await who.call('PUT /account/two-step', { body: { code: shown(secret) } });
  app.clock.advance(STEP_MS);
  return { who, secret, recoveryCodes };
}
function signIn(who: TestMember, code?: string, visitor: TestVisitor = app.visitor()) {
  return visitor.ask('POST /login', { body: { loginType: 'email', email: who.email, password: PASSWORD, code } });
}
const account = async (who: TestMember) => (await who.call('GET /account')).account;
async function subjectsTo(address: string) {
  await app.deliver();
  return app.mailer.sent.filter((mail) => mail.to.address === address).map(({ subject }) => subject);
}
const WRONG = { status: 422, errors: [{ field: 'code', errorCode: 'wrong-code' }] };

it('gives the codes of RFC 6238 (appendix B)', () => {
  const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
  expect(timeStepOf('287082', secret, 59_000)).toBe(1);
  expect(timeStepOf('081804', secret, 1_111_111_109_000)).toBe(37_037_036);
  expect(timeStepOf('050471', secret, 1_111_111_111_000)).toBe(37_037_037);
  expect(timeStepOf('005924', secret, 1_234_567_890_000)).toBe(41_152_263);
  expect(timeStepOf('287082', secret, 59_000 + 2 * STEP_MS)).toBeNull();
});

describe('turning two-step codes on', () => {
  it('shows the secret as text, as a link and as a QR code, and is on from the first code', async () => {
    const who = await member();
    const { secret, uri, qr } = await who.call('POST /account/two-step');
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(`Cardamom:${who.email}`);
    expect(uri).toContain(`secret=${secret}`);
    const picture = Buffer.from(qr.replace('data:image/svg+xml;base64,', ''), 'base64');
    expect(readQr(picture.toString())).toBe(uri);
    expect((await account(who)).hasTwoStep).toBe(false);
    expect((await signIn(who)).status).toBe(200);

    expect(await who.ask('PUT /account/two-step', { body: { code: wrongOf(shown(secret)) } })).toMatchObject(WRONG);
    const on = await who.call('PUT /account/two-step', { body: { code: ` ${shown(secret).replace(/^.../, '$& ')} ` } });
    expect(on.account).toMatchObject({ hasTwoStep: true, recoveryCodesLeft: 10 });
    expect(new Set(on.recoveryCodes).size).toBe(10);
    for (const code of on.recoveryCodes) expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4} [0-9A-HJKMNP-TV-Z]{4}$/);
    expect(await subjectsTo(who.email)).toEqual(['Two-step codes are on']);
  });

  it('stores neither the secret nor the codes in plain text', async () => {
    const { who, secret, recoveryCodes } = await withCodes();
    const rows = await Promise.all([
      app.context.db.selectFrom('members').selectAll().where('member_id', '=', who.memberId).execute(),
      app.context.db.selectFrom('recovery_codes').selectAll().where('member_id', '=', who.memberId).execute(),
    ]);
    const kept = JSON.stringify(rows, (_, value: unknown) =>
      (value as { type?: unknown } | null)?.type === 'Buffer'
        ? Buffer.from((value as { data: number[] }).data).toString('latin1')
        : value,
    );
    expect(kept).not.toContain(secret);
    for (const code of recoveryCodes) expect(kept).not.toContain(code.replace(' ', ''));
  });

  it('needs a code of the newest secret, and happens once', async () => {
    const who = await member();
    const turnOn = (code: string) => who.ask('PUT /account/two-step', { body: { code } });
    expect((await turnOn('123456')).errors[0]?.errorCode).toBe('not-begun');
    const { secret: first } = await who.call('POST /account/two-step');
    const { secret } = await who.call('POST /account/two-step');
    expect(secret).not.toBe(first);
    expect(await turnOn(shown(first))).toMatchObject(WRONG);
    expect((await turnOn(shown(secret))).status).toBe(200);
    app.clock.advance(STEP_MS);
    expect((await turnOn(shown(secret))).errors[0]?.errorCode).toBe('already-on');
    expect((await who.ask('POST /account/two-step')).errors[0]?.errorCode).toBe('already-on');
  });
});

describe('signing in with two-step codes', () => {
  it('asks for one after the password, and not before', async () => {
    const { who, secret } = await withCodes();
    const visitor = app.visitor();
    const wrongPassword = await visitor.ask('POST /login', {
      body: { loginType: 'email', email: who.email, password: 'not this one', code: shown(secret) },
    });
    expect(wrongPassword.errors[0]).toMatchObject({ field: 'password' });
    const asked = await signIn(who, undefined, visitor);
    expect(asked).toMatchObject({ status: 401, errors: [{ field: 'code', errorCode: 'two-step' }] });
    expect((await visitor.call('GET /login', { query: {} })).user.isLoggedIn).toBe(false);
    expect((await signIn(who, shown(secret), visitor)).data.user).toMatchObject({
      isLoggedIn: true,
      memberId: who.memberId,
    });
  });

  it('takes each step once, and none before it', async () => {
    const { who, secret } = await withCodes();
    expect((await signIn(who, shown(secret))).status).toBe(200);
    expect(await signIn(who, shown(secret))).toMatchObject(WRONG);
    expect(await signIn(who, shown(secret, -1))).toMatchObject(WRONG);
    app.clock.advance(STEP_MS);
    expect((await signIn(who, shown(secret))).status).toBe(200);
  });

  it('takes one code once from two who type it at the same time', async () => {
    const { who, secret } = await withCodes();
    const code = shown(secret);
    const statuses = (await Promise.all([signIn(who, code), signIn(who, code)])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  it('accepts a clock that is half a minute off, and no more', async () => {
    const { who, secret } = await withCodes();
    app.clock.advance(3 * STEP_MS);
    expect(await signIn(who, shown(secret, -2))).toMatchObject(WRONG);
    expect(await signIn(who, shown(secret, 2))).toMatchObject(WRONG);
    expect((await signIn(who, shown(secret, -1))).status).toBe(200);
    expect((await signIn(who, shown(secret, 1))).status).toBe(200);
  });

  it('takes each code for a lost phone once, however it is typed', async () => {
    const { who, recoveryCodes } = await withCodes();
    const [first = '', second = ''] = recoveryCodes;
    expect((await signIn(who, first.toLowerCase().replace(' ', ' - '))).status).toBe(200);
    expect(await signIn(who, first)).toMatchObject(WRONG);
    expect((await account(who)).recoveryCodesLeft).toBe(9);
    const other = await withCodes();
    expect(await signIn(other.who, second)).toMatchObject(WRONG);
    expect((await signIn(who, second)).status).toBe(200);
  });

  it('cannot be found by guessing', async () => {
    const { who, secret } = await withCodes();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries++) statuses.push((await signIn(who, wrongOf(shown(secret)))).status);
    // One try was taken by turning them on.
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    const locked = await signIn(who, shown(secret));
    expect(locked).toMatchObject({ status: 429, errors: [{ field: 'code', errorCode: 'too-many' }] });
  });

  it('is not asked after a mailed link, which is a second factor already', async () => {
    const { who } = await withCodes();
    const visitor = app.visitor();
    await visitor.call('POST /login', { body: { loginType: 'link', email: who.email } });
    await app.deliver();
    const texts = app.mailer.sent.filter((mail) => mail.to.address === who.email).map(({ text }) => text);
    await visitor.call('POST /verify', { body: { token: /token=(\w+)/.exec(texts.join())?.[1] ?? '' } });
    expect((await visitor.call('GET /login', { query: {} })).user.memberId).toBe(who.memberId);
  });
});

describe('turning two-step codes off', () => {
  const turnOff = (who: TestMember, code: string) => who.ask('DELETE /account/two-step', { body: { code } });

  it('needs a code, and takes all of them away', async () => {
    const { who, secret, recoveryCodes } = await withCodes();
    expect(await turnOff(who, wrongOf(shown(secret)))).toMatchObject(WRONG);
    expect((await account(who)).hasTwoStep).toBe(true);
    const off = await turnOff(who, recoveryCodes[0] ?? '');
    expect(off.data.account).toMatchObject({ hasTwoStep: false, recoveryCodesLeft: 0 });
    expect((await turnOff(who, shown(secret))).errors[0]?.errorCode).toBe('not-on');
    expect((await signIn(who)).status).toBe(200);
    const left = await app.context.db
      .selectFrom('members')
      .select(['two_step_sealed', 'two_step_since'])
      .where('member_id', '=', who.memberId)
      .execute();
    expect(left).toEqual([{ two_step_sealed: null, two_step_since: null }]);
    expect((await subjectsTo(who.email)).toSorted()).toEqual(['Two-step codes are off', 'Two-step codes are on']);
  });

  it('takes the code of the app too', async () => {
    const { who, secret } = await withCodes();
    expect((await turnOff(who, shown(secret))).status).toBe(200);
  });
});

describe('other codes for a lost phone', () => {
  const renew = (who: TestMember, code: string) => who.ask('POST /account/two-step/codes', { body: { code } });

  it('take the place of those there were, and the member hears of it', async () => {
    const { who, secret, recoveryCodes } = await withCodes();
    const [used = '', old = ''] = recoveryCodes;
    expect((await signIn(who, used)).status).toBe(200);
    expect((await account(who)).recoveryCodesLeft).toBe(9);
    const { data } = await renew(who, shown(secret));
    expect(data.account.recoveryCodesLeft).toBe(10);
    expect(new Set([...data.recoveryCodes, ...recoveryCodes]).size).toBe(20);
    expect(await signIn(who, old)).toMatchObject(WRONG);
    expect((await signIn(who, data.recoveryCodes[0])).status).toBe(200);
    expect((await subjectsTo(who.email)).toSorted()).toEqual(['Two-step codes are on', 'You have new recovery codes']);
  });

  it('are made with one of the old ones too, and with nothing that is wrong or used', async () => {
    const { who, secret, recoveryCodes } = await withCodes();
    for (const code of [wrongOf(shown(secret)), '0000 0000']) expect(await renew(who, code)).toMatchObject(WRONG);
    expect((await account(who)).recoveryCodesLeft).toBe(10);
    expect((await signIn(who, recoveryCodes[1])).status).toBe(200);
    expect((await renew(who, recoveryCodes[0] ?? '')).data.recoveryCodes).toHaveLength(10);
    expect((await renew(who, recoveryCodes[2] ?? '')).errors[0]).toMatchObject({ errorCode: 'wrong-code' });
  });

  it('are not there while two-step codes are off', async () => {
    expect((await renew(await member(), '123456')).errors[0]).toMatchObject({ field: 'code', errorCode: 'not-on' });
  });
});
