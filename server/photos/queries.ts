import type { Queryable, Tx } from '#db/client.ts';
import { setMemberPhoto } from '#server/members/members.ts';

/** A new photo in the place of a member's old ones. @returns the ids of those that are gone. */
export async function replacePhoto(
  tx: Tx,
  row: { photo_id: string; member_id: string; created_at: Date },
): Promise<string[]> {
  await lockMember(tx, row.member_id);
  const gone = await tx.deleteFrom('photos').where('member_id', '=', row.member_id).returning('photo_id').execute();
  await tx.insertInto('photos').values(row).execute();
  await setMemberPhoto(tx, row.member_id, row.photo_id, row.created_at);
  return gone.map((one) => one.photo_id);
}

/** The member's row is locked first wherever photos change, so that two changes at once wait for each other and never stand still. */
async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.selectFrom('members').select('member_id').where('member_id', '=', memberId).forUpdate().execute();
}

/** @returns whether there was one. */
export async function deletePhoto(tx: Tx, memberId: string, photoId: string, now: Date): Promise<boolean> {
  await lockMember(tx, memberId);
  const gone = await tx
    .deleteFrom('photos')
    .where('photo_id', '=', photoId)
    .where('member_id', '=', memberId)
    .returning('photo_id')
    .executeTakeFirst();
  if (gone === undefined) return false;
  await setMemberPhoto(tx, memberId, null, now);
  return true;
}

export async function selectPhotosOf(db: Queryable, memberId: string): Promise<string[]> {
  const rows = await db.selectFrom('photos').select('photo_id').where('member_id', '=', memberId).execute();
  return rows.map((row) => row.photo_id);
}
