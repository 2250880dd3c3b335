import { ClientErrorDetails, type ClientErrorGroup } from '#contract/admin/client-errors.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import { z } from 'zod';
import type { GroupRow } from './queries.ts';

/** A report as it is kept: the browser's own fields, and its stack in places of the source. */
const StoredReport = ClientErrorDetails.shape.latest.omit({ at: true }).extend({
  /** Absent in reports that were kept before there was one. */
  build: z.string().nullable().default(null),
});
export type StoredReport = z.infer<typeof StoredReport>;

export function viewGroup(row: GroupRow): ClientErrorGroup {
  return {
    groupId: row.group_id,
    type: row.type,
    error: row.error,
    count: row.count,
    firstAt: row.first_at.toISOString(),
    lastAt: row.last_at.toISOString(),
    releases: row.versions,
    state: row.state,
    cameBackAt: row.came_back_at?.toISOString() ?? null,
  };
}

export function viewErrorDetails(row: GroupRow, newest: { at: Date; report: unknown }): ClientErrorDetails {
  const report = parseStored(StoredReport, newest.report, 'client_errors.report');
  return { ...viewGroup(row), latest: { at: newest.at.toISOString(), ...report } };
}
