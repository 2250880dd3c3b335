import { hasLink } from '#shared/text/senders-words.ts';
import { firstName } from '#shared/people/first-name.ts';
import { html } from '#shared/text/html.ts';
import {
  section,
  button,
  footer,
  heading,
  type RenderedMail,
  smallParagraph,
  mailPage,
  SENT_BY,
  plainText,
  paragraph,
  strong,
} from '#emails/frame.ts';
import { formatPeople } from '#emails/people.ts';
import { nameOf, oneLine } from '#emails/markup.ts';

/** The mail to a sender's address that we do not know yet: its first card waits for one press. */
export type ConfirmSendEmail = {
  senderName: string;
  occasion: string;
  /** The title of the card in the shop. */
  cardTitle: string;
  recipientNames: readonly string[];
  /** When it arrives, as text: `straight away`, or `on 28 November at 09:00, their time`. */
  arrival: string;
  confirmUrl: string;
};

/**
 * One mail, one button. Its GET changes nothing; the button on the page does. The mail says what will be sent, but does not show the message:
 * whoever typed this address may be a stranger, and must not be able to write to it through us. So names that could carry a link are left out.
 * Transactional: it answers an act of the moment, so it has no List-Unsubscribe.
 */
export function confirmSendEmail(mail: ConfirmSendEmail): RenderedMail {
  const sender = firstName(harmless(mail.senderName));
  const people = formatPeople(
    mail.recipientNames.map(harmless).filter((name) => name !== ''),
    mail.recipientNames.length,
  );
  const subject = 'Confirm your card to send it';
  const greeting = sender === '' ? 'Hello,' : `Hello ${sender},`;
  const what = `${mail.occasion}, “${oneLine(mail.cardTitle)}”, for ${people}. It arrives ${mail.arrival}.`;
  const why = 'We ask once for each address, so that nobody can send a card in your name.';
  const other = 'If this was not you, ignore this email. Nothing is sent, and nothing is kept.';
  const rows = [
    section(40, 34, [
      heading('Is this card from you?'),
      paragraph('14px 0 0', greeting === 'Hello,' ? greeting : html`Hello ${nameOf(sender)},`),
      paragraph(
        '10px 0 24px',
        html`Someone entered this address to send ${mail.occasion}, ${strong(`“${oneLine(mail.cardTitle)}”`)}, for ${people}. It arrives ${mail.arrival}.`,
      ),
      button(mail.confirmUrl, 'Check and send it'),
      smallParagraph('14px 0 0', `You see the whole card before it is sent. ${why}`),
    ]),
    footer(other, SENT_BY),
  ];
  const text = plainText([
    'Is this card from you?',
    greeting,
    `Someone entered this address to send ${what}`,
    `Check and send it:\n${mail.confirmUrl}`,
    `You see the whole card before it is sent. ${why}`,
    other,
    SENT_BY,
  ]);
  return {
    subject,
    preview: 'Nothing is sent until you confirm it.',
    html: mailPage(subject, 'Nothing is sent until you confirm it.', rows),
    text,
  };
}

/** A name as it is, or nothing where it could be read as an address, or is too long for a name. */
function harmless(name: string): string {
  const line = oneLine(name);
  return line.length > 40 || hasLink(line) || /[@/\\:<>]|\p{L}\.\p{L}{2}|www|http/iu.test(line) ? '' : line;
}
