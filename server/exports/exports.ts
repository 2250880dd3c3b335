import { oncePerContext } from '#server/kernel/context.ts';
import type { Export } from '#contract/account.ts';
import type { Database, Tx } from '#db/client.ts';
import { failure } from '#server/kernel/failure.ts';
import type { Queue } from '#server/kernel/queue.ts';
import type { RateLimit } from '#server/kernel/rate-limits.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { Files } from '#server/ports/files.ts';
import { type Actor, requireMember, requireNotImpersonated } from '#server/kernel/actor.ts';
import { newId } from '#shared/ids.ts';
import { countPages } from './contents.ts';
import { deleteExportFiles, exportKey } from './export-files.ts';
import { insertExport, deleteExportsOf, selectExport, selectNewest, setProgress } from './queries.ts';
import { PACK_EXPORT } from './jobs.ts';
import { viewExport } from './view.ts';
import type { Module } from '#server/kernel/module.ts';
import { EXPORT_LIMITS } from './limits.ts';

export { PACK_EXPORT } from './jobs.ts';
export { exportPage, formatDay, formatPeople } from './page.ts';

export type ExportParts = {
  db: Database;
  clock: Clock;
  files: Files;
  queue: Pick<Queue, 'enqueue'>;
  modules: readonly Module[];
  limit: RateLimit;
};

/** Exports of all of a member's data: started, deleted and downloaded by the member in person only. */
export function createExports({ db, clock, files, queue, modules, limit }: ExportParts) {
  const enqueue = (tx: Tx, exportId: string) => queue.enqueue(tx, PACK_EXPORT, [{ key: exportId, data: { exportId } }]);

  return {
    /** Starts an export, unless one is running. The previous one is deleted. */
    async begin(actor: Actor): Promise<Export> {
      const { memberId } = requireNotImpersonated(actor);
      const newest = await selectNewest(db, memberId);
      if (newest?.state === 'packing') {
        // Where its job is still there, the key keeps a second one from being made; where it was lost, this is the way back.
        await db.transaction().execute((tx) => enqueue(tx, newest.export_id));
        return viewExport(newest);
      }
      await limit.take(
        memberId,
        'general',
        (wait) => `You exported your data several times today. Try again in ${wait}.`,
      );
      const now = clock.now();
      const { row, gone } = await db.transaction().execute(async (tx) => {
        const begun = await insertExport(tx, { export_id: newId(now), member_id: memberId, created_at: new Date(now) });
        if (!begun.isNew) return { row: begun.row, gone: [] };
        const exportId = begun.row.export_id;
        const total = await countPages(modules, tx, memberId);
        await setProgress(tx, exportId, 0, total);
        await enqueue(tx, exportId);
        return { row: { ...begun.row, total }, gone: await deleteExportsOf(tx, memberId, exportId) };
      });
      await deleteExportFiles(files, gone);
      return viewExport(row);
    },

    /** The progress of the newest one; null if there is none, or it has expired. */
    async newest(actor: Actor): Promise<Export | null> {
      const row = await selectNewest(db, requireMember(actor).memberId);
      return row === undefined || (row.expires_at !== null && row.expires_at.getTime() <= clock.now())
        ? null
        : viewExport(row);
    },

    /** Stops the export, and deletes what was packed. */
    async discard(actor: Actor): Promise<void> {
      await deleteExportFiles(files, await deleteExportsOf(db, requireNotImpersonated(actor).memberId));
    },

    /** The file, for its member alone. @throws Failure `not-found` to everybody else, and once its time is over. */
    async file(actor: Actor, exportId: string) {
      const { memberId } = requireNotImpersonated(actor);
      const row = await selectExport(db, exportId);
      const isThere =
        row?.member_id === memberId &&
        row.state === 'ready' &&
        row.expires_at !== null &&
        row.expires_at.getTime() > clock.now();
      const opened = isThere ? await files.open(exportKey(exportId)) : null;
      if (opened === null) throw failure('not-found', 'general', 'no-export', 'This export no longer exists.');
      return opened;
    },
  };
}

/** Exports, in this process. */
export const exportsOf = oncePerContext((context) =>
  createExports({ ...context, limit: context.rateLimits.of(EXPORT_LIMITS).exports }),
);
