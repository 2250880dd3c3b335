import type { Queryable } from '#db/client.ts';
import { listRemembered, type Remembered } from '#server/calendar/calendar.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import { findLastCard, suggestCards } from '#server/suggestions/suggestions.ts';
import { snoozeDay } from '#shared/dates/snooze.ts';
import { formatLeads, LEADS } from '#shared/dates/reminder-leads.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { media, routes } from '#shared/routes.ts';
import { DATE_REMINDER } from '../messages.ts';
import { selectReader } from '../queries.ts';
import { REMINDERS } from '../notification-kind.ts';
import { renderReminderPush } from '../pushes/reminder-push.ts';
import { renderReminderText } from '../texts/reminder-text.ts';
import { type RemindedDate, reminderEmail, type SuggestedCard } from './reminder-email.ts';
import { distance, headline, nameOfDay, formatRelativeDay, formatLastCard, stampOf } from './wording.ts';

/** The ledger of reminders is kept for a year: whether somebody was reminded is asked long after. */
export const reminderMail = renderMessage(
  DATE_REMINDER,
  { email: renderReminder, push: renderReminderPush, text: renderReminderText },
  { days: 366, strangerDays: 1 },
);

const CARDS = 3;
/** The width of a card's picture in pixels; it is shown at less than half of that. */
const PICTURE_WIDTH = 350;

type Payload = { days: { calendarId: string; on: string }[] };

/** Says what is true when it leaves: nothing is sent about a date that was removed meanwhile. */
async function renderReminder(
  context: Context,
  db: Queryable,
  { memberId, payload, deliveryId }: DeliveryToRender<Payload>,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, REMINDERS, 'email'))) return null;
  const [reader, remembered] = await Promise.all([
    selectReader(db, memberId),
    listRemembered(db, memberId, payload.days),
  ]);
  if (reader === undefined || remembered.length === 0) return null;
  const { origin } = siteOf(context);
  const pair = context.memberLinks.make('soft', reader);
  const fromHere = { r: deliveryId, ...pair };
  const { date: today } = clockAt(context.clock.now(), reader.zone);
  const dates = await Promise.all(
    remembered.map(async (entry): Promise<RemindedDate> => {
      const urlOf = (answer: Record<string, string> = {}) =>
        origin + pathToCardsFor(entry.type, entry.calendarId, entry.category, { ...answer, ...fromHere });
      const last = await findLastCard(db, entry);
      const again = snoozeDay(entry.on, today, entry.leads ?? reader.reminder_leads);
      return {
        headline: headline(entry, today, reader.date_order),
        distance: distance(entry, today),
        last: last === null ? '' : formatLastCard(last, entry),
        name: entry.type === 'event' || entry.type === 'holiday' ? nameOfDay(entry) : entry.name,
        stamp: stampOf(entry.on),
        note: entry.note,
        chooseUrl: urlOf(),
        callUrl: urlOf({ answer: 'call' }),
        doneUrl: urlOf({ answer: 'card' }),
        again:
          again === null
            ? null
            : { url: urlOf({ until: again }), day: formatRelativeDay(again, today, reader.date_order) },
        cards: remembered.length === 1 ? await suggest(context, db, entry, fromHere) : [],
      };
    }),
  );
  // Why it comes: for a single person with days of their own, for these; otherwise for those of the account.
  const [first] = remembered;
  const own = remembered.length === 1 ? first?.leads : null;
  const leads = LEADS.filter((lead) => (own ?? reader.reminder_leads).includes(lead));
  const mail = reminderEmail({
    dates,
    leads: formatLeads(leads),
    allDatesUrl: origin + routes.reminders(),
    timesUrl: `${origin}${routes.account()}#when`,
    unsubscribeUrl: unsubscribeUrl(context, reader, REMINDERS),
  });
  return { mail, toName: reader.name, unsubscribeUrl: unsubscribeUrl(context, reader, REMINDERS) };
}

async function suggest(
  context: Context,
  db: Queryable,
  entry: Remembered,
  fromHere: Record<string, string>,
): Promise<SuggestedCard[]> {
  const { origin } = siteOf(context);
  const cards = await suggestCards(context, db, entry, CARDS);
  return cards.map((card) => ({
    url: origin + routes.narrowed(routes.card(card.cardId), { calendar_id: entry.calendarId, ...fromHere }),
    pictureUrl: origin + media.cardInMail(card.cardId, card.paletteId, PICTURE_WIDTH, card.v),
    title: card.title,
    alt: card.alt,
    paper: card.paper,
  }));
}
