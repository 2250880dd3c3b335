import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import type { LeapDayRule } from '#shared/dates/occurrences.ts';
import type { CalendarName } from '#shared/dates/partial-date.ts';

type MaybeHoliday = ColumnType<string | null, string | null | undefined, string | null>;

export type CalendarEntriesTable = {
  calendar_id: string;
  member_id: string;
  contact_id: string | null;
  calendar_type_id: number;
  name: string | null;
  /** of a holiday (server/holidays) */ holiday_id: MaybeHoliday;
  note: string;
  calendar: CalendarName;
  year: number | null;
  month: number | null;
  is_leap_month: boolean;
  day: number | null;
  leap_day_rule: LeapDayRule;
  /** `YYYY-MM-DD`; queries select it as text */ next_on: ColumnType<unknown, string | null, string | null>;
  /** The last day on which it came, where that is known. */ last_on: ColumnType<
    unknown,
    string | null | undefined,
    string | null
  >;
  /** Reminders that fall on this day or earlier are not sent; null where that is so for none. */ quiet_through: ColumnType<
    unknown,
    string | null,
    string
  >;
  /** The day of the entry of which reminders were put off, and the day until which; null where none was. */
  snoozed_day: ColumnType<unknown, string | null | undefined, string | null>;
  snoozed_until: ColumnType<unknown, string | null | undefined, string | null>;
  is_blocked: Generated<boolean>;
  /** by which import it was added */ import_id: ColumnType<string | null, string | null | undefined, string | null>;
  removed_at: MaybeInstant;
  created_at: Instant;
  updated_at: Instant;
};

/** What a member did about a date. */
export type CalendarOccurrencesTable = {
  calendar_id: string;
  /** `YYYY-MM-DD`; queries select it as text */ day: ColumnType<unknown, string, never>;
  handled_as: HandledAs;
  /** the card by which, where one was sent here */ card_send_id: string | null;
  handled_at: Instant;
};

/** What a date was before an import put another one in its place. */
export type ImportedDateChangesTable = Pick<
  CalendarEntriesTable,
  'calendar_id' | 'calendar' | 'year' | 'month' | 'is_leap_month' | 'day' | 'leap_day_rule' | 'updated_at'
> & { import_id: string; changed_at: Instant };

declare module '#db/tables.ts' {
  interface Tables {
    calendar_entries: CalendarEntriesTable;
    calendar_occurrences: CalendarOccurrencesTable;
    imported_date_changes: ImportedDateChangesTable;
  }
}
