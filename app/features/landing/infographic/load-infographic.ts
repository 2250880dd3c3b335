import { call } from '#app/client/api.ts';
import type { InfographicData } from './infographic-page.tsx';

/** Recipients that are not a certain person. */
const NOBODY = new Set(['anyone', 'her', 'him', 'group', 'family']);
/** Colours with a smaller share of the shop than this are left out: their stripe would be too thin to press. */
const THINNEST = 0.01;

/** The figures of the whole catalogue. */
export async function loadInfographic(): Promise<InfographicData> {
  const [{ navItems }, { facets, total }] = await Promise.all([call('GET /card-nav'), call('GET /cards/facets')]);
  return {
    total,
    categories: navItems.map(({ name, path, count }) => ({ name, path, count })),
    styles: facets.style,
    moods: facets.mood,
    people: facets.recipient.filter(({ value }) => !NOBODY.has(value)),
    colours: facets.colour.filter(({ count }) => count >= total * THINNEST),
  };
}
