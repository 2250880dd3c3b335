import type { Generated } from 'kysely';
import type { Instant, MaybeInstant } from '#db/columns.ts';

/** What the owner of an account changes in it. */
export type MemberSettingsColumns = {
  name: string;
  birth_year: number | null;
  birth_month: number | null;
  birth_day: number | null;
  hides_birth_year: Generated<boolean>;
  language: Generated<string>;
  date_order: Generated<'day-month' | 'month-day' | 'year-month'>;
  week_start: Generated<number>;
  country_id: string | null;
  zone: Generated<string>;
  reminder_hour: Generated<number>;
  reminder_leads: Generated<number[]>;
};

export type MembersTable = MemberSettingsColumns & {
  member_id: string;
  email: string;
  email_confirmed_at: MaybeInstant;
  email_bounced_at: MaybeInstant;
  pending_email: string | null;
  password_hash: string | null;
  password_changed_at: MaybeInstant;
  role: Generated<'member' | 'admin'>;
  membership_type: Generated<'standard' | 'trial' | 'premium' | 'premium-not-renewing'>;
  photo_id: string | null;
  link_epoch: Generated<number>;
  two_step_sealed: Buffer | null;
  two_step_since: MaybeInstant;
  two_step_used: Generated<number>;
  leaving_at: MaybeInstant;
  leaving_cards: 'leave' | 'take-down' | null;
  created_at: Instant;
  updated_at: Instant;
};

declare module '#db/tables.ts' {
  interface Tables {
    members: MembersTable;
  }
}
