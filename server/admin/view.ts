import type { InsideAsk } from '#contract/admin/access-requests.ts';
import type { AdminMember } from '#contract/admin/members.ts';
import type { AdminSend, AdminSendDetails } from '#contract/admin/sends.ts';
import { factsOf } from '#server/cards/cards.ts';
import { media } from '#shared/routes.ts';
import type { MemberAccessRequest, AccessRequestRow } from './message-access/message-access-queries.ts';
import type { AdminMemberRow } from './members/member-queries.ts';
import type { AdminSendRow } from './sends/send-queries.ts';

/** Width of a cover beside its facts, in pixels. */
const COVER_WIDTH = 350;

export function viewMember(row: AdminMemberRow, cardsSent: number): AdminMember {
  return {
    memberId: row.member_id,
    name: row.name,
    email: row.email,
    role: row.role,
    membershipType: row.membership_type,
    createdAt: row.created_at.toISOString(),
    seenAt: row.seen_at?.toISOString() ?? null,
    cardsSent,
    emailBouncedAt: row.email_bounced_at?.toISOString() ?? null,
    leavingAt: row.leaving_at?.toISOString() ?? null,
  };
}

/** The cover as it hangs in the shop: the name on somebody's front is theirs. */
export function coverOf(row: { card_id: string; palette_id: string; content_hash: string; facts: unknown }): string {
  const way = factsOf(row).colourways.find((one) => one.paletteId === row.palette_id);
  return media.card(row.card_id, row.palette_id, 'front', COVER_WIDTH, way?.v ?? row.content_hash);
}

/** The cover of a card that is not of the shop is its sender's own: it is not shown. */
function coverOfSend({ card_id, content_hash, palette_id, facts }: AdminSendRow): string | null {
  return card_id === null || content_hash === null ? null : coverOf({ card_id, content_hash, palette_id, facts });
}

export function viewSend(row: AdminSendRow): AdminSend {
  return {
    cardSendId: row.card_send_id,
    cardTitle: row.title,
    coverUrl: coverOfSend(row),
    state: stateOf(row),
    sender: { memberId: row.member_id, name: row.sender_name, email: row.sender_email },
    to: row.first_names,
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

/** Whether what is written in a card may be read: what its sender said last, and until when. */
export function viewMessageAccess(row: AccessRequestRow | undefined, now: number): AdminSendDetails['inside'] {
  if (row === undefined) return { state: 'closed', at: null, until: null };
  const at = (row.answered_at ?? row.asked_at).toISOString();
  if (row.answered_at === null) return { state: 'asked', at, until: null };
  if (!row.is_allowed) return { state: 'refused', at, until: null };
  const until = row.open_until?.getTime() ?? 0;
  return until > now
    ? { state: 'open', at, until: new Date(until).toISOString() }
    : { state: 'closed', at: null, until: null };
}

const ANSWERS = { closed: 'over', asked: 'waiting', refused: 'refused', open: 'allowed' } as const;
/** The same, as the member sees it. */
export function viewAsk(row: MemberAccessRequest, now: number): InsideAsk {
  const { state, until } = viewMessageAccess(row, now);
  return {
    askId: row.ask_id,
    adminName: row.admin_name,
    cardTitle: row.title,
    to: row.names,
    reason: row.reason,
    askedAt: row.asked_at.toISOString(),
    answer: ANSWERS[state],
    until,
  };
}
