/** The covers of each family by which a change of its drawing is noticed. */
import { readFileSync } from 'node:fs';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { digest } from './sources.ts';

const CARDS = new URL('../../cards/catalogue/cards.json', import.meta.url);
const cards = JSON.parse(readFileSync(CARDS, 'utf8')) as CatalogueEntry[];
const cardsOf = Map.groupBy(cards, (card) => card.recipe.family);

/** The number of covers of a family that are compared, spread over its designs. */
const SAMPLE = 8;

/** The cards of a family whose covers are compared. */
export function sampleOf(family: string): CatalogueEntry[] {
  const covers = (cardsOf.get(family) ?? []).toSorted((a, b) => (a.designKey < b.designKey ? -1 : 1));
  const step = Math.max(1, Math.floor(covers.length / SAMPLE));
  return covers.filter((_, i) => i % step === 0).slice(0, SAMPLE);
}

/** A hash of the cards of a sample. It changes with the catalogue: covers of other cards cannot be compared. */
export function sampleHash(family: string): string {
  return digest(...sampleOf(family).map(({ designKey, recipe }) => digest(designKey, JSON.stringify(recipe))));
}
