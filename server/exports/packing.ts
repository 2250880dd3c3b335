import type { Database } from '#db/client.ts';
import { putInOutbox } from '#server/deliveries/outbox.ts';
import type { Queue } from '#server/kernel/queue.ts';
import { createFaceStore } from '#server/pictures/pictures.ts';
import { photoPicture } from '#server/photos/photos.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { contentsOf } from './contents.ts';
import { countPages } from './contents-queries.ts';
import { deleteExportFiles, exportKey } from './export-files.ts';
import { deleteExportsBefore, selectExport, setFailed, setProgress, setReady } from './queries.ts';
import { zipOf } from './zip.ts';

export type PackingParts = { db: Database; clock: Clock; queue: Queue; files: Files; site: { origin: string } };

const DAY_MS = 86_400_000;
/** So long an export waits to be fetched. */
const KEPT_MS = 7 * DAY_MS;
/** After so long nobody packs it any more, whatever became of its job. */
const GIVEN_UP_MS = 2 * DAY_MS;

/** Its member has stopped it. */
class Stopped extends Error {}

/**
 * Packs one export into a ZIP, in little memory however much there is, and says by mail when it is ready. May run any number of times: what is ready stays,
 * and what was stopped is not taken up again.
 * @param isLastTry a failure now is for good, and the export says so. @throws when it should be tried again later.
 */
export async function packExport(
  parts: PackingParts,
  { exportId }: { exportId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, clock, files } = parts;
  const row = await selectExport(db, exportId);
  if (row?.state !== 'packing') return;
  try {
    const bytes = await write(parts, exportId, row.member_id);
    const isKept = await db.transaction().execute(async (tx) => {
      const member = await setReady(tx, exportId, bytes, new Date(clock.now() + KEPT_MS));
      if (member === undefined) return false;
      await putInOutbox(tx, parts, {
        memberId: member.member_id,
        to: member.email,
        uniqueKey: `export-ready:${exportId}`,
        outgoing: { kind: 'export-ready', exportId },
      });
      return true;
    });
    // Another worker may have finished it, or its member thrown it away.
    if (!isKept && (await selectExport(db, exportId))?.state !== 'ready') await deleteExportFiles(files, [exportId]);
  } catch (error) {
    if (error instanceof Stopped) return;
    if (isLastTry) await setFailed(db, exportId);
    throw error;
  }
}

async function write({ db, clock, files, site }: PackingParts, exportId: string, memberId: string): Promise<number> {
  const total = await countPages(db, memberId);
  async function progress(pages: number): Promise<void> {
    if (!(await setProgress(db, exportId, pages, Math.max(total, pages)))) throw new Stopped();
  }
  await progress(0);
  const picture = photoPicture(files);
  const contents = { db, faces: createFaceStore(files), photos: { picture }, origin: site.origin };
  return files.write(exportKey(exportId), zipOf(contentsOf(contents, memberId, new Date(clock.now()), progress)));
}

/** Throws away what has waited long enough, and what broke off. */
export async function forgetExports({ db, clock, files }: Pick<PackingParts, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  await deleteExportFiles(files, await deleteExportsBefore(db, new Date(now), new Date(now - GIVEN_UP_MS)));
  await files.forgetHalves();
}
