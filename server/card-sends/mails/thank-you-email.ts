import { html } from '#shared/text/html.ts';
import {
  band,
  button,
  firstWords,
  foot,
  heading,
  type RenderedMail,
  link,
  note,
  page,
  SENT_BY,
  plain,
  words,
} from '#emails/frame.ts';
import { nameOf, oneLine } from '#emails/markup.ts';

/** The mail that brings the sender of a card the thanks of the one who received it. */
export type ThankYouEmail = {
  recipient: { name: string; email: string };
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
  const answer = `Reply to this email to answer ${name} at ${mail.recipient.email}.`;
  const rows = [
    band(40, 12, [
      note('0 0 6px', `A reply to ${mail.occasion.replace(/^an? /, 'your ')}`),
      heading(html`${nameOf(name)} thanks you for your card`),
    ]),
    band(14, 12, words(mail.thanks)),
    band(0, 40, [button(mail.ledgerUrl, 'See it next to your card')]),
    foot(
      html`Reply to this email to answer ${nameOf(name)} at <span dir="ltr">${mail.recipient.email}</span>.`,
      mail.unsubscribeUrl !== null && link(mail.unsubscribeUrl, STOP),
      `You received this email because you sent a card. ${SENT_BY}`,
    ),
  ];
  const text = plain([
    title,
    mail.thanks.trim(),
    `See it next to your card:\n${mail.ledgerUrl}`,
    answer,
    mail.unsubscribeUrl !== null && `${STOP}:\n${mail.unsubscribeUrl}`,
    `You received this email because you sent a card. ${SENT_BY}`,
  ]);
  const preview = firstWords(mail.thanks) || title;
  return { subject: title, preview, html: page(title, preview, rows), text };
}
