import { html } from '#shared/html.ts';
import { formatPeople } from '#emails/people.ts';
import {
  address,
  band,
  button,
  foot,
  heading,
  lead,
  type RenderedMail,
  note,
  page,
  plain,
  RULE,
  say,
} from '#emails/frame.ts';
import { nameOf, oneLine } from '#emails/markup.ts';

/** The mail that brings a visitor the page of the card that they sent. */
export type SenderReceiptEmail = {
  occasion: string;
  /** Each person, and when it arrives there in words: `straight away`, or `on 28 November at 09:00, their time`. */
  recipients: readonly { name: string; email: string; arrival: string }[];
  ledgerUrl: string;
};

const SHOWN_MAX = 12;

/** Transactional: the receipt of an act, sent once for it, so it has no List-Unsubscribe. */
export function senderReceiptEmail(mail: SenderReceiptEmail): RenderedMail {
  const people = formatPeople(mail.recipients.map((one) => oneLine(one.name)));
  const title = `Your card for ${people}`;
  const what = `Here is the page of ${mail.occasion.replace(/^an? /, 'your ')}. It tells you when it has arrived and when it was opened. A wrong address can be put right there, and until it leaves you can stop it.`;
  const shown = mail.recipients.slice(0, SHOWN_MAX);
  const more = mail.recipients.length - shown.length;
  const keep = 'Keep this mail: the link in it is yours alone. Whoever has it sees what you see.';
  const rows = [
    band(40, 34, [
      heading(html`Your card for ${nameOf(people)}`),
      say('14px 0 24px', what),
      button(mail.ledgerUrl, 'Follow your card'),
    ]),
    band(0, 34, [
      RULE,
      lead('Who it goes to'),
      shown.map((one) =>
        note('8px 0 0', html`${nameOf(one.name)}, <span dir="ltr">${one.email}</span><br>${one.arrival}`),
      ),
      more > 0 && note('8px 0 0', `and ${more} more`),
      note('24px 0 0', html`Or copy the address: ${address(mail.ledgerUrl)}`),
    ]),
    foot(keep, 'You have this mail because you sent a card. Brought by Cardamom, cards and birthdays remembered.'),
  ];
  const text = plain([
    title,
    what,
    `Follow your card:\n${mail.ledgerUrl}`,
    `Who it goes to:\n${shown.map((one) => `${oneLine(one.name)}, ${one.email}, ${one.arrival}`).join('\n')}${more > 0 ? `\nand ${more} more` : ''}`,
    keep,
    'You have this mail because you sent a card. Brought by Cardamom, cards and birthdays remembered.',
  ]);
  return {
    subject: title,
    preview: 'When it arrives, when it is opened, all on one page.',
    html: page(title, 'When it arrives, when it is opened, all on one page.', rows),
    text,
  };
}
