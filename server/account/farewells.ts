import type { Database } from '#db/client.ts';
import { forgetExportsOf } from '#server/exports/export-files.ts';
import type { Keys } from '#server/keys/keys.ts';
import { forgetPhotosOf } from '#server/photos/photos.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { forgetMember, letCardsGo, lockGoing, selectGoing, signWithFirstName } from './farewell-queries.ts';

export type FarewellParts = { db: Database; clock: Clock; keys: Keys; files: Files };

/** Seen off in one look, so that a day on which many leave is no one long transaction. */
const AT_ONCE = 50;

/**
 * Deletes for good whoever left and did not come back in time: their account, photos, exports, drafts, favourites and letters. Cards that were sent stay
 * with a first name under them, or are taken down, as they chose. May run at any time, twice, and in two processes.
 * @returns how many went.
 */
export async function sayFarewells(parts: FarewellParts): Promise<number> {
  const { db, clock } = parts;
  let gone = 0;
  for (const { member_id } of await selectGoing(db, new Date(clock.now()), AT_ONCE))
    if (await sayFarewell(parts, member_id)) gone += 1;
  return gone;
}

/** One transaction a member. The files go first: where it breaks off, the next look finds the rows, and does it all again. */
function sayFarewell({ db, clock, keys, files }: FarewellParts, memberId: string): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const going = await lockGoing(tx, memberId, new Date(clock.now()));
    if (going === undefined) return false;
    await forgetPhotosOf(tx, files, memberId);
    await forgetExportsOf(tx, files, memberId);
    await letCardsGo(tx, going);
    await signWithFirstName(tx, going);
    await forgetMember(tx, going, keys.hash('address', going.email.toLowerCase()));
    return true;
  });
}
