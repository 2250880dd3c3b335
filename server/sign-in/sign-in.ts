import { oncePerContext } from '#server/kernel/context.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { sessionsOf } from '#server/sessions/sessions.ts';
import { passkeysOf } from '#server/passkeys/passkeys.ts';
import { twoStepOf } from '#server/two-step/two-step.ts';
import { identitiesOf } from '#server/identities/identities.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { MembershipType } from '#contract/session.ts';
import type { Database } from '#db/client.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { RateLimits } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type Actor, requireSession } from '#server/kernel/actor.ts';
import type { StartedSession } from '#server/sessions/sessions.ts';
import { sendSignInLink, signInWithPasskey, signInWithPassword } from './methods.ts';
import type { UnconfirmedPerson } from '#server/identities/identities.ts';
import { requestRegistration, requestRegistrationFrom } from './registration.ts';
import { createSignInTries } from './sign-in-tries.ts';
import { createMailedLinks } from './mailed-links.ts';
import type { Caller, SignInDeps } from './deps.ts';
import { createPasswords } from './passwords.ts';
import { requestPasswordReset, changePassword } from './password-changing.ts';
import { deleteLinksBefore, selectByEmail } from './queries.ts';
import { type Verified, verifyMailedLink } from './verifying.ts';

export type { Caller } from './deps.ts';
export { type MailedLinks, mailedLinksOf } from './mailed-links.ts';
export { type Passwords, createPasswords } from './passwords.ts';

/** What signing in is put together from. */
export type SignInAdapters = Omit<SignInDeps, 'passwords' | 'mailedLinks' | 'limits'> & {
  keys: Keys;
  rateLimits: RateLimits;
};

/** Registration, signing in, and the password. */
export type SignIn = {
  /** Signs in, or emails a sign-in link: then `sent` is set, and nobody is signed in yet. */
  signIn(caller: Caller, given: ValidatedInput<'POST /login'>['body']): Promise<StartedSession & { sent: boolean }>;
  /** Asks to join. The account is created when the mail is confirmed. */
  requestRegistration(caller: Caller, given: ValidatedInput<'POST /register'>['body']): Promise<StartedSession>;
  /** The same for a person from a provider that has not verified the address. */
  requestRegistrationFrom(caller: Caller, who: UnconfirmedPerson, next: string | null): Promise<StartedSession>;
  /** Acts on a mailed link, or on the code in the same mail. */
  verify(caller: Caller, given: ValidatedInput<'POST /verify'>['body']): Promise<Verified>;
  /** Whether an address has an account. */
  check(actor: Actor, network: string, email: string): Promise<{ isMember: boolean; type: MembershipType }>;
  /** Mails the link that leads to a new password. */
  askForNewPassword(caller: Caller, email: string): Promise<void>;
  changePassword(
    caller: Caller,
    actor: Actor,
    given: ValidatedInput<'POST /account/password'>['body'],
  ): Promise<StartedSession>;
};

export function createSignIn({ keys, rateLimits, ...context }: SignInAdapters): SignIn {
  const { db, clock, sessions } = context;
  const limits = createSignInTries(rateLimits, keys);
  const mailedLinks = createMailedLinks({ db, keys, clock });
  const deps: SignInDeps = { ...context, limits, mailedLinks, passwords: createPasswords() };
  return {
    async signIn(caller, given) {
      if (given.loginType === 'email') return { ...(await signInWithPassword(deps, caller, given)), sent: false };
      if (given.loginType === 'passkey') return { ...(await signInWithPasskey(deps, caller, given)), sent: false };
      await sendSignInLink(deps, caller, given);
      return { ...(await sessions.begin(caller.browser)), sent: true };
    },
    requestRegistration: (caller, given) => requestRegistration(deps, caller, given),
    requestRegistrationFrom: (caller, who, next) => requestRegistrationFrom(deps, caller, who, next),
    verify: (caller, given) => verifyMailedLink(deps, caller, given),
    async check(actor, network, email) {
      await limits.check(network, requireSession(actor), email);
      const member = await selectByEmail(db, email);
      return member === undefined || member.leaving_at !== null
        ? { isMember: false, type: 'logged-out' }
        : { isMember: true, type: member.membership_type };
    },
    askForNewPassword: (caller, email) => requestPasswordReset(deps, caller, email),
    changePassword: (caller, actor, given) => changePassword(deps, caller, actor, given),
  };
}

/** Deletes expired mailed links. */
export function deleteExpiredMailedLinks({ db, clock }: { db: Database; clock: Clock }): Promise<void> {
  return deleteLinksBefore(db, new Date(clock.now()));
}

/** Registration, signing in and passwords, in this process. */
export const signInOf = oncePerContext((context) =>
  createSignIn({
    ...context,
    dispatch: dispatchOf(context),
    sessions: sessionsOf(context),
    passkeys: passkeysOf(context),
    twoStep: twoStepOf(context),
    identities: identitiesOf(context),
  }),
);
