import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { CONSENT_COOKIE } from '#server/http/cookies.ts';
import { requireAdmin } from '#server/kernel/actor.ts';
import { deleteExpiredSessions, SESSION_DAYS } from '#server/sessions/sessions.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { PASSWORD, currentUser } from '#tests/factories/sign-in.ts';
import { sendMailTo } from '#tests/factories/mailed.ts';
import { makeMember, signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const SESSION = 'cardamom_session';
const REVISION = 'cardamom_revision';
let app: TestApp;
let password_hash: string;
const cardId = SHOP_CARD;
beforeAll(async () => {
  app = await testApp();
  password_hash = await createPasswords().hash(PASSWORD);
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

async function arrived(): Promise<TestVisitor> {
  const visitor = app.visitor();
  await currentUser(visitor);
  return visitor;
}
/** A browser with a session token that somebody else put there. */
function planted(token: string): TestVisitor {
  const visitor = app.visitor();
  visitor.cookies.set(SESSION, token);
  return visitor;
}
async function draftOf(visitor: TestVisitor): Promise<string> {
  return (await visitor.call('POST /card/send', { body: { cardId } })).cardSend.cardSendId;
}
const seesDraft = async (visitor: TestVisitor, cardSendId: string) =>
  (await visitor.ask('GET /card/send', { query: { card_send_id: cardSendId } })).status;

describe('a planted session token', () => {
  const ways: [what: string, come: (visitor: TestVisitor, email: string) => Promise<unknown>][] = [
    [
      'a password',
      (visitor, email) => visitor.call('POST /login', { body: { loginType: 'email', email, password: PASSWORD } }),
    ],
    [
      'a mailed link',
      async (visitor, email) => {
        await visitor.call('POST /login', { body: { loginType: 'link', email } });
        return visitor.call('POST /verify', { body: { token: (await sendMailTo(app, email)).token } });
      },
    ],
    [
      'a new password',
      async (visitor, email) => {
        await visitor.call('POST /account/password/reset', { body: { email } });
        const { pair } = await sendMailTo(app, email);
        return visitor.call('POST /account/password', { body: { password: 'three words in a row', ...pair } });
      },
    ],
  ];
  it.each(ways)('is worthless after signing in with %s', async (_, come) => {
    const attacker = await arrived();
    const token = attacker.cookies.get(SESSION) ?? '';
    const victim = planted(token);
    const member = await makeMember(app, { password_hash });
    await come(victim, member.email);
    expect((await currentUser(victim)).memberId).toBe(member.memberId);
    expect(victim.cookies.get(SESSION)).not.toBe(token);
    expect((await currentUser(attacker)).memberId).toBeNull();
  });

  it('is never accepted when the server did not create it', async () => {
    const token = 'A'.repeat(43);
    const visitor = planted(token);
    await currentUser(visitor);
    expect(visitor.cookies.get(SESSION)).not.toBe(token);
  });
});

describe('a session', () => {
  it('has a cookie that scripts cannot read and other sites cannot send', async () => {
    const answer = await app.visitor().get('/api/1/login', { headers: { 'X-Api-Token': 'test-token' } });
    const cookies = answer.headers.getSetCookie();
    const session = cookies.find((cookie) => cookie.startsWith(`${SESSION}=`)) ?? '';
    expect(session).toMatch(/; HttpOnly/);
    expect(session).toMatch(/; SameSite=Lax/);
    expect(session).toMatch(/; Path=\//);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    const rows = await app.context.db.selectFrom('sessions').select('token_hash').execute();
    const token = /=([^;]*)/.exec(session)?.[1] ?? '';
    expect(rows.some((row) => row.token_hash.toString('base64url') === token)).toBe(false);
  });

  it('is neither started nor ended by a HEAD request', async () => {
    const member = await signedIn(app);
    const sessions = () => app.context.db.selectFrom('sessions').select('session_id').orderBy('session_id').execute();
    const before = await sessions();
    app.clock.advance(3_600_000);
    for (const visitor of [app.visitor(), member])
      for (const path of ['/api/1/login', '/api/1/logout']) {
        const answer = await visitor.get(path, { method: 'HEAD', headers: { 'X-Api-Token': 'test-token' } });
        expect([answer.status, answer.headers.getSetCookie(), await answer.text()]).toEqual([200, [], '']);
      }
    expect(await sessions()).toEqual(before);
    expect((await currentUser(member)).memberId).toBe(member.memberId);
  });

  it('moves the visitor’s draft to the member, and fills in the sender', async () => {
    const visitor = await arrived();
    const cardSendId = await draftOf(visitor);
    const member = await makeMember(app, { password_hash });
    await visitor.call('POST /login', { body: { loginType: 'email', email: member.email, password: PASSWORD } });
    const elsewhere = await signInAs(app, member);
    const { cardSend } = await elsewhere.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend.sender).toMatchObject({ name: 'Rosa Lindqvist', email: member.email });
    await visitor.call('GET /logout');
    expect(await seesDraft(visitor, cardSendId)).toBe(404);
    expect(await seesDraft(elsewhere, cardSendId)).toBe(200);
  });

  it('keeps a sender that was entered', async () => {
    const visitor = await arrived();
    const cardSendId = await draftOf(visitor);
    await visitor.call('PUT /card/send', { body: { cardSendId, sender: { name: 'Gran', email: 'gran@example.com' } } });
    const member = await makeMember(app, { password_hash });
    await visitor.call('POST /login', { body: { loginType: 'email', email: member.email, password: PASSWORD } });
    const { cardSend } = await visitor.call('GET /card/send', { query: { card_send_id: cardSendId } });
    expect(cardSend.sender).toMatchObject({ name: 'Gran', email: 'gran@example.com' });
  });

  it('moves nothing of one member to another who signs in in the same browser', async () => {
    const first = await signedIn(app);
    const cardSendId = await draftOf(first);
    const second = await makeMember(app, { password_hash });
    const old = first.cookies.get(SESSION) ?? '';
    await first.call('POST /login', { body: { loginType: 'email', email: second.email, password: PASSWORD } });
    expect((await currentUser(first)).memberId).toBe(second.memberId);
    expect(await seesDraft(first, cardSendId)).toBe(404);
    expect((await currentUser(planted(old))).memberId).toBeNull();
  });

  it('ends at GET /logout, permanently, and tells the other tabs', async () => {
    const member = await signedIn(app);
    const old = member.cookies.get(SESSION) ?? '';
    const { user } = await member.call('GET /logout');
    expect(user).toMatchObject({ memberId: null, isLoggedIn: false });
    expect(member.cookies.get(REVISION)).toBeTruthy();
    expect(member.cookies.get(SESSION)).not.toBe(old);
    expect((await currentUser(planted(old))).memberId).toBeNull();
  });

  it('expires, and is deleted', async () => {
    const member = await signedIn(app);
    app.clock.advance(SESSION_DAYS * 86_400_000);
    expect((await member.ask('GET /account')).status).toBe(401);
    await deleteExpiredSessions({ db: app.context.db, clock: app.clock });
    const rows = await app.context.db.selectFrom('sessions').select('session_id').execute();
    expect(rows).toEqual([]);
  });

  it('stores no consent of a browser that sends Global Privacy Control', async () => {
    const visitor = await arrived();
    const consentWith = async (headers: Record<string, string>) => {
      const body = { analytics: true, ads: true };
      expect((await visitor.ask('POST /accept_cookies', { body }, headers)).status).toBe(200);
      const rows = await app.context.db.selectFrom('sessions').select('consent').execute();
      return { kept: rows.map((row) => row.consent), readable: visitor.cookies.get(CONSENT_COOKIE) };
    };
    const no = { analytics: false, ads: false };
    const yes = { analytics: true, ads: true };
    const sessions = (consent: object) => expect.arrayContaining([consent]) as unknown;
    expect(await consentWith({})).toEqual({ kept: sessions(yes), readable: '11' });
    const refused = await consentWith({ 'Sec-GPC': '1' });
    expect(refused).toEqual({ kept: sessions(no), readable: '00' });
    expect(refused.kept).not.toContainEqual(yes);
  });

  it('of a visitor is deleted after two days without a draft', async () => {
    const [idle, back, holding, answered] = [await arrived(), await arrived(), await arrived(), await arrived()];
    const cardSendId = await draftOf(holding);
    await answered.call('POST /accept_cookies', { body: { analytics: false, ads: false } });
    const member = await signedIn(app);
    const tokens = [idle, back, holding, answered, member].map((visitor) => visitor.cookies.get(SESSION));
    app.clock.advance(86_400_000);
    await currentUser(back);
    app.clock.advance(86_400_001);
    await deleteExpiredSessions({ db: app.context.db, clock: app.clock });
    for (const visitor of [idle, back, holding, answered, member]) await currentUser(visitor);
    const kept = [idle, back, holding, answered, member].map(
      (visitor, i) => visitor.cookies.get(SESSION) === tokens[i],
    );
    expect(kept).toEqual([false, true, true, true, true]);
    expect(await seesDraft(holding, cardSendId)).toBe(200);
  });

  it('no longer belongs to a member from the moment the account is deleted', async () => {
    const member = await signedIn(app);
    await app.context.db
      .updateTable('members')
      .set({ leaving_at: new Date(app.clock.now() + 3_600_000) })
      .where('member_id', '=', member.memberId)
      .execute();
    expect((await member.ask('GET /account')).status).toBe(401);
  });
});

describe('a soft login', () => {
  async function pairOf(member: { memberId: string; email: string }, kind: 'soft' | 'reset' | 'unsubscribe' = 'soft') {
    return app.links.make(kind, { member_id: member.memberId, email: member.email, link_epoch: 0 });
  }
  const softly = async (pair: { t: string; e: string }) =>
    (await (await arrived()).call('GET /login', { query: pair })).user;

  it('identifies the member, and stores nothing', async () => {
    const member = await makeMember(app);
    const visitor = await arrived();
    const { user } = await visitor.call('GET /login', { query: await pairOf(member) });
    expect(user).toMatchObject({ memberId: member.memberId, isLoggedIn: false, isSoftLoggedIn: true, isMember: true });
    expect(await currentUser(visitor)).toMatchObject({ memberId: null, isSoftLoggedIn: false });
    expect((await visitor.ask('GET /account', { query: await pairOf(member) })).status).toBe(401);
  });

  it('is refused with a pair that was changed, is another’s, of another address, expired, or only for unsubscribing', async () => {
    const [member, other] = [await makeMember(app), await makeMember(app)];
    const pair = await pairOf(member);
    const last = pair.t.at(-1) === 'A' ? 'Q' : 'A';
    for (const wrong of [
      { ...pair, t: pair.t.slice(0, -1) + last },
      { ...pair, t: pair.t.replace(/^s/, 'r') },
      { ...pair, t: `s${'z'.repeat(6)}${pair.t.slice(pair.t.indexOf('-'))}` },
      { ...pair, e: other.email },
      { ...pair, e: '' },
      { t: '', e: member.email },
      await pairOf(member, 'unsubscribe'),
    ])
      expect(await softly(wrong)).toMatchObject({ memberId: null, isSoftLoggedIn: false });
    await app.context.db
      .updateTable('members')
      .set({ email: `${crypto.randomUUID()}@example.com` })
      .where('member_id', '=', member.memberId)
      .execute();
    expect(await softly(pair)).toMatchObject({ memberId: null });
    const late = await pairOf(other);
    app.clock.advance(61 * 86_400_000);
    expect(await softly(late)).toMatchObject({ memberId: null });
  });

  it('does not replace a full sign-in', async () => {
    const [member, other] = [await signedIn(app), await makeMember(app)];
    const { user } = await member.call('GET /login', { query: await pairOf(other) });
    expect(user).toMatchObject({ memberId: member.memberId, isLoggedIn: true });
  });
});

describe('another site', () => {
  it('cannot call without the token, whatever cookie the browser sends', async () => {
    const member = await signedIn(app);
    for (const headers of [
      {},
      { 'X-Api-Token': '' },
      { 'Content-Type': 'text/plain', Origin: 'https://evil.example' },
    ]) {
      const answer = await member.get('/api/1/account/settings', {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: JSON.stringify({ name: 'Mallory' }),
      });
      expect(answer.status).toBe(401);
    }
    expect((await currentUser(member)).name).toBe('Rosa Lindqvist');
  });

  it('gets no CORS headers', async () => {
    const answer = await app.visitor().get('/api/1/account/settings', {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://evil.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-api-token',
      },
    });
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
    expect(answer.headers.get('Access-Control-Allow-Headers')).toBeNull();
  });
});

describe('addresses with secrets', () => {
  it.each([
    '/cards?t=s1-x&e=rosa%40example.com',
    '/?t=s1-x&e=rosa%40example.com',
    '/unsubscribe',
    '/unsubscribe?t=u1-x&e=rosa%40example.com&kind=all',
    '/change_password',
    '/change_password?t=r1-x&e=rosa%40example.com',
    '/verify?token=abc',
    '/verify?send=abc',
    '/account?token=abc',
    '/card/read/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/card/send/view/k7Qm2dXw9ZrT4bNc8VpL5s/k7Qm2dXw9ZrT4bNc8VpL5s',
    // As the router reads them too: in upper or lower case, and percent-encoded.
    '/Card/Read/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/card/%72ead/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/card%2Fread/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/card//read/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/CARD/%53end/view/k7Qm2dXw9ZrT4bNc8VpL5s',
    '/birthday/request/answer?magicLink=k7Qm2dXw9ZrT4bNc8VpL5s',
    '/birthday/group/join?magicLink=k7Qm2dXw9ZrT4bNc8VpL5s',
    '/birthday/group/mine?magicLink=k7Qm2dXw9ZrT4bNc8VpL5s',
    '/%76erify',
    '/Unsubscribe',
    '/change%5Fpassword',
    '/Testing',
    '/card/read/%ff',
  ])('%s is not cached, not sent as referrer and not indexed', async (path) => {
    for (let i = 0; i < 2; i++) {
      const page = await app.visitor().get(path);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
      });
      expect(page.headers.get('ETag')).toBeNull();
    }
    expect(app.pages.kept(path)).toBeUndefined();
  });
});

describe('an administrator who impersonates a member', () => {
  it('gets another token, and acts as the member without dangerous actions until the time is over', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    const member = await makeMember(app);
    const old = admin.cookies.get(SESSION) ?? '';
    const actor = requireAdmin(await app.sessions.actorOf(old));
    const { newToken } = await app.sessions.impersonate(actor, member.memberId, 'They asked for it.', 30);
    expect((await currentUser(planted(old))).memberId).toBeNull();
    const impersonating = planted(newToken ?? '');
    expect(await currentUser(impersonating)).toMatchObject({
      memberId: member.memberId,
      adminMemberId: admin.memberId,
      impersonation: { reason: 'They asked for it.' },
    });
    const denied = await impersonating.ask('POST /account/password', { body: { password: 'three words in a row' } });
    expect(denied).toMatchObject({ status: 403, errors: [{ errorCode: 'impersonating' }] });
    app.clock.advance(31 * 60_000);
    expect(await currentUser(impersonating)).toMatchObject({ memberId: admin.memberId, impersonation: null });
  });

  it.each<[what: string, set: (member: TestMember) => Promise<unknown>]>([
    [
      'by the one that they had',
      (member) =>
        member.call('POST /account/password', {
          body: { currentPassword: PASSWORD, password: 'three words in a row' },
        }),
    ],
    [
      'by the link of a mail',
      async ({ email }) => {
        await app.visitor().call('POST /account/password/reset', { body: { email } });
        const { pair } = await sendMailTo(app, email);
        await app.visitor().call('POST /account/password', { body: { password: 'three words in a row', ...pair } });
      },
    ],
  ])('is out when the member sets a new password %s, and the member can read that', async (_, set) => {
    const member = await signedIn(app, { password_hash });
    const admin = await signedIn(app, { role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'They asked for it.' } });
    app.clock.advance(1000);
    await set(member);
    expect((await currentUser(admin)).memberId).toBeNull();
    const { results } = await (await signInAs(app, member)).call('GET /account/audit', { query: {} });
    expect(results.map((line) => line.act)).toEqual(['impersonation-ended', 'impersonation-started']);
  });
});
