import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { makeMember, signedIn, signInAs } from '#tests/factories/member.ts';
import { passwordsOver } from './passwords.ts';

let app: TestApp;
let passwordHash: string;
const PASSWORD = 'the yellow canoe';
beforeAll(async () => {
  passwordHash = await passwordsOver().hash(PASSWORD);
});
beforeEach(async () => {
  app = await testApp();
});
afterAll(() => app.close());

/** The newest mail to an address, with the link and the digits in it. */
async function mailTo(address: string) {
  await app.deliver();
  const mail = app.mailer.sent.findLast((one) => one.to.address === address);
  const url = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? 'http://none.invalid';
  return {
    mail,
    token: new URL(url).searchParams.get('token') ?? '',
    pair: { t: new URL(url).searchParams.get('t') ?? '', e: new URL(url).searchParams.get('e') ?? '' },
    digits:
      /^(\d{3}) (\d{3})$/m
        .exec(mail?.text ?? '')
        ?.slice(1)
        .join('') ?? '',
  };
}
async function here(visitor: TestVisitor) {
  return (await visitor.call('GET /login', { query: {} })).user;
}
const asked = {
  registerType: 'email',
  email: 'nadia@harbour.example',
  firstName: 'Nadia',
  password: PASSWORD,
} as const;

describe('joining', () => {
  it('makes the account when the digits come back, and keeps what was on the table', async () => {
    const visitor = app.visitor();
    await here(visitor);
    const cardId = (await visitor.call('GET /cards', { query: { limit: 1 } })).results[0]?.cardId ?? '';
    const { cardSend } = await visitor.call('POST /card/send', { body: { cardId } });
    const answer = await visitor.call('POST /register', {
      body: { ...asked, timeZone: 'Europe/Paris', next: '/account' },
    });
    expect(answer).toMatchObject({ sent: true, user: { isLoggedIn: false, memberId: null } });
    expect(
      (await visitor.ask('POST /login', { body: { loginType: 'email', email: asked.email, password: PASSWORD } }))
        .status,
    ).toBe(422);
    const { digits, mail } = await mailTo(asked.email);
    expect(mail?.text).not.toContain('Nadia');
    const verified = await visitor.call('POST /verify', {
      body: { email: 'Nadia@Harbour.example', code: `${digits.slice(0, 3)} ${digits.slice(3)}` },
    });
    expect(verified).toMatchObject({
      kind: 'join',
      next: '/account',
      user: { isLoggedIn: true, name: 'Nadia', email: asked.email, isMember: true },
    });
    expect(
      (await visitor.call('GET /card/send', { query: { card_send_id: cardSend.cardSendId } })).cardSend.cardSendId,
    ).toBe(cardSend.cardSendId);
    const elsewhere = app.visitor();
    const login = await elsewhere.call('POST /login', {
      body: { loginType: 'email', email: asked.email, password: PASSWORD },
    });
    expect(login).toMatchObject({ sent: false, user: { memberId: verified.user.memberId } });
  });
});
