/* Coming in by a provider. */
import { describe, expect, it } from 'vitest';
import type { ProviderName } from '#server/identities/identities.ts';
import { routes } from '#shared/routes.ts';
import { testApp } from '#tests/app.ts';
import { signInAtProvider } from '#tests/doubles/provider-browser.ts';
import { withProviders, SITE_URL, SAME_ORIGIN_HEADERS, failedSignIn } from '#tests/factories/with-providers.ts';
import { makeMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const { site, somebody, toCallback, signInByProvider, newVisitor, who, membersNow, identitiesNow, mailsTo } =
  withProviders();

describe('the providers', () => {
  it('are offered where they are set up', async () => {
    const { providers } = await site().visitor().call('GET /sign-in-ways');
    expect(providers).toEqual(['google', 'facebook', 'apple']);
  });

  it('have no addresses where they are not set up', async () => {
    const bare = await testApp();
    expect((await bare.visitor().call('GET /sign-in-ways')).providers).toEqual([]);
    for (const path of [routes.signInWith('google'), routes.signInCallback('google')]) {
      const page = await bare.visitor().get(path);
      expect(await page.text()).toContain('<title>');
      expect(page.headers.getSetCookie()).toEqual([]);
    }
    await bare.close();
  });
});

it('changes nothing on a HEAD request', async () => {
  const { login } = somebody();
  const visitor = await newVisitor();
  const head = async (path: string) => {
    const { status, headers } = await visitor.get(path, { method: 'HEAD' });
    return [status, headers.getSetCookie()];
  };
  expect(await head(routes.signInWith('google'))).toEqual([204, []]);
  const back = await toCallback(visitor, 'google', login);
  expect(await head(back)).toEqual([204, []]);
  expect((await visitor.get(back)).headers.get('Location')).toBe(routes.home());
  expect((await who(visitor)).isLoggedIn).toBe(true);
});

describe.each<[ProviderName, string]>([
  ['google', 'Theo Marsh'],
  ['apple', 'theo-'],
])('coming by %s', (provider, name) => {
  it('creates an account for a new person, and recognises them later', async () => {
    const { login, email } = somebody();
    const visitor = await newVisitor();
    const planted = visitor.cookies.get('cardamom_session') ?? '';
    expect(await signInByProvider(visitor, provider, login, { next: routes.account() })).toBe(routes.account());
    const [member] = await membersNow();
    expect(member).toMatchObject({ email, name: expect.stringContaining(name), password_hash: null });
    expect(member?.email_confirmed_at).not.toBeNull();
    expect(await who(visitor)).toMatchObject({ isLoggedIn: true, memberId: member?.member_id, email });
    expect(await identitiesNow()).toEqual([{ provider, subject: login, member_id: member?.member_id, email }]);
    expect(visitor.cookies.has('cardamom_provider')).toBe(false);
    expect(visitor.cookies.get('cardamom_came')).toBe(`registration.${provider}`);
    expect((await site().sessions.actorOf(planted)).kind).toBe('visitor');

    const again = await newVisitor();
    expect(await signInByProvider(again, provider, login)).toBe(routes.home());
    expect((await who(again)).memberId).toBe(member?.member_id);
    expect(again.cookies.get('cardamom_came')).toBe(`login.${provider}`);
    expect(await membersNow()).toHaveLength(1);
    expect(await mailsTo(email)).toEqual([]);
  });

  it('signs in the member with that confirmed address, and connects them', async () => {
    const { login, email } = somebody();
    const { memberId } = await makeMember(site(), { email: email.toUpperCase() });
    const visitor = await newVisitor();
    expect(await signInByProvider(visitor, provider, login)).toBe(routes.home());
    expect((await who(visitor)).memberId).toBe(memberId);
    expect(await identitiesNow()).toMatchObject([{ provider, subject: login, member_id: memberId }]);
    const [mail, ...more] = await mailsTo(email.toUpperCase());
    expect(mail?.subject).toContain('was connected to your account');
    expect(more).toEqual([]);
  });
});

it("answers Apple's POST with a page that visits again, so that the session cookie is sent and the address has no secrets", async () => {
  const { login } = somebody();
  const visitor = await newVisitor();
  const { cardSend } = await visitor.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const begun = await visitor.get(routes.signInWith('apple'), { headers: SAME_ORIGIN_HEADERS });
  expect(begun.headers.getSetCookie().join()).toMatch(
    /^cardamom_provider=[\w-]+; Path=\/auth; Max-Age=600; HttpOnly; SameSite=None; Secure$/,
  );
  const door = await toCallback(visitor, 'apple', login, {
    changeAnswer: (answer) => answer.set('user', JSON.stringify({ name: { firstName: 'Theo', lastName: 'Marsh' } })),
  });
  expect(door).toBe(routes.signInCallback('apple'));
  expect((await visitor.get(door)).headers.get('Location')).toBe(routes.home());
  expect(await membersNow()).toMatchObject([{ name: 'Theo Marsh' }]);
  // The card that lay on the table is the member's.
  expect(
    (await visitor.call('GET /card/send', { query: { card_send_id: cardSend.cardSendId } })).cardSend.cardSendId,
  ).toBe(cardSend.cardSendId);
});

it('keeps the OAuth state cookie without TLS, where browsers accept none from other sites', async () => {
  const plain = await testApp({ identityProviders: site().context.identityProviders });
  const begun = await plain.visitor().get(routes.signInWith('google'));
  expect(begun.headers.getSetCookie().join()).toMatch(/HttpOnly; SameSite=Lax$/);
  await plain.close();
});

describe('the page to return to', () => {
  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/%2f/evil.example',
    '/auth/google',
  ])('is a page of ours, or home: %s', async (next) => {
    const { login } = somebody();
    expect(await signInByProvider(await newVisitor(), 'google', login, { next })).toBe(routes.home());
    expect(await signInByProvider(await newVisitor(), 'google', null, { next })).toBe(
      failedSignIn('provider-declined'),
    );
  });

  it('is kept after a failed sign-in', async () => {
    somebody();
    expect(await signInByProvider(await newVisitor(), 'apple', null, { next: '/mycards/favorites' })).toBe(
      failedSignIn('provider-declined', 'apple', '/mycards/favorites'),
    );
  });
});

it('asks for no two-step code: the provider is the second factor', async () => {
  const { login, email } = somebody();
  const { memberId } = await makeMember(site(), {
    email,
    two_step_sealed: site().context.keys.seal('JBSWY3DPEHPK3PXP'),
    two_step_since: new Date(site().clock.now()),
  });
  const visitor = await newVisitor();
  await signInByProvider(visitor, 'google', login);
  expect((await who(visitor)).memberId).toBe(memberId);
});

it('makes one account when two tabs come back at once', async () => {
  const { login, email } = somebody();
  const tabs = await Promise.all([newVisitor(), newVisitor()]);
  const ends = await Promise.all(tabs.map((tab) => signInByProvider(tab, 'google', login)));
  expect(ends).toEqual([routes.home(), routes.home()]);
  expect(await membersNow()).toMatchObject([{ email }]);
});

it('signs in a tab that checked before the other one had connected them', async () => {
  const { login, email } = somebody();
  const { memberId } = await makeMember(site(), { email });
  const { pool } = site().context;
  const other = await pool.connect();
  await other.query('begin');
  await other.query('select 1 from members where member_id = $1 for update', [memberId]);
  const visitor = await newVisitor();
  const coming = signInByProvider(visitor, 'google', login);
  const waiting = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
  await other.query('insert into identities (provider, subject, member_id, email) values ($1, $2, $3, $4)', [
    'google',
    login,
    memberId,
    email,
  ]);
  await other.query('commit');
  other.release();
  expect(await coming).toBe(routes.home());
  expect((await who(visitor)).memberId).toBe(memberId);
  expect(await mailsTo(email)).toEqual([]);
});

it("takes the time zone of the reader's browser, if it is valid", async () => {
  for (const [zone, kept] of [
    ['Asia/Tokyo', 'Asia/Tokyo'],
    ['Mars/Olympus', 'UTC'],
  ] as const) {
    const { login, email } = somebody();
    const visitor = await newVisitor();
    const begun = await visitor.get(routes.signInWith('google', undefined, zone));
    const back = await signInAtProvider(begun.headers.get('Location') ?? '', login, SITE_URL);
    await visitor.get(back.url.pathname + back.url.search);
    const member = (await membersNow()).find((row) => row.email === email);
    expect(member?.zone).toBe(kept);
  }
});
