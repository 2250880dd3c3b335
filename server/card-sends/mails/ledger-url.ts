import type { Context } from '#server/kernel/context.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { LinkedMember } from '#server/kernel/member-links.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import type { SenderRow } from './queries.ts';

/** The link that opens a card. @throws where it has none yet */
export function linkOf(keys: Keys, row: Pick<SenderRow, 'card_send_id' | 'link_sealed'>): string {
  if (!row.link_sealed) throw new Error(`The card ${row.card_send_id} has no links: a card gets them when it is sent.`);
  return keys.open(row.link_sealed);
}

/** The path of the page of a card that was sent, with its sender's own link. */
export function ledgerPath(keys: Keys, row: Pick<SenderRow, 'card_send_id' | 'link_sealed' | 'sender_sealed'>): string {
  if (!row.sender_sealed) throw new Error(`The card ${row.card_send_id} has no link for its sender.`);
  return routes.sendView(linkOf(keys, row), keys.open(row.sender_sealed));
}

/** The page of a card that was sent, for its sender; whoever reads it as a member is softly logged in there. */
export function ledgerUrl(
  context: Pick<Context, 'keys' | 'settings' | 'memberLinks'>,
  row: Pick<SenderRow, 'card_send_id' | 'link_sealed' | 'sender_sealed'>,
  reader: LinkedMember | null = null,
): string {
  const pair = reader === null ? {} : context.memberLinks.make('soft', reader);
  return siteOf(context).origin + routes.narrowed(ledgerPath(context.keys, row), pair);
}
