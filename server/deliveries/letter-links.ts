import type { NotificationKind } from '#contract/notification.ts';
import type { LinkedMember } from '#server/kernel/member-links.ts';
import { routes } from '#shared/routes.ts';
import type { LetterParts } from './letters.ts';
import type { SenderRow } from './outbox-queries.ts';
import type { WriterParts } from './written.ts';

/** The page of a card that was sent, for its sender. */
export function ledgerUrl({ site, keys }: LetterParts, row: SenderRow): string {
  if (!row.link_sealed || !row.sender_sealed)
    throw new Error(`The card ${row.card_send_id} has no links: a card gets them when it is sent.`);
  return `${site.origin}${routes.sendView(keys.open(row.link_sealed), keys.open(row.sender_sealed))}`;
}

/** What takes one POST to end mails of this kind to this member (RFC 8058). */
export function unsubscribeUrl({ site, links }: WriterParts, member: LinkedMember, kind: NotificationKind): string {
  return `${site.origin}${routes.unsubscribe(links.make('unsubscribe', member), kind)}`;
}
