import type { Queryable } from '#db/client.ts';

/** The shop's cards that were sent for a date, in any year. */
export async function selectCardsSentFor(db: Queryable, calendarId: string): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('card_sends')
    .select('card_id')
    .where('calendar_id', '=', calendarId)
    .where('state', '!=', 'draft')
    .where('card_id', 'is not', null)
    .execute();
  return new Set(rows.flatMap(({ card_id: cardId }) => cardId ?? []));
}
