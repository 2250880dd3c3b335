import type { YearDate } from '#contract/card-plan.ts';
import { findPersonDate, findPersonDates, listPeopleDates, type PersonDate } from '#server/calendar/calendar.ts';
import { myCardsOf } from '#server/favorites/favorites.ts';
import { type Actor, requireMember } from '#server/kernel/actor.ts';
import { type Context, oncePerContext } from '#server/kernel/context.ts';
import { suggestForDates } from '#server/suggestions/suggestions.ts';
import { selectAutomatic } from './automatic/queries.ts';
import { planCard, type PlanGiven, unknownDate } from './plan-card.ts';
import { viewYearDate } from './view.ts';

/** How many cards are suggested for each date of a year. */
const SUGGESTED = 6;

/** The cards of a whole year: what stands for each date of somebody, and planning a card for it. */
export const cardPlansOf = oncePerContext((context: Context) => {
  /** These dates with their cards, and with others that suit those which are open. All of them together take as many queries as one. */
  async function view(actor: Actor, dates: readonly PersonDate[]): Promise<YearDate[]> {
    const open = dates.filter(({ handledAs }) => handledAs === null);
    const [automatic, sendings, suggested] = await Promise.all([
      selectAutomatic(context.db, requireMember(actor).memberId),
      myCardsOf(context).sendings(
        actor,
        dates.flatMap(({ cardSendId }) => cardSendId ?? []),
      ),
      suggestForDates(context, context.db, open, SUGGESTED, { isReady: true, areVaried: true }),
    ]);
    const byId = new Map(sendings.map((card) => [card.cardSend?.cardSendId, card]));
    return dates.map((date) =>
      viewYearDate(date, {
        automatic: automatic.get(date.calendarId),
        card: byId.get(date.cardSendId ?? '') ?? null,
        cards: suggested.get(date.calendarId) ?? [],
      }),
    );
  }

  async function find(actor: Actor, calendarId: string): Promise<YearDate> {
    const date = await findPersonDate(context, requireMember(actor).memberId, calendarId);
    const [shown] = date === null ? [] : await view(actor, [date]);
    if (shown === undefined) throw unknownDate();
    return shown;
  }

  return {
    /** One of them. @throws Failure at `calendarId` where the member keeps no such date of a person */
    find,
    /** A page of the dates of people that come within twelve months, the next one first; or only one of them. */
    async listYear(
      actor: Actor,
      { calendarId, ...page }: { limit: number; offset: number; calendarId?: string | undefined },
    ) {
      const { memberId } = requireMember(actor);
      if (calendarId !== undefined) {
        const dates = await findPersonDates(context, memberId, [calendarId]);
        const results = await view(actor, dates.slice(page.offset));
        return { results, total: dates.length, handled: dates.filter(({ handledAs }) => handledAs !== null).length };
      }
      const { results, total, handled } = await listPeopleDates(context, memberId, page);
      return { results: await view(actor, results), total, handled };
    },

    /**
     * Schedules a card for the next day of a date, at nine in the morning of whoever gets it. One card is planned for a day, however often this is called.
     * @throws Failure at what is wrong, as in the send flow; and where something was done about the day already.
     */
    async plan(actor: Actor, network: string, calendarId: string, given: PlanGiven): Promise<YearDate> {
      const { memberId } = requireMember(actor);
      await planCard(context, actor, { memberId, network, calendarId }, given);
      return find(actor, calendarId);
    },
  };
});
