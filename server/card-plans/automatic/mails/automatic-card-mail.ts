import type { Queryable } from '#db/client.ts';
import { findPersonDate } from '#server/calendar/calendar.ts';
import { findCardForSender, ledgerUrl } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { findAddressee, isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { firstName } from '#shared/people/first-name.ts';
import { media, routes } from '#shared/routes.ts';
import { AUTOMATIC_CARD } from '../messages.ts';
import { AUTOMATIC_CARDS } from '../notification-kind.ts';
import { selectWords } from '../queries.ts';
import { automaticCardEmail, noAutomaticCardEmail } from './automatic-card-email.ts';

/** The width of the picture in pixels; it is shown at half of that. */
const PICTURE_WIDTH = 350;

type Payload = { calendarId: string; day: string; cardSendId: string | null; reason: string };

export const automaticCardMail = renderMessage(AUTOMATIC_CARD, { email: render }, { days: 366, strangerDays: 1 });

/** Says what is true when it leaves: nothing where the card was taken back, or the date was answered, meanwhile. */
async function render(
  context: Context,
  db: Queryable,
  { memberId, payload }: DeliveryToRender<Payload>,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, AUTOMATIC_CARDS, 'email'))) return null;
  const { calendarId, day: on, cardSendId, reason } = payload;
  const [reader, date] = await Promise.all([
    findAddressee(db, memberId),
    findPersonDate(context, memberId, calendarId),
  ]);
  if (reader === undefined || date === null || date.on !== on) return null;
  const { origin } = siteOf(context);
  const pair = context.memberLinks.make('soft', reader);
  const stop = unsubscribeUrl(context, reader, AUTOMATIC_CARDS);
  const said = {
    firstName: firstName(date.name),
    reminderName: date.reminderName,
    day: Temporal.PlainDate.from(on).toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    unsubscribeUrl: stop,
  };
  if (cardSendId === null) {
    if (date.handledAs !== null) return null;
    const chooseUrl = origin + pathToCardsFor(date.type, calendarId, date.category, pair);
    return { mail: noAutomaticCardEmail({ ...said, reason, chooseUrl }), toName: reader.name, unsubscribeUrl: stop };
  }
  const [card, words] = await Promise.all([findCardForSender(db, cardSendId), selectWords(db, cardSendId)]);
  if (!card?.row.link_sealed || words?.state !== 'scheduled') return null;
  const mail = automaticCardEmail({
    ...said,
    message: words.message,
    picture: {
      url: origin + media.sent(context.keys.open(card.row.link_sealed), null, 'front', PICTURE_WIDTH, 'jpg'),
      alt: card.row.title,
    },
    changeUrl: ledgerUrl(context, card.row, reader),
    declineUrl: origin + routes.narrowed(routes.declineCard(calendarId), pair),
  });
  return { mail, toName: reader.name, unsubscribeUrl: stop };
}
