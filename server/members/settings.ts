import type { Updateable } from 'kysely';
import type { Tx } from '#db/client.ts';
import { updateMember } from './queries.ts';
import type { MemberSettingsColumns } from './tables.ts';

/** What members change in their account. A new address is stored here until it is confirmed by mail. */
export type Settings = Updateable<MemberSettingsColumns> & { pending_email?: string | null };

/** Changes settings of a member, and leaves the others. */
export function updateSettings(tx: Tx, memberId: string, settings: Settings, now: Date): Promise<void> {
  return updateMember(tx, memberId, settings, now);
}

/** Shows a photo beside a member's name; null for none. */
export function setMemberPhoto(tx: Tx, memberId: string, photoId: string | null, now: Date): Promise<void> {
  return updateMember(tx, memberId, { photo_id: photoId }, now);
}
