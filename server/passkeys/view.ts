import type { Account } from '#contract/account.ts';
import type { PasskeyRow } from './queries.ts';

/** A passkey as its member sees it. */
export type PasskeyView = Account['passkeys'][number];

export function viewPasskey(row: PasskeyRow): PasskeyView {
  return {
    passkeyId: row.passkey_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
