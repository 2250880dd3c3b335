import type { Letter } from './letter.ts';
import { shortLetter } from './short-letter.ts';

/**
 * Says that a letter to us has arrived. Anybody can type any address, so nothing that was written stands in it: nobody can write to a stranger
 * through us. The receipt of an act, so it has no List-Unsubscribe.
 */
export function ticketReceiptEmail(mail: { ticketNumber: number }): Letter {
  return shortLetter({
    subject: `We have your letter, number ${mail.ticketNumber}`,
    preview: 'A person reads it and answers to this address.',
    name: null,
    says: [
      `your letter has arrived and has the number ${mail.ticketNumber}. A person reads it, and the answer comes to this address.`,
      'To add something, write to us once more and name this number.',
    ],
    notes: ['If you did not write to us, somebody typed your address by mistake. There is nothing to do.'],
    why: 'You have this mail because this address was given on our contact page.',
  });
}
