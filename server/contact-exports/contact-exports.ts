import { listDates, listOccurrences } from '#server/calendar/calendar.ts';
import { listPeople } from '#server/contacts/contacts.ts';
import { type Actor, requireNotImpersonated } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { siteOf } from '#server/kernel/site.ts';
import type { PeopleFile } from '#shared/people/people-files.ts';
import type { FileDate, FilePerson } from './file-person.ts';
import { writeCsv } from './write-csv.ts';
import { type DateOf, writeDates } from './write-dates.ts';
import { writeVCards } from './write-vcards.ts';

/** How far ahead the days of lunar dates and holidays are written, in years. */
const YEARS_AHEAD = 10;

/** A member's people and dates as files that other programs read. */
export const contactExportsOf = oncePerContext((context: Context) => ({
  /** @throws Failure for whoever is not signed in, in person */
  async file(actor: Actor, file: PeopleFile): Promise<{ text: string; type: string }> {
    const { memberId } = requireNotImpersonated(actor);
    const [people, entries] = await Promise.all([listPeople(context.db, memberId), listDates(context.db, memberId)]);
    const names = new Map(people.map(({ contactId, name }) => [contactId, name]));
    if (file === 'dates.ics') {
      const today = new Date(context.clock.now()).toISOString().slice(0, 10);
      const to = Temporal.PlainDate.from(today).add({ years: YEARS_AHEAD }).toString();
      const occurrences = await listOccurrences(context.db, memberId, { from: today, to });
      const yearly = entries.flatMap(({ calendarId, contactId, type, name, date }): DateOf[] =>
        type === 'holiday' || date.calendar !== 'gregorian'
          ? []
          : [{ id: calendarId, type, name, date, person: contactId === null ? null : (names.get(contactId) ?? null) }],
      );
      const isYearly = new Set(yearly.map(({ id }) => id));
      const others = occurrences.filter(({ calendarId }) => !isYearly.has(calendarId));
      return {
        text: writeDates(yearly, others, new URL(siteOf(context).origin).host, today),
        type: 'text/calendar; charset=utf-8',
      };
    }
    const datesOf = Map.groupBy(entries, ({ contactId }) => contactId);
    const withDates = people.map(({ contactId, ...person }): FilePerson => ({
      ...person,
      dates: (datesOf.get(contactId) ?? []).flatMap(({ type, name, date }): FileDate[] =>
        type === 'holiday' ? [] : [{ type, name, date }],
      ),
    }));
    return file === 'people.vcf'
      ? { text: writeVCards(withDates), type: 'text/vcard; charset=utf-8' }
      : { text: writeCsv(withDates), type: 'text/csv; charset=utf-8' };
  },
}));
