import type { RenderedMail } from '#emails/frame.ts';
import { shortMail } from '#emails/short-mail.ts';

/** Asks a member whether one of us may see what is written in a card of theirs. Nothing of the card stands in it but its name. */
export function accessRequestEmail(mail: {
  name: string;
  adminName: string;
  cardTitle: string;
  reason: string;
  accountUrl: string;
}): RenderedMail {
  return shortMail({
    subject: 'May we look inside a card of yours?',
    preview: `${mail.adminName} asks, and waits for your yes or no.`,
    name: mail.name,
    says: [
      `${mail.adminName} of Cardamom helps with your card “${mail.cardTitle}” and asks to see what is written inside.`,
      `The reason: ${mail.reason}`,
      'It stays closed until you say yes. A yes lasts a day, and you can take it back at any time.',
    ],
    button: { url: mail.accountUrl, label: 'Say yes or no' },
    why: 'You have this mail because it is about your own card. It comes only when one of us asks.',
  });
}
