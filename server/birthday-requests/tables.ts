import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';
import type { LeapDayRule } from '#shared/dates/occurrences.ts';

export type BirthdayRequestsTable = {
  request_id: string;
  member_id: string;
  contact_id: string | null;
  name: string;
  email: string | null;
  /** E.164 */ mobile: string | null;
  message: string;
  asker_name: string;
  shows_birthday: boolean;
  link_hash: Buffer;
  is_declined: Generated<boolean>;
  refused: 'sender' | 'everyone' | null;
  answered_at: MaybeInstant;
  year: number | null;
  month: number | null;
  day: number | null;
  leap_day_rule: Generated<LeapDayRule>;
  calendar_id: string | null;
  bounced_at: MaybeInstant;
  created_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    birthday_requests: BirthdayRequestsTable;
  }
}
