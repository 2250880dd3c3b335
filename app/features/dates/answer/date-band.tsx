import { useEffect, useState } from 'react';
import { call } from '#app/client/api.ts';
import { entryTitle } from '#app/client/page/page-title.ts';
import { softLoginParams } from '#app/client/session/soft-login.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { DateStamp } from '#app/parts/date-stamp.tsx';
import text from '#app/ui/text.module.css';
import { classNames } from '#app/ui/class-names.ts';
import type { CalendarEntry } from '#contract/calendar.ts';
import { kindOf, typeOf } from '../entries/entry-types.ts';
import { formatDay, formatDistance } from '../format-day.ts';
import { useToday } from '../rows.tsx';
import { DateAnswer } from './date-answer.tsx';
import css from './date-band.module.css';
import type { OfferedAnswer } from './offered-answer.ts';

const WHAT = {
  birthday: 'Birthday cards',
  anniversary: 'Anniversary cards',
  holiday: 'Holiday cards',
  event: 'Cards',
} as const;
function titleOf({ calendarTypeId, calendarName, firstName }: CalendarEntry): string {
  const what = WHAT[typeOf({ calendarTypeId })];
  return entryTitle({ calendarName: what, calendarTypeId, firstName: firstName ?? calendarName });
}

/**
 * The date that cards are chosen for, with what else can be done about it than sending a card. Only its member may read it, who is signed in or has the
 * link of a reminder; for everybody else the page is what it is without it.
 */
export function DateBand({
  calendarId,
  offered,
  onFound,
}: {
  calendarId: string;
  /** the answer that the reader comes for */ offered: OfferedAnswer;
  onFound: (entry: CalendarEntry) => void;
}) {
  const { value: entry, error } = useLoaded(async () => {
    const { calendar } = await call('GET /calendar/{calendarId}', {
      params: { calendarId },
      query: { ...softLoginParams() },
    });
    onFound(calendar);
    return calendar;
  });
  const title = entry && titleOf(entry);
  useEffect(() => {
    if (title !== null) document.title = title;
  }, [title]);
  const today = useToday();
  if (error !== null) return null;
  if (entry === null || today === null) return <DateBandPlaceholder />;
  const day = entry.missedDate ?? entry.calendarDate;
  return day === null || entry.isRemoved ? null : <Band first={entry} day={day} today={today} offered={offered} />;
}

/** What stands there until it is known whether the reader may read the date. */
export function DateBandPlaceholder() {
  return <div className={css.loading} />;
}

function Band({
  first,
  day,
  today,
  offered,
}: {
  first: CalendarEntry;
  day: string;
  today: string;
  offered: OfferedAnswer;
}) {
  // What was said about a day stands here, also where the entry is at its next one by then.
  const [{ entry, on }, setShown] = useState({ entry: first, on: day });
  const { weekday, month, day: number } = formatDay(on);
  const isMissed = on < today;
  return (
    <aside className={classNames(text.wrap, css.band)} aria-label={`For ${entry.firstName ?? entry.calendarName}`}>
      <DateStamp day={number} word={month} kind={kindOf(entry)} />
      <div className={css.words}>
        <p className={css.name}>
          <bdi>{isMissed ? entry.calendarName : entry.reminderName}</bdi>
        </p>
        <p className={text.soft}>
          {isMissed
            ? `That was on ${weekday}. It is not too late to write.`
            : `${weekday}, ${formatDistance(today, on)}`}
        </p>
      </div>
      <DateAnswer entry={entry} day={on} offered={offered} onChange={(changed) => setShown({ entry: changed, on })} />
    </aside>
  );
}
