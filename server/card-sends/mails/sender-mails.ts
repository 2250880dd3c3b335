import { cardBouncedEmail } from './card-bounced-email.ts';
import { cardOpenedEmail } from './card-opened-email.ts';
import { confirmSendEmail } from './confirm-send-email.ts';
import { senderReceiptEmail } from './sender-receipt-email.ts';
import { thankYouEmail } from './thank-you-email.ts';
import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { findAddressee, unsubscribeUrl, isWanted } from '#server/notifications/notifications.ts';
import { shownAddress } from '../recipients/address.ts';
import { sameAddress } from '#shared/people/email-address.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { media, routes } from '#shared/routes.ts';
import { coverOf, senderDisplayName } from './card-mail.ts';
import { COVER_WIDTH } from './card-picture.ts';
import { ledgerUrl, linkOf } from './ledger-url.ts';
import { selectBounced, selectForSender, selectPeople, selectThanks, type SenderRow } from './queries.ts';
import { CARD_BOUNCED, CARD_OPENED, CONFIRM_SEND, SENDER_RECEIPT, THANK_YOU } from './messages.ts';
import { nameForPerson, nameForSender } from '../front-names.ts';
import { scheduleOf } from '../stored-columns.ts';
import { OPENED, REPLIES } from './notification-kinds.ts';
import { cardOpenedPush, thankYouPush } from './sender-pushes.ts';

const KEPT = { days: 30, strangerDays: 30 };

/** Mails to the sender of a card. */
export const senderMails = [
  renderMessage(CONFIRM_SEND, { email: confirmSend }, KEPT),
  renderMessage(SENDER_RECEIPT, { email: senderReceipt }, KEPT),
  renderMessage(THANK_YOU, { email: thankYou, push: thankYouPush }, KEPT),
  renderMessage(CARD_OPENED, { email: cardOpened, push: cardOpenedPush }, KEPT),
  renderMessage(CARD_BOUNCED, { email: cardBounced }, KEPT),
];

type Delivery = DeliveryToRender<object>;

async function confirmSend(
  context: Context,
  db: Queryable,
  { subjectId, payload }: DeliveryToRender<{ tokenSealed: string }>,
): Promise<OutgoingEmail | null> {
  const { keys } = context;
  const row = await selectForSender(db, subjectId);
  const token = keys.open(Buffer.from(payload.tokenSealed, 'base64'));
  if (row?.state !== 'awaiting-confirmation' || !row.confirm_hash?.equals(keys.hash('confirm', token))) return null;
  const people = await selectPeople(db, row.card_send_id);
  const mail = confirmSendEmail({
    senderName: row.sender_name,
    occasion: kindOfCardWithArticle(row.occasion),
    cardTitle: row.title,
    recipientNames: people.map((person) => person.name),
    arrival: formatArrival(row),
    confirmUrl: siteOf(context).origin + routes.verify(token),
  });
  return { mail, toName: '' };
}

async function senderReceipt(
  context: Context,
  db: Queryable,
  { subjectId, memberId, address }: Delivery,
): Promise<OutgoingEmail | null> {
  const row = await selectForSender(db, subjectId);
  if (!row?.sent_at || row.state === 'draft') return null;
  const arrival = formatArrival(row);
  const people = await selectPeople(db, row.card_send_id);
  const recipients = people.map((person) => ({
    name: person.name,
    address: shownAddress(person),
    arrival,
    nameOnFront: row.names_on_front === 'each' ? nameForPerson(row, person) : null,
  }));
  const member = memberId === null ? undefined : await findAddressee(db, memberId);
  // Who sends from another address than the account's has no account at that address.
  const reader = member && sameAddress(member.email, address) ? member : null;
  // With the sender's own link it is the front of the first person, where each has their own.
  const own = row.names_on_front === 'each' && row.sender_sealed ? context.keys.open(row.sender_sealed) : null;
  const picture = media.sent(linkOf(context.keys, row), own, 'front', COVER_WIDTH, 'jpg');
  const mail = senderReceiptEmail({
    occasion: kindOfCardWithArticle(row.occasion),
    recipients,
    cover: coverOf({ ...row, name_on_front: nameForSender(row, people) }, siteOf(context).origin + picture),
    ledgerUrl: ledgerUrl(context, row, reader),
  });
  return { mail, toName: row.sender_name };
}

/** To a visitor always; to a member as it was chosen, with what ends such mails. */
async function thankYou(context: Context, db: Queryable, { subjectId }: Delivery): Promise<OutgoingEmail | null> {
  const person = await selectThanks(db, subjectId);
  const row = person ? await selectForSender(db, person.card_send_id) : undefined;
  if (!person?.thanks || !row) return null;
  const member = row.member_id === null ? null : await findAddressee(db, row.member_id);
  if (member === undefined || (member !== null && !(await isWanted(context, db, member.member_id, REPLIES, 'email'))))
    return null;
  const stop = member === null ? null : unsubscribeUrl(context, member, REPLIES);
  const mail = thankYouEmail({
    recipient: { name: person.name, email: person.email },
    occasion: kindOfCardWithArticle(row.occasion),
    thanks: person.thanks,
    ledgerUrl: ledgerUrl(context, row),
    unsubscribeUrl: stop,
  });
  return {
    mail,
    toName: row.sender_name,
    fromName: senderDisplayName(person.name),
    replyTo: person.email === null ? null : { name: person.name, address: person.email },
    isAutomatic: false,
    unsubscribeUrl: stop,
  };
}

async function cardOpened(
  context: Context,
  db: Queryable,
  { subjectId, memberId }: Delivery,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, OPENED, 'email'))) return null;
  const [member, person] = [await findAddressee(db, memberId), await selectThanks(db, subjectId)];
  const row = person && (await selectForSender(db, person.card_send_id));
  if (!member || !row) return null;
  const stop = unsubscribeUrl(context, member, OPENED);
  const mail = cardOpenedEmail({
    name: member.name,
    recipientName: person.name,
    occasion: kindOfCardWithArticle(row.occasion),
    ledgerUrl: ledgerUrl(context, row, member),
    unsubscribeUrl: stop,
  });
  return { mail, toName: member.name, unsubscribeUrl: stop };
}

async function cardBounced(context: Context, db: Queryable, { subjectId }: Delivery): Promise<OutgoingEmail | null> {
  const found = await findCardForSender(db, subjectId);
  const people = await selectBounced(db, subjectId);
  if (!found || people.length === 0) return null;
  const { name, occasion } = found.said;
  const mail = cardBouncedEmail({
    name,
    occasion,
    people: people.map((person) => ({
      name: person.name,
      address: shownAddress(person),
      reason: person.reason ?? 'It bounced.',
    })),
    ledgerUrl: ledgerUrl(context, found.row),
  });
  return { mail, toName: name };
}

function formatArrival(row: SenderRow): string {
  const schedule = scheduleOf(row);
  if (schedule.kind === 'now') return 'straight away';
  const day = Temporal.PlainDate.from(schedule.date).toLocaleString('en-GB', { day: 'numeric', month: 'long' });
  return `on ${day} at ${schedule.time}, their time`;
}

/** A card and what mails to its sender say of it; null where it is gone, or the member it belongs to is leaving. */
export async function findCardForSender(db: Queryable, cardSendId: string | null) {
  const row = cardSendId === null ? undefined : await selectForSender(db, cardSendId);
  if (!row) return null;
  const name = row.member_id === null ? row.sender_name : (await findAddressee(db, row.member_id))?.name;
  if (name === undefined) return null;
  const people = (await selectPeople(db, row.card_send_id)).map((person) => person.name);
  return { row, said: { name, occasion: kindOfCardWithArticle(row.occasion), people } };
}
