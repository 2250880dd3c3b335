import type { Copy, RunRecord, Span } from './record.ts';

/** A living worker that reaches the database has written an outcome by then. */
const WRITTEN_WITHIN_MS = 30_000;

/** Why a message may be handed over once more: what became of this copy was known to nobody who lives. */
export type Excuse = { why: 'kill' | 'cut'; at: number };

/**
 * What excuses another copy after this one: a cut by the mail server after it had taken the message, or the kill of its worker while the message was on its
 * way. One is on its way until its answer was read and written: where the worker was paused or the database was away, that lasts as long as they were.
 */
export function excuseOf(copy: Copy, record: RunRecord): Excuse | null {
  if (copy.cutAt !== null) return { why: 'cut', at: copy.cutAt };
  const killedAt = record.kills.get(copy.by);
  if (killedAt === undefined || copy.beganAt > killedAt) return null;
  const { answeredAt } = copy;
  if (answeredAt === null || answeredAt >= killedAt) return { why: 'kill', at: killedAt };
  const held = [...record.databaseAway, ...record.pauses.filter(({ process }) => process === copy.by)];
  const free = killedAt - answeredAt - overlap({ from: answeredAt, to: killedAt }, held);
  return free <= WRITTEN_WITHIN_MS ? { why: 'kill', at: killedAt } : null;
}

/** How much of a span is covered by others, in milliseconds. */
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
