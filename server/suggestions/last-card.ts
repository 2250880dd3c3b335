import type { Queryable } from '#db/client.ts';
import { addDays } from '#shared/time/days.ts';
import { selectLastCard } from './queries.ts';
import { categoryOf, type SuggestedFor } from './suggest-cards.ts';

/** The card that a member sent for a date the last time. */
export type LastCard = { title: string; year: number; isOpened: boolean; isThanked: boolean };

/** What was sent less than this many days before a date is for that date, and not for the one before. */
const SAME_TIME = 180;

/** The last card that the member sent for the date in an earlier year, or to its person for the same occasion; null where there is none. */
export async function findLastCard(db: Queryable, date: SuggestedFor): Promise<LastCard | null> {
  const { top, mid } = categoryOf(date);
  const row = await selectLastCard(db, date, { occasion: mid ?? top, before: addDays(date.on, -SAME_TIME) });
  if (row === null) return null;
  return {
    title: row.title,
    year: row.at.getUTCFullYear(),
    isOpened: row.is_opened,
    isThanked: row.is_thanked,
  };
}
