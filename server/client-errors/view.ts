import type { ClientErrorGroup, ClientErrorDetails } from '#contract/admin.ts';
import type { GroupRow } from './queries.ts';
import type { Frame } from './stack.ts';

/** A report as it is kept: the browser's own fields, and its stack in places of the source. */
export type KeptReport = {
  url: string | null;
  agent: string | null;
  version: string | null;
  /** Absent in reports that were kept before there was one. */ build?: string | null;
  date: string | null;
  dimensions: { width: number; height: number } | null;
  componentStack: string | null;
  stack: Frame[];
};

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

export function viewErrorDetails(row: GroupRow, at: Date, report: KeptReport): ClientErrorDetails {
  const { url, agent, version, build = null, date, dimensions, componentStack, stack } = report;
  return {
    ...viewGroup(row),
    latest: { at: at.toISOString(), url, agent, version, build, date, dimensions, componentStack, stack },
  };
}
