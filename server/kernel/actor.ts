import { failure } from '#server/kernel/failure.ts';

/** Who acts. A visitor may have a session, which is what owns their drafts. */
export type Visitor = { kind: 'visitor'; sessionId: string | null };
/**
 * Somebody who holds the link of a mail to a member: `isReset` when it was asked for to set a new password. `linkEpoch` is the member's when the link was
 * read: a new password counts it up, so that what is done by a link can be refused where another was quicker.
 */
export type SoftMember = {
  kind: 'soft';
  sessionId: string | null;
  memberId: string;
  linkEpoch: number;
  isReset: boolean;
};
/** `impersonatorId` is the administrator who acts as the member, if one does. */
export type Member = {
  kind: 'member';
  sessionId: string;
  memberId: string;
  isPremium: boolean;
  impersonatorId: string | null;
};
export type Admin = { kind: 'admin'; sessionId: string; memberId: string };
export type Actor = Visitor | SoftMember | Member | Admin;
/** Somebody who is signed in. */
export type LoggedIn = Member | Admin;

/** No session. */
const BY_ITSELF = '';
/** A member for whom the product acts by itself, as they asked it to. There is no browser. */
export function actingFor(memberId: string): Member {
  return { kind: 'member', sessionId: BY_ITSELF, memberId, isPremium: false, impersonatorId: null };
}
export const isByItself = ({ sessionId }: Actor): boolean => sessionId === BY_ITSELF;

/** The signed-in member. @throws Failure where nobody is signed in. */
export function requireMember(actor: Actor): LoggedIn {
  if (actor.kind === 'member' || actor.kind === 'admin') return actor;
  throw failure('unauthenticated', 'general', 'no-login', 'Sign in first. What you typed is saved.');
}

/** The same, where a soft login is enough. */
export function requireSoft(actor: Actor): SoftMember | LoggedIn {
  if (actor.kind === 'soft') return actor;
  return requireMember(actor);
}

/** The member in person. @throws Failure for an administrator who impersonates them. */
export function requireNotImpersonated(actor: Actor): LoggedIn {
  const member = requireMember(actor);
  if (member.kind === 'member' && member.impersonatorId !== null)
    throw failure(
      'forbidden',
      'general',
      'impersonating',
      'Only the member can do this. It is not available during impersonation.',
    );
  return member;
}

/** What is written inside a member's cards is for the member: it stays closed to an administrator who impersonates them. */
export function refuseImpersonators(actor: Actor): void {
  if (actor.kind === 'member' && actor.impersonatorId !== null)
    throw failure(
      'forbidden',
      'general',
      'impersonating',
      'The inside of a card is not available during impersonation.',
    );
}

/** An administrator in person. To everybody else there is nothing here. */
export function requireAdmin(actor: Actor): Admin {
  if (actor.kind === 'admin') return actor;
  throw failure('not-found', 'general', 'unknown', 'This call does not exist.');
}

/** The session of the caller. @throws Failure where there is none. */
export function requireSession(actor: Actor): string {
  if (actor.sessionId === null)
    throw failure(
      'unauthenticated',
      'general',
      'no-session',
      'This page has been open for a long time. Reload it. What you typed is saved.',
    );
  return actor.sessionId;
}

/** The kinds of actor that each access admits. */
export type ActorWith = {
  anyone: Actor;
  soft: SoftMember | LoggedIn;
  member: LoggedIn;
  'member-in-person': LoggedIn;
  admin: Admin;
};
/** Who may call a call, as its `access` in the contract says. */
type Access = keyof ActorWith;
const REQUIRED: { [A in Access]: (actor: Actor) => ActorWith[A] } = {
  anyone: (actor) => actor,
  soft: requireSoft,
  member: requireMember,
  'member-in-person': requireNotImpersonated,
  admin: requireAdmin,
};

/** The actor, if it has the access that the call requires. @throws Failure, which says what is missing. */
export function requireAccess(access: Access, actor: Actor): Actor {
  return REQUIRED[access](actor);
}
