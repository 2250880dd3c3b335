import type { Letter, Site } from './letter.ts';
import { oneLine } from './markup.ts';
import { namesInWords } from './confirm-send-email.ts';
import { shortLetter } from './short-letter.ts';

const SHOWN_MAX = 10;

/** Tells a member that a card came back. It cannot be turned off, since nobody else would say so: no List-Unsubscribe. */
export function cardBouncedEmail(mail: {
  site: Site;
  name: string;
  /** `a birthday card` */ occasion: string;
  people: readonly { name: string; email: string; reason: string }[];
  ledgerUrl: string;
}): Letter {
  const names = namesInWords(mail.people.map((person) => oneLine(person.name)));
  const what = mail.occasion.replace(/^an? /, '');
  const shown = mail.people.slice(0, SHOWN_MAX);
  const more = mail.people.length - shown.length;
  return shortLetter({
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
