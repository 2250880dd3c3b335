import type { AdminMember, AdminSend } from '#contract/admin.ts';
import type { StockedFacts } from '#server/cards/view.ts';
import { media } from '#shared/routes.ts';
import type { AdminMemberRow } from './member-queries.ts';
import type { AdminSendRow } from './send-queries.ts';

/** Width of a cover beside its facts, in pixels. */
const COVER_WIDTH = 350;

export function viewMember(row: AdminMemberRow): AdminMember {
  return {
    memberId: row.member_id,
    name: row.name,
    email: row.email,
    role: row.role,
    membershipType: row.membership_type,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    cardsSent: row.cards_sent,
    emailBouncedAt: row.email_bounced_at?.toISOString() ?? null,
    leavingAt: row.leaving_at?.toISOString() ?? null,
  };
}

/** The cover as it hangs in the shop: the name on somebody's front is theirs. */
export function coverOf(row: { card_id: string; palette_id: string; content_hash: string; facts: unknown }): string {
  const way = (row.facts as StockedFacts).colourways?.find((one) => one.paletteId === row.palette_id);
  return media.card(row.card_id, row.palette_id, 'front', COVER_WIDTH, way?.v ?? row.content_hash);
}

export function viewSend(row: AdminSendRow): AdminSend {
  return {
    cardSendId: row.card_send_id,
    cardTitle: row.title,
    coverUrl: coverOf(row),
    state: stateOf(row),
    sender: { memberId: row.member_id, name: row.sender_name, email: row.sender_email },
    recipients: row.people,
    bounced: row.bounced,
    createdAt: row.created_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
  };
}

/** How a card stands in one word; what needs somebody comes first. */
function stateOf(row: AdminSendRow): string {
  if (row.is_revoked) return 'taken-down';
  if (row.state === 'draft') return 'stopped';
  if (row.state === 'awaiting-confirmation') return row.state;
  if (row.bounced > 0) return 'bounced';
  if (row.left > 0) return 'sent';
  return row.scheduled > 0 ? 'scheduled' : 'stopped';
}
