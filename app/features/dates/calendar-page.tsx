import { useState } from 'react';
import { useScreenSize } from '#app/client/page/use-screen-size.ts';
import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { isMobile } from '#shared/screen.ts';
import { localDate } from '#shared/time/local-date.ts';
import css from './dates.module.css';
import { CalendarMonth } from './calendar-month.tsx';
import { useDatedEntries } from './entries/use-entries.ts';
import { useHolidays, useToday } from './rows.tsx';
import { useMyCards } from './use-my-cards.ts';

const MONTHS = 12;
/** On a phone the months are below each other: this many at first. */
const FIRST_ON_PHONE = 3;

/** The next twelve months, with the days on which a card is sent. */
export function CalendarPage() {
  const planned = useMyCards('upcoming');
  const today = useToday();
  const size = useScreenSize();
  const [isWhole, setWhole] = useState(false);
  const isShort = size !== undefined && isMobile(size) && !isWhole;
  const kept = useDatedEntries();
  // Of a month whose day is unknown, the calendar has no day to mark.
  const entriesOn = Map.groupBy(
    (kept.entries ?? []).filter(({ date }) => date.day !== null),
    ({ calendarDate }) => calendarDate ?? '',
  );
  const cardsOn = Map.groupBy(planned.cards ?? [], ({ at }) => localDate(new Date(at)));
  // Weeks begin as the member chose; with Monday until that is known, or if it cannot be loaded.
  const account = useLoaded(async () => (await call('GET /account')).account);
  const firstDay = account.value?.weekStart ?? 1;
  const holidays = Map.groupBy(useHolidays(), ({ date }) => date);
  const isFailed = planned.isFailed || kept.isFailed;
  function retry() {
    for (const list of [planned, kept]) if (list.isFailed) list.retry();
  }
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your calendar"
        lead="The next twelve months, with the dates you keep and your scheduled cards."
        act={
          <ButtonLink variant="quiet" to={routes.remindersPrintView()}>
            Print
          </ButtonLink>
        }
      />
      {isFailed && <LoadError retry={retry} />}
      <p className={css.key}>
        <KeyEntry className={css.marked}>Scheduled card</KeyEntry>
        <KeyEntry className={css.kept}>Birthday or other date</KeyEntry>
        <KeyEntry className={css.common}>Holiday</KeyEntry>
      </p>
      <div className={css.year}>
        {today !== null &&
          (account.value !== null || account.error !== null) &&
          monthsFrom(today, isShort ? FIRST_ON_PHONE : MONTHS).map((month) => (
            <CalendarMonth
              key={month}
              month={month}
              today={today}
              firstDay={firstDay}
              cardsOn={cardsOn}
              entriesOn={entriesOn}
              holidays={holidays}
            />
          ))}
      </div>
      {isShort && (
        <div className={css.actions}>
          <Button variant="quiet" onClick={() => setWhole(true)}>
            Show the whole year
          </Button>
        </div>
      )}
    </div>
  );
}

/** An entry of the legend: a mark and its meaning. */
function KeyEntry({ className, children }: { className: string | undefined; children: string }) {
  return (
    <span>
      <i className={className} /> {children}
    </span>
  );
}

/** A month and those after it, as `YYYY-MM`. */
function monthsFrom(today: string, count: number): string[] {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return Array.from({ length: count }, (_, i) => {
    const at = month - 1 + i;
    return `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  });
}
