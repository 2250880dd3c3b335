import type { favoriteCalls } from '#contract/favorite.ts';
import type { notificationCalls } from '#contract/notification.ts';
import type { ticketCalls } from '#contract/ticket.ts';
import { everyone, loggedIn, type RowsOf } from '../scenario.ts';

/** Favourites, notifications and tickets. */
export const favoriteRows: RowsOf<typeof favoriteCalls & typeof notificationCalls & typeof ticketCalls> = {
  'POST /card/favorite': { given: ({ cardId }) => ({ body: { cardId } }), expected: loggedIn({ soft: 200 }) },
  'GET /my_cards': { expected: loggedIn() },
  'GET /notifications': { expected: loggedIn() },
  'PUT /notifications': {
    given: () => ({ body: { choices: [{ kind: 'thanked', channel: 'email', isOn: false }] } }),
    expected: loggedIn(),
  },
  'GET /unsubscribe': { expected: everyone() },
  'POST /unsubscribe': { given: () => ({ body: { kind: 'thanked' } }), expected: loggedIn({ soft: 200 }) },
  'POST /email/unbounce': { expected: loggedIn({ soft: 200 }) },
  'POST /open_ticket': {
    given: () => ({ body: { name: 'Rosa', email: `rosa-${crypto.randomUUID()}@example.com`, message: 'Hello' } }),
    expected: everyone(),
  },
};
