import type { MessageExample } from '#server/kernel/message.ts';
import { accessRequestEmail } from './access-request-email.ts';
import { cardMovedEmail, cardTakenDownEmail } from './card-changed-emails.ts';
import { ACCESS_REQUEST, CARD_MOVED, CARD_TAKEN_DOWN } from './messages.ts';

export const memberMailExamples: readonly MessageExample[] = [
  {
    message: CARD_MOVED,
    email: () =>
      cardMovedEmail({
        name: 'Rosa',
        occasion: 'a birthday card',
        people: ['Amelie', 'Theo'],
        from: 'on 12 June 2027 at 09:00, their time',
        to: 'on 1 July 2027 at 10:00, their time',
        reason: 'You wrote to us that the party is three weeks later.',
        ledgerUrl: 'https://cards.example/card/send/view/k7qm2dk7qm2dk7qm2dk7qm/7aR2dk7qm2dk7qm2dk7qmX',
      }),
  },
  {
    message: CARD_TAKEN_DOWN,
    email: () =>
      cardTakenDownEmail({
        name: 'Rosa',
        occasion: 'a birthday card',
        people: ['Jonas'],
        reason: 'Jonas wrote to us that he does not know anyone with this name.',
        contactUrl: 'https://cards.example/contact',
      }),
  },
  {
    message: ACCESS_REQUEST,
    email: () =>
      accessRequestEmail({
        name: 'Rosa',
        adminName: 'Ines Moreau',
        cardTitle: 'Moonlit wishes',
        reason: 'Jonas says that his page is empty, and we cannot see why from the outside.',
        accountUrl: 'https://cards.example/account#asked',
      }),
  },
];
