import ical, { ICalAlarmRelatesTo, ICalAlarmType, ICalCalendarMethod, ICalEventTransparency } from 'ical-generator';
import type { Occurrence } from '#server/calendar/calendar.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';

const DAY_SECONDS = 86_400;
const HOUR_SECONDS = 3_600;
/** How often a calendar is asked to read it again, in seconds. */
const READ_AGAIN_SECONDS = 6 * HOUR_SECONDS;

type Options = {
  origin: string;
  /** the hour of reminders, where the member is */ hour: number;
  /** how many days before a date the member is reminded; 0 is the day itself */ leads: readonly number[];
};

/**
 * Days as a calendar (RFC 5545): one event for the whole day for each, since how old somebody is differs from year to year. Its text is the same as long
 * as the days are.
 */
export function writeCalendar(occurrences: readonly Occurrence[], { origin, hour, leads }: Options): string {
  const calendar = ical({
    name: 'Cardamom',
    prodId: { company: 'Cardamom', product: 'Dates', language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: READ_AGAIN_SECONDS,
  });
  const { host } = new URL(origin);
  for (const { calendarId, type, name, on, isEvening, category, isReminded, ownLeads } of occurrences) {
    const url = origin + pathToCardsFor(type, calendarId, category);
    const day = new Date(`${on}T00:00:00Z`);
    const event = calendar.createEvent({
      id: `${calendarId}-${on}@${host}`,
      // The day itself, so that the text does not change from one reading to the next.
      stamp: day,
      start: day,
      allDay: true,
      summary: name,
      description: `${isEvening ? 'In the evening. ' : ''}Choose a card: ${url}`,
      url,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
    for (const lead of isReminded ? (ownLeads ?? leads) : []) {
      const before = lead * DAY_SECONDS - hour * HOUR_SECONDS;
      const trigger = before >= 0 ? { trigger: before } : { triggerAfter: -before };
      // Without this, one after the beginning counts from the end.
      event
        .createAlarm({ type: ICalAlarmType.display, description: name, ...trigger })
        .relatesTo(ICalAlarmRelatesTo.start);
    }
  }
  return calendar.toString();
}
