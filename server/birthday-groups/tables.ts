import type { ColumnType, Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';
import type { LeapDayRule } from '#shared/dates/occurrences.ts';

export type BirthdayGroupsTable = {
  group_id: string;
  member_id: string;
  name: string;
  maker_name: string;
  is_shared: boolean;
  is_open: Generated<boolean>;
  created_at: Instant;
  touched_at: Instant;
};

export type BirthdayGroupLinksTable = {
  link_id: string;
  group_id: string;
  link_hash: Buffer;
  created_at: Instant;
  replaced_at: MaybeInstant;
};

/** What became of a birthday in the calendar of the member. */
export type Kept = 'waiting' | 'told' | 'own' | 'full' | 'self';

export type BirthdayGroupPeopleTable = {
  person_id: string;
  group_id: string;
  name: string;
  year: number | null;
  month: number;
  day: number;
  leap_day_rule: LeapDayRule;
  kept: Kept;
  calendar_id: string | null;
  contact_id: string | null;
  is_distinct: Generated<boolean>;
  /** `YYYY-MM-DD`; no query selects it */ told_on: ColumnType<unknown, string, never>;
  added_at: Instant;
  changed_at: Instant;
  removed_at: MaybeInstant;
};

export type BirthdayGroupKeysTable = { key_hash: Buffer; person_id: string };

declare module '#db/tables.ts' {
  interface Tables {
    birthday_groups: BirthdayGroupsTable;
    birthday_group_links: BirthdayGroupLinksTable;
    birthday_group_people: BirthdayGroupPeopleTable;
    birthday_group_keys: BirthdayGroupKeysTable;
  }
}
