import text from '#app/ui/text.module.css';
import type { CalendarEntry } from '#contract/calendar.ts';
import { formatWeekdayAndDay } from '../format-day.ts';
import { useDateSettings } from '../use-date-settings.ts';
import { EachTime } from '../year/each-time.tsx';
import { DateAnswer } from './date-answer.tsx';
import css from './date-reminders.module.css';

/** When the reader is next reminded of a date, and what they do about it. */
export function DateReminders({ entry, onChange }: { entry: CalendarEntry; onChange: (entry: CalendarEntry) => void }) {
  const settings = useDateSettings();
  const { calendarDate, missedDate, reminderDate, handledAs, isBlocked } = entry;
  const day = missedDate ?? calendarDate;
  if (day === null) return null;
  const isWaiting = !isBlocked && handledAs === null && reminderDate !== null && settings !== null;
  return (
    <section className={css.reminders} aria-labelledby="reminders-of-it">
      <h2 id="reminders-of-it">Reminders</h2>
      <p className={text.soft}>
        {isWaiting ? `We will remind you on ${formatWeekdayAndDay(reminderDate, settings.order)}. ` : ''}
        Choose what you will do, and we will not remind you again.
      </p>
      <DateAnswer entry={entry} day={day} onChange={onChange} />
      <EachTime calendarId={entry.calendarId} />
    </section>
  );
}
