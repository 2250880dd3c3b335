import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Queryable } from '#db/client.ts';
import { listSentAbout } from '#server/dispatch/dispatch.ts';
import type { Module, TimelineEntry } from '#server/kernel/module.ts';
import { selectNamedAccessRequest } from './message-access/message-access-queries.ts';
import type { StoredMails } from './mails/mails.ts';
import { CARD_MOVED, CARD_TAKEN_DOWN } from './member-mails/messages.ts';

type Event = AdminSendDetails['events'][number];

/** Mails to a sender about what we did with a card. */
export function noticeEntries(db: Queryable, cardSendId: string): Promise<TimelineEntry[]> {
  return listSentAbout(db, cardSendId, [CARD_MOVED, CARD_TAKEN_DOWN]);
}

/** Whether the sender allowed us to look inside a card, when they were asked last. */
export async function answerEntries(db: Queryable, cardSendId: string): Promise<TimelineEntry[]> {
  const asked = await selectNamedAccessRequest(db, cardSendId);
  if (!asked?.answered_at) return [];
  const kind = asked.is_allowed ? 'message-access-allowed' : 'message-access-refused';
  return [{ kind, at: asked.answered_at, who: asked.sender_name }];
}

/** Everything that the modules know of what happened to a card, in order. */
export async function readTimeline(
  { db, mailbox, modules }: { db: Queryable; mailbox: StoredMails; modules: readonly Module[] },
  cardSendId: string,
): Promise<Event[]> {
  const brought = modules.flatMap(({ timeline = [] }) => timeline).toSorted((a, b) => a.order - b.order);
  const entries = (await Promise.all(brought.map((one) => one.entries(db, cardSendId)))).flat();
  const kept = await mailbox?.find(entries.flatMap(messageKeyOf));
  return entries
    .map((entry) => ({ ...viewEntry(entry), messageId: kept?.get(messageKeyOf(entry)[0] ?? '') ?? null }))
    .toSorted((a, b) => a.at.localeCompare(b.at));
}

/** What the Message-ID of an entry's mail begins with, where it left as one. */
function messageKeyOf({ delivery }: TimelineEntry): string[] {
  return delivery === undefined ? [] : [`${delivery.deliveryId}.${delivery.attempt}`];
}

function viewEntry({ at, kind, who, recipientId, detail, response, attempt }: TimelineEntry): Omit<Event, 'messageId'> {
  return {
    at: at.toISOString(),
    kind,
    who,
    recipientId: recipientId ?? null,
    detail: detail ?? null,
    response: response ?? null,
    attempt: attempt ?? 1,
  };
}
