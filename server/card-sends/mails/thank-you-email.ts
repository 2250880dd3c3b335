import { html } from '#shared/text/html.ts';
import {
  section,
  button,
  firstWords,
  footer,
  heading,
  type RenderedMail,
  link,
  smallParagraph,
  mailPage,
  SENT_BY,
  plainText,
  quotedText,
} from '#emails/frame.ts';
import { nameOf, oneLine } from '#emails/markup.ts';

/** The mail that brings the sender of a card the thanks of the one who received it. */
export type ThankYouEmail = {
  /** without an address where the card went to a mobile number */ recipient: { name: string; email: string | null };
  occasion: string;
  thanks: string;
  ledgerUrl: string;
  /** What ends such mails, for a member; null for a visitor, who gets them for this one card alone. */
  unsubscribeUrl: string | null;
};

const STOP = 'Stop emails about replies';
/** A person's answer to a person's letter; Reply-To is the one who thanked. A member can end such mails. */
export function thankYouEmail(mail: ThankYouEmail): RenderedMail {
  const name = oneLine(mail.recipient.name);
  const title = `${name} thanks you for your card`;
  const { email } = mail.recipient;
  const answer = email !== null && `Reply to this email to answer ${name} at ${email}.`;
  const rows = [
    section(40, 12, [
      smallParagraph('0 0 6px', `A reply to ${mail.occasion.replace(/^an? /, 'your ')}`),
      heading(html`${nameOf(name)} thanks you for your card`),
    ]),
    section(14, 12, quotedText(mail.thanks)),
    section(0, 40, [button(mail.ledgerUrl, 'See it next to your card')]),
    footer(
      email !== null && html`Reply to this email to answer ${nameOf(name)} at <span dir="ltr">${email}</span>.`,
      mail.unsubscribeUrl !== null && link(mail.unsubscribeUrl, STOP),
      `You received this email because you sent a card. ${SENT_BY}`,
    ),
  ];
  const text = plainText([
    title,
    mail.thanks.trim(),
    `See it next to your card:\n${mail.ledgerUrl}`,
    answer,
    mail.unsubscribeUrl !== null && `${STOP}:\n${mail.unsubscribeUrl}`,
    `You received this email because you sent a card. ${SENT_BY}`,
  ]);
  const preview = firstWords(mail.thanks) || title;
  return { subject: title, preview, html: mailPage(title, preview, rows), text };
}
