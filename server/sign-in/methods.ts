import type { ValidatedInput } from '#contract/calls.ts';
import { failure } from '#server/kernel/failure.ts';
import type { StartedSession } from '#server/sessions/sessions.ts';
import { sendSignInMail } from './sign-in-requests.ts';
import type { Caller, SignInDeps } from './deps.ts';
import { requireNotDeleted } from './policy.ts';
import { selectByEmail, selectMember } from './queries.ts';

type Given = ValidatedInput<'POST /login'>['body'];

/** Signs in with a password. For an unknown address the same work is done and the same answer given. */
export async function signInWithPassword(
  { db, limits, passwords, twoStep, sessions }: SignInDeps,
  caller: Caller,
  { email = '', password = '', code }: Given,
): Promise<StartedSession> {
  await limits.password(caller.network, email, sessions.knownBrowsers.find(caller.browser.marks, email));
  const member = await selectByEmail(db, email);
  const isRight = await passwords.verify(password, member?.password_hash ?? null);
  if (member === undefined || !isRight)
    throw failure(
      'invalid',
      'password',
      'wrong-password',
      'This email address and password do not match. Try again, or ask for a sign-in link.',
    );
  requireNotDeleted(member);
  await twoStep.check(member.member_id, code);
  return sessions.signIn(caller.browser, member.member_id);
}

/** Signs in with a passkey. It counts as two factors, so no code is asked for. */
export async function signInWithPasskey(
  { db, limits, passkeys, sessions }: SignInDeps,
  caller: Caller,
  { passkey }: Given,
): Promise<StartedSession> {
  await limits.passkey(caller.network);
  if (passkey === undefined) throw new Error('The contract lets no answer through without a passkey.');
  const memberId = await passkeys.verify(caller.sessionId, passkey);
  requireNotDeleted(await selectMember(db, memberId));
  return sessions.signIn(caller.browser, memberId);
}

/** Emails a sign-in link. A mail goes to any address, and the work and the answer are the same whether it is known or not. */
export async function sendSignInLink(deps: SignInDeps, caller: Caller, { email = '', next }: Given): Promise<void> {
  await deps.limits.mail(caller.network, email);
  const member = await selectByEmail(deps.db, email);
  await sendSignInMail(deps, { email, member, isJoining: false, payload: {}, next });
}
