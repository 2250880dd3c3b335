import type { CallGiven } from '#contract/calls.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Begun } from '#server/sessions/sessions.ts';
import { sendSignInMail } from './mail-answers.ts';
import type { Caller, MemberParts } from './parts.ts';
import { requireStaying } from './policy.ts';
import { selectByEmail, selectMember } from './queries.ts';

type Given = CallGiven<'POST /login'>['body'];

/** Comes in with a password. For an address that nobody has the same work is done, and the same is said. */
export async function withPassword(
  { db, limits, passwords, twoStep, sessions }: MemberParts,
  caller: Caller,
  { email = '', password = '', code }: Given,
): Promise<Begun> {
  await limits.password(caller.network, email);
  const member = await selectByEmail(db, email);
  const isRight = await passwords.verify(password, member?.password_hash ?? null);
  if (member === undefined || !isRight)
    throw failure(
      'invalid',
      'password',
      'wrong-password',
      'This email address and password do not match. Try again, or ask for a sign-in link.',
    );
  requireStaying(member);
  await twoStep.check(member.member_id, code);
  return sessions.signIn(caller.browser, member.member_id);
}

/** Comes in with a passkey, which is two things in one: no code is asked besides. */
export async function withPasskey(
  { db, limits, passkeys, sessions }: MemberParts,
  caller: Caller,
  { passkey }: Given,
): Promise<Begun> {
  await limits.passkey(caller.network);
  if (passkey === undefined) throw new Error('The contract lets no answer through without a passkey.');
  const memberId = await passkeys.verify(caller.sessionId, passkey);
  requireStaying(await selectMember(db, memberId));
  return sessions.signIn(caller.browser, memberId);
}

/** Mails a link to come in with. Whatever is known of the address, a mail goes to it, and the same is done and said. */
export async function mailLinkToComeIn(parts: MemberParts, caller: Caller, { email = '', next }: Given): Promise<void> {
  await parts.limits.mail(caller.network, email);
  const member = await selectByEmail(parts.db, email);
  await sendSignInMail(parts, { email, member, isJoining: false, payload: {}, next });
}
