import type { CallGiven } from '#contract/calls.ts';
import type { NewPasskey } from '#server/passkeys/passkeys.ts';
import type { Begun } from '#server/sessions/sessions.ts';
import { isTimeZone } from '#shared/local-time.ts';
import { putComingInMail } from './mails.ts';
import type { Caller, MemberParts } from './parts.ts';
import { requireGoodPassword } from './policy.ts';
import { selectByEmail } from './queries.ts';

/** What an account is made from, while the mail is on its way. */
export type Joining = {
  /** The session that asked. Whoever comes back in another one may be led by a stranger who typed this address: the ways in that were chosen do not count there. */
  sessionId: string | null;
  name: string;
  passwordHash: string | null;
  passkey: NewPasskey | null;
  zone: string;
};

/**
 * Asks to join: the account is made when the mail comes back, so nobody has one with an address that is not theirs. Somebody who has an account with it
 * gets a mail that says so, and lets them in; the work and the answer are the same.
 */
export async function askToJoin(
  parts: MemberParts,
  caller: Caller,
  { email, firstName, password, passkey, registerType, timeZone, next }: CallGiven<'POST /register'>['body'],
): Promise<Begun> {
  if (password !== undefined) requireGoodPassword(password, { name: firstName, email });
  await parts.limits.mail(caller.network, email);
  const newPasskey =
    registerType === 'passkey' && passkey !== undefined
      ? await parts.passkeys.verifyNew(caller.sessionId, passkey, caller.browser.userAgent)
      : null;
  const begun = await parts.sessions.begin(caller.browser);
  const passwordHash = password === undefined ? null : await parts.passwords.hash(password);
  const member = await selectByEmail(parts.db, email);
  const payload: Joining = {
    sessionId: begun.actor.sessionId,
    name: firstName,
    passwordHash,
    passkey: newPasskey,
    zone: timeZone !== undefined && isTimeZone(timeZone) ? timeZone : 'UTC',
  };
  await putComingInMail(parts, { email, member, isJoining: true, payload, next });
  return begun;
}
