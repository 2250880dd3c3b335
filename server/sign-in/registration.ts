import type { ValidatedInput } from '#contract/calls.ts';
import { failure } from '#server/kernel/failure.ts';
import type { UnconfirmedPerson } from '#server/identities/identities.ts';
import type { StartedSession } from '#server/sessions/sessions.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { sendSignInMail } from './sign-in-requests.ts';
import type { Caller, SignInDeps } from './deps.ts';
import type { PendingRegistration } from './pending-registration.ts';
import { requireGoodPassword } from './policy.ts';
import { selectByEmail } from './queries.ts';

type Given = ValidatedInput<'POST /register'>['body'];

/**
 * Asks to join: the account is made when the mail comes back, so nobody has one with an address that is not theirs. Somebody who has an account with it
 * gets a mail that says so, and lets them in; the work and the answer are the same.
 */
export async function requestRegistration(deps: SignInDeps, caller: Caller, given: Given): Promise<StartedSession> {
  const { email, firstName, password, passkey, registerType, next } = given;
  if (given.again) return repeatRequest(deps, caller, given);
  if (password !== undefined) requireGoodPassword(password, { name: firstName, email });
  await deps.limits.mail(caller.network, email);
  const newPasskey =
    registerType === 'passkey' && passkey !== undefined
      ? await deps.passkeys.verifyNew(caller.sessionId, passkey, caller.browser.userAgent)
      : null;
  const begun = await deps.sessions.begin(caller.browser);
  const passwordHash = password === undefined ? null : await deps.passwords.hash(password);
  const member = await selectByEmail(deps.db, email);
  const payload: PendingRegistration = {
    sessionId: begun.actor.sessionId,
    name: firstName,
    passwordHash,
    passkey: newPasskey,
    identity: null,
    zone: zoneOf(given),
  };
  await sendSignInMail(deps, { email, member, isJoining: true, payload, next });
  return begun;
}

/**
 * Sends the mail again that a session waits for, with all that was given when it was asked for: nobody has to type a password or make a passkey twice.
 * @throws Failure where this session waits for none to this address, which says nothing of who has it.
 */
async function repeatRequest(deps: SignInDeps, caller: Caller, given: Given): Promise<StartedSession> {
  const { email, firstName: name, next } = given;
  await deps.limits.mail(caller.network, email);
  const begun = await deps.sessions.begin(caller.browser);
  const { sessionId } = begun.actor;
  const waiting = await deps.mailedLinks.askedFor(email, sessionId);
  if (waiting === null)
    throw failure(
      'conflict',
      'general',
      'nothing-waits',
      'The email we sent you no longer works. Go back and ask for a new one. Your name and address are still there.',
    );
  const member = await selectByEmail(deps.db, email);
  const bare: PendingRegistration = {
    sessionId,
    name,
    passwordHash: null,
    passkey: null,
    identity: null,
    zone: zoneOf(given),
  };
  await sendSignInMail(deps, { email, member, isJoining: true, payload: { ...bare, ...waiting }, next });
  return begun;
}

function zoneOf({ timeZone }: Given): string {
  return timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC';
}

/**
 * The same for a person from a provider that has not verified the address: the mail does. Who has an account with it already signs in by the
 * mail, and is connected then.
 */
export async function requestRegistrationFrom(
  deps: SignInDeps,
  caller: Caller,
  { identity, email, name, zone }: UnconfirmedPerson,
  next: string | null,
): Promise<StartedSession> {
  await deps.limits.mail(caller.network, email);
  const begun = await deps.sessions.begin(caller.browser);
  const member = await selectByEmail(deps.db, email);
  const { sessionId } = begun.actor;
  const payload: PendingRegistration = {
    sessionId,
    name,
    passwordHash: null,
    passkey: null,
    identity,
    zone: zone ?? 'UTC',
  };
  await sendSignInMail(deps, { email, member, isJoining: true, payload, next: next ?? undefined });
  return begun;
}
