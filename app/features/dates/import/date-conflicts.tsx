import { Segmented } from '#app/ui/form/segmented.tsx';
import type { DateOrder } from '#shared/time/date-order.ts';
import { formatImportedDay, formatKeptDay } from './format-row.ts';
import type { ImportRow } from './import-rows.ts';
import css from './import-review.module.css';

/** Dates of a person that differ from those that are kept: both, and which of them stays. What is kept stays unless somebody says otherwise. */
export function DateConflicts({
  row,
  order,
  isLocked,
  onChange,
}: {
  row: ImportRow;
  order: DateOrder;
  isLocked: boolean;
  onChange: (row: ImportRow) => void;
}) {
  const { person, conflicts, additions } = row;
  function take(at: number, isTaken: boolean) {
    const changed = conflicts.map((conflict) => (conflict.at === at ? { ...conflict, isTaken } : conflict));
    // Whoever takes a date wants it stored; without one, and without anything new, there is nothing to store.
    const isChosen = isTaken || (row.isChosen && (additions.length > 0 || changed.some((one) => one.isTaken)));
    onChange({ ...row, conflicts: changed, isChosen });
  }
  return (
    <div className={css.conflicts}>
      {conflicts.map((conflict) => {
        const given = person.dates[conflict.at];
        if (given === undefined) return null;
        return (
          <div key={conflict.at} className={css.conflict}>
            <p>You have another {conflict.type}. Which is right?</p>
            <Segmented
              legend={`The ${conflict.type} of ${person.name}`}
              options={[
                { value: 'kept', label: `Keep ${formatKeptDay(conflict, order)}`, disabled: isLocked },
                { value: 'given', label: `Take ${formatImportedDay(given.date, order)}`, disabled: isLocked },
              ]}
              value={conflict.isTaken ? 'given' : 'kept'}
              onChange={(said) => take(conflict.at, said === 'given')}
            />
          </div>
        );
      })}
    </div>
  );
}
