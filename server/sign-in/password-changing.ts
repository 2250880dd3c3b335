import type { ValidatedInput } from '#contract/calls.ts';
import { failure } from '#server/kernel/failure.ts';
import {
  type LoggedIn,
  type Actor,
  requireNotImpersonated,
  requireSoft,
  type SoftMember,
} from '#server/kernel/actor.ts';
import { setPasswordHash } from '#server/members/members.ts';
import type { StartedSession } from '#server/sessions/sessions.ts';
import { sendResetMail } from './sign-in-requests.ts';
import { PASSWORD_CHANGED } from './mails.ts';
import type { Caller, SignInDeps } from './deps.ts';
import { requireGoodPassword, requireNotDeleted } from './policy.ts';
import { type MemberRow, selectByEmail, selectMember } from './queries.ts';

type Given = ValidatedInput<'POST /account/password'>['body'];

/** Mails the link that leads to a new password, or says in the mail that there is no account. */
export async function requestPasswordReset(deps: SignInDeps, caller: Caller, email: string): Promise<void> {
  await deps.limits.mail(caller.network, email);
  await sendResetMail(deps, email, await selectByEmail(deps.db, email));
}

/**
 * Sets a new password. It ends the member's other sessions, the links of soft logins and the one that led here. A mail tells the member.
 * @param actor the member here, or somebody with the link of a mail; a link that was asked for to set a password needs no current one.
 */
export async function changePassword(
  deps: SignInDeps,
  caller: Caller,
  actor: Actor,
  given: Given,
): Promise<StartedSession> {
  const who = actor.kind === 'soft' ? requireSoft(actor) : requireNotImpersonated(actor);
  await deps.limits.change(who.memberId);
  const member = requireNotDeleted(await selectMember(deps.db, who.memberId));
  if (!(who.kind === 'soft' && who.isReset)) await requireCurrent(deps, who, member, given);
  requireGoodPassword(given.password, member);
  const hash = await deps.passwords.hash(given.password);
  const now = new Date(deps.clock.now());
  const epoch = who.kind === 'soft' ? who.linkEpoch : member.link_epoch;
  return deps.sessions.renew(caller.browser, member.member_id, async (tx) => {
    if (!(await setPasswordHash(tx, member.member_id, { hash, epoch, now })))
      throw failure('conflict', 'general', 'changed', 'The password was just changed in another window.');
    await deps.mailedLinks.kill(tx, member.email);
    await deps.dispatch.schedule(tx, PASSWORD_CHANGED, { memberId: member.member_id, address: member.email });
  });
}

/** The password that is to go, from whoever has one. A soft login shows with it that it is the member, as at signing in: with a code where one is asked. */
async function requireCurrent(
  deps: SignInDeps,
  who: SoftMember | LoggedIn,
  member: MemberRow,
  { currentPassword, code }: Given,
): Promise<void> {
  if (member.password_hash === null) {
    if (who.kind !== 'soft') return;
    throw failure(
      'unauthenticated',
      'general',
      'no-login',
      'This account has no password yet. Sign in first, or ask for a link to set one.',
    );
  }
  if (currentPassword === undefined || currentPassword === '')
    throw failure('invalid', 'currentPassword', 'needed', 'Enter your current password.');
  if (!(await deps.passwords.verify(currentPassword, member.password_hash)))
    throw failure(
      'invalid',
      'currentPassword',
      'wrong-password',
      'This is not your current password. If you forgot it, ask for a link to set a new one.',
    );
  if (who.kind === 'soft') await deps.twoStep.check(member.member_id, code);
}
