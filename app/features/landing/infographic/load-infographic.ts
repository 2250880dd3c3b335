import { call } from '#app/client/api.ts';
import type { InfographicData } from './infographic-page.tsx';

/** Whom a card may be for without being for somebody. */
const NOBODY = new Set(['anyone', 'her', 'him', 'group', 'family']);
/** A colour that fewer cards have than this share of the shop is too thin a stripe to press. */
const THINNEST = 0.01;

/** The whole shop in figures. */
export async function loadInfographic(): Promise<InfographicData> {
  const [{ navItems }, { facets, total }] = await Promise.all([call('GET /card-nav'), call('GET /cards/facets')]);
  return {
    total,
    shelves: navItems.map(({ name, path, count }) => ({ name, path, count })),
    styles: facets.style,
    moods: facets.mood,
    people: facets.recipient.filter(({ value }) => !NOBODY.has(value)),
    colours: facets.colour.filter(({ count }) => count >= total * THINNEST),
  };
}
