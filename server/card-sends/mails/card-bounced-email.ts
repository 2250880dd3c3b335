import type { RenderedMail } from '#emails/frame.ts';
import { oneLine } from '#emails/markup.ts';
import { formatPeople } from '#emails/people.ts';
import { shortMail } from '#emails/short-mail.ts';

const SHOWN_MAX = 10;

/** Tells a member that a card came back. It cannot be turned off, since nobody else would say so: no List-Unsubscribe. */
export function cardBouncedEmail(mail: {
  name: string;
  /** `a birthday card` */ occasion: string;
  people: readonly { name: string; email: string; reason: string }[];
  ledgerUrl: string;
}): RenderedMail {
  const names = formatPeople(mail.people.map((person) => oneLine(person.name)));
  const what = mail.occasion.replace(/^an? /, '');
  const shown = mail.people.slice(0, SHOWN_MAX);
  const more = mail.people.length - shown.length;
  return shortMail({
    subject: `Your card for ${names} came back`,
    preview: 'Put the address right, and it is sent again.',
    name: mail.name,
    says: [
      `the ${what} that you sent has not reached ${names}.`,
      ...shown.map((person) => `${oneLine(person.name)}, ${person.email}. ${person.reason}`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'Put the address right on the page of the card, and it is sent again at once, free.',
    ],
    button: { url: mail.ledgerUrl, label: 'Put the address right' },
    why: 'You have this mail because a card that you sent came back.',
  });
}
