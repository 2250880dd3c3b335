import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { possessive } from '#shared/text/possessive.ts';

/** With more than this the fields are in the rows of the table: each beside its name. */
const AT_ONCE = 3;

/** The recipients whose address does not work. */
export function getBounced(sent: Pick<SentCard, 'ledger'> | null): LedgerEntry[] {
  return sent?.ledger.filter((entry) => entry.state === 'bounced') ?? [];
}

/** The heading in place of a success: `Kit’s address does not work`. */
export function formatProblemTitle(
  bounced: readonly (Pick<LedgerEntry, 'name'> & { mobile?: string | null })[],
): string {
  const [first] = bounced;
  if (bounced.length === 1 && first)
    return `${possessive(first.name)} ${first.mobile ? 'number' : 'address'} does not work`;
  const numbers = bounced.filter(({ mobile }) => mobile).length;
  const what = numbers === 0 ? 'addresses' : numbers === bounced.length ? 'numbers' : 'addresses and numbers';
  return `${bounced.length.toLocaleString('en')} ${what} do not work`;
}

/** Whether the fields for other addresses are all below the heading. */
export function hasFieldsAtOnce(bounced: readonly LedgerEntry[]): boolean {
  return bounced.length <= AT_ONCE;
}
