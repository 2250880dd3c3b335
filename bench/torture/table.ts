import type { Outcome } from './torture.ts';

/** Whether no message was lost, duplicated or recorded wrongly, and no process crashed. */
export function hasPassed({ breaches }: Pick<Outcome, 'breaches'>): boolean {
  return breaches.length === 0;
}

const BREACHES_SHOWN = 20;

/** The outcome of a run as a table, and its first failures. */
export function formatOutcome(outcome: Outcome): string {
  const { kinds, record } = outcome;
  const columns = ['expected', 'uncertain', 'delivered', 'refused', 'lost', 'duplicated'] as const;
  const total = { expected: 0, uncertain: 0, delivered: 0, refused: 0, lost: 0, duplicated: 0 };
  for (const counts of kinds.values()) for (const column of columns) total[column] += counts[column];
  const rows: [string, ...(string | number)[]][] = [
    ['messages', ...columns],
    ...byName(kinds).map(
      ([kind, counts]) => [kind, ...columns.map((column) => counts[column])] as [string, ...number[]],
    ),
    ['all', ...columns.map((column) => total[column])],
    [''],
    ['messages accepted by the mail server', outcome.copies],
    ['  resent after a kill, with the same Message-ID', outcome.repeated.kill],
    ['  resent after a cut connection, with the same Message-ID', outcome.repeated.cut],
    ['  duplicated', outcome.duplicated],
    ['messages lost', outcome.lost],
    ['deliveries whose ledger disagrees with the mail server', outcome.mismatched],
    ['processes that crashed', outcome.crashed],
    [''],
    ...byName(record.counts),
    ['duration in seconds', Math.round(outcome.seconds)],
  ];
  const first = Math.max(...rows.map(([name]) => name.length));
  const lines = rows.map(([name, ...values]) =>
    [name.padEnd(first), ...values.map((value) => String(value).padStart(10))].join(' ').trimEnd(),
  );
  const { breaches } = outcome;
  if (breaches.length > 0) lines.push('', ...breaches.slice(0, BREACHES_SHOWN));
  if (breaches.length > BREACHES_SHOWN) lines.push(`… and ${breaches.length - BREACHES_SHOWN} more`);
  return `${lines.join('\n')}\n`;
}

function byName<Value>(map: Map<string, Value>): [string, Value][] {
  return [...map].toSorted(([one], [other]) => one.localeCompare(other));
}
