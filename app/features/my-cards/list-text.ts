import { routes, type MyCardsType } from '#shared/routes.ts';
import { capitalize, formatQuantity, formatNames, formatSmallNumber } from '#shared/text/format.ts';

/** The text of a list. */
type ListText = {
  tab: string;
  /** the sentence with the number of cards */ lead: (total: number) => string;
  empty: { title: string; placeholder: string; lead: string; button: string; to: string };
};

const toShop = { button: 'Choose a card', to: routes.cards() };

export const LIST_TEXT: Record<MyCardsType, ListText> = {
  upcoming: {
    tab: 'Upcoming',
    lead: (total) => `${formatQuantity(total, 'scheduled card')}.`,
    empty: {
      title: 'No scheduled cards yet',
      placeholder: 'your first card',
      lead: 'Write a card now and choose a day. We send it for you, and it arrives at nine in their morning.',
      ...toShop,
    },
  },
  sent: {
    tab: 'Sent',
    lead: (total) => `${formatQuantity(total, 'card')} with ${total === 1 ? 'its' : 'their'} delivery status.`,
    empty: {
      title: 'Nothing sent yet',
      placeholder: 'your first card',
      lead: 'The cards you send are listed here, with who opened them and what they replied.',
      ...toShop,
    },
  },
  received: {
    tab: 'Received',
    lead: (total) => `${formatQuantity(total, 'card')} from people who thought of you.`,
    empty: {
      title: 'No cards received yet',
      placeholder: 'a card for you',
      lead: 'Cards that are sent to your email address are listed here. If a card came to another address, open it with its code.',
      button: 'Open a card',
      to: routes.open(),
    },
  },
  drafts: {
    tab: 'Drafts',
    lead: (total) => `${formatQuantity(total, 'draft')}, saved as you write.`,
    empty: {
      title: 'No drafts',
      placeholder: 'your next card',
      lead: 'Every card you start is saved here as you write, until you send it.',
      ...toShop,
    },
  },
  favorites: {
    tab: 'Favourites',
    lead: (total) => `${formatQuantity(total, 'card')} you like.`,
    empty: {
      title: 'No favourites yet',
      placeholder: 'your first card',
      lead: 'Press the heart below a card to save it here for later.',
      button: 'Browse the shop',
      to: routes.cards(),
    },
  },
};

/** Up to three names, or how many people there are. @param isStart whether it starts a sentence or a line */
export function formatPeople(people: readonly string[], isStart = false): string {
  const start = isStart ? capitalize : (phrase: string) => phrase;
  if (people.length === 0) return start('no recipient yet');
  return people.length > 3 ? start(`${formatSmallNumber(people.length)} people`) : formatNames(people);
}
