import type { Queryable } from '#db/client.ts';
import { listRemembered, type Remembered } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingText, parsePayload } from '#server/kernel/message.ts';
import { composeText } from '#server/kernel/text-segments.ts';
import { isNumberOf, textLinkUrl } from '#server/mobile-numbers/mobile-numbers.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { routes } from '#shared/routes.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { headline } from '../mails/wording.ts';
import { DATE_REMINDER } from '../messages.ts';
import { REMINDERS } from '../notification-kind.ts';
import { selectReader } from '../queries.ts';

type Payload = { days: { calendarId: string; on: string }[] };
type Reader = { date_order: Parameters<typeof headline>[2] };

/** Says by text what is true when it leaves, as the mail does. */
export async function renderReminderText(
  context: Context,
  db: Queryable,
  { memberId, address, payload, deliveryId }: DeliveryToRender<Payload>,
): Promise<OutgoingText | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, REMINDERS, 'text'))) return null;
  if (!(await isNumberOf(db, memberId, address))) return null;
  const [reader, remembered] = await Promise.all([
    selectReader(db, memberId),
    listRemembered(db, memberId, payload.days),
  ]);
  if (reader === undefined) return null;
  const { date: today } = clockAt(context.clock.now(), reader.zone);
  return reminderText(remembered, reader, today, textLinkUrl(context, deliveryId, reader));
}

/** All dates of a day in one text of at most two segments. */
export function reminderText(
  remembered: readonly Pick<Remembered, 'type' | 'name' | 'years' | 'on' | 'isEvening'>[],
  { date_order: order }: Reader,
  today: string,
  link: string,
): OutgoingText | null {
  if (remembered.length === 0) return null;
  const sentences = remembered.map((entry) => `${headline(entry, today, order)}.`);
  return { body: composeText(sentences, link, (left) => `And ${left} more.`), mark: link };
}

/** Where the link of such a text leads: one date by itself to cards for it, several to the list of dates. */
export async function reminderTextLeadsTo(
  db: Queryable,
  { kind, payload, memberId }: { kind: string; payload: unknown; memberId: string },
  query: Record<string, string>,
): Promise<string | null> {
  if (kind !== DATE_REMINDER.kind) return null;
  const { days } = parsePayload(DATE_REMINDER, payload) as Payload;
  const [first, ...others] = await listRemembered(db, memberId, days);
  return first === undefined || others.length > 0
    ? routes.narrowed(routes.reminders(), query)
    : pathToCardsFor(first.type, first.calendarId, first.category, query);
}
