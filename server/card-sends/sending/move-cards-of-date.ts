import type { Tx } from '#db/client.ts';
import type { MergedDate } from '#server/kernel/module.ts';

/** The cards for a date become those of another one of the same person. */
export async function moveCardsOfDate(tx: Tx, { calendarId, intoId }: MergedDate): Promise<void> {
  await tx.updateTable('card_sends').set({ calendar_id: intoId }).where('calendar_id', '=', calendarId).execute();
}
