import { html } from '#shared/html.ts';
import {
  address,
  band,
  button,
  firstWords,
  foot,
  heading,
  type RenderedMail,
  link,
  note,
  page,
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

const STOP = 'Stop mails about thanks';
/** A person's answer to a person's letter; Reply-To is the one who thanked. A member can end such mails. */
export function thankYouEmail(mail: ThankYouEmail): RenderedMail {
  const name = oneLine(mail.recipient.name);
  const title = `${name} thanks you for your card`;
  const answer = `Answer this email and your answer goes to ${name}, at ${mail.recipient.email}.`;
  const rows = [
    band(40, 12, [
      note('0 0 6px', `An answer to ${mail.occasion.replace(/^an? /, 'your ')}`),
      heading(html`${nameOf(name)} thanks you for your card`),
    ]),
    band(14, 12, words(mail.thanks)),
    band(0, 40, [
      button(mail.ledgerUrl, 'See it beside your card'),
      note('20px 0 0', html`Or copy the address: ${address(mail.ledgerUrl)}`),
    ]),
    foot(
      html`Answer this email and your answer goes to ${nameOf(name)}, at <span dir="ltr">${mail.recipient.email}</span>.`,
      mail.unsubscribeUrl !== null && link(mail.unsubscribeUrl, STOP),
      'You have this mail because you sent a card. Brought by Cardamom, cards and birthdays remembered.',
    ),
  ];
  const text = plain([
    title,
    mail.thanks.trim(),
    `See it beside your card:\n${mail.ledgerUrl}`,
    answer,
    mail.unsubscribeUrl !== null && `${STOP}:\n${mail.unsubscribeUrl}`,
    'You have this mail because you sent a card. Brought by Cardamom, cards and birthdays remembered.',
  ]);
  const preview = firstWords(mail.thanks) || title;
  return { subject: title, preview, html: page(title, preview, rows), text };
}
