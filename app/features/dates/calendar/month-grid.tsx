import type { KeyboardEvent } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import css from './calendar.module.css';
import { type DayItem, type DayItems, nameOfDay } from './day-items.ts';
import { monthWeeks } from './month-weeks.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** What all months of the calendar have in common. */
export type GridProps = {
  today: string;
  /** the day that Tab leads to */ current: string;
  order: DateOrder;
  /** from 1 (Monday) to 7 (Sunday) */ weekStart: number;
  items: DayItems;
  onOpen: (date: string) => void;
  onKeyDown: (event: KeyboardEvent, date: string) => void;
};

/** A month as a grid of days, each a button. Of all the days of the calendar one is a stop of Tab; keys lead from it to the others. */
export function MonthGrid({
  month,
  labelledBy,
  ...grid
}: GridProps & { /** `YYYY-MM` */ month: string; labelledBy: string }) {
  const { weekStart } = grid;
  const weekdays = [...WEEKDAYS.slice(weekStart - 1), ...WEEKDAYS.slice(0, weekStart - 1)];
  return (
    // A table whose cells are walked by keys is a grid: ARIA's pattern for dates.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
    <table role="grid" aria-labelledby={labelledBy} className={css.grid}>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col" abbr={day}>
              {day.slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {monthWeeks(month, weekStart).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, i) => (
              <td key={weekdays[i]}>
                {day !== null && <Day date={`${month}-${String(day).padStart(2, '0')}`} {...grid} />}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTHING: readonly DayItem[] = [];

/** A day: its number, the mark of the first thing on it, and how many things there are, if more than one. */
function Day({
  date,
  today,
  current,
  order,
  items,
  onOpen,
  onKeyDown,
}: { date: string } & Omit<GridProps, 'weekStart'>) {
  const here = items.get(date) ?? NOTHING;
  const [first] = here;
  return (
    <button
      type="button"
      data-date={date}
      className={classNames(css.day, date < today && css.past)}
      tabIndex={date === current ? 0 : -1}
      aria-label={nameOfDay(date, order, here, date === today)}
      aria-current={date === today ? 'date' : undefined}
      onClick={() => onOpen(date)}
      onKeyDown={(event) => onKeyDown(event, date)}
    >
      <span className={classNames(css.number, first && css.mark, first && css[first.kind])}>
        {Number(date.slice(8))}
      </span>
      {here.length > 1 && <span className={css.count}>{here.length}</span>}
    </button>
  );
}
