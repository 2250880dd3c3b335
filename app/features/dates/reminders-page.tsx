import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { Empty } from '#app/ui/empty.tsx';
import { PageTop } from '#app/ui/page-top.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './dates.module.css';
import { dayWords, localDate } from './day-words.ts';
import { ComingDays, DayRows, PlannedRow } from './rows.tsx';
import { type CardOnItsWay, useMyCards } from './use-my-cards.ts';

/** What leaves, and when: the cards that wait for their day, and the days that come. */
export function RemindersPage() {
  const planned = useMyCards('upcoming');
  return (
    <div className={text.wrap}>
      <PageTop
        title="Your days"
        lead="Cards that wait for their day leave by themselves. Dates without a card are not kept here yet."
        act={planned?.length === 0 ? undefined : <ButtonLink to={routes.addReminders()}>Plan a card</ButtonLink>}
      />
      <section className={css.part} aria-label="Planned cards">
        {planned === null ? (
          <SkeletonLine width="40%" />
        ) : planned.length === 0 ? (
          <Empty title="Nothing waits yet" action={<ButtonLink to={routes.addReminders()}>Plan a card</ButtonLink>}>
            Write a card today for a day up to two years ahead. Then you may forget it, and they will not notice.
          </Empty>
        ) : (
          byMonth(planned).map(([month, cards]) => (
            <div key={month} className={css.month}>
              <h2>{month}</h2>
              <DayRows>
                {cards.map((card) => (
                  <PlannedRow key={card.cardSendId ?? card.path} card={card} />
                ))}
              </DayRows>
            </div>
          ))
        )}
      </section>
      <section className={css.part} aria-labelledby="coming">
        <h2 id="coming">Days that come</h2>
        <p className={classNames(text.soft, css.line)}>
          They belong to everybody.{' '}
          <PathLink className={text.link} to={routes.holidays()}>
            See all of them
          </PathLink>
        </p>
        <ComingDays most={4} />
      </section>
    </div>
  );
}

/** Cards by the month in which they leave, the nearest first. */
function byMonth(cards: readonly CardOnItsWay[]): [string, CardOnItsWay[]][] {
  const months = new Map<string, CardOnItsWay[]>();
  for (const card of cards.toSorted((a, b) => a.at.localeCompare(b.at))) {
    const month = dayWords(localDate(new Date(card.at))).monthAndYear;
    months.set(month, [...(months.get(month) ?? []), card]);
  }
  return [...months];
}
