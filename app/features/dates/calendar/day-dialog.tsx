import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import { routes } from '#shared/routes.ts';
import type { DateOrder } from '#shared/time/date-order.ts';
import { formatWeekdayAndDay } from '../format-day.ts';
import type { DayItems } from './day-items.ts';
import { ItemRows } from './item-rows.tsx';

/** A day of the calendar: what is on it, and the way to add a birthday. On a phone a drawer. */
export function DayDialog({
  date,
  today,
  order,
  items,
  onChange,
  onClose,
}: {
  /** `YYYY-MM-DD`; null while none is open */ date: string | null;
  today: string;
  order: DateOrder;
  items: DayItems;
  /** called with an entry as it is after an answer */ onChange: (entry: CalendarEntry) => void;
  onClose: () => void;
}) {
  const here = date === null ? [] : (items.get(date) ?? []);
  return (
    <Dialog
      open={date !== null}
      onClose={onClose}
      title={date === null ? '' : formatWeekdayAndDay(date, order)}
      foot={
        <>
          <Button variant="plain" onClick={onClose}>
            Close
          </Button>
          {date !== null && (
            <ButtonLink variant="quiet" to={routes.addBirthdayByHand(date)}>
              Add a birthday
            </ButtonLink>
          )}
        </>
      }
    >
      {here.length === 0 ? (
        <p className={text.soft}>Nothing on this day yet.</p>
      ) : (
        <ItemRows items={here} today={today} onChange={onChange} />
      )}
    </Dialog>
  );
}
