import type { Queryable } from '#db/client.ts';
import { listRemembered, type Remembered } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeliveryToRender, OutgoingPush } from '#server/kernel/message.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { routes } from '#shared/routes.ts';
import { clockAt, instantOf } from '#shared/time/local-time.ts';
import { distance, headline } from '../mails/wording.ts';
import { REMINDERS } from '../notification-kind.ts';
import { selectReader } from '../queries.ts';

type Payload = { days: { calendarId: string; on: string }[] };
type Reader = { zone: string; date_order: Parameters<typeof headline>[2] };

/** Says on a device what is true when it leaves, as the mail does. */
export async function renderReminderPush(
  context: Context,
  db: Queryable,
  { memberId, payload }: DeliveryToRender<Payload>,
): Promise<OutgoingPush | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, REMINDERS, 'push'))) return null;
  const [reader, remembered] = await Promise.all([
    selectReader(db, memberId),
    listRemembered(db, memberId, payload.days),
  ]);
  return reader === undefined ? null : reminderPush(remembered, reader, context.clock.now());
}

/**
 * One date by itself leads to cards for it; several of a day are one notification, which leads to the list of dates. It is kept for the device until the day
 * of the reader ends: after that `tomorrow` is wrong.
 */
export function reminderPush(
  remembered: readonly Pick<Remembered, 'type' | 'name' | 'years' | 'on' | 'isEvening' | 'calendarId' | 'category'>[],
  { zone, date_order: order }: Reader,
  now: number,
): OutgoingPush | null {
  const [first] = remembered;
  if (first === undefined) return null;
  const { date: today } = clockAt(now, zone);
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString();
  const ends = instantOf({ date: tomorrow, time: '00:00', timeZone: zone });
  const until = { about: `reminders ${today}`, ttlSeconds: Math.max(60, Math.floor((ends - now) / 1000)) };
  const headlines = remembered.map((entry) => headline(entry, today, order));
  if (remembered.length === 1)
    return {
      title: headlines.join(),
      body: distance(first, today),
      path: pathToCardsFor(first.type, first.calendarId, first.category),
      ...until,
    };
  return {
    title: `${remembered.length} dates to remember`,
    body: headlines.map((text) => `${text}.`).join(' '),
    path: routes.reminders(),
    ...until,
  };
}
