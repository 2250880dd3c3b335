import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { formatPeople } from '#emails/people.ts';
import { shortMail } from '#emails/short-mail.ts';

const SHOWN_MAX = 10;

/** Tells a sender that a card bounced. It cannot be turned off, since nobody else would say so: no List-Unsubscribe. */
export function cardBouncedEmail(mail: {
  name: string;
  /** `a birthday card` */ occasion: string;
  people: readonly { name: string; /** email, or number */ address: string; reason: string }[];
  ledgerUrl: string;
}): RenderedMail {
  const names = formatPeople(mail.people.map((person) => oneLine(person.name)));
  const what = mail.occasion.replace(/^an? /, '');
  const shown = mail.people.slice(0, SHOWN_MAX);
  const more = mail.people.length - shown.length;
  return shortMail({
    subject: `Your card for ${names} was not delivered`,
    preview: 'Correct the address, and we send it again.',
    name: mail.name,
    says: [
      `Your ${what} did not reach ${names}.`,
      ...shown.map((person) => `${oneLine(person.name)}, ${person.address}. ${person.reason}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Correct the address on the page of the card, and we send it again straight away, for free.',
    ],
    button: { url: mail.ledgerUrl, label: 'Correct the address' },
    why: 'You received this email because a card you sent was not delivered.',
  });
}
