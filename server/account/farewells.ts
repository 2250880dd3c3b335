import type { Database } from '#db/client.ts';
import { forgetExportsOf } from '#server/exports/export-files.ts';
import type { Keys } from '#server/keys/keys.ts';
import { forgetPhotosOf } from '#server/photos/photos.ts';
import { faceStoreOver } from '#server/pictures/face-store.ts';
import { forgetSent } from '#server/pictures/picture-store.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { forgetMember, letCardsGo, lockGoing, selectGoing, selectSignatures, signAnew } from './farewell-queries.ts';
import { signedAfterLeaving } from './policy.ts';

export type FarewellParts = { db: Database; clock: Clock; keys: Keys; files: Files };

/** Seen off in one look, so that a day on which many leave is no one long transaction. */
const AT_ONCE = 50;

/**
 * Deletes for good whoever left and did not come back in time: their account, photos, exports, drafts, favourites and letters. Cards that were sent stay
 * with a first name under them, or are taken down, as they chose. May run at any time, twice, and in two processes.
 * @returns how many went.
 */
export async function sayFarewells(parts: FarewellParts): Promise<number> {
  const { db, clock, files } = parts;
  const faces = faceStoreOver(files);
  let gone = 0;
  for (const { member_id } of await selectGoing(db, new Date(clock.now()), AT_ONCE)) {
    const unused = await sayFarewell(parts, member_id);
    if (unused === null) continue;
    gone += 1;
    await forgetSent(files, faces, unused);
  }
  return gone;
}

/**
 * One transaction a member. Photos and exports go first: where it breaks off, the next look finds the rows, and does it all again.
 * @returns the drawn faces that nobody has any more; null where the member came back, or another process sees them off.
 */
function sayFarewell({ db, clock, keys, files }: FarewellParts, memberId: string): Promise<string[] | null> {
  return db.transaction().execute(async (tx) => {
    const going = await lockGoing(tx, memberId, new Date(clock.now()));
    if (going === undefined) return null;
    await forgetPhotosOf(tx, files, memberId);
    await forgetExportsOf(tx, files, memberId);
    const unused = await letCardsGo(tx, going);
    const names = await selectSignatures(tx, going);
    await signAnew(tx, going, new Map(names.map((name) => [name, signedAfterLeaving(name)])));
    await forgetMember(tx, going, keys.hash('address', going.email.toLowerCase()));
    return unused;
  });
}
