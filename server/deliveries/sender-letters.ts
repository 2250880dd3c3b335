import { aCard } from '#shared/card-kind.ts';
import type { Queryable } from '#db/client.ts';
import { confirmSendEmail } from '#emails/confirm-send-email.ts';
import { senderReceiptEmail } from '#emails/sender-receipt-email.ts';
import { thankYouEmail } from '#emails/thank-you-email.ts';
import { selectAddressed } from '#server/notifications/queries.ts';
import { wants } from '#server/notifications/wants.ts';
import { routes } from '#shared/routes.ts';
import { ledgerUrl, unsubscribeUrl } from './letter-links.ts';
import { type LetterParts, type TestCover, testLetter, throughUs } from './letters.ts';
import { selectForSender, selectForTest, selectPeople, selectThanks, type SenderRow } from './outbox-queries.ts';
import type { WriterParts, Writers, Written } from './written.ts';

/** Mails to the sender of a card, by kind, with what each is made from. Secrets stand sealed in it. */
export type SenderMails = {
  'confirm-send': { cardSendId: string; tokenSealed: string };
  'sender-receipt': { cardSendId: string };
  'thank-you': { recipientId: string };
  'card-test': { cardSendId: string; cover: TestCover };
};

export const senderWriters: Writers<SenderMails> = {
  'confirm-send': confirmSend,
  'sender-receipt': senderReceipt,
  'thank-you': thankYou,
  'card-test': cardTest,
};

async function confirmSend(
  { site, keys }: LetterParts,
  db: Queryable,
  { cardSendId, tokenSealed }: SenderMails['confirm-send'],
): Promise<Written | null> {
  const row = await selectForSender(db, cardSendId);
  const token = keys.open(Buffer.from(tokenSealed, 'base64'));
  if (row?.state !== 'awaiting-confirmation' || !row.confirm_hash?.equals(keys.hash('confirm', token))) return null;
  const people = await selectPeople(db, row.card_send_id);
  const letter = confirmSendEmail({
    site,
    senderName: row.sender_name,
    occasion: aCard(row.occasion),
    cardTitle: row.title,
    recipientNames: people.map((person) => person.name),
    arrival: arrivalInWords(row),
    confirmUrl: `${site.origin}${routes.verify(token)}`,
  });
  return { letter, toName: '' };
}

async function senderReceipt(
  parts: LetterParts,
  db: Queryable,
  { cardSendId }: SenderMails['sender-receipt'],
): Promise<Written | null> {
  const row = await selectForSender(db, cardSendId);
  if (!row?.sent_at || row.state === 'draft') return null;
  const arrival = arrivalInWords(row);
  const recipients = (await selectPeople(db, row.card_send_id)).map(({ name, email }) => ({ name, email, arrival }));
  return {
    letter: senderReceiptEmail({
      site: parts.site,
      occasion: aCard(row.occasion),
      recipients,
      ledgerUrl: ledgerUrl(parts, row),
    }),
    toName: row.sender_name,
  };
}

/** To a visitor always; to a member as it was chosen, with what ends such mails. */
async function thankYou(
  parts: WriterParts,
  db: Queryable,
  { recipientId }: SenderMails['thank-you'],
): Promise<Written | null> {
  const person = await selectThanks(db, recipientId);
  const row = person ? await selectForSender(db, person.card_send_id) : undefined;
  if (!person?.thanks || !row) return null;
  const member = row.member_id === null ? null : await selectAddressed(db, row.member_id);
  if (member === undefined || (member !== null && !(await wants(db, member.member_id, 'thanked', 'email'))))
    return null;
  const stop = member === null ? null : unsubscribeUrl(parts, member, 'thanked');
  const letter = thankYouEmail({
    site: parts.site,
    recipient: { name: person.name, email: person.email },
    occasion: aCard(row.occasion),
    thanks: person.thanks,
    ledgerUrl: ledgerUrl(parts, row),
    unsubscribeUrl: stop,
  });
  return {
    letter,
    toName: row.sender_name,
    fromName: throughUs(person.name),
    replyTo: { name: person.name, address: person.email },
    isAutomatic: false,
    ...(stop === null ? {} : { unsubscribeUrl: stop }),
  };
}

/** To the sender alone. An answer to it comes back to them, as an answer to the card would. */
async function cardTest(
  parts: WriterParts,
  db: Queryable,
  { cardSendId, cover }: SenderMails['card-test'],
  to: string,
): Promise<Written | null> {
  const row = await selectForTest(db, cardSendId);
  if (!row?.test_sealed) return null;
  const [first] = await selectPeople(db, cardSendId);
  return {
    letter: testLetter(parts, row, first?.name ?? row.sender_name, cover, parts.clock.now()),
    toName: row.sender_name,
    fromName: throughUs(row.sender_name),
    replyTo: { name: row.sender_name, address: to },
  };
}

function arrivalInWords({ schedule }: SenderRow): string {
  if (schedule.kind === 'now') return 'straight away';
  const day = Temporal.PlainDate.from(schedule.date).toLocaleString('en-GB', { day: 'numeric', month: 'long' });
  return `on ${day} at ${schedule.time}, their time`;
}
