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
    subject: 'May we read the message in your card?',
    preview: `${mail.adminName} asks for your permission.`,
    name: mail.name,
    says: [
      `${mail.adminName} from Cardamom is helping with your card “${mail.cardTitle}” and asks to read the message inside.`,
      `The reason: ${mail.reason}`,
      'We cannot read it unless you allow it. Your permission lasts a day, and you can withdraw it at any time.',
    ],
    button: { url: mail.accountUrl, label: 'Answer the request' },
    why: 'You received this email because we asked to read the message in one of your cards.',
  });
}
