import type { Account } from '#contract/account.ts';
import type { IdentityRow } from './queries.ts';

/** A provider as the member that is connected with it sees it. */
export type IdentityView = Account['identities'][number];

export function viewIdentity({ provider, email, created_at: createdAt }: IdentityRow): IdentityView {
  return { provider, email, createdAt: createdAt.toISOString() };
}
