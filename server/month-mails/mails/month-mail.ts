import type { Queryable } from '#db/client.ts';
import { listOccurrences, type Occurrence } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import type { HandledAs } from '#shared/dates/handled-as.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { routes } from '#shared/routes.ts';
import { MONTH_AHEAD } from '../messages.ts';
import { daysOfMonth } from '../months.ts';
import { MONTHS } from '../notification-kind.ts';
import { selectReader } from '../queries.ts';
import { monthEmail } from './month-email.ts';

export const monthMail = renderMessage(MONTH_AHEAD, { email: renderMonth }, { days: 366, strangerDays: 1 });

/** Fewer dates than this are told by their own reminders alone. */
const FEWEST = 2;
/** How many dates of the month after it are named. */
const THEN = 4;
const DONE: Record<HandledAs, string> = {
  card: 'Card ready',
  call: 'You will call',
  gift: 'Present ready',
  nothing: 'Not this year',
};

/** Tells what is in the month when it leaves; nothing where that is too little. */
async function renderMonth(
  context: Context,
  db: Queryable,
  { memberId, payload: { month } }: DeliveryToRender<{ month: string }>,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, MONTHS, 'email'))) return null;
  const [reader, dates, then] = await Promise.all([
    selectReader(db, memberId),
    listOccurrences(db, memberId, daysOfMonth(month)),
    listOccurrences(db, memberId, daysOfMonth(month, 1)),
  ]);
  if (reader === undefined || dates.length < FEWEST) return null;
  const { origin } = siteOf(context);
  const pair = context.memberLinks.make('soft', reader);
  const stop = unsubscribeUrl(context, reader, MONTHS);
  const chooseUrl = ({ type, calendarId, category }: Occurrence) =>
    origin + pathToCardsFor(type, calendarId, category, pair);
  const mail = monthEmail({
    month: format(`${month}-01`, { month: 'long' }),
    name: reader.name,
    dates: dates.map((one) => ({
      name: one.name,
      ...stampOf(one),
      when: `${format(one.on, { weekday: 'long' })}${one.isEvening ? ', in the evening' : ''}`,
      done: one.handledAs === null ? null : DONE[one.handledAs],
      chooseUrl: chooseUrl(one),
    })),
    following: {
      month: format(daysOfMonth(month, 1).from, { month: 'long' }),
      dates: then.slice(0, THEN).map(({ name, on }) => ({ name, day: stampOf({ on }).day })),
      more: Math.max(0, then.length - THEN),
    },
    allDatesUrl: origin + routes.reminders(),
    unsubscribeUrl: stop,
  });
  return { mail, toName: reader.name, unsubscribeUrl: stop };
}

/** `28` and `Sat`, for the stamp. */
function stampOf({ on }: Pick<Occurrence, 'on'>): { day: string; weekday: string } {
  return { day: String(Number(on.slice(8))), weekday: format(on, { weekday: 'short' }) };
}

function format(on: string, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(new Date(`${on}T00:00:00Z`));
}
