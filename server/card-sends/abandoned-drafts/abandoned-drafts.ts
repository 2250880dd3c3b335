import { sql } from 'kysely';
import type { Database } from '#db/client.ts';
import { createFaceStore, deleteSentPictures } from '#server/pictures/pictures.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { deleteCards, lockAbandonedDrafts, resetUnconfirmed } from './queries.ts';
import { selectUnusedFaces, selectWrittenFaces } from '../erase/written-faces.ts';

/** How long a card waits for its sender: for the confirmation by mail, or for the browser of a visitor's draft to return. */
const WAITS_MS = 14 * 86_400_000;
/** Deleted in one transaction. */
const AT_ONCE = 200;

/**
 * Deletes drafts that no member and no browser has any more, with their recipients, words and faces. A card whose sender did not confirm it in time is a
 * draft again, and its link in the mail no longer works. May run at any time, and twice.
 * @returns how many were deleted.
 */
export async function deleteAbandonedDrafts({
  db,
  clock,
  files,
}: {
  db: Database;
  clock: Clock;
  files: Files;
}): Promise<number> {
  const before = new Date(clock.now() - WAITS_MS);
  await resetUnconfirmed(db, before);
  const faces = createFaceStore(files);
  let gone = 0;
  for (;;) {
    const { count, unused } = await db.transaction().execute(async (tx) => {
      const ids = await lockAbandonedDrafts(tx, before, AT_ONCE);
      const written = await selectWrittenFaces(tx, sql`(select unnest(${ids}::uuid[]))`);
      await deleteCards(tx, ids);
      return { count: ids.length, unused: await selectUnusedFaces(tx, written) };
    });
    await deleteSentPictures(files, faces, unused);
    gone += count;
    if (count < AT_ONCE) return gone;
  }
}
