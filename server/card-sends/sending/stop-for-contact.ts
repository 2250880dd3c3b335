import type { Queryable, Tx } from '#db/client.ts';
import { cardsForDatesOf } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import type { ChangedContact } from '#server/kernel/module.ts';
import { sql } from 'kysely';
import { cardDeliveriesOf } from '../card-deliveries.ts';
import { type CardSendRow, lockCardSend, type RecipientRow, selectRecipients, updateCardSend } from '../queries.ts';

/** When somebody has died, the cards that are still here for them do not leave: those for their dates, and those to them alone. They are drafts again. */
export async function stopForContact(tx: Tx, contact: ChangedContact, context: Context): Promise<void> {
  if (contact.change !== 'died') return;
  for (const cardSendId of await selectScheduledFor(tx, contact)) await withdrawCard(context, tx, cardSendId);
}

/** A card that was taken back before it left, with its people, as both were. */
export type WithdrawnCard = { row: CardSendRow; recipients: readonly RecipientRow[] };

/** Makes a scheduled card a draft again, in the transaction of what is the reason. @returns null where it has left, or is a draft already */
export async function withdrawCard(context: Context, tx: Tx, cardSendId: string): Promise<WithdrawnCard | null> {
  const row = await lockCardSend(tx, cardSendId);
  if (row?.state !== 'scheduled' || !(await cardDeliveriesOf(context).cancel(tx, cardSendId))) return null;
  // Counted while the card is held: as soon as it is a draft again, its people may be others.
  const recipients = await selectRecipients(tx, cardSendId);
  await cardsForDatesOf(context).takeBack(tx, cardSendId);
  const at = new Date(context.clock.now());
  await updateCardSend(tx, cardSendId, { state: 'draft', confirm_hash: null, sent_at: null }, at);
  return { row, recipients };
}

const HAS_ADDRESS = sql`exists (select from unnest(c.emails) as e (email) where lower(e.email) = lower(r.email))`;
/** Numbers of contacts are kept as they were typed, maybe without a country code. */
const HAS_NUMBER = sql`exists (
  select from unnest(c.phones) as p (phone)
    cross join lateral (select ltrim(regexp_replace(replace(p.phone, '(0)', ''), '[^0-9]', '', 'g'), '0') as digits) d
  where length(d.digits) >= 7 and r.mobile like '%' || d.digits)`;

async function selectScheduledFor(db: Queryable, { memberId, contactId }: ChangedContact): Promise<string[]> {
  const { rows } = await sql<{ card_send_id: string }>`
    select s.card_send_id from card_sends s
    where s.member_id = ${memberId} and s.state = 'scheduled' and (
      s.calendar_id in (select e.calendar_id from calendar_entries e where e.contact_id = ${contactId})
      or (exists (select from recipients r join contacts c on c.contact_id = ${contactId} where r.card_send_id = s.card_send_id)
        and not exists (
        select from recipients r join contacts c on c.contact_id = ${contactId}
        where r.card_send_id = s.card_send_id and not (${HAS_ADDRESS} or ${HAS_NUMBER})
      ))
    )`.execute(db);
  return rows.map(({ card_send_id: cardSendId }) => cardSendId);
}
