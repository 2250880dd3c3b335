import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';
import { newId } from '#shared/ids.ts';
import { deleteMember, insertMember, updateMember, cancelDeletionRow } from './queries.ts';

type NewMember = {
  name: string;
  /** It was shown that mail arrives there. */
  email: string;
  /** Where it had to be known before: a passkey is made for an account's id. */
  memberId?: string | undefined;
  /** As `Passwords` made it; null for an account without one. */
  passwordHash?: string | null;
  /** Name of a time zone (IANA); UTC where none is known. */
  zone?: string | null;
};

/** Creates an account. @returns its id; undefined where the address is somebody's already, who may have been first in the same instant. */
export function createMember(
  tx: Tx,
  { name, email, memberId, passwordHash = null, zone = null }: NewMember,
  now: Date,
): Promise<string | undefined> {
  return insertMember(tx, {
    member_id: memberId ?? newId(now.getTime()),
    name,
    email,
    email_confirmed_at: now,
    password_hash: passwordHash,
    password_changed_at: passwordHash === null ? null : now,
    created_at: now,
    updated_at: now,
    ...(zone === null ? {} : { zone }),
  });
}

/** An account is to be deleted, and can be kept until then. An address that waited for its press does so no more. */
export function scheduleDeletion(
  tx: Tx,
  memberId: string,
  { until, sentCards }: { until: Date; sentCards: DeletedMember['sentCards'] },
  now: Date,
): Promise<void> {
  return updateMember(tx, memberId, { leaving_at: until, leaving_cards: sentCards, pending_email: null }, now);
}

/** Keeps an account that was to be deleted. @returns whether there was time for it. */
export function cancelDeletion(tx: Tx, memberId: string, now: Date): Promise<boolean> {
  return cancelDeletionRow(tx, memberId, now);
}

/** Deletes the row of a member, after every module has erased what it knows. What refers to it by a foreign key goes with it. */
export function deleteMemberRow(tx: Tx, memberId: string): Promise<void> {
  return deleteMember(tx, memberId);
}
