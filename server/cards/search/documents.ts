import { CATEGORIES } from '#cards/catalogue/categories.ts';
import { findCategory } from '#cards/catalogue/category.ts';
import { type ColourName, coloursSpoken } from '#cards/catalogue/colour-names.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { wordsTyped } from './typed.ts';

/** All that a card is found by, the most telling first: its name and words; what it is for; what it shows; the rest. */
export type CardDocument = { name: string; purpose: string; shown: string; rest: string };

const ANYONE = new Set(['anyone', 'group']);

/** The names of the colours that a card is mostly of, or that speak on it. */
export function coloursOf({ facts }: CatalogueEntry): ColourName[] {
  return coloursSpoken(facts.colours);
}

export function documentOf(entry: CatalogueEntry): CardDocument {
  const { facts, recipe } = entry;
  const shelves = entry.shelves.flatMap((place) => findCategory(CATEGORIES, place)?.at(-1)?.name ?? []);
  const cautions = new Set<string>(facts.cautions);
  return {
    name: `${entry.title} ${facts.headline}`,
    purpose: [
      entry.occasion.replaceAll('-', ' '),
      // Both of its words are among those that no search of Postgres knows.
      entry.occasion === 'just-because' ? 'justbecause' : '',
      ...shelves,
      ...facts.recipients.filter((who) => !ANYONE.has(who)),
      ...facts.moods,
      recipe.sub ?? '',
    ].join(' '),
    shown: [...facts.subjects.filter((tag) => !cautions.has(tag)), entry.style, ...coloursOf(entry)]
      .join(' ')
      .replaceAll('-', ' '),
    rest: `${facts.line} ${facts.alt}`,
  };
}

/** The words of a document, as people would type them. */
export function wordsOfDocument({ name, purpose, shown }: CardDocument): string[] {
  return [...new Set([name, purpose, shown].flatMap((part) => part.split(' ')).flatMap(wordsTyped))].filter(
    (word) => word.length > 2,
  );
}
