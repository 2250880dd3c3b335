import type { Queryable } from '#db/client.ts';
import { type AuditEntry, listAuditAbout } from '#server/audit/audit.ts';
import { listSentAbout } from '#server/dispatch/dispatch.ts';
import type { TimelineEntry } from '#server/kernel/module.ts';
import { formatSchedule } from '../format-schedule.ts';
import { CARD_BOUNCED, SENDER_RECEIPT } from '../mails/messages.ts';
import { scheduleOf } from '../stored-columns.ts';
import {
  type AnsweredRow,
  type EventRow,
  selectAnswered,
  selectEvents,
  selectTimelineCard,
  type TimelineCard,
} from './timeline-queries.ts';

/** A line of the audit and the entry of the ledger that it led to lie this near, in milliseconds. */
const TOGETHER_MS = 2000;
/** What an administrator did that shows in the ledger. */
const IN_LEDGER = new Set(['card-sent-again', 'address-corrected', 'card-taken-down', 'link-renewed']);

/** What happened to a card, from the first draft to the last answer. What was written inside, and what was answered, stays out of it. */
export async function cardEntries(db: Queryable, cardSendId: string): Promise<TimelineEntry[]> {
  const card = await selectTimelineCard(db, cardSendId);
  if (card === undefined) return [];
  const [people, events, audit] = await Promise.all([
    selectAnswered(db, cardSendId),
    selectEvents(db, cardSendId, card.created_at),
    listAuditAbout(db, cardSendId),
  ]);
  const wasMoved = audit.some((line) => line.act === 'card-moved');
  const { sender_name: who, created_at, sent_at } = card;
  return [
    { kind: 'created', at: created_at, who },
    ...(sent_at === null
      ? []
      : [{ kind: 'planned', at: sent_at, who, detail: wasMoved ? null : formatSchedule(scheduleOf(card)) }]),
    ...events.map((event) => fromLedger(event, card, people, audit)),
  ];
}

/** Mails about a card to its sender: with the card's page, and of what came back. They are kept for a month. */
export function senderMailEntries(db: Queryable, cardSendId: string): Promise<TimelineEntry[]> {
  return listSentAbout(db, cardSendId, [SENDER_RECEIPT, CARD_BOUNCED]);
}

function fromLedger(
  event: EventRow,
  card: TimelineCard,
  people: readonly AnsweredRow[],
  audit: readonly AuditEntry[],
): TimelineEntry {
  const person = people.find((one) => one.recipient_id === event.recipient_id);
  const admin = audit.find(
    (line) => Math.abs(line.at.getTime() - event.at.getTime()) < TOGETHER_MS && IN_LEDGER.has(line.act),
  );
  return {
    kind: event.kind,
    at: event.at,
    who: actorOfEvent(event, card, person, admin),
    recipientId: event.recipient_id,
    attempt: event.attempt,
    detail: event.kind === 'replied' ? lengthOf(person?.thanks) : event.detail,
    response: event.response,
    ...(event.kind === 'accepted' && { delivery: { deliveryId: event.delivery_id, attempt: event.attempt } }),
  };
}

function actorOfEvent(
  { kind }: EventRow,
  card: TimelineCard,
  person: AnsweredRow | undefined,
  admin: AuditEntry | undefined,
): string {
  if (kind === 'accepted' || kind === 'delivered' || kind === 'bounced') return 'Delivery';
  if (kind === 'opened' || kind === 'replied' || kind === 'refused') return person?.name ?? '';
  if (admin) return admin.admin_name;
  return kind === 'queued' ? 'Scheduler' : card.sender_name;
}

/** Of an answer only how long it is: `3 words`. */
function lengthOf(thanks: string | null | undefined): string | null {
  const words = thanks?.split(/\s+/).filter(Boolean).length ?? 0;
  return words === 0 ? null : `${words} ${words === 1 ? 'word' : 'words'}`;
}
