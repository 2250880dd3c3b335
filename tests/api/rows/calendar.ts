import type { calendarCalls } from '#contract/calendar.ts';
import type { calendarFeedCalls } from '#contract/calendar-feed.ts';
import type { cardPlanCalls } from '#contract/card-plan.ts';
import type { holidayCalls } from '#contract/holiday.ts';
import type { reminderCalls } from '#contract/reminder.ts';
import type { suggestionCalls } from '#contract/suggestion.ts';
import { loggedIn, memberInPerson, memberNotFound, type RowsOf, type Scenario } from '../scenario.ts';

const birthday = { name: 'Amelie', date: { year: 1992, month: 11, day: 28 } };
/** A birthday that the owner keeps. */
async function entryOf({ owner }: Scenario): Promise<string> {
  return (await owner.call('POST /birthday', { body: birthday })).calendar.calendarId;
}
/** An entry is the owner's: for other members there is none. */
const ownersOnly = loggedIn({ other: '404 unknown-entry', admin: '404 unknown-entry' });

/** The same, and whoever has the link of its reminder. */
const ownersOrMailed = loggedIn({ soft: 200, other: '404 unknown-entry', admin: '404 unknown-entry' });

/** Birthdays, anniversaries and events. */
export const calendarRows: RowsOf<
  typeof calendarCalls &
    typeof reminderCalls &
    typeof calendarFeedCalls &
    typeof cardPlanCalls &
    typeof holidayCalls &
    typeof suggestionCalls
> = {
  'GET /reminder': { expected: loggedIn() },
  'GET /year': { expected: loggedIn() },
  'POST /year/{calendarId}': {
    given: async (scenario) => {
      const { owner } = scenario;
      const calendarId = await entryOf(scenario);
      const { calendar } = await owner.call('GET /calendar/{calendarId}', { params: { calendarId } });
      const { results } = await owner.call('GET /cards', { query: { limit: 1 } });
      return {
        params: { calendarId },
        body: {
          day: calendar.calendarDate ?? '',
          cardId: results[0]?.cardId ?? '',
          message: 'Happy birthday!',
          email: 'amelie@fontaine.example',
        },
      };
    },
    expected: memberInPerson({ other: '404 unknown-entry', admin: '404 unknown-entry' }),
  },
  'PUT /year/{calendarId}': {
    given: async (scenario) => ({
      params: { calendarId: await entryOf(scenario) },
      body: { whenItComes: 'send' as const },
    }),
    expected: memberInPerson({ other: '404 unknown-entry', admin: '404 unknown-entry' }),
  },
  'GET /year/{calendarId}/offer': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: ownersOrMailed,
  },
  'POST /year/{calendarId}/accept': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: loggedIn({
      member: '409 not-offered',
      premium: '409 not-offered',
      impersonating: '403 impersonating',
      soft: '409 not-offered',
      other: '404 unknown-entry',
      admin: '404 unknown-entry',
    }),
  },
  'POST /year/{calendarId}/decline': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: memberNotFound('409 not-waiting', { soft: '409 not-waiting' }),
  },
  'GET /calendar-feed': { expected: memberInPerson() },
  'POST /calendar-feed': { expected: memberInPerson() },
  'DELETE /calendar-feed': { expected: memberInPerson() },
  'GET /holidays': { expected: loggedIn() },
  'POST /holidays': {
    given: () => ({ body: { holidays: [{ holidayId: 'christmas', isChosen: true }] } }),
    expected: loggedIn(),
  },
  'GET /calendar/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: ownersOrMailed,
  },
  'GET /calendar/{calendarId}/cards': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: ownersOrMailed,
  },
  'GET /card/send/avoided': {
    given: async ({ owner }) => {
      const { results } = await owner.call('GET /cards', { query: { limit: 1 } });
      const { cardSend } = await owner.call('POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } });
      return { query: { cardSendId: cardSend.cardSendId } };
    },
    expected: memberInPerson({ other: '404 unknown-card-send', admin: '404 unknown-card-send' }),
  },
  'PUT /reminder/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) }, body: { isRemoved: true } }),
    expected: ownersOnly,
  },
  'DELETE /reminder/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: ownersOnly,
  },
  'POST /reminder/send/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) }, body: { handledAs: 'call' } }),
    expected: ownersOrMailed,
  },
  'POST /reminder/opened': {
    given: () => ({ body: { r: '0192f7a0-0000-7000-8000-000000000001' } }),
    expected: loggedIn({ soft: 200 }),
  },
  'POST /reminder/snooze/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) }, body: { until: null } }),
    expected: ownersOrMailed,
  },
  'POST /reminder/block/{calendarId}': {
    given: async (scenario) => ({ params: { calendarId: await entryOf(scenario) } }),
    expected: ownersOrMailed,
  },
  'POST /birthday': { given: () => ({ body: birthday }), expected: loggedIn() },
  'PUT /birthday': {
    given: async (scenario) => ({ body: { calendarId: await entryOf(scenario), note: 'Likes tomatoes' } }),
    expected: ownersOnly,
  },
  'POST /anniversary': {
    given: () => ({ body: { name: 'Mum and Dad', date: { year: 1976, month: 11, day: 30 } } }),
    expected: loggedIn(),
  },
  // A birthday is no anniversary and no event, whoever asks.
  'PUT /anniversary': {
    given: async (scenario) => ({ body: { calendarId: await entryOf(scenario), note: '' } }),
    expected: memberNotFound('404 unknown-entry'),
  },
  'POST /event': {
    given: () => ({ body: { name: 'The day we met', date: { month: 5, day: 4 } } }),
    expected: loggedIn(),
  },
  'PUT /event': {
    given: async (scenario) => ({ body: { calendarId: await entryOf(scenario), note: '' } }),
    expected: memberNotFound('404 unknown-entry'),
  },
};
