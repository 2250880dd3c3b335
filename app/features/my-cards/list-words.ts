import { routes, type MyCardsType } from '#shared/routes.ts';
import { capital, counted, sayNames, sayNumber } from '#shared/spoken.ts';

/** What stands on a list, in words. */
type ListWords = {
  tab: string;
  /** how many there are */ lead: (total: number) => string;
  empty: { title: string; place: string; line: string; act: string; to: string };
};

const toShop = { act: 'Choose a card', to: routes.cards() };

export const LISTS: Record<MyCardsType, ListWords> = {
  upcoming: {
    tab: 'Upcoming',
    lead: (total) =>
      total === 1 ? 'One waits for its day.' : `${capital(sayNumber(total))} are waiting for their day.`,
    empty: {
      title: 'Nothing waits for its day yet',
      place: 'the first one',
      line: 'Write a card now and give it a day: it leaves by itself, and arrives at nine in their morning.',
      ...toShop,
    },
  },
  sent: {
    tab: 'Sent',
    lead: (total) => `${counted(total, 'card')}, and what became of ${total === 1 ? 'it' : 'each'}.`,
    empty: {
      title: 'Nothing sent yet',
      place: 'the first one',
      line: 'What you send stays here, with who opened it and what they wrote back.',
      ...toShop,
    },
  },
  received: {
    tab: 'Received',
    lead: (total) => `${counted(total, 'card')} from people who thought of you.`,
    empty: {
      title: 'Nothing has come yet',
      place: 'from somebody',
      line: 'Cards that are sent to your address stand here from then on. One that came on paper or to another address opens with its code.',
      act: 'Open a card',
      to: routes.open(),
    },
  },
  drafts: {
    tab: 'Drafts',
    lead: (total) => (total === 1 ? 'One lies on the table.' : `${capital(sayNumber(total))} lie on the table.`),
    empty: {
      title: 'The table is clear',
      place: 'a beginning',
      line: 'Every card you begin is kept here as you write, until you send it.',
      ...toShop,
    },
  },
  favorites: {
    tab: 'Favourites',
    lead: (total) => `${counted(total, 'card')} that you would send again.`,
    empty: {
      title: 'No favourites yet',
      place: 'the first one',
      line: 'Press the heart below a card, and it stands here, for the day you need it.',
      act: 'Look around the shop',
      to: routes.cards(),
    },
  },
};

/** Names that fit on a line; how many there are where there are more. @param isStart of a sentence, or of a line */
export function sayPeople(people: readonly string[], isStart = false): string {
  const start = isStart ? capital : (words: string) => words;
  if (people.length === 0) return start('nobody yet');
  return people.length > 3 ? start(`${sayNumber(people.length)} people`) : sayNames(people);
}
