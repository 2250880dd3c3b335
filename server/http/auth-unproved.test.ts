/* Coming from a provider that has not made sure of the address. */
import { describe, expect, it } from 'vitest';
import type { ProviderName } from '#server/identities/identities.ts';
import { routes } from '#shared/routes.ts';
import { withProviders, failedSignIn } from '#tests/factories/with-providers.ts';
import { makeMember } from '#tests/factories/member.ts';

const { site, somebody, signInByProvider, newVisitor, who, membersNow, identitiesNow, mailsTo, digitsTo } =
  withProviders();

describe('an address that the provider has not verified', () => {
  const cases: [ProviderName][] = [['google'], ['facebook'], ['apple']];
  const sentTo = (provider: ProviderName) => routes.narrowed(routes.register(), { sent: provider });

  it.each(cases)('opens no account: %s', async (provider) => {
    const { login, email } = somebody({ isVerified: false });
    await makeMember(site(), { email });
    const visitor = await newVisitor();
    expect(await signInByProvider(visitor, provider, login)).toBe(sentTo(provider));
    expect((await who(visitor)).isLoggedIn).toBe(false);
    expect(await identitiesNow()).toEqual([]);
  });

  it.each(cases)('is answered the same whether it is known or not: %s', async (provider) => {
    const stranger = somebody({ isVerified: false });
    expect(await signInByProvider(await newVisitor(), provider, stranger.login)).toBe(sentTo(provider));
    expect(await membersNow()).toEqual([]);
    expect(await mailsTo(stranger.email)).toHaveLength(1);
  });

  it.each(cases)('registers by the code of a mail, and is connected in the browser that asked: %s', async (p) => {
    const { login, email } = somebody({ isVerified: false });
    const visitor = await newVisitor();
    await signInByProvider(visitor, p, login);
    expect(decodeURIComponent(visitor.cookies.get('cardamom_joining') ?? '')).toBe(email);
    await visitor.call('POST /verify', { body: { email, code: await digitsTo(email) } });
    const { memberId } = await who(visitor);
    expect(await membersNow()).toMatchObject([{ member_id: memberId, email }]);
    expect(await identitiesNow()).toMatchObject([{ provider: p, subject: login, member_id: memberId }]);

    const again = await newVisitor();
    expect(await signInByProvider(again, p, login)).toMatch(/^\/#?$/);
    expect((await who(again)).memberId).toBe(memberId);
  });

  it('is connected to the account that has it, in the same way', async () => {
    const { login, email } = somebody();
    const { memberId } = await makeMember(site(), { email });
    const visitor = await newVisitor();
    await signInByProvider(visitor, 'facebook', login);
    await visitor.call('POST /verify', { body: { email, code: await digitsTo(email) } });
    expect((await who(visitor)).memberId).toBe(memberId);
    expect(await identitiesNow()).toMatchObject([{ provider: 'facebook', member_id: memberId }]);
    expect((await mailsTo(email)).at(-1)?.subject).toContain('was connected to your account');
  });

  it('is not connected by a link that is pressed elsewhere: a stranger may have sent it', async () => {
    const { login, email } = somebody();
    const stranger = await newVisitor();
    await signInByProvider(stranger, 'facebook', login);
    const token = /token=(\w+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
    const owner = await newVisitor();
    await owner.call('POST /verify', { body: { token } });
    expect((await who(owner)).email).toBe(email);
    expect(await identitiesNow()).toEqual([]);
    await signInByProvider(stranger, 'facebook', login);
    expect((await who(stranger)).isLoggedIn).toBe(false);
  });

  it('is required', async () => {
    const { login } = somebody({ email: null });
    expect(await signInByProvider(await newVisitor(), 'facebook', login)).toBe(
      failedSignIn('provider-no-email', 'facebook'),
    );
    expect(await signInByProvider(await newVisitor(), 'google', login)).toBe(failedSignIn('provider-no-email'));
    expect(await membersNow()).toEqual([]);
  });

  it('that we have not confirmed signs nobody in either', async () => {
    const { login, email } = somebody();
    await makeMember(site(), { email, email_confirmed_at: null });
    const visitor = await newVisitor();
    expect(await signInByProvider(visitor, 'google', login)).toBe(failedSignIn('address-unconfirmed'));
    expect((await who(visitor)).isLoggedIn).toBe(false);
    expect(await identitiesNow()).toEqual([]);
  });
});
