import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Tells a member that somebody has opened their card: once for each person, and only where it was asked for. */
export function cardOpenedEmail(mail: {
  name: string;
  /** who opened it */ recipientName: string;
  /** `a birthday card` */ occasion: string;
  ledgerUrl: string;
  unsubscribeUrl: string;
}): RenderedMail {
  const who = oneLine(mail.recipientName);
  const what = mail.occasion.replace(/^an? /, '');
  return shortMail({
    subject: `${who} opened your card`,
    preview: `Your ${what} was opened.`,
    name: mail.name,
    says: [`${who} just opened the ${what} you sent.`],
    button: { url: mail.ledgerUrl, label: 'See your card' },
    why: 'You received this email because you asked to know when a card is opened.',
    unsubscribe: { url: mail.unsubscribeUrl, label: 'Stop emails about opened cards' },
  });
}
