import { DateStamp } from '#app/parts/date-stamp.tsx';
import { Avatar } from '#app/ui/avatar.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import type { CalendarEntry } from '#contract/calendar.ts';
import { CALENDAR_TYPES } from '#shared/dates/calendar-types.ts';
import { routes } from '#shared/routes.ts';
import { formatDay } from '../format-day.ts';
import { DateRow, DayRow } from '../rows.tsx';
import { kindOf, pathToChange } from './entry-types.ts';
import css from './entry-row.module.css';
import { describeEntry } from './describe-entry.ts';

/** A birthday, an anniversary or an event in a list below its month. @param today the reader's, `YYYY-MM-DD` */
export function EntryRow({ entry, today }: { entry: CalendarEntry; today: string }) {
  const { calendarDate, contact, calendarName, date } = entry;
  const who = contact?.name ?? calendarName;
  const name = (
    <PathLink className={css.name} to={pathToChange(entry)} aria-label={`Change ${calendarName}`}>
      <bdi>{who}</bdi>
    </PathLink>
  );
  const note = describeEntry(entry, today);
  if (calendarDate === null)
    return (
      <DateRow
        mark={<Avatar name={who} />}
        name={name}
        note={note}
        end={
          <ButtonLink
            size="small"
            variant="quiet"
            to={pathToChange(entry)}
            aria-label={`Add the date of ${calendarName}`}
          >
            Add the date
          </ButtonLink>
        }
      />
    );
  const end = (
    <ButtonLink size="small" variant="quiet" to={pathToCards(entry)} aria-label={`Choose a card for ${who}`}>
      Choose
    </ButtonLink>
  );
  const kind = kindOf(entry);
  if (date.day === null)
    return (
      <DateRow
        mark={<DateStamp day="?" word={formatDay(calendarDate).month} kind={kind} />}
        name={name}
        note={note}
        end={end}
      />
    );
  return <DayRow date={calendarDate} kind={kind} inMonth name={name} note={note} end={end} />;
}

/** Cards for an entry: with the person's name on the front for a birthday. */
function pathToCards({ calendarTypeId, firstName }: CalendarEntry): string {
  if (calendarTypeId === CALENDAR_TYPES.birthday && firstName !== null) return routes.name(firstName);
  return calendarTypeId === CALENDAR_TYPES.anniversary ? routes.cards('anniversary') : routes.cards();
}
