import { z } from 'zod';
import type { CardTile } from '#contract/card.ts';
import { hash } from '#cards/render/random.ts';
import type { Queryable } from '#db/client.ts';
import { type CardRow, factsOf, type Shop, shopOf } from '#server/cards/cards.ts';
import { findHoliday } from '#server/holidays/holidays.ts';
import type { Visitor } from '#server/kernel/actor.ts';
import type { Context } from '#server/kernel/context.ts';
import { parseStored } from '#server/kernel/stored-json.ts';
import type { KeptType } from '#shared/dates/calendar-types.ts';
import { RELATIONS } from '#shared/cards/relation.ts';
import type { Relationship } from '#shared/people/relationships.ts';
import { REMINDER_CATEGORIES } from '#shared/routes.ts';
import { leavesOut } from './avoids.ts';
import { selectCardsSentFor } from './queries.ts';

/** A day that cards are suggested for, and what is known of whose it is. */
export type SuggestedFor = {
  memberId: string;
  calendarId: string;
  /** whose it is; null where it is nobody's */ contactId: string | null;
  type: KeptType;
  /** which holiday it is (server/holidays); null for what is none */ holidayId: string | null;
  /** `YYYY-MM-DD` */ on: string;
  /** How many years it is then; null where that is unknown. */ years: number | null;
  relationship: Relationship | null;
  avoid: readonly string[];
};

/** Cards are suggested as to anybody: what the member bought or saved is no hint of what somebody else likes. */
const VISITOR: Visitor = { kind: 'visitor', sessionId: null };
/** The cards are taken from so many of the most popular ones of each kind. */
const AMONG = 60;
/** The category of cards for a day that has none of its own: a number of years means nothing there. */
const FOR_ANY_DAY = REMINDER_CATEGORIES.event;
/** Of the cards that are suggested, one in so many has the number of years, and one in so many is made for such a person. */
const ONE_IN = 3;

/** Which cards are suggested besides. */
export type Suggesting = {
  /** only such whose front is complete as the shop shows it, so that nobody has to look at a name on it */ isReady?: boolean;
  /** no jokes: nobody looks at the card before it goes */ isGentle?: boolean;
  /** each date begins with another card, as far as there are enough */ areVaried?: boolean;
};
/** Moods of cards that may hurt whom they do not suit. */
const JOKES: readonly string[] = ['funny', 'dry'];

/** Suggests cards for a date. See `suggestForDates`. */
export async function suggestCards(
  context: Context,
  db: Queryable,
  date: SuggestedFor,
  count: number,
): Promise<CardTile[]> {
  return (await suggestForDates(context, db, [date], count)).get(date.calendarId) ?? [];
}

/**
 * Suggests cards for dates of one or several members: some with the number of years, some for such a person, and otherwise popular ones that suit anybody. None
 * that shows what is to be avoided, none that was sent for this date or to its person before, and other ones each year. What was sent and what the cards
 * are is read once for all dates.
 * @returns up to `count` cards for each date, by its calendarId
 */
export async function suggestForDates(
  context: Context,
  db: Queryable,
  dates: readonly SuggestedFor[],
  count: number,
  { isReady = false, isGentle = false, areVaried = false }: Suggesting = {},
): Promise<ReadonlyMap<string, CardTile[]>> {
  const shop = shopOf(context);
  const [sent, kinds] = await Promise.all([
    selectCardsSentFor(db, dates),
    Promise.all(dates.map((date) => kindsFor(shop, date))),
  ]);
  const listed = kinds.flatMap(({ numbered, related, popular }) => [...numbered, ...related, ...popular]);
  const rows = await shop.rows([...new Set(listed.map(({ cardId }) => cardId))]);
  const offered = rows.filter((row) => {
    const { needsName, moods } = factsOf(row);
    return (!isReady || !needsName) && (!isGentle || !moods.some((mood) => JOKES.includes(mood)));
  });
  const byId = new Map(offered.map((row) => [row.card_id, row] as const));
  const chosen = dates.map((date, i) => {
    const of = kinds[i] ?? { numbered: [], related: [], popular: [] };
    return chooseCards(date, of, byId, sent.get(date.calendarId) ?? NONE, count);
  });
  const shown = areVaried ? beginDifferently(chosen) : chosen;
  return new Map(dates.map(({ calendarId }, i) => [calendarId, shown[i] ?? []]));
}

/** The same lists; each begins with a card that none before it begins with, where it has one. */
function beginDifferently(lists: readonly CardTile[][]): CardTile[][] {
  const firsts = new Set<string>();
  return lists.map((list) => {
    const first = list.find(({ cardId }) => !firsts.has(cardId)) ?? list[0];
    if (first === undefined) return list;
    firsts.add(first.cardId);
    return [first, ...list.filter((one) => one !== first)];
  });
}
const NONE: ReadonlySet<string> = new Set();

/** Cards among which those for a date are chosen: with its number of years, for such a person, and popular ones. */
type Kinds = Record<'numbered' | 'related' | 'popular', readonly CardTile[]>;

async function kindsFor(shop: Shop, date: SuggestedFor): Promise<Kinds> {
  const { years } = date;
  const category = categoryOf(date);
  const page = { limit: AMONG, offset: 0 };
  const relation = relationOf(date);
  const listOf = async (narrowed: { q?: string; recipient?: string }) =>
    (await shop.list({ ...category, ...narrowed }, undefined, page, VISITOR)).results;
  const [numbered, related, popular] = await Promise.all([
    years === null || category.top === FOR_ANY_DAY ? [] : listOf({ q: String(years) }),
    relation === undefined ? [] : listOf({ recipient: relation }),
    listOf({}),
  ]);
  return { numbered, related, popular };
}

const relationOf = ({ relationship }: SuggestedFor) => RELATIONS.find((one) => one === relationship);

function chooseCards(
  date: SuggestedFor,
  { numbered, related, popular }: Kinds,
  byId: ReadonlyMap<string, CardRow>,
  sent: ReadonlySet<string>,
  count: number,
): CardTile[] {
  const { calendarId, years } = date;
  const relation = relationOf(date);
  const kindOf = (tiles: readonly CardTile[], isOfKind: (tile: CardTile, number: number | null) => boolean) =>
    startingAnywhere(
      tiles.filter((tile) => {
        const row = byId.get(tile.cardId);
        return row !== undefined && isOfKind(tile, numberOf(row)) && isSuiting(row, date, sent);
      }),
      `${calendarId} ${date.on.slice(0, 4)}`,
    );
  const kinds = [
    kindOf(numbered, (tile, number) => number === years && (tile.relation === null || tile.relation === relation)),
    kindOf(related, (tile, number) => tile.relation === relation && (number === null || number === years)),
    kindOf(popular, (tile, number) => tile.relation === null && number === null),
  ];
  const share = Math.max(1, Math.floor(count / ONE_IN));
  const chosen = new Map<string, CardTile>();
  for (const [i, kind] of kinds.entries()) {
    const most = i === kinds.length - 1 ? count - chosen.size : share;
    const fresh = kind.filter(({ cardId }) => !chosen.has(cardId));
    for (const tile of fresh.slice(0, most)) chosen.set(tile.cardId, tile);
  }
  return [...chosen.values()].slice(0, count);
}

/** The category of the cards for a date. A public holiday that has no cards of its own is like any day. */
export function categoryOf({ type, holidayId }: SuggestedFor): { top: string; mid?: string } {
  if (type !== 'holiday') return { top: REMINDER_CATEGORIES[type] };
  const category = holidayId === null ? null : (findHoliday(holidayId)?.category ?? null);
  return category === null ? { top: FOR_ANY_DAY } : { top: REMINDER_CATEGORIES[type], mid: category };
}

function isSuiting(row: CardRow, { avoid }: SuggestedFor, sent: ReadonlySet<string>): boolean {
  return !sent.has(row.card_id) && leavesOut({ ...factsOf(row), title: row.title }, avoid);
}

const Recipe = z.object({ sub: z.string().optional() });
/** The number on the front of a card: an age, or a number of years. */
function numberOf(row: CardRow): number | null {
  const { sub = '' } = parseStored(Recipe, row.recipe, 'cards.recipe');
  return /^\d{1,3}$/.test(sub) ? Number(sub) : null;
}

/** The same cards, beginning at a place that a text decides. */
function startingAnywhere<T>(cards: readonly T[], seed: string): T[] {
  if (cards.length === 0) return [];
  const start = hash(seed) % cards.length;
  return [...cards.slice(start), ...cards.slice(0, start)];
}
