import { memberOf, type DemoStep } from './world.ts';

/** Whose favourites are found by which search, and how many of them. */
const FAVOURITES: readonly { member: string; search: string; count: number }[] = [
  { member: 'Rosa', search: 'flowers', count: 6 },
  { member: 'Rosa', search: 'fox', count: 2 },
  { member: 'Amelie', search: 'garden', count: 4 },
  { member: 'Mei', search: 'cat', count: 5 },
  { member: 'Grace', search: 'birds', count: 3 },
];

export function favouriteSteps(): DemoStep[] {
  return FAVOURITES.map(({ member, search, count }, i) => ({
    day: -20 + i,
    time: '18:30',
    async run(world) {
      const browser = memberOf(world, member);
      const { results } = await browser.call('GET /cards', { query: { q: search, limit: count } });
      for (const { cardId } of results) await browser.call('POST /card/favorite', { body: { cardId } });
    },
  }));
}
