import type { Export } from '#contract/account.ts';
import { routes } from '#shared/routes.ts';
import type { ExportRow } from './queries.ts';

export function viewExport(row: ExportRow): Export {
  return {
    exportId: row.export_id,
    state: row.state,
    done: row.done,
    total: row.total,
    bytes: row.bytes,
    url: row.state === 'ready' ? routes.exportFile(row.export_id) : null,
    until: row.expires_at?.toISOString() ?? null,
  };
}
