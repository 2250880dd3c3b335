import type { Queryable, Tx } from '#db/client.ts';
import { cardsForDatesOf } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChangedContact } from '#server/kernel/module.ts';
import { sql } from 'kysely';
import { cardDeliveriesOf } from '../card-deliveries.ts';
import { lockCardSend, updateCardSend } from '../queries.ts';

/** When somebody has died, the cards that are still here for them do not leave: those for their dates, and those to them alone. They are drafts again. */
export async function stopForContact(tx: Tx, contact: ChangedContact, context: Context): Promise<void> {
  if (contact.change !== 'died') return;
  for (const cardSendId of await selectScheduledFor(tx, contact)) await withdrawCard(context, tx, cardSendId);
}

/** Makes a scheduled card a draft again, in the transaction of what is the reason. @returns false where it has left, or is a draft already */
export async function withdrawCard(context: Context, tx: Tx, cardSendId: string): Promise<boolean> {
  const row = await lockCardSend(tx, cardSendId);
  if (row?.state !== 'scheduled' || !(await cardDeliveriesOf(context).cancel(tx, cardSendId))) return false;
  await cardsForDatesOf(context).takeBack(tx, cardSendId);
  const at = new Date(context.clock.now());
  await updateCardSend(tx, cardSendId, { state: 'draft', confirm_hash: null, sent_at: null }, at);
  return true;
}

async function selectScheduledFor(db: Queryable, { memberId, contactId }: ChangedContact): Promise<string[]> {
  const { rows } = await sql<{ card_send_id: string }>`
    select s.card_send_id from card_sends s
    where s.member_id = ${memberId} and s.state = 'scheduled' and (
      s.calendar_id in (select e.calendar_id from calendar_entries e where e.contact_id = ${contactId})
      or (select array_agg(lower(r.email)) from recipients r where r.card_send_id = s.card_send_id)
        <@ (select array(select lower(email) from unnest(c.emails) as email) from contacts c where c.contact_id = ${contactId})
    )`.execute(db);
  return rows.map(({ card_send_id: cardSendId }) => cardSendId);
}
