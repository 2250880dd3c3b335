import type { MemberExport } from '#server/kernel/module.ts';
import { selectAutomatic } from './queries.ts';

/** The dates for which a card is planned by itself or offered. Which card was planned for which day stands with the cards. */
export const exportAutomaticDates: MemberExport = {
  order: 45,
  facts: {
    about: 'the dates for which we send a card for you',
    read: async ({ db }, memberId) => ({
      cardsSentForYou: (await selectAutomatic(db, memberId))
        .entries()
        .map(([calendarId, { whenItComes, message }]) => ({ calendarId, whenItComes, message }))
        .toArray(),
    }),
  },
};
