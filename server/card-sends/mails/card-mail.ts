import { cardEmail } from './card-email.ts';
import { renderCardText } from './card-text.ts';
import { COVER_WIDTH, type MailCover } from './card-picture.ts';
import type { RenderedMail } from '#emails/frame.ts';
import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { media, routes } from '#shared/routes.ts';
import {
  type CardForRecipientRow,
  selectCardForRecipient,
  type DraftForMailRow,
  selectDraftForMail,
  selectPeople,
} from './queries.ts';
import { CARD, CARD_TEST, type TestCover } from './messages.ts';
import { nameForSender } from '../front-names.ts';
import { frontOfSend } from '../send-card.ts';
import { drawnColoursOf, scheduleOf } from '../stored-columns.ts';
import { testCodeOf } from '../test-sends/test-code.ts';

/** A card is kept with its deliveries for good; a test as long as other mails about a card. */
export const cardMails = [
  renderMessage(CARD, { email: renderCard, text: renderCardText }, 'with-its-group'),
  renderMessage(CARD_TEST, { email: renderTest }, { days: 30, strangerDays: 30 }),
];

/** The mail that carries a card to one recipient. A card that was taken back goes nowhere. */
async function renderCard(
  context: Context,
  db: Queryable,
  delivery: DeliveryToRender<object>,
): Promise<OutgoingEmail | null> {
  const row = await selectCardForRecipient(db, delivery.subjectId);
  if (!row || row.is_revoked) return null;
  return {
    mail: buildCardMail(context, row, delivery),
    toName: row.to_name,
    fromName: senderDisplayName(row.sender_name),
    replyTo: { name: row.sender_name, address: row.sender_email },
    isAutomatic: false,
    onBehalfOf: row.sender_email,
  };
}

function buildCardMail(
  context: Context,
  row: CardForRecipientRow,
  { deliveryId, createdAt }: DeliveryToRender<object>,
): RenderedMail {
  const { keys } = context;
  if (!row.link_sealed || !row.recipient_link_sealed || !row.code_sealed)
    throw new Error(`The delivery ${deliveryId} has no links: a card gets them when it is sent.`);
  const site = siteOf(context);
  const link = keys.open(row.link_sealed);
  const ownLink = keys.open(row.recipient_link_sealed);
  const at = (path: string) => `${site.origin}${path}`;
  return cardEmail({
    site,
    ...writtenIn(row, (row.sent_at ?? createdAt).getTime()),
    to: row.to_name,
    isTest: false,
    cover: coverOf(row, at(media.sent(link, ownLink, 'front', COVER_WIDTH, 'jpg'))),
    readUrl: at(routes.read(link, ownLink)),
    code: keys.open(row.code_sealed),
    refuseSenderUrl: at(routes.refuse(link, ownLink, 'sender')),
    refuseEveryoneUrl: at(routes.refuse(link, ownLink, 'everyone')),
  });
}

/** To the sender alone. An answer to it comes back to them, as an answer to the card would. */
async function renderTest(
  context: Context,
  db: Queryable,
  { payload, address }: DeliveryToRender<{ cardSendId: string; cover: TestCover }>,
): Promise<OutgoingEmail | null> {
  const row = await selectDraftForMail(db, payload.cardSendId);
  if (!row?.test_sealed) return null;
  const people = await selectPeople(db, payload.cardSendId);
  const [to, name] = [people[0]?.name ?? row.sender_name, nameForSender(row, people)];
  return {
    mail: buildTestMail(context, { ...row, name_on_front: name }, row.test_sealed, to, payload.cover),
    toName: row.sender_name,
    fromName: senderDisplayName(row.sender_name),
    replyTo: { name: row.sender_name, address },
  };
}

/** The mail of the card: marked as a test, and all of its links lead to the page of the test. */
function buildTestMail(
  context: Context,
  row: DraftForMailRow,
  linkSealed: Buffer,
  to: string,
  cover: TestCover,
): RenderedMail {
  const { keys, clock } = context;
  const site = siteOf(context);
  const link = keys.open(linkSealed);
  const page = site.origin + routes.read(link);
  // Providers keep the pictures of mails by their address, and the next test may have another one.
  const picture = `${media.sent(link, null, 'front', COVER_WIDTH, 'jpg')}?v=${cover.version}`;
  return cardEmail({
    site,
    ...writtenIn(row, clock.now()),
    to,
    isTest: true,
    cover: {
      url: site.origin + picture,
      alt: altWithName(frontOfSend(row), row.name_on_front),
      paper: cover.paper,
      ink: cover.ink,
    },
    readUrl: page,
    code: testCodeOf(keys, link),
    refuseSenderUrl: page,
    refuseEveryoneUrl: page,
  });
}

type WrittenRow = Pick<
  CardForRecipientRow,
  'sender_name' | 'sender_email' | 'sender_zone' | 'occasion' | 'phrase' | 'verse' | 'message' | 'schedule'
>;
/** What the sender wrote, and when. */
export function writtenIn(row: WrittenRow, now: number) {
  const schedule = scheduleOf(row);
  return {
    sender: { name: row.sender_name, email: row.sender_email },
    occasion: kindOfCardWithArticle(row.occasion),
    phrase: row.phrase,
    verse: row.verse,
    message: row.message,
    writtenOn: clockAt(now, row.sender_zone ?? 'UTC').date,
    askedFor: schedule.kind === 'on' ? { date: schedule.date, time: schedule.time } : null,
  };
}

/** The picture of a card that was sent, at an address. @param row with the name that is on its front */
export function coverOf(
  row: Pick<CardForRecipientRow, 'facts' | 'document' | 'name_on_front'>,
  url: string,
): MailCover {
  const { paper, coverInk } = drawnColoursOf(row);
  return { url, alt: altWithName(frontOfSend(row), row.name_on_front), paper, ink: coverInk };
}

/** The name in From of a mail that a person wrote and we carry. */
export function senderDisplayName(name: string): string {
  return `${name} through Cardamom`;
}
