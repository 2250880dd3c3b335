import type { Queryable } from '#db/client.ts';
import { findPersonDate } from '#server/calendar/calendar.ts';
import { shopOf } from '#server/cards/cards.ts';
import { findCardForSender, ledgerUrl } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { findAddressee, isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import { pathToCardsFor } from '#shared/dates/path-to-cards.ts';
import { firstName } from '#shared/people/first-name.ts';
import { media, routes } from '#shared/routes.ts';
import { AUTOMATIC_CARD, OFFERED_CARD } from '../messages.ts';
import { AUTOMATIC_CARDS } from '../notification-kind.ts';
import { selectOffer, selectWords } from '../queries.ts';
import { automaticCardEmail, noAutomaticCardEmail, offeredCardEmail } from './automatic-card-email.ts';

/** The width of the picture in pixels; it is shown at half of that. */
const PICTURE_WIDTH = 350;

type AutomaticPayload = { calendarId: string; day: string; cardSendId: string | null; reason: string };
type OfferedPayload = Pick<AutomaticPayload, 'calendarId' | 'day'>;
const KEPT = { days: 366, strangerDays: 1 };

export const automaticCardMail = renderMessage(AUTOMATIC_CARD, { email: renderAutomatic }, KEPT);
export const offeredCardMail = renderMessage(OFFERED_CARD, { email: renderOffered }, KEPT);

/** Says what is true when it leaves: nothing where the card was taken back, or the date was answered, meanwhile. */
async function renderAutomatic(
  context: Context,
  db: Queryable,
  { memberId, payload }: DeliveryToRender<AutomaticPayload>,
): Promise<OutgoingEmail | null> {
  const about = await readAbout(context, db, memberId, payload);
  if (about === null) return null;
  const { said, date, reader, pair, chooseUrl, origin } = about;
  const { calendarId, cardSendId, reason } = payload;
  const { unsubscribeUrl: stop } = said;
  if (cardSendId === null) {
    if (date.handledAs !== null) return null;
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

/** The same for a card that is offered: nothing where it is offered no more. */
async function renderOffered(
  context: Context,
  db: Queryable,
  { memberId, payload }: DeliveryToRender<OfferedPayload>,
): Promise<OutgoingEmail | null> {
  const about = await readAbout(context, db, memberId, payload);
  const offer = about?.date.handledAs === null ? await selectOffer(db, payload.calendarId, payload.day) : null;
  if (about === null || offer === null) return null;
  const { said, reader, pair, chooseUrl, origin } = about;
  const { cardId, paletteId, alt, v } = await shopOf(context).card(offer.cardId);
  const mail = offeredCardEmail({
    ...said,
    message: offer.message,
    picture: { url: origin + media.cardInMail(cardId, paletteId, PICTURE_WIDTH, v), alt },
    acceptUrl: origin + routes.narrowed(routes.offeredCard(payload.calendarId), pair),
    chooseUrl,
  });
  return { mail, toName: reader.name, unsubscribeUrl: said.unsubscribeUrl };
}

/** Who reads a mail, and the date that it is about; null where it is not wanted any more, or the date comes on another day by now. */
async function readAbout(
  context: Context,
  db: Queryable,
  memberId: string | null,
  { calendarId, day: on }: OfferedPayload,
) {
  if (memberId === null || !(await isWanted(context, db, memberId, AUTOMATIC_CARDS, 'email'))) return null;
  const [reader, date] = await Promise.all([
    findAddressee(db, memberId),
    findPersonDate(context, memberId, calendarId),
  ]);
  if (reader === undefined || date === null || date.on !== on) return null;
  const { origin } = siteOf(context);
  const pair = context.memberLinks.make('soft', reader);
  const said = {
    firstName: firstName(date.name),
    reminderName: date.reminderName,
    day: Temporal.PlainDate.from(on).toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }),
    unsubscribeUrl: unsubscribeUrl(context, reader, AUTOMATIC_CARDS),
  };
  const chooseUrl = origin + pathToCardsFor(date.type, calendarId, date.category, pair);
  return { said, date, reader, pair, chooseUrl, origin };
}
