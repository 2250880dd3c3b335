/* A member who connects a provider, or parts from one. */
import { describe, expect, it } from 'vitest';
import type { ProviderName } from '#server/identities/identities.ts';
import { requireAdmin } from '#server/kernel/actor.ts';
import { routes } from '#shared/routes.ts';
import { withProviders, SITE_URL } from '#tests/factories/with-providers.ts';
import { signedIn } from '#tests/factories/member.ts';

const { site, somebody, toCallback, signInByProvider, newVisitor, who, identitiesNow, mailsTo } = withProviders();

it('leaves no trace of Facebook in the address', async () => {
  const { login } = somebody();
  const member = await signedIn(site());
  expect(await signInByProvider(member, 'facebook', login)).toBe(`${routes.account()}#`);
});

describe('a signed-in member', () => {
  it.each<[ProviderName]>([['google'], ['facebook'], ['apple']])('is connected: %s', async (provider) => {
    const { login } = somebody({ isVerified: false });
    const member = await signedIn(site());
    const session = member.cookies.get('cardamom_session');
    expect(await signInByProvider(member, provider, login)).toMatch(/^\/account#?$/);
    expect(await identitiesNow()).toMatchObject([{ provider, subject: login, member_id: member.memberId }]);
    expect((await who(member)).email).toBe(member.email);
    expect(member.cookies.get('cardamom_session')).toBe(session);
    expect(member.cookies.get('cardamom_came')).toBe(`connected.${provider}`);
    expect((await mailsTo(member.email)).at(-1)?.subject).toContain('was connected to your account');
    expect(await signInByProvider(member, provider, login, { next: routes.notifications() })).toContain(
      routes.notifications(),
    );
    expect(await identitiesNow()).toHaveLength(1);
  });

  it('is not connected by a link on another site, which it did not press', async () => {
    const { login } = somebody();
    const member = await signedIn(site());
    const elsewhere: Record<string, string>[] = [
      { 'Sec-Fetch-Site': 'cross-site', 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'none', 'Sec-Fetch-Dest': 'document' },
      { 'Sec-Fetch-Site': 'same-origin', 'Sec-Fetch-Dest': 'empty' },
      { Referer: 'https://evil.example/' },
      { Referer: `${SITE_URL}.evil.example/` },
      {},
    ];
    for (const headers of elsewhere)
      expect(await signInByProvider(member, 'google', login, { headers })).toBe(
        routes.narrowed(routes.account(), { wrong: 'provider-late', provider: 'google' }),
      );
    expect(await identitiesNow()).toEqual([]);
    expect(await signInByProvider(member, 'google', login, { headers: { Referer: `${SITE_URL}/account` } })).toBe(
      routes.account(),
    );
  });

  it('is not connected with what another account has, nor with a second one of its kind', async () => {
    const first = somebody();
    const one = await signedIn(site());
    const other = await signedIn(site());
    await signInByProvider(one, 'google', first.login);
    const at = (code: string) => routes.narrowed(routes.account(), { wrong: code, provider: 'google' });
    expect(await signInByProvider(other, 'google', first.login)).toBe(at('provider-taken'));
    expect(await signInByProvider(one, 'google', somebody().login)).toBe(at('provider-other'));
    expect(await identitiesNow()).toMatchObject([{ subject: first.login, member_id: one.memberId }]);
  });

  it('is not connected by an administrator who impersonates them, or by someone who signs in meanwhile', async () => {
    const { login } = somebody();
    const member = await signedIn(site());
    const admin = await signedIn(site(), { role: 'admin' });
    const actor = requireAdmin(await site().sessions.actorOf(admin.cookies.get('cardamom_session')));
    const { newToken } = await site().sessions.impersonate(actor, member.memberId, 'They asked for it.', 30);
    admin.cookies.set('cardamom_session', newToken ?? '');
    const at = (code: string) => routes.narrowed(routes.account(), { wrong: code, provider: 'google' });
    expect(await signInByProvider(admin, 'google', login)).toBe(at('impersonating'));

    const visitor = await newVisitor();
    const door = await toCallback(visitor, 'google', login);
    visitor.cookies.set('cardamom_session', member.cookies.get('cardamom_session') ?? '');
    expect((await visitor.get(door)).headers.get('Location')).toBe(at('provider-late'));
    expect(await identitiesNow()).toEqual([]);
  });

  it('disconnects a provider, and keeps the last sign-in method', async () => {
    const { login } = somebody();
    const member = await signedIn(site());
    const part = () => member.ask('DELETE /account/identities/{provider}', { params: { provider: 'google' } });
    expect(await part()).toMatchObject({ status: 404, errors: [{ errorCode: 'not-connected' }] });
    await signInByProvider(member, 'google', login);
    await site().context.db.updateTable('members').set({ email_confirmed_at: null }).execute();
    expect(await part()).toMatchObject({ status: 409, errors: [{ errorCode: 'last-way-in' }] });
    expect(await identitiesNow()).toHaveLength(1);
    await site().context.db.updateTable('members').set({ password_hash: 'x' }).execute();
    expect((await part()).data.account.identities).toEqual([]);
    expect(await identitiesNow()).toEqual([]);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toContain(
      'Google was disconnected from your account',
    );
  });

  it('disconnects one of two sign-in methods, and then no more', async () => {
    const { login } = somebody();
    const member = await signedIn(site());
    await signInByProvider(member, 'google', login);
    await signInByProvider(member, 'apple', login);
    await site().context.db.updateTable('members').set({ email_confirmed_at: null }).execute();
    const part = (provider: ProviderName) =>
      member.ask('DELETE /account/identities/{provider}', { params: { provider } });
    const statuses = (await Promise.all([part('google'), part('apple')])).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await identitiesNow()).toHaveLength(1);
  });
});
