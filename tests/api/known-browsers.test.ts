import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { requireAdmin } from '#server/kernel/actor.ts';
import { createPasswords } from '#server/sign-in/passwords.ts';
import { KNOWN_DAYS } from '#server/sessions/sessions.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { makeMember, signedIn } from '#tests/factories/member.ts';
import { PASSWORD } from '#tests/factories/sign-in.ts';

const KNOWN = 'cardamom_known';
let app: TestApp;
let password_hash: string;
beforeAll(async () => {
  app = await testApp({ site: { trustedProxies: 1 } });
  password_hash = await createPasswords().hash(PASSWORD);
});
afterAll(() => app.close());
beforeEach(() => app.context.pool.query('delete from rate_limits'));

async function signIn(visitor: TestVisitor, email: string, password: string, network = '192.0.2.1') {
  const body = { loginType: 'email', email, password };
  const { status, errors } = await visitor.ask('POST /login', { body }, { 'X-Forwarded-For': network });
  return status === 200 ? 200 : `${status} ${String(errors[0]?.errorCode)}`;
}
/** A browser in which a member signed in and out. */
async function knownBrowser(email: string): Promise<TestVisitor> {
  const visitor = app.visitor();
  expect(await signIn(visitor, email, PASSWORD)).toBe(200);
  await visitor.call('GET /logout');
  return visitor;
}
/** Tries passwords from many networks until the account's attempts are used up. */
async function lockOut(email: string): Promise<void> {
  for (let i = 0; i < 60; i++) await signIn(app.visitor(), email, 'not the password', `198.51.100.${i}`);
  expect(await signIn(app.visitor(), email, PASSWORD, '203.0.113.9')).toBe('429 too-many');
}

it('signs its owner in while others try the password from many networks', async () => {
  const { email } = await makeMember(app, { password_hash });
  const [known, another] = [await knownBrowser(email), await knownBrowser(email)];
  await lockOut(email);
  expect(await signIn(known, email.toUpperCase(), PASSWORD)).toBe(200);
  // It has an allowance of its own, and uses nothing of the others'.
  await known.call('GET /logout');
  await app.context.pool.query(`delete from rate_limits where key like '%triesOfKnownBrowser%'`);
  for (let i = 0; i < 10; i++) expect(await signIn(known, email, 'not it')).toBe('422 wrong-password');
  expect(await signIn(known, email, PASSWORD)).toBe('429 too-many');
  expect(await signIn(another, email, PASSWORD)).toBe(200);
}, 300_000);

it('is known for that account only, and only by a token that was issued here', async () => {
  const [mine, theirs] = [await makeMember(app, { password_hash }), await makeMember(app, { password_hash })];
  const known = await knownBrowser(mine.email);
  const mark = known.cookies.get(KNOWN) ?? '';
  expect(mark).not.toContain(mine.email);
  await lockOut(theirs.email);
  expect(await signIn(known, theirs.email, PASSWORD)).toBe('429 too-many');
  const [name = '', day = '', mac = ''] = mark.split('.');
  await app.context.pool.query('delete from rate_limits');
  await lockOut(mine.email);
  for (const forged of [`${name}.${day}.${mac.slice(1)}A`, `${name}.zzzz.${mac}`, `x${name.slice(1)}.${day}.${mac}`]) {
    const visitor = app.visitor();
    visitor.cookies.set(KNOWN, forged);
    expect(await signIn(visitor, mine.email, PASSWORD)).toBe('429 too-many');
  }
}, 300_000);

it('is known for the last few accounts, by one token each, and for a limited time', async () => {
  const visitor = app.visitor();
  const members = [];
  for (let i = 0; i < 5; i++) members.push(await makeMember(app, { password_hash }));
  for (const { email } of [...members, ...members.slice(-1)]) await signIn(visitor, email, PASSWORD);
  const marks = visitor.cookies.get(KNOWN);
  const isKnownFor = ({ email }: { email: string }) => app.sessions.knownBrowsers.find(marks, email) !== null;
  expect(members.map(isKnownFor)).toEqual([false, true, true, true, true]);
  expect(marks?.split('~')).toHaveLength(4);
  app.clock.advance((KNOWN_DAYS + 1) * 86_400_000);
  expect(members.some(isKnownFor)).toBe(false);
});

it('is not the browser of an administrator who impersonates the member', async () => {
  const member = await signedIn(app);
  const admin = await signedIn(app, { role: 'admin' });
  requireAdmin(await app.sessions.actorOf(admin.cookies.get('cardamom_session')));
  await admin.call('POST /admin/login', {
    body: { memberId: member.memberId, reason: 'They asked for it.', minutes: 30 },
  });
  expect((await admin.call('GET /login', { query: {} })).user.email).toBe(member.email);
  expect(admin.cookies.has(KNOWN)).toBe(false);
});
