import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import { formatDay } from '../format-day.ts';
import type { DateSettings } from '../use-date-settings.ts';
import css from './calendar.module.css';
import { DayDialog } from './day-dialog.tsx';
import type { DayItems } from './day-items.ts';
import { ItemRows } from './item-rows.tsx';
import { MonthGrid } from './month-grid.tsx';
import { addDays } from '#shared/time/days.ts';
import { addMonths, dayAfterKey, monthsFrom } from './walk-days.ts';

const MONTHS = 12;
export type View = 'month' | 'year';

/** The calendar itself: a month or the whole year, by pointer and by keyboard, and the day that is open. */
export function CalendarView({
  view,
  today,
  settings: { order, weekStart },
  items,
  legend,
  onChange,
}: {
  view: View;
  /** the reader's, `YYYY-MM-DD` */ today: string;
  settings: DateSettings;
  items: DayItems;
  /** what the marks mean: above a year, below a month, whose rows say it in words */ legend: ReactNode;
  /** called with an entry as it is after an answer */ onChange: (entry: CalendarEntry) => void;
}) {
  /** The day that Tab leads to; in the view of a month, its month is the one that is shown. */
  const [current, setCurrent] = useState(today);
  const [opened, setOpened] = useState<string | null>(null);
  const ref = useRef<HTMLDivElement>(null);

  const months = monthsFrom(today.slice(0, 7), MONTHS);
  const first = `${today.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, MONTHS), -1);
  const shown = current.slice(0, 7);

  /** The day that keys led to: it takes the focus once it is there. */
  const walkedTo = useRef<string | null>(null);
  useEffect(() => {
    if (walkedTo.current !== current) return;
    walkedTo.current = null;
    ref.current?.querySelector<HTMLElement>(`[data-date="${current}"]`)?.focus();
  }, [current]);
  function onKeyDown(event: KeyboardEvent, date: string) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = dayAfterKey(event.key, date, { first, last, weekStart });
    if (to === null) return;
    event.preventDefault();
    walkedTo.current = to;
    setCurrent(to);
  }
  function open(date: string) {
    // A browser that does not focus a button on a click would otherwise lead the focus elsewhere when the day is closed.
    ref.current?.querySelector<HTMLElement>(`[data-date="${date}"]`)?.focus({ preventScroll: true });
    setCurrent(date);
    setOpened(date);
  }
  function turn(by: 1 | -1) {
    const to = addMonths(current, by);
    if (to >= first && to <= last) setCurrent(to);
  }
  const grid = { today, current, order, weekStart, items, onOpen: open, onKeyDown };
  return (
    <>
      {view === 'year' ? (
        <>
          {legend}
          <div ref={ref} className={css.year}>
            {months.map((month) => (
              <section key={month} className={classNames(css.month, month === months[0] && css.now)}>
                <h2 id={`month-${month}`}>{formatDay(`${month}-01`).monthAndYear}</h2>
                <MonthGrid month={month} labelledBy={`month-${month}`} {...grid} />
              </section>
            ))}
          </div>
        </>
      ) : (
        <div className={css.single}>
          <div ref={ref} className={css.month}>
            <div className={css.turner}>
              <IconButton
                icon="left"
                label="Previous month"
                aria-disabled={shown === months[0]}
                onClick={() => turn(-1)}
              />
              <h2 id="month" aria-live="polite">
                {formatDay(`${shown}-01`).monthAndYear}
              </h2>
              <IconButton
                icon="right"
                label="Next month"
                aria-disabled={shown === months.at(-1)}
                onClick={() => turn(1)}
              />
            </div>
            <MonthGrid month={shown} labelledBy="month" {...grid} />
            {legend}
          </div>
          <MonthItems month={shown} today={today} items={items} onChange={onChange} />
        </div>
      )}
      <DayDialog
        date={opened}
        today={today}
        order={order}
        items={items}
        onChange={onChange}
        onClose={() => setOpened(null)}
      />
    </>
  );
}

/** What is on the days of a month, in words, below its grid or beside it. */
function MonthItems({
  month,
  today,
  items,
  onChange,
}: {
  month: string;
  today: string;
  items: DayItems;
  onChange: (entry: CalendarEntry) => void;
}) {
  const days = [...items.keys()].filter((date) => date.startsWith(month)).toSorted();
  return (
    <section className={css.words} aria-label="Dates this month">
      {days.length === 0 ? (
        <p className={text.soft}>No dates this month yet.</p>
      ) : (
        <ItemRows items={days.flatMap((date) => items.get(date) ?? [])} today={today} onChange={onChange} />
      )}
    </section>
  );
}
