import { useState } from 'react';
import { TextButton } from '#app/ui/button/text-button.tsx';
import text from '#app/ui/text.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';
import { useDateSettings } from '../use-date-settings.ts';
import { formatCount } from './format-row.ts';
import { ImportRowItem } from './import-row.tsx';
import type { ImportRow, RowGroup } from './import-rows.ts';
import css from './import-review.module.css';

const TITLES: Record<RowGroup, string> = {
  doubtful: 'The same person?',
  known: 'In your contacts',
  new: 'New',
  undated: 'New, no dates',
};
/** How many are shown at first, and with each further press. */
const FIRST: Record<RowGroup, number> = { doubtful: 50, known: 10, new: 30, undated: 10 };
const MORE = 200;

/** People of a file who have something in common, each to be ticked. */
export function RowGroupSection({
  group,
  rows,
  isLocked,
  onChange,
}: {
  group: RowGroup;
  rows: readonly ImportRow[];
  isLocked: boolean;
  onChange: (rows: readonly ImportRow[]) => void;
}) {
  const [shown, setShown] = useState(FIRST[group]);
  const order = useDateSettings()?.order ?? 'day-month';
  const rest = rows.length - shown;
  const chosen = rows.filter(({ isChosen }) => isChosen).length;
  const isAll = chosen === rows.length;
  return (
    <section className={css.group} aria-labelledby={`import-${group}`}>
      <div className={css.about}>
        <div>
          <h3 id={`import-${group}`}>{TITLES[group]}</h3>
          <p>
            {isAll || group === 'doubtful'
              ? formatCount(rows.length)
              : `${formatInteger(chosen)} of ${formatCount(rows.length)}`}
          </p>
        </div>
        {group !== 'doubtful' && rows.length > 1 && !isLocked && (
          <TextButton onClick={() => onChange(rows.map((row) => ({ ...row, isChosen: !isAll })))}>
            {isAll ? 'Untick all' : 'Tick all'}
            <span className={text.sr}>: {TITLES[group]}</span>
          </TextButton>
        )}
      </div>
      <div>
        <ul className={css.rows}>
          {rows.slice(0, shown).map((row) => (
            <ImportRowItem
              key={row.key}
              row={row}
              order={order}
              isLocked={isLocked}
              onChange={(changed) => onChange([changed])}
            />
          ))}
        </ul>
        {rest > 0 && (
          <TextButton className={css.more} onClick={() => setShown(shown + MORE)}>
            {rest <= MORE ? `Show the other ${formatInteger(rest)}` : `Show ${formatInteger(MORE)} more`}
          </TextButton>
        )}
      </div>
    </section>
  );
}
