import { type ContentLine, readContentLines } from '../content-lines.ts';
import type { Problems } from '../problems.ts';
import { quote } from '../text.ts';

/** An event of a calendar: its properties by name, the first of each, without those of its alarms. */
export type CalendarEvent = {
  /** where it begins */ line: number;
  properties: Map<string, ContentLine>;
};

/** What stands before the first event. */
export type CalendarHead = Map<string, ContentLine>;

/**
 * Reads the events of a file, one after the other. A line that cannot be read is a problem and the rest of its event stays. An event without an end ends where
 * the next one begins, or with the file.
 * @param head filled with the properties of the calendar itself
 */
export function* splitEvents(
  bytes: Uint8Array,
  head: CalendarHead,
  problems: Problems,
): Generator<CalendarEvent, void> {
  let event: CalendarEvent | null = null;
  /** The part within an event, such as an alarm, whose properties are not the event's. */
  let within: string | null = null;
  for (const one of readContentLines(bytes)) {
    if (one.name === null) {
      if (event !== null) problems.add(one.line, `The line ${quote(one.value)} could not be read and was left out.`);
      continue;
    }
    const part = one.value.trim().toUpperCase();
    if (one.name === 'BEGIN' && part === 'VEVENT') {
      if (event !== null) {
        problems.add(one.line, `The event of line ${event.line} has no end. A new event begins here.`);
        yield event;
      }
      event = { line: one.line, properties: new Map() };
      within = null;
    } else if (one.name === 'BEGIN') {
      if (part !== 'VCALENDAR') within ??= part;
    } else if (one.name === 'END') {
      if (part === within) within = null;
      else if (part === 'VEVENT' && event !== null) {
        yield event;
        event = null;
        within = null;
      }
    } else if (within === null) {
      const properties = event?.properties ?? head;
      if (!properties.has(one.name)) properties.set(one.name, one);
    }
  }
  if (event !== null) {
    problems.add(event.line, 'This event has no end. The file may be cut off.');
    yield event;
  }
}
