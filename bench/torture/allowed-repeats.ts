import type { Copy, RunRecord, Span } from './record.ts';

/** Within this time a running worker with a database has stored the outcome. */
const STORED_WITHIN_MS = 30_000;

/** Why a message may be sent again: no running process knew the outcome of this copy. */
export type AllowedRepeat = { why: 'kill' | 'cut'; at: number };

/**
 * Why another copy may follow this one: the mail server cut the connection after accepting it, or its worker was killed while the message was in
 * progress. That lasts until the answer was read and stored, and longer by the time for which the worker was paused or the database was away.
 */
export function allowedRepeatAfter(copy: Copy, record: RunRecord): AllowedRepeat | null {
  if (copy.cutAt !== null) return { why: 'cut', at: copy.cutAt };
  const killedAt = record.kills.get(copy.process);
  if (killedAt === undefined || copy.beganAt > killedAt) return null;
  const { answeredAt } = copy;
  if (answeredAt === null || answeredAt >= killedAt) return { why: 'kill', at: killedAt };
  const held = [...record.databaseOutages, ...record.pauses.filter(({ process }) => process === copy.process)];
  const free = killedAt - answeredAt - overlap({ from: answeredAt, to: killedAt }, held);
  return free <= STORED_WITHIN_MS ? { why: 'kill', at: killedAt } : null;
}

/** How much of a span the others cover, in milliseconds. */
function overlap(span: Span, others: readonly Span[]): number {
  let covered = 0;
  let reached = span.from;
  for (const { from, to } of others.toSorted((a, b) => a.from - b.from)) {
    const begin = Math.max(from, reached);
    const end = Math.min(to, span.to);
    if (end > begin) covered += end - begin;
    reached = Math.max(reached, end);
  }
  return covered;
}
