import { EntryRow } from '../entries/entry-row.tsx';
import { DayRows, HolidayRow, ScheduledCardRow } from '../rows.tsx';
import type { DayItem } from './day-items.ts';

/** What is on one or several days of a month, in rows. @param today the reader's, `YYYY-MM-DD` */
export function ItemRows({ items, today }: { items: readonly DayItem[]; today: string }) {
  return (
    <DayRows>
      {items.map((item) =>
        'entry' in item ? (
          <EntryRow key={item.entry.calendarId} entry={item.entry} today={today} />
        ) : 'card' in item ? (
          <ScheduledCardRow key={item.card.cardSendId ?? item.card.path} card={item.card} />
        ) : (
          <HolidayRow key={item.holiday.name} holiday={item.holiday} today={today} inMonth />
        ),
      )}
    </DayRows>
  );
}
