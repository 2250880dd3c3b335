import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { LoadError } from '#app/parts/load-error.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import { localDate } from '#shared/time/local-date.ts';
import css from './dates.module.css';
import { formatDay } from './format-day.ts';
import { HolidayRows, DayRows, ScheduledCardRow } from './rows.tsx';
import { type ScheduledCard, useMyCards } from './use-my-cards.ts';

/** Scheduled cards by month, and upcoming holidays. */
export function RemindersPage() {
  const { cards: planned, isFailed, retry } = useMyCards('upcoming');
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Your reminders"
        lead="We send your scheduled cards on their day. You cannot save dates without a card yet."
        act={planned?.length === 0 ? undefined : <ButtonLink to={routes.addReminders()}>Schedule a card</ButtonLink>}
      />
      <section className={css.part} aria-label="Scheduled cards">
        {isFailed ? (
          <LoadError retry={retry} />
        ) : planned === null ? (
          <SkeletonLine width="40%" />
        ) : planned.length === 0 ? (
          <Empty
            title="No scheduled cards"
            action={<ButtonLink to={routes.addReminders()}>Schedule a card</ButtonLink>}
          >
            Write a card now for a date up to two years ahead. We send it for you on the day.
          </Empty>
        ) : (
          byMonth(planned).map(([month, cards]) => (
            <div key={month} className={css.month}>
              <h2>{month}</h2>
              <DayRows>
                {cards.map((card) => (
                  <ScheduledCardRow key={card.cardSendId ?? card.path} card={card} />
                ))}
              </DayRows>
            </div>
          ))
        )}
      </section>
      <section className={css.part} aria-labelledby="coming">
        <h2 id="coming">Upcoming holidays</h2>
        <p className={classNames(text.soft, css.line)}>
          <PathLink className={text.link} to={routes.holidays()}>
            See all holidays
          </PathLink>
        </p>
        <HolidayRows most={4} />
      </section>
    </div>
  );
}

/** Cards by the month in which they are sent, the nearest first. */
function byMonth(cards: readonly ScheduledCard[]): [string, ScheduledCard[]][] {
  const months = new Map<string, ScheduledCard[]>();
  for (const card of cards.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const month = formatDay(localDate(new Date(card.at))).monthAndYear;
    months.set(month, [...(months.get(month) ?? []), card]);
  }
  return [...months];
}
