import type { Tx } from '#db/client.ts';
import type { Files } from '#server/ports/files.ts';
import { lockExportsOf } from './queries.ts';

/** The key of an export's file. */
export function exportKey(exportId: string): string {
  return `exports/${exportId}.zip`;
}

export async function deleteExportFiles(files: Files, exportIds: readonly string[]): Promise<void> {
  await Promise.all(exportIds.map((id) => files.delete(exportKey(id))));
}

/** Deletes the files of a member who goes for good; their rows go with the member's. */
export async function deleteExportsOf(tx: Tx, files: Files, memberId: string): Promise<void> {
  await deleteExportFiles(files, await lockExportsOf(tx, memberId));
}
