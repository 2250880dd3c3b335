import type { Files, StoredFile } from '#server/ports/files.ts';
import type { Logger } from '#server/ports/logger.ts';
import { PICTURES_MAX_BYTES, PRUNED_MAX } from '../limits.ts';

/** The folder of what is drawn again when it is asked for. Faces of sent cards are elsewhere. */
const FOLDER = 'pictures';
const HOUR_MS = 3_600_000;
/** How full the folder is left, so that it is not full again at once. */
const LEFT = 0.9;

type PruneDeps = { files: Files; logger: Logger };

/** Every night, in one process: after a release with other limits nothing may be written for long that would measure the folder. */
export async function prunePicturesNightly(deps: PruneDeps): Promise<void> {
  await prunePictures(deps);
}

/**
 * Lets go of the pictures that were not used for longest, where all together take too much of the disk. However many there are, no list of them is held:
 * the first reading counts bytes by the hour of their last use, the second deletes what is older.
 * @returns how many it deleted, and how many bytes are left
 */
export async function prunePictures(
  { files, logger }: PruneDeps,
  { maxBytes = PICTURES_MAX_BYTES, maxFiles = PRUNED_MAX } = {},
): Promise<{ deleted: number; left: number }> {
  const byHour = new Map<number, number>();
  let total = 0;
  for await (const file of picturesIn(files)) {
    total += file.size;
    byHour.set(hourOf(file), (byHour.get(hourOf(file)) ?? 0) + file.size);
  }
  if (total <= maxBytes) return { deleted: 0, left: total };
  const tooMuch = total - maxBytes * LEFT;
  let [last, older] = [-Infinity, 0];
  for (const [hour, bytes] of [...byHour].toSorted(([a], [b]) => a - b)) {
    if (older >= tooMuch) break;
    [last, older] = [hour, older + bytes];
  }
  let [deleted, freed] = [0, 0];
  for await (const file of picturesIn(files)) {
    if (hourOf(file) > last) continue;
    await files.delete(file.key);
    deleted++;
    freed += file.size;
    if (freed >= tooMuch || deleted >= maxFiles) break;
  }
  logger.info({ deleted, freed, total }, 'the least recently used pictures were deleted');
  return { deleted, left: total - freed };
}

/** Marks of what was drawn ahead are no pictures. */
async function* picturesIn(files: Files): AsyncIterable<StoredFile> {
  for await (const file of files.list(FOLDER)) if (!file.key.endsWith('.txt')) yield file;
}

function hourOf({ usedAt }: StoredFile): number {
  return Math.floor(usedAt / HOUR_MS);
}
