import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { Recipe } from '#cards/document/recipe.ts';
import { FAMILY_IDS } from '#artwork/index.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { choices } from '../../scripts/catalogue/choices.ts';
import { readStoredWords } from '../../scripts/catalogue/words-store.ts';
import { type PublishedAddresses, namesOccasion } from '#cards/catalogue/addresses.ts';
import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import { type CategoryNode, findCategory } from '#cards/catalogue/categories/category.ts';
import { COLOUR_NAMES } from '#cards/catalogue/colours/colour-names.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { greetingCounts, hasTooFewGreetings } from '#cards/catalogue/categories/greeting-share.ts';
import { minimumSize } from '#cards/catalogue/categories/minimum-sizes.ts';
import {
  CAUTION_TAGS,
  isGreeting,
  OCCASIONS,
  singleLine,
  readWords,
  TOPICS,
  type Words,
  wordsId,
} from '#cards/catalogue/words/words.ts';

const Colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const Id = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const Entry = z.strictObject({
  cardId: Id,
  formerly: z.array(Id).min(1).optional(),
  designKey: z.string().regex(/^[^/]+(\/[^/]+){3}$/),
  title: z.string().min(2).max(60),
  style: z.string().min(2),
  isFree: z.boolean(),
  occasion: z.enum(OCCASIONS),
  categories: z.array(z.array(Id).min(1).max(3)).min(1),
  places: z.array(z.number().int().positive()).min(1),
  paletteId: Id,
  recipe: Recipe,
  facts: z.strictObject({
    alt: z.string().min(10),
    line: z.string().min(10),
    headline: z.string().min(2),
    verse: z.string().min(1),
    greeting: z.strictObject({ height: z.number().positive(), width: z.number().positive() }).optional(),
    takesName: z.boolean(),
    needsName: z.boolean(),
    nameMax: z.number().int().positive().max(NAME_ON_CARD_MAX).optional(),
    nameOnFront: z.string().max(NAME_ON_CARD_MAX),
    paper: Colour,
    colours: z.partialRecord(z.enum(COLOUR_NAMES), z.number().int().positive().max(100)),
    envelope: z.strictObject({ colour: Colour, liner: Colour, ink: Colour }),
    colourways: z
      .array(
        z.strictObject({
          paletteId: Id,
          name: z.string().min(2),
          swatch: z.tuple([Colour, Colour, Colour]),
          v: z.string().regex(/^[0-9a-f]{16}$/),
        }),
      )
      .min(1)
      .max(5),
    subjects: z.array(z.string()),
    topics: z.array(z.enum([...TOPICS, 'belated'])),
    moods: z.array(z.string()).min(1),
    recipients: z.array(z.string()).min(1),
    cautions: z.array(z.enum(CAUTION_TAGS)),
  }),
  rank: z.number().int().positive(),
  contentHash: z.string().regex(/^[0-9a-f]{16}$/),
});

const cards = JSON.parse(
  readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
const repeated = (values: readonly string[]) => values.filter((value, i) => values.indexOf(value) !== i);

test('every row matches the schema', () => {
  expect(
    cards.flatMap((card) =>
      (Entry.safeParse(card).error?.issues ?? []).map(
        (issue) => `${card.cardId} ${issue.path.join('.')}: ${issue.message}`,
      ),
    ),
  ).toEqual([]);
});

test('ids, designs, titles and ranks are unique', () => {
  expect(repeated(cards.map((card) => card.cardId))).toEqual([]);
  expect(repeated(cards.map((card) => card.designKey))).toEqual([]);
  expect(repeated(cards.map((card) => card.title.toLowerCase()))).toEqual([]);
  expect(repeated(cards.map((card) => String(card.rank)))).toEqual([]);
});

test('a published address stays with its design, and names the occasion of its card', () => {
  const issued = JSON.parse(
    readFileSync(new URL('../../cards/catalogue/issued.json', import.meta.url), 'utf8'),
  ) as PublishedAddresses;
  expect(repeated(Object.values(issued).flat())).toEqual([]);
  const ofCard = (card: CatalogueEntry) => [card.cardId, ...(card.formerly ?? [])].join();
  expect(cards.filter((card) => ofCard(card) !== [issued[card.designKey]].flat().join()).map(ofCard)).toEqual([]);
  expect(cards.filter((card) => !namesOccasion(card.cardId, card.occasion)).map((card) => card.cardId)).toEqual([]);
});

test('a card’s family exists, and its own palette is the first of its colourways', () => {
  expect(cards.filter((card) => !FAMILY_IDS.includes(card.recipe.family)).map((card) => card.cardId)).toEqual([]);
  expect(
    cards
      .filter(
        (card) => card.facts.colourways[0]?.paletteId !== card.paletteId || card.recipe.palette !== card.paletteId,
      )
      .map((card) => card.cardId),
  ).toEqual([]);
});

test('every category of a card is in the shop, and every category above it has a name', () => {
  const unknown = cards.flatMap((card) =>
    card.categories
      .filter((category) => findCategory(CATEGORIES, category) === null)
      .map((category) => `${card.cardId} ${category.join('/')}`),
  );
  expect(unknown).toEqual([]);
  const orphans = cards.filter((card) =>
    card.categories.some(
      (category) =>
        category.length > 1 && !card.categories.some((above) => above.join('/') === category.slice(0, -1).join('/')),
    ),
  );
  expect(orphans.map((card) => card.cardId)).toEqual([]);
});

test('no category that the shop names is empty', () => {
  const count = Map.groupBy(
    cards.flatMap((card) => card.categories.map((category) => category.join('/'))),
    (category) => category,
  );
  const named = (nodes: readonly CategoryNode[], above: string[] = []): string[] =>
    nodes.flatMap(({ slug, items = [] }) => [[...above, slug].join('/'), ...named(items, [...above, slug])]);
  expect(named(CATEGORIES).filter((category) => (count.get(category)?.length ?? 0) < minimumSize(category))).toEqual(
    [],
  );
});

test('birthday cards for a neighbour are with those for friends, not with those for work', () => {
  const forThem = cards.filter((card) => card.occasion === 'birthday' && card.facts.recipients.join() === 'neighbour');
  expect(forThem.length).toBeGreaterThan(0);
  for (const { categories } of forThem) {
    expect(categories).toContainEqual(['birthday', 'friend']);
    expect(categories).not.toContainEqual(['birthday', 'colleague']);
  }
});

test('at least half of every category is free', () => {
  const categories = Map.groupBy(
    cards.flatMap((card) => card.categories.map((category) => ({ category: category.join('/'), isFree: card.isFree }))),
    ({ category }) => category,
  );
  expect(
    [...categories]
      .filter(([, on]) => on.filter((card) => card.isFree).length * 2 < on.length)
      .map(([category]) => category),
  ).toEqual([]);
});

/** the words on a card, by the name that pairings use for them */
const wordsOf = ({ occasion, facts }: CatalogueEntry) =>
  wordsId({ occasion: occasion as Words['occasion'], headline: facts.headline, inside: facts.verse });
const greets = ({ occasion, facts }: CatalogueEntry) =>
  isGreeting({ occasion: occasion as Words['occasion'], headline: facts.headline });

test('no headline occurs twice in a category, except plain greetings, and no two of those have the same inside', () => {
  for (const { slug } of CATEGORIES) {
    const on = cards.filter((card) => card.categories[0]?.[0] === slug);
    expect(repeated(on.filter((card) => !greets(card)).map((card) => card.facts.headline.toLowerCase()))).toEqual([]);
    expect(repeated(on.filter(greets).map(({ facts }) => `${facts.headline} ${facts.verse}`))).toEqual([]);
  }
});

test('one card in six of every category has the plain greeting of its occasion in large letters', () => {
  expect(greetingCounts(cards).filter(hasTooFewGreetings)).toEqual([]);
  expect(cards.filter((card) => card.facts.greeting && !greets(card)).map((card) => card.cardId)).toEqual([]);
});

test('the words of every card are in the store of words, or were reworded since', () => {
  const known = new Set(
    readWords(readStoredWords()).map((row) => `${row.occasion} ${singleLine(row.headline)} ${row.inside}`),
  );
  expect(
    cards
      .filter((card) => !known.has(`${card.occasion} ${singleLine(card.facts.headline)} ${card.facts.verse}`))
      .filter((card) => choices.reworded[wordsOf(card)] === undefined)
      .map((card) => card.cardId),
  ).toEqual([]);
});
