import type { Updateable } from 'kysely';
import type { Tx } from '#db/client.ts';
import type { DeletedMember } from '#server/kernel/module.ts';
import { clearBounced, deleteMember, updateMember } from './queries.ts';
import type { MembersTable } from './tables.ts';

/** What the owner of an account changes in it. An address is changed by the press in its mail, and waits here until then. */
export type Settings = Pick<
  Updateable<MembersTable>,
  | 'name'
  | 'mobile'
  | 'birth_year'
  | 'birth_month'
  | 'birth_day'
  | 'hides_birth_year'
  | 'language'
  | 'date_order'
  | 'week_start'
  | 'country_id'
  | 'zone'
  | 'reminder_hour'
  | 'reminder_leads'
  | 'pending_email'
>;

/** Changes settings of a member, and leaves the others. */
export function updateSettings(tx: Tx, memberId: string, settings: Settings, now: Date): Promise<void> {
  return updateMember(tx, memberId, settings, now);
}

/** Shows a photo beside a member's name; null for none. */
export function setMemberPhoto(tx: Tx, memberId: string, photoId: string | null, now: Date): Promise<void> {
  return updateMember(tx, memberId, { photo_id: photoId }, now);
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

/** The member's address takes mail again, says the member. @returns the address; undefined where no mail had come back. */
export async function unmarkBounced(tx: Tx, memberId: string, now: Date): Promise<string | undefined> {
  return (await clearBounced(tx, memberId, now))?.email;
}

/** Deletes the row of a member, after every module has erased what it knows. What refers to it by a foreign key goes with it. */
export function deleteMemberRow(tx: Tx, memberId: string): Promise<void> {
  return deleteMember(tx, memberId);
}
