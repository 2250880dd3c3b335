import type { ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import css from './birthday-stamps.module.css';
import { type BirthdayInput, lastDayOf, MONTHS, NO_DAY, yearsUpTo } from './told-date.ts';

export type StampPart = 'day' | 'month' | 'year';
const LABELS: Record<StampPart, string> = { day: 'Day', month: 'Month', year: 'Year' };

/** Day, month and year as three postage stamps. Each is a select of the browser, which lies over its stamp; without script the selects show themselves. */
export function BirthdayStamps({
  input,
  thisYear,
  needsDay,
  errorId,
  wrong,
  onChange,
}: {
  input: BirthdayInput;
  thisYear: number;
  /** the day cannot be kept back */ needsDay: boolean;
  /** of the sentence that says what is wrong */ errorId: string;
  wrong: readonly StampPart[];
  onChange: (part: Partial<BirthdayInput>) => void;
}) {
  const days = Array.from({ length: lastDayOf(input) }, (_, i) => String(i + 1));
  const control = (part: StampPart) => ({
    name: part,
    'aria-label': LABELS[part],
    value: input[part],
    autoComplete: `bday-${part}`,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [part]: target.value }),
    ...(wrong.includes(part) ? { 'aria-invalid': true, 'aria-describedby': errorId } : {}),
  });
  return (
    <div className={css.stamps}>
      <BigStamp kind="day" isKept={input.day === NO_DAY} shown={shownDay(input.day)}>
        <select {...control('day')}>
          <option value="">Choose</option>
          {days.map((day) => (
            <option key={day}>{day}</option>
          ))}
          {!needsDay && <option value={NO_DAY}>I keep it to myself</option>}
        </select>
      </BigStamp>
      <BigStamp kind="month" shown={input.month === '' ? '?' : (MONTHS[Number(input.month) - 1]?.name ?? '')}>
        <select {...control('month')}>
          <option value="">Choose</option>
          {MONTHS.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </BigStamp>
      <BigStamp
        kind="year"
        isKept={input.year === '' && input.hidesYear}
        shown={input.year !== '' ? input.year : input.hidesYear ? KEPT : '?'}
      >
        <select {...control('year')}>
          <option value="">I keep it to myself</option>
          {yearsUpTo(thisYear).map((year) => (
            <option key={year}>{year}</option>
          ))}
        </select>
      </BigStamp>
    </div>
  );
}

/** In two lines, as on the stamp. */
const KEPT = (
  <>
    kept to
    <br />
    myself
  </>
);

function shownDay(day: string): ReactNode {
  if (day === NO_DAY) return KEPT;
  return day === '' ? '?' : day;
}

function BigStamp({
  kind,
  isKept = false,
  shown,
  children,
}: {
  kind: StampPart;
  /** kept to oneself */ isKept?: boolean;
  shown: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={css.big}>
      <span className={css.label} aria-hidden="true">
        {LABELS[kind]}
      </span>
      <span
        className={classNames(css.stamp, css[kind], isKept && css.kept, shown === '?' && css.open)}
        aria-hidden="true"
      >
        <b>{shown}</b>
      </span>
      <Icon name="down" className={css.down} />
      {children}
    </div>
  );
}
