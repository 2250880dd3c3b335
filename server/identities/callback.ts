import { z } from 'zod';
import type { Tx } from '#db/client.ts';
import type { Dispatch } from '#server/dispatch/dispatch.ts';
import type { Clock } from '#server/ports/clock.ts';
import { type ProviderProfile, type ProviderName, PROVIDERS } from '#server/ports/identities/identity.ts';
import { type Actor, type LoggedIn } from '#server/kernel/actor.ts';
import { createMember } from '#server/members/members.ts';
import { notifyOfChange } from '#server/sign-in-methods/sign-in-methods.ts';
import { nameOf, requireEmail, signInFailure } from './policy.ts';
import { insertIdentity, lockMemberByEmail, recordUse, selectMemberOfIdentity, selectOfProvider } from './queries.ts';
import type { OAuthState } from './oauth-state.ts';

/** How somebody came back from a provider. */
export type OAuthResult =
  /** into an account, into a new one, or to be connected with the one they are in */
  | { how: 'login' | 'registration' | 'connected'; memberId: string; next: string | null }
  /** with an address that the provider has not verified: a mail to it has to */
  | { how: 'unproved'; who: UnconfirmedPerson; next: string | null };
/** Somebody whose address waits for a mail. */
export type UnconfirmedPerson = { identity: PendingIdentity; email: string; name: string; zone: string | null };
/** Who somebody is at a provider, while it waits to be connected. It waits in the payload of a mailed link. */
export const PendingIdentity = z.object({ provider: z.enum(PROVIDERS), subject: z.string(), email: z.string() });
export type PendingIdentity = z.infer<typeof PendingIdentity>;
type Deps = { clock: Clock; dispatch: Dispatch };

/** Finds or creates the account of a person whom a provider has identified. @throws Failure; (23505) where another tab of theirs was first. */
export async function handleCallback(
  deps: Deps,
  tx: Tx,
  person: ProviderProfile,
  state: OAuthState,
  actor: Actor,
): Promise<OAuthResult> {
  const { provider, next } = state;
  const known = await selectMemberOfIdentity(tx, provider, person.subject);
  if (known) await recordUse(tx, provider, person.subject, new Date(deps.clock.now()));
  if (actor.kind === 'member' || actor.kind === 'admin')
    return stay(deps, tx, person, state, actor, known?.member_id ?? null);
  if (known?.leaving_at) throw signInFailure('account-closed');
  if (known) return { memberId: known.member_id, how: 'login', next };
  return signInByAddress(deps, tx, person, state);
}

/** Somebody who is signed in already: it is to be connected. */
async function stay(
  deps: Deps,
  tx: Tx,
  person: ProviderProfile,
  { provider, next, connects }: OAuthState,
  actor: LoggedIn,
  knownAs: string | null,
): Promise<OAuthResult> {
  const { memberId } = actor;
  if (actor.kind === 'member' && actor.impersonatorId !== null) throw signInFailure('impersonating');
  if (knownAs === memberId) return { memberId, how: 'login', next };
  if (knownAs !== null) throw signInFailure('provider-taken');
  // Only who pressed a button of ours: another site may send a browser that is signed in here to a provider and back.
  if (connects !== memberId) throw signInFailure('provider-late');
  await connectAndNotify(deps, tx, provider, person, memberId);
  return { memberId, how: 'connected', next };
}

/** A person who is new with this provider is recognised by an address that is verified on both sides, or registers. */
async function signInByAddress(deps: Deps, tx: Tx, person: ProviderProfile, state: OAuthState): Promise<OAuthResult> {
  const { provider, next, zone } = state;
  const now = deps.clock.now();
  const email = requireEmail(person);
  if (!person.isEmailVerified)
    return {
      how: 'unproved',
      who: { identity: { provider, subject: person.subject, email }, email, name: nameOf(person, email), zone },
      next,
    };
  const member = await lockMemberByEmail(tx, email);
  if (member) {
    if (member.leaving_at) throw signInFailure('account-closed');
    if (member.email_confirmed_at === null) throw signInFailure('address-unconfirmed');
    await connectAndNotify(deps, tx, provider, person, member.member_id);
    return { memberId: member.member_id, how: 'login', next };
  }
  const memberId = await createMember(tx, { name: nameOf(person, email), email, zone }, new Date(now));
  // Somebody with the same address was first in this instant, and has it now.
  if (memberId === undefined) return signInByAddress(deps, tx, person, state);
  await connect(deps, tx, provider, person, memberId);
  return { memberId, how: 'registration', next };
}

/** @returns whether it is new. Another tab of theirs may have connected the very same since this one looked. */
async function connect(
  { clock }: Pick<Deps, 'clock'>,
  tx: Tx,
  provider: ProviderName,
  person: Pick<ProviderProfile, 'subject' | 'email'>,
  memberId: string,
): Promise<boolean> {
  const there = await selectOfProvider(tx, memberId, provider);
  if (there?.subject === person.subject) return false;
  if (there) throw signInFailure('provider-other');
  const now = new Date(clock.now());
  await insertIdentity(tx, {
    provider,
    subject: person.subject,
    member_id: memberId,
    email: person.email,
    created_at: now,
    last_used_at: now,
  });
  return true;
}

async function connectAndNotify(
  deps: Deps,
  tx: Tx,
  provider: ProviderName,
  person: Pick<ProviderProfile, 'subject' | 'email'>,
  memberId: string,
): Promise<void> {
  if (await connect(deps, tx, provider, person, memberId))
    await notifyOfChange(tx, deps.dispatch, memberId, { what: 'provider-connected', provider });
}

/**
 * Connects what waited, now that the mail came back to the browser that had been to the provider. Whoever pressed a link elsewhere is not connected: it
 * may be another person's sign-in, which would then open this account. What cannot be connected any more is left out; they are in all the same.
 */
export async function connectPending(
  deps: Deps,
  tx: Tx,
  memberId: string,
  { provider, subject, email }: PendingIdentity,
): Promise<void> {
  if (await selectMemberOfIdentity(tx, provider, subject)) return;
  if (await selectOfProvider(tx, memberId, provider)) return;
  await connectAndNotify(deps, tx, provider, { subject, email }, memberId);
}
