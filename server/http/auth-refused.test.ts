/* Who does not come in by a provider. */
import { describe, expect, it } from 'vitest';
import type { ProviderName } from '#server/identities/identities.ts';
import { routes } from '#shared/routes.ts';
import { testApp, type TestVisitor } from '#tests/app.ts';
import { withProviders, callback, unreachableGoogle, failedSignIn } from '#tests/factories/with-providers.ts';

const { site, somebody, toCallback, signInByProvider, newVisitor, who, membersNow } = withProviders();

describe('the sign-in is refused', () => {
  const outcome = async (visitor: TestVisitor, end: string | null) => ({
    end,
    isLoggedIn: (await who(visitor)).isLoggedIn,
    members: (await membersNow()).length,
  });
  const nobody = (code: string, provider: ProviderName) => ({
    end: failedSignIn(code, provider),
    isLoggedIn: false,
    members: 0,
  });
  const cases: [ProviderName][] = [['google'], ['facebook'], ['apple']];

  it.each(cases)('after a refusal at the provider: %s', async (provider) => {
    somebody();
    const visitor = await newVisitor();
    const end = await signInByProvider(visitor, provider, null);
    expect(await outcome(visitor, end)).toEqual(nobody('provider-declined', provider));
  });

  it.each(cases)('with another state: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await newVisitor();
    const end = await signInByProvider(visitor, provider, login, {
      changeAnswer: (answer) => answer.set('state', 'another'),
    });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each<[ProviderName]>([['google'], ['apple']])('with another nonce: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await newVisitor();
    const end = await signInByProvider(visitor, provider, login, {
      changeRequest: (url) => url.searchParams.set('nonce', 'another'),
    });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each(cases)('with a code that was asked for by another: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await newVisitor();
    const end = await signInByProvider(visitor, provider, login, {
      changeRequest: (url) => url.searchParams.set('code_challenge', 'A'.repeat(43)),
    });
    expect(await outcome(visitor, end)).toEqual(nobody('provider-wrong', provider));
  });

  it.each(cases)('with a cookie that is missing, changed, of another attempt, or expired: %s', async (provider) => {
    const { login } = somebody();
    const cookies: ((visitor: TestVisitor) => Promise<void>)[] = [
      async (visitor) => void visitor.cookies.delete('cardamom_provider'),
      async (visitor) => void visitor.cookies.set('cardamom_provider', 'x'.repeat(200)),
      async (visitor) => {
        const sealed = visitor.cookies.get('cardamom_provider') ?? '';
        const middle = sealed[100] === 'A' ? 'B' : 'A';
        visitor.cookies.set('cardamom_provider', sealed.slice(0, 100) + middle + sealed.slice(101));
      },
      async (visitor) => {
        const other = site().visitor();
        await other.get(routes.signInWith(provider === 'google' ? 'apple' : 'google'));
        visitor.cookies.set('cardamom_provider', other.cookies.get('cardamom_provider') ?? '');
      },
      async () => site().clock.advance(10 * 60_000),
    ];
    for (const change of cookies) {
      const visitor = await newVisitor();
      const door = await toCallback(visitor, provider, login);
      await change(visitor);
      const end = (await visitor.get(door)).headers.get('Location') ?? '';
      expect(await outcome(visitor, end)).toEqual(nobody('provider-late', provider));
    }
  });

  it.each(cases)('twice by one answer: %s', async (provider) => {
    const { login } = somebody();
    const visitor = await newVisitor();
    const door = await toCallback(visitor, provider, login);
    const ticket = visitor.cookies.get('cardamom_provider') ?? '';
    await visitor.get(door);
    await site().context.db.deleteFrom('members').execute();
    const again = await newVisitor();
    expect((await again.get(door)).headers.get('Location')).toBe(failedSignIn('provider-late', provider));
    again.cookies.set('cardamom_provider', ticket);
    expect((await again.get(door)).headers.get('Location')).toBe(failedSignIn('provider-wrong', provider));
    expect((await who(again)).isLoggedIn).toBe(false);
  });

  it.each(cases)('with another person’s response: %s', async (provider) => {
    const { login } = somebody();
    const stranger = await newVisitor();
    const door = await toCallback(stranger, provider, login);
    const visitor = await newVisitor();
    await toCallback(visitor, provider, login);
    // The stranger sends the visitor to the sign-in page with an answer of its own.
    if (provider !== 'apple')
      expect(await outcome(visitor, (await visitor.get(door)).headers.get('Location'))).toEqual(
        nobody('provider-wrong', provider),
      );
    visitor.cookies.delete('cardamom_provider');
    expect(await outcome(visitor, (await visitor.get(door)).headers.get('Location'))).toEqual(
      nobody('provider-late', provider),
    );
  });

  it('to a closed account', async () => {
    const { login, email } = somebody();
    const visitor = await newVisitor();
    await signInByProvider(visitor, 'google', login);
    await site()
      .context.db.updateTable('members')
      .set({ leaving_at: new Date(site().clock.now() + 3_600_000) })
      .execute();
    expect(await signInByProvider(await newVisitor(), 'google', login)).toBe(failedSignIn('account-closed'));
    await site().context.db.deleteFrom('identities').execute();
    expect(await signInByProvider(await newVisitor(), 'google', login)).toBe(failedSignIn('account-closed'));
    expect(await membersNow()).toMatchObject([{ email }]);
  });

  it('while a provider is away, or asked too often', async () => {
    const away = await testApp({ identityProviders: unreachableGoogle() });
    const ends = new Set<string>();
    for (let tries = 0; tries < 121; tries++)
      ends.add((await away.visitor().get(routes.signInWith('google', '/account'))).headers.get('Location') ?? '');
    expect([...ends]).toEqual([
      failedSignIn('provider-unreachable', 'google', '/account'),
      failedSignIn('too-many', 'google', '/account'),
    ]);
    await away.close();
  });

  it('with a POST that is no form, or too large', async () => {
    const post = (body: string, type: string) =>
      site().site.request(callback('apple'), { method: 'POST', body, headers: { 'Content-Type': type } });
    expect((await post('{"code":1}', 'application/json')).headers.get('Location')).toBe(
      failedSignIn('provider-late', 'apple'),
    );
    expect((await post('x'.repeat(20_000), 'application/x-www-form-urlencoded')).status).toBe(413);
  });
});
