import type { Queryable } from '#db/client.ts';

/** A card as far as its timeline tells of it. */
export function selectTimelineCard(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('card_sends')
    .select(['sender_name', 'schedule', 'created_at', 'sent_at'])
    .where('card_send_id', '=', cardSendId)
    .executeTakeFirst();
}
export type TimelineCard = NonNullable<Awaited<ReturnType<typeof selectTimelineCard>>>;

/** The people of a card with what they answered. */
export function selectAnswered(db: Queryable, cardSendId: string) {
  return db
    .selectFrom('recipients')
    .select(['recipient_id', 'name', 'thanks'])
    .where('card_send_id', '=', cardSendId)
    .execute();
}
export type AnsweredRow = Awaited<ReturnType<typeof selectAnswered>>[number];

/** The ledger of a card, in the order in which things happened. @param since when the card began, so that only later months are read. */
export function selectEvents(db: Queryable, cardSendId: string, since: Date) {
  return db
    .selectFrom('card_delivery_events')
    .select(['at', 'kind', 'recipient_id', 'delivery_id', 'attempt', 'detail', 'response'])
    .where('card_send_id', '=', cardSendId)
    .where('at', '>=', since)
    .orderBy('at')
    .orderBy('event_id')
    .execute();
}
export type EventRow = Awaited<ReturnType<typeof selectEvents>>[number];
