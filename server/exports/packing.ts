import { dispatchOf } from '#server/dispatch/dispatch.ts';
import type { Context } from '#server/kernel/context.ts';
import { contentsOf, countPages } from './contents.ts';
import { deleteExportFiles, exportKey } from './export-files.ts';
import { EXPORT_READY } from './mails.ts';
import { deleteExportsBefore, selectExport, setFailed, setProgress, setReady } from './queries.ts';
import { zipOf } from './zip.ts';

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
  context: Context,
  { exportId }: { exportId: string },
  isLastTry: boolean,
): Promise<void> {
  const { db, clock, files } = context;
  const row = await selectExport(db, exportId);
  if (row?.state !== 'packing') return;
  try {
    const bytes = await write(context, exportId, row.member_id);
    const isKept = await db.transaction().execute(async (tx) => {
      const member = await setReady(tx, exportId, bytes, new Date(clock.now() + KEPT_MS));
      if (member === undefined) return false;
      const to = { memberId: member.member_id, address: member.email };
      await dispatchOf(context).schedule(tx, EXPORT_READY, { ...to, subjectId: exportId });
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

async function write(context: Context, exportId: string, memberId: string): Promise<number> {
  const { db, files, modules } = context;
  const total = await countPages(modules, db, memberId);
  async function progress(pages: number): Promise<void> {
    if (!(await setProgress(db, exportId, pages, Math.max(total, pages)))) throw new Stopped();
  }
  await progress(0);
  return files.write(exportKey(exportId), zipOf(contentsOf(context, memberId, progress)));
}

/** Throws away what has waited long enough, and what broke off. */
export async function deleteExpiredExports({
  db,
  clock,
  files,
}: Pick<Context, 'db' | 'clock' | 'files'>): Promise<void> {
  const now = clock.now();
  await deleteExportFiles(files, await deleteExportsBefore(db, new Date(now), new Date(now - GIVEN_UP_MS)));
  await files.deletePartialFiles();
}
