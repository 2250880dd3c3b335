import type { UpcomingDay } from '#contract/card.ts';
import { describeHoliday, holidayPath, upcomingHolidays } from '#server/holidays/holidays.ts';
import type { Clock } from '#server/ports/clock.ts';
import type { ShopSearch } from '../search/shop-search.ts';
import type { ShopCards } from '../shop-cards.ts';
import type { Paging } from '../shop-lists.ts';
import { LISTS_MAX, LISTS_TTL_MS, createTtlCache } from '../ttl-cache.ts';

type Coming = { results: UpcomingDay[]; total: number };

const CARDS_OF_A_DAY = 3;
const HOLIDAYS = 'holidays';

/** Holidays that there are cards for. */
export type UpcomingHolidays = {
  /** The holidays from a day on, as a country keeps them, that there are cards for. */
  listUpcoming(from: string, country: string | null, paging: Paging): Promise<Coming>;
};

export function createUpcomingHolidays(
  clock: Clock,
  { stock, find }: Pick<ShopSearch, 'stock' | 'find'>,
  { tiles }: Pick<ShopCards, 'tiles'>,
): UpcomingHolidays {
  const comings = createTtlCache<Coming>(clock, LISTS_TTL_MS, LISTS_MAX);

  /** The first cards of a holiday's category; before them those about one thing, where there are some. */
  async function firstOf(category: string, about: string | null): Promise<{ cardIds: string[]; total: number }> {
    const cards = await stock();
    const some = { category, chosen: {}, order: 'category', limit: CARDS_OF_A_DAY, offset: 0 } as const;
    const usual = cards.list(some);
    if (about === null) return usual;
    const own = cards.list({ ...some, among: (await find(about)).cardIds });
    return { cardIds: [...new Set([...own.cardIds, ...usual.cardIds])].slice(0, CARDS_OF_A_DAY), total: usual.total };
  }

  async function computeUpcoming(from: string, country: string | null, { limit, offset }: Paging): Promise<Coming> {
    const coming = await Promise.all(
      upcomingHolidays(from, country).map(async (holiday) => {
        const { name, date, category, isEvening, isByMoon } = holiday;
        const { note, about } = describeHoliday(holiday.holidayId, date);
        const { cardIds, total } = await firstOf(`${HOLIDAYS}/${category}`, about);
        const path = holidayPath(holiday) ?? '';
        return { name, date, isEvening, isByMoon, note, path, count: total, cardIds };
      }),
    ).then((days) => days.filter(({ count }) => count > 0));
    const near = coming.slice(offset, offset + limit);
    const shown = new Map((await tiles(near.flatMap(({ cardIds }) => cardIds))).map((card) => [card.cardId, card]));
    return {
      results: near.map(({ cardIds, ...day }) => ({ ...day, cards: cardIds.flatMap((id) => shown.get(id) ?? []) })),
      total: coming.length,
    };
  }

  return {
    listUpcoming: (from, country, paging) =>
      comings.of(JSON.stringify([from, country, paging.limit, paging.offset]), () =>
        computeUpcoming(from, country, paging),
      ),
  };
}
