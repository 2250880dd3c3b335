import type { CalendarEntry } from '#contract/calendar.ts';
import { EntryRow } from '../entries/entry-row.tsx';
import { DayRows, HolidayRow, ScheduledCardRow } from '../rows.tsx';
import type { DayItem } from './day-items.ts';

/** What is on one or several days of a month, in rows. */
export function ItemRows({
  items,
  today,
  onChange,
}: {
  items: readonly DayItem[];
  /** the reader's, `YYYY-MM-DD` */ today: string;
  /** called with an entry as it is after an answer */ onChange: (entry: CalendarEntry) => void;
}) {
  return (
    <DayRows>
      {items.map((item) =>
        'entry' in item ? (
          <EntryRow key={item.entry.calendarId} entry={item.entry} today={today} onChange={onChange} />
        ) : 'card' in item ? (
          <ScheduledCardRow key={item.card.cardSendId ?? item.card.path} card={item.card} />
        ) : (
          <HolidayRow key={item.holiday.name} holiday={item.holiday} today={today} inMonth />
        ),
      )}
    </DayRows>
  );
}
