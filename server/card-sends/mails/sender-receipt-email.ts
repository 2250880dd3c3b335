import { html } from '#shared/text/html.ts';
import { formatPeople } from '#emails/people.ts';
import {
  section,
  button,
  footer,
  heading,
  leadParagraph,
  type RenderedMail,
  smallParagraph,
  mailPage,
  SENT_BY,
  plainText,
  paragraph,
} from '#emails/frame.ts';
import { nameOf, oneLine } from '#emails/markup.ts';
import { cardPicture, type MailCover } from './card-picture.ts';

/** The mail that brings a visitor the page of the card that they sent. */
export type SenderReceiptEmail = {
  occasion: string;
  /**
   * Each person, and when it arrives there as text: `straight away`, or `on 28 November at 09:00, their time`. `nameOnFront` is what only they see; null
   * where all see the same.
   */
  recipients: readonly {
    name: string;
    /** email, or number */ address: string;
    arrival: string;
    nameOnFront: string | null;
  }[];
  cover: MailCover;
  ledgerUrl: string;
};

const SHOWN_MAX = 12;
const FRONT = 'Name on the front';

/** Transactional: the receipt of an act, sent once for it, so it has no List-Unsubscribe. */
export function senderReceiptEmail(mail: SenderReceiptEmail): RenderedMail {
  const people = formatPeople(mail.recipients.map((one) => oneLine(one.name)));
  const title = `Your card for ${people}`;
  const what = `See when ${mail.occasion.replace(/^an? /, 'your ')} is sent and opened. You can also correct an address, or cancel sending before the card is sent.`;
  const shown = mail.recipients.slice(0, SHOWN_MAX);
  const more = mail.recipients.length - shown.length;
  const keep = 'Keep this email, and keep the link to yourself. Anyone who has it can see the page of your card.';
  const rows = [
    section(40, 34, [
      heading(html`Your card for ${nameOf(people)}`),
      paragraph('14px 0 24px', what),
      button(mail.ledgerUrl, 'Track your card'),
    ]),
    cardPicture(mail.cover, mail.ledgerUrl),
    section(38, 34, [
      leadParagraph('Recipients'),
      shown.map((one) =>
        smallParagraph(
          '8px 0 0',
          html`${nameOf(one.name)}, <span dir="ltr">${one.address}</span><br>Arrives ${one.arrival}${one.nameOnFront !== null && html`<br>${FRONT}: ${nameOf(one.nameOnFront)}`}`,
        ),
      ),
      more > 0 && smallParagraph('8px 0 0', `and ${more} more`),
    ]),
    footer(keep, `You received this email because you sent a card. ${SENT_BY}`),
  ];
  const text = plainText([
    title,
    what,
    mail.cover.alt,
    `Track your card:\n${mail.ledgerUrl}`,
    `Recipients:\n${shown.map((one) => lineOf(one)).join('\n')}${more > 0 ? `\nand ${more} more` : ''}`,
    keep,
    `You received this email because you sent a card. ${SENT_BY}`,
  ]);
  return {
    subject: title,
    preview: 'See when it is sent and opened.',
    html: mailPage(title, 'See when it is sent and opened.', rows),
    text,
  };
}

/** A recipient on one line of text. */
function lineOf({ name, address, arrival, nameOnFront }: SenderReceiptEmail['recipients'][number]): string {
  const front = nameOnFront === null ? '' : `, ${FRONT.toLowerCase()}: ${oneLine(nameOnFront)}`;
  return `${oneLine(name)}, ${address}, ${arrival}${front}`;
}
