import { type HTMLAttributes, type LiHTMLAttributes, type ReactNode, type Ref, useSyncExternalStore } from 'react';
import { useUpcomingHolidays } from '#app/client/upcoming-holidays.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import type { UpcomingDay } from '#contract/card.ts';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { capitalize } from '#shared/text/format.ts';
import { stampKind, type DateKind } from '#shared/cards/stamp-kind.ts';
import { localDate } from '#shared/time/local-date.ts';
import { formatDay, formatDistance, formatNames } from './format-day.ts';
import css from './rows.module.css';
import type { ScheduledCard } from './use-my-cards.ts';

/** A day in a list: its stamp, its name, and its action. */
export function DayRow({
  date,
  kind = 'holiday',
  inMonth = false,
  name,
  note,
  end,
}: {
  /** `YYYY-MM-DD` */ date: string;
  kind?: DateKind;
  /** below a heading with the month: the stamp shows the weekday instead */ inMonth?: boolean;
  name: ReactNode;
  note: ReactNode;
  end: ReactNode;
}) {
  const { day, month, weekday } = formatDay(date);
  return (
    <DateRow
      mark={<DateStamp day={day} word={inMonth ? weekday.slice(0, 3) : month} kind={kind} />}
      name={name}
      note={note}
      end={end}
    />
  );
}

export type DateRowProps = {
  mark: ReactNode;
  name: ReactNode;
  note: ReactNode;
  end: ReactNode;
  /** of the list item itself, where a list places its rows */
  item?: LiHTMLAttributes<HTMLLIElement> & { ref?: Ref<HTMLLIElement>; 'data-index'?: number };
};

/** A row of a list: a mark, a name, a line about it, and an action. */
export function DateRow({ mark, name, note, end, item }: DateRowProps) {
  return (
    <li {...item}>
      {mark}
      <div className={css.line}>
        <div className={css.words}>
          <span className={css.name}>{name}</span>
          <span className={css.note}>{note}</span>
        </div>
        {end}
      </div>
    </li>
  );
}

export function DayRows({
  list: { className, ...list } = {},
  children,
}: {
  /** of the list itself, where it places its rows or is walked by keys */
  list?: HTMLAttributes<HTMLUListElement> & { ref?: Ref<HTMLUListElement> };
  children: ReactNode;
}) {
  return (
    <ul className={classNames(css.rows, className)} {...list}>
      {children}
    </ul>
  );
}

/** A scheduled card. */
export function ScheduledCardRow({ card }: { card: ScheduledCard }) {
  const date = localDate(new Date(card.at));
  return (
    <DayRow
      date={date}
      kind={stampKind(card.occasion)}
      inMonth
      name={card.people.length > 0 ? <>For {formatNames(card.people)}</> : card.card.title}
      note={capitalize(kindOfCardWithArticle(card.occasion))}
      end={
        <ButtonLink size="small" variant="quiet" to={card.path}>
          View card
        </ButtonLink>
      }
    />
  );
}

/** The reader's current date, known after hydration; null before. */
export function useToday(): string | null {
  return useSyncExternalStore(
    onNewDay,
    () => localDate(new Date()),
    () => null,
  );
}
function onNewDay(listener: () => void) {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}

/** More than there are holidays in a year. */
const ALL_HOLIDAYS = 60;

/**
 * The holidays of the next year in the reader's region, the nearest first; none while they load, or if they cannot be loaded. None either for a member who
 * has chosen some: these are among their own entries.
 */
export function useHolidays(entries: readonly CalendarEntry[] | null): readonly UpcomingDay[] {
  const upcoming = useUpcomingHolidays(ALL_HOLIDAYS);
  if (entries === null || entries.some(({ holiday }) => holiday !== null)) return [];
  return upcoming === null || upcoming === 'away' ? [] : upcoming.days;
}

/** The next holidays in the reader's region, the nearest first. */
export function HolidayRows({ most = ALL_HOLIDAYS }: { most?: number }) {
  const upcoming = useUpcomingHolidays(most);
  if (upcoming === 'away')
    return <p className={text.soft}>We could not load the holidays. Reload the page to try again.</p>;
  if (upcoming === null)
    return (
      <DayRows>
        {Array.from({ length: Math.min(most, 12) }, (_, i) => (
          <li key={i} aria-hidden="true">
            <SkeletonLine width="3rem" />
            <SkeletonLine width="60%" />
          </li>
        ))}
      </DayRows>
    );
  return (
    <DayRows>
      {upcoming.days.map((holiday) => (
        <HolidayRow key={holiday.name} holiday={holiday} today={upcoming.today} />
      ))}
    </DayRows>
  );
}

/** A holiday. @param today the reader's, `YYYY-MM-DD` */
export function HolidayRow({
  holiday: { name, date, isEvening, isByMoon, path },
  today,
  inMonth = false,
}: {
  holiday: UpcomingDay;
  today: string;
  /** below a heading with the month, or the day */ inMonth?: boolean;
}) {
  return (
    <DayRow
      date={date}
      kind={isByMoon ? 'lunar' : 'holiday'}
      inMonth={inMonth}
      name={name}
      note={`${formatDay(date).weekday}${isEvening ? ' evening' : ''}, ${formatDistance(today, date)}`}
      end={
        <ButtonLink size="small" variant="quiet" to={path} aria-label={`Choose a card for ${name}`}>
          Choose
        </ButtonLink>
      }
    />
  );
}
