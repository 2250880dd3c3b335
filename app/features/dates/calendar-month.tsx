import { PathLink } from '#app/ui/path-link.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { UpcomingDay } from '#contract/card.ts';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { pathToChange } from './entries/entry-types.ts';
import { formatDay, formatNames } from './format-day.ts';
import { monthWeeks } from './month-weeks.ts';
import type { ScheduledCard } from './use-my-cards.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type NamedHoliday = Pick<UpcomingDay, 'name' | 'path'>;
type MonthProps = {
  /** `YYYY-MM` */ month: string;
  today: string;
  /** the first day of the week, from 1 (Monday) to 7 (Sunday) */ firstDay: number;
  /** by date, `YYYY-MM-DD` */ cardsOn: ReadonlyMap<string, readonly ScheduledCard[]>;
  /** by date: birthdays, anniversaries and events */ entriesOn: ReadonlyMap<string, readonly CalendarEntry[]>;
  /** by date */ holidays: ReadonlyMap<string, readonly NamedHoliday[]>;
};

/** A month as a table of weeks. */
export function CalendarMonth({ month, today, firstDay, cardsOn, entriesOn, holidays }: MonthProps) {
  const weekdays = [...WEEKDAYS.slice(firstDay - 1), ...WEEKDAYS.slice(0, firstDay - 1)];
  return (
    <table>
      <caption>{formatDay(`${month}-01`).monthAndYear}</caption>
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
        {monthWeeks(month, firstDay).map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, i) => {
              if (day === null) return <td key={weekdays[i]}>{'\u00a0'}</td>;
              const date = `${month}-${String(day).padStart(2, '0')}`;
              return (
                <td key={weekdays[i]} aria-current={date === today ? 'date' : undefined}>
                  <Day
                    day={day}
                    cards={cardsOn.get(date)}
                    entries={entriesOn.get(date)}
                    holidays={holidays.get(date)}
                    isToday={date === today}
                  />
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A day. It links to the card that is sent on it, to what the member remembers on it, or to the cards of its holiday. */
function Day({
  day,
  cards,
  entries,
  holidays,
  isToday,
}: {
  day: number;
  cards: readonly ScheduledCard[] | undefined;
  entries: readonly CalendarEntry[] | undefined;
  holidays: readonly NamedHoliday[] | undefined;
  isToday: boolean;
}) {
  if (cards)
    return (
      <PathLink
        className={css.marked}
        to={cards[0]?.path ?? routes.myCards('upcoming')}
        aria-label={`${day}, a card for ${formatNames(cards.flatMap(({ people }) => people))}`}
      >
        {day}
      </PathLink>
    );
  const [entry] = entries ?? [];
  if (entry)
    return (
      <PathLink
        className={css.kept}
        to={pathToChange(entry)}
        aria-label={`${day}, ${formatNames((entries ?? []).map(({ calendarName }) => calendarName))}`}
      >
        {day}
      </PathLink>
    );
  const [first] = holidays ?? [];
  if (first)
    return (
      <PathLink
        className={css.common}
        to={first.path}
        aria-label={`${day}, ${formatNames((holidays ?? []).map(({ name }) => name))}`}
      >
        {day}
      </PathLink>
    );
  return <span className={isToday ? css.today : undefined}>{day}</span>;
}
