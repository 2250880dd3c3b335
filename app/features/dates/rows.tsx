import { useSyncExternalStore, type ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button.tsx';
import { SkeletonLine } from '#app/ui/skeleton.tsx';
import { Stamp, type StampKind } from '#app/ui/stamp.tsx';
import { routes } from '#shared/routes.ts';
import { comingDays } from './coming-days.ts';
import { dayWords, howFar, localDate, namesOf } from './day-words.ts';
import css from './rows.module.css';
import type { CardOnItsWay } from './use-my-cards.ts';

/** One day in a list: its stamp, what it is, and what can be done about it. */
export function DayRow({
  date,
  kind = 'holiday',
  name,
  note,
  end,
}: {
  /** `YYYY-MM-DD` */ date: string;
  kind?: StampKind;
  name: ReactNode;
  note: ReactNode;
  end: ReactNode;
}) {
  const { day, month } = dayWords(date);
  return (
    <li>
      <Stamp day={day} word={month} kind={kind} />
      <div>
        <span className={css.name}>{name}</span>
        <span className={css.note}>{note}</span>
      </div>
      <div className={css.end}>{end}</div>
    </li>
  );
}

export function DayRows({ children }: { children: ReactNode }) {
  return <ul className={css.rows}>{children}</ul>;
}

/** A card that waits for its day. */
export function PlannedRow({ card }: { card: CardOnItsWay }) {
  const date = localDate(new Date(card.at));
  return (
    <DayRow
      date={date}
      kind="own"
      name={card.people.length > 0 ? <>For {namesOf(card.people)}</> : card.card.title}
      note={`${card.card.title}, leaves on ${dayWords(date).weekday}`}
      end={
        <ButtonLink size="small" variant="quiet" to={card.path}>
          Look at it
        </ButtonLink>
      }
    />
  );
}

/** The reader's own day, known once the page is alive; null before. */
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

/** The days that come and belong to everybody, the nearest first. */
export function ComingDays({ most }: { most?: number }) {
  const today = useToday();
  if (today === null)
    return (
      <DayRows>
        {Array.from({ length: most ?? 11 }, (_, i) => (
          <li key={i} aria-hidden="true">
            <SkeletonLine width="3rem" />
            <SkeletonLine width="60%" />
            <SkeletonLine width="6rem" />
          </li>
        ))}
      </DayRows>
    );
  return (
    <DayRows>
      {comingDays(today)
        .slice(0, most)
        .map(({ name, shelf, date }) => (
          <DayRow
            key={shelf}
            date={date}
            name={name}
            note={`${dayWords(date).weekday}, ${howFar(today, date)}`}
            end={
              <ButtonLink
                size="small"
                variant="quiet"
                to={routes.cards('holidays', shelf)}
                aria-label={`Choose a card for ${name}`}
              >
                Choose a card
              </ButtonLink>
            }
          />
        ))}
    </DayRows>
  );
}
