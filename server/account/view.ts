import type { Account } from '#contract/account.ts';
import type { PlannedCard } from '#server/favorites/favorites.ts';
import { viewPhoto } from '#server/photos/photos.ts';
import type { AccountRow } from './queries.ts';
import { showSettings } from './settings.ts';

export type AccountParts = {
  row: AccountRow;
  cardsSent: number;
  passkeys: Account['passkeys'];
  identities: Account['identities'];
  planned: readonly PlannedCard[];
};

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** All that a member's own account page shows. */
export function viewAccount({ row, cardsSent, passkeys, identities, planned }: AccountParts): Account {
  return {
    memberId: row.member_id,
    ...showSettings(row),
    email: row.email,
    isEmailConfirmed: row.email_confirmed_at !== null,
    pendingEmail: row.pending_email,
    emailBouncedAt: iso(row.email_bounced_at),
    photo: viewPhoto(row.photo_id),
    since: row.created_at.toISOString(),
    cardsSent,
    hasPassword: row.password_hash !== null,
    passwordChangedAt: iso(row.password_changed_at),
    hasTwoStep: row.two_step_since !== null,
    recoveryCodesLeft: row.recovery_codes_left,
    passkeys,
    identities,
    plannedCards: planned.map(({ people, at }) => ({ people, at: at.toISOString() })),
    leavingAt: iso(row.leaving_at),
  };
}
