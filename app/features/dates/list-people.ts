import { localDate } from '#shared/time/local-date.ts';

/** Everybody that cards went or go to, in the order of their names: how many cards, and the day of the last. */
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

/** How many cards somebody had by a day (`YYYY-MM-DD`), and the day of the last; or, where that is still to come, when it leaves. */
export function formatLastCard({ count, lastAt }: { count: number; lastAt: string }, today: string): string {
  const day = new Date(lastAt).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  const many = count === 1 ? 'One card' : `${count} cards`;
  if (localDate(new Date(lastAt)) > today)
    return count === 1 ? `One card, to be sent on ${day}` : `${many}, the last to be sent on ${day}`;
  return count === 1 ? `One card, on ${day}` : `${many}, the last on ${day}`;
}
