import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';
import { localDate } from '#shared/time/local-date.ts';

/** Everybody that cards were or will be sent to, by name: the number of cards, and the date of the last. */
export function listPeople(
  cards: readonly { people: readonly string[]; at: string }[],
): { name: string; count: number; lastAt: string }[] {
  const people = new Map<string, { name: string; count: number; lastAt: string }>();
  for (const { people: names, at } of cards)
    for (const name of names) {
      const known = people.get(name);
      people.set(name, {
        name,
        count: (known?.count ?? 0) + 1,
        lastAt: known && known.lastAt > at ? known.lastAt : at,
      });
    }
  return [...people.values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** How many cards somebody got up to a date (`YYYY-MM-DD`), and the date of the last; or, if that is in the future, when it is sent. */
export function formatLastCard(
  { count, lastAt }: { count: number; lastAt: string },
  today: string,
  order: DateOrder,
): string {
  const at = new Date(lastAt);
  const day = formatNamedDate({ year: at.getFullYear(), month: at.getMonth() + 1, day: at.getDate() }, order);
  const many = count === 1 ? 'One card' : `${count} cards`;
  if (localDate(new Date(lastAt)) > today)
    return count === 1 ? `One card, to be sent on ${day}` : `${many}, the last to be sent on ${day}`;
  return count === 1 ? `One card, on ${day}` : `${many}, the last on ${day}`;
}
