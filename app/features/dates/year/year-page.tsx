import { useEffect, useRef, useState } from 'react';
import { LoadError } from '#app/parts/load-error.tsx';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ProgressBar } from '#app/ui/feedback/progress-bar.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { formatInteger } from '#shared/text/format-integer.ts';
import dates from '../dates.module.css';
import { formatDay } from '../format-day.ts';
import { useToday } from '../rows.tsx';
import { focusNextOpen } from './focus-next.ts';
import { useYear } from './use-year.ts';
import { YearRow } from './year-row.tsx';
import css from './year.module.css';

/** Everybody's dates of the next twelve months on one page, each with its card, or with one that is planned by one press. */
export function YearPage() {
  return (
    <div className={text.wrap}>
      <PageHeader
        back={{ to: routes.reminders(), name: 'Your reminders' }}
        title="The year ahead"
        lead="Plan a card for everybody in one go. Each leaves on its day at nine in the morning: in their time zone if we know it, otherwise in yours. Until then you can change or cancel it. With “Ask me first”, we show you a card a week before the day. With “Send it for me”, we choose and send one, and let you know."
      />
      <Year />
    </div>
  );
}

function Year() {
  const { list, replace, isFailed, retry, moreError, loadMore } = useYear();
  const today = useToday();
  const section = useRef<HTMLElement>(null);
  /** What was planned last: a new object for each. Its button goes, so the focus goes on to the next date that is open. */
  const [planned, setPlanned] = useState<{ calendarId: string } | null>(null);
  useEffect(() => {
    if (planned !== null && section.current !== null) focusNextOpen(section.current, planned.calendarId);
  }, [planned]);
  if (isFailed)
    return (
      <section className={dates.part} aria-label="The year">
        <LoadError retry={retry} />
      </section>
    );
  if (list === null || today === null)
    return (
      <section className={dates.part} aria-label="The year">
        <SkeletonLine width="40%" />
      </section>
    );
  if (list.total === 0) return <Nobody />;
  return (
    <>
      <Progress handled={list.handled} total={list.total} />
      <section ref={section} className={dates.part} aria-label="The year">
        {[...Map.groupBy(list.results, ({ day }) => formatDay(day).monthAndYear)].map(([month, ofMonth]) => (
          <div key={month} className={dates.month}>
            <h2>{month}</h2>
            <ul className={css.rows}>
              {ofMonth.map((date) => (
                <YearRow
                  key={date.calendarId}
                  date={date}
                  today={today}
                  onChange={replace}
                  onPlanned={() => setPlanned({ calendarId: date.calendarId })}
                />
              ))}
            </ul>
          </div>
        ))}
        {moreError !== undefined && (
          <div className={css.more}>
            <Notice tone="bad">{moreError}</Notice>
            <Button variant="quiet" onClick={loadMore}>
              Show the other dates
            </Button>
          </div>
        )}
      </section>
    </>
  );
}

/** `9 of 23 planned`. */
function Progress({ handled, total }: { handled: number; total: number }) {
  const words = `${formatInteger(handled)} of ${formatInteger(total)} planned`;
  return (
    <div className={css.progress}>
      <output>{handled === total ? `${words}. Everything is handled.` : words}</output>
      <ProgressBar done={handled} total={total} label="Planned" />
    </div>
  );
}

function Nobody() {
  return (
    <section className={dates.part} aria-label="The year">
      <Empty
        title="Nobody to plan for yet"
        action={
          <div className={dates.adding}>
            <ButtonLink to={routes.addBirthdayByHand()}>Add a birthday</ButtonLink>
            <ButtonLink variant="quiet" to={routes.importPeople()}>
              Import a file
            </ButtonLink>
          </div>
        }
      >
        Add the birthdays and anniversaries of your people. All of them are listed here by month, each with a card that
        suits it.
      </Empty>
    </section>
  );
}
