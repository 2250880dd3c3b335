import { useState } from 'react';
import { formatInteger } from '#shared/text/format-integer.ts';
import { capitalize } from '#shared/text/format.ts';
import { CsvColumns } from './csv-columns.tsx';
import { DateOrderChoice } from './date-order-choice.tsx';
import { formatCount } from './format-row.ts';
import { ImportBar } from './import-bar.tsx';
import { groupOf, type ImportRow, ROW_GROUPS } from './import-rows.ts';
import css from './import-review.module.css';
import type { ReadFile } from './read-on-device.ts';
import { RowGroupSection } from './row-group.tsx';
import { useCorrection } from './use-correction.ts';
import { useImport } from './use-import.ts';

/** The people of a file, and which of them are added. */
export function ImportReview({ read, onRead }: { read: ReadFile; onRead: (read: ReadFile) => void }) {
  const { shown, correct } = useCorrection(read, onRead);
  const { name, kind, rows, problems, columns, dateOrder } = shown;
  // A question is not closed by its answer.
  const [isDateOrderDoubtful] = useState(read.isDateOrderDoubtful);
  const state = useImport(name);
  const isLocked = state.step !== 'choosing';
  const byGroup = Map.groupBy(rows, groupOf);
  function change(changed: readonly ImportRow[]) {
    const byKey = new Map(changed.map((row) => [row.key, row]));
    onRead({ ...read, rows: rows.map((row) => byKey.get(row.key) ?? row) });
  }
  return (
    <section className={css.part} aria-labelledby="import-people">
      <h2 id="import-people" tabIndex={-1} ref={focusOnce}>
        {rows.length === 0 ? 'Nobody' : capitalize(formatCount(rows.length))} in “{name}”
      </h2>
      {rows.length > 0 && <p className={css.summary}>{summarize(read)}</p>}
      {kind === 'csv' && columns.length > 0 && !isLocked && <CsvColumns read={shown} onCorrect={correct} />}
      {kind === 'list' && isDateOrderDoubtful && dateOrder !== null && !isLocked && (
        <div className={css.columns}>
          <DateOrderChoice legend="What comes first in these dates?" value={dateOrder} onCorrect={correct} />
        </div>
      )}
      <Problems problems={problems} isOpen={rows.length === 0} />
      {ROW_GROUPS.map((group) => {
        const ofGroup = byGroup.get(group) ?? [];
        return (
          ofGroup.length > 0 && (
            <RowGroupSection key={group} group={group} rows={ofGroup} isLocked={isLocked} onChange={change} />
          )
        );
      })}
      {rows.length > 0 && <ImportBar rows={rows} state={state} />}
    </section>
  );
}

/** Whoever chose a file hears, and sees, what was in it. */
function focusOnce(heading: HTMLElement | null) {
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** “54 are new, 5 are in your contacts, and 3 need a word from you.” */
function summarize({ rows }: ReadFile): string {
  const count = (...groups: readonly string[]) => rows.filter((row) => groups.includes(groupOf(row))).length;
  const are = (number: number) => `${formatInteger(number)} ${number === 1 ? 'is' : 'are'}`;
  const [fresh, known, doubtful] = [count('new', 'undated'), count('known'), count('doubtful')];
  const parts = [
    ...(fresh > 0 ? [`${are(fresh)} new`] : []),
    ...(known > 0 ? [`${are(known)} in your contacts already`] : []),
    ...(doubtful > 0 ? [`${formatInteger(doubtful)} may be somebody you have`] : []),
  ];
  return `${new Intl.ListFormat('en-GB').format(parts)}.`;
}

/** What could not be read, by the line of the file. */
function Problems({ problems, isOpen }: { problems: ReadFile['problems']; isOpen: boolean }) {
  const [first] = problems;
  if (first === undefined) return null;
  if (isOpen && problems.length === 1) return <p className={css.summary}>{first.message}</p>;
  return (
    <details className={css.details} open={isOpen}>
      <summary>
        {problems.length === 1
          ? 'One line could not be read whole'
          : `${formatInteger(problems.length)} lines could not be read whole`}
      </summary>
      <ul className={css.problems}>
        {problems.map(({ line, message }, i) => (
          <li key={i}>
            Line {formatInteger(line)}: {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
