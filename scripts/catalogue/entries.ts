/** The rows of the catalogue, from the chosen drafts. */
import type { Address } from '#cards/catalogue/addresses.ts';
import { choosePalettes, nameOfPalette, swatchOf } from '#cards/catalogue/colours/colourways.ts';
import { CATEGORIES } from '#cards/catalogue/categories/categories.ts';
import type { ColourShares } from '#cards/catalogue/colours/colour-names.ts';
import type { CardFacts, CatalogueEntry, ColourwayEntry } from '#cards/catalogue/entry.ts';
import { minimumSize } from '#cards/catalogue/categories/minimum-sizes.ts';
import { chooseFreeCards } from '#cards/catalogue/categories/free.ts';
import { requiresQuietFront, isTooLoud } from '#cards/catalogue/pairing/loudness.ts';
import { altOf, nameOf } from '#cards/catalogue/naming.ts';
import { interleaveCategories, type Ordered, orderCategory } from '#cards/catalogue/categories/ordering.ts';
import { categoriesOf, topOf, withoutSmallCategories } from '#cards/catalogue/categories/categorize.ts';
import { CAUTION_TAGS, isGreeting, singleLine, topicsOf, type Words } from '#cards/catalogue/words/words.ts';
import type { Recipe } from '#cards/document/recipe.ts';
import type { Fits } from '#cards/render/family.ts';
import { headlineSize } from '#cards/render/headline-size.ts';
import { lum } from '#cards/render/colour.ts';
import { coloursOf } from '#cards/render/faces/colours.ts';
import { lookOf } from '#cards/render/faces/default-look.ts';
import { paletteOf } from '#cards/render/palettes.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';
import { choices } from './choices.ts';
import { type Draft, recipeOf } from './drafts.ts';
import type { Measuring } from './measuring.ts';
import { coverOf, toSignature as lookMeasured } from './measures.ts';
import { digest } from './sources.ts';

/** `npm run catalogue quick` offers only colours that were checked before; a later run without it adds the others. */
const IS_QUICK = process.argv.includes('quick');
const FINE = new Set(['gold foil', 'stained glass', 'engraved', 'crafted', 'papercut', 'ceramic']);

/** The colours in which a card is offered: its own first, then those in which all its letters are readable. */
async function colourwaysOf(draft: Draft, measuring: Measuring): Promise<ColourwayEntry[]> {
  const { picture, words, family, recipe } = draft;
  const palette = (id: string) => paletteOf(id, family.ownPalettes);
  const entry = (id: string, v: string) => ({
    paletteId: id,
    name: nameOfPalette(id),
    swatch: swatchOf(palette(id)),
    v,
  });
  const quietOrNull = async (other: Recipe) => {
    const measured = await measuring.of(other, family);
    return isTooLoud(words, lookMeasured(measured.look)) ? null : measured;
  };
  const own = recipe.palette;
  const asked = choices.palettes[picture.name] !== undefined;
  const wanted = asked ? [own] : choosePalettes(own, picture.palettes, palette);
  const measured = await Promise.all(
    wanted.map(async (id) => ({
      id,
      measured:
        id === own
          ? draft.measured
          : requiresQuietFront(words)
            ? await quietOrNull(recipeOf(draft, id, choices))
            : IS_QUICK
              ? measuring.knownFaults(recipeOf(draft, id, choices), family)
              : await measuring.faults(recipeOf(draft, id, choices), family),
    })),
  );
  return measured.flatMap((way) => (way.measured?.faults.length === 0 ? [entry(way.id, way.measured.v)] : []));
}

/** only if the picture accepts shorter names than other covers do */
function nameMaxOf({ headline }: Fits): Pick<CardFacts, 'nameMax'> {
  const nameMax = headline?.nameMax ?? NAME_ON_CARD_MAX;
  return nameMax < NAME_ON_CARD_MAX ? { nameMax } : {};
}

/** From this birthday on a card is not for a child. */
const GROWN = 13;
/** Topics that are not for children: jokes about age, drinks, the ages of adults. */
function excludesRecipient(words: Words, who: string): boolean {
  if (who !== 'child' && who !== 'baby') return false;
  return words.tags.some(
    (tag) => tag === 'alcohol' || tag === 'age-joke' || Number(/^age-(\d+)$/.exec(tag)?.[1] ?? 0) >= GROWN,
  );
}

/** only for a plain greeting in letters */
function greetingOf({ words, recipe, family }: Draft): Pick<CardFacts, 'greeting'> {
  const size = isGreeting(words) ? headlineSize(coverOf(recipe, family), singleLine(words.headline)) : null;
  const rounded = (share: number) => Math.round(share * 1000) / 1000;
  return size ? { greeting: { height: rounded(size.height), width: rounded(size.width) } } : {};
}

async function factsOf(
  draft: Draft,
  measuring: Measuring,
  colourKnown: ReadonlyMap<string, ColourShares>,
): Promise<CardFacts> {
  const { picture, words, recipe, family, measured } = draft;
  const colours = coloursOf(paletteOf(recipe.palette, family.ownPalettes), lookOf(family, picture.motif));
  return {
    alt: altOf(picture, words, recipe.name, recipe.sub),
    line: choices.lines[picture.name] ?? nameOf(picture).line,
    headline: singleLine(words.headline),
    verse: words.inside,
    ...greetingOf(draft),
    takesName: measured.takesName,
    needsName: picture.fits.headline?.needsName ?? false,
    ...nameMaxOf(picture.fits),
    nameOnFront: measured.takesName ? (recipe.name ?? '') : '',
    paper: measured.paper,
    colours: colourKnown.get(measured.v) ?? (await measuring.colours(recipe)),
    envelope: { colour: colours.envelope, liner: colours.liner, ink: colours.envelopeInk },
    colourways: await colourwaysOf(draft, measuring),
    subjects: [
      ...new Set([
        ...picture.drawn.subjects,
        ...words.tags.filter((tag) => !/^(?:age|years)-|^(?:type|short|us)$/.test(tag)),
      ]),
    ],
    topics: topicsOf(words),
    moods: [...new Set([words.mood, ...(picture.fits.moods ?? [])])],
    recipients:
      words.for === 'anyone'
        ? [
            'anyone',
            ...(picture.fits.recipients ?? []).filter((who) => who !== 'anyone' && !excludesRecipient(words, who)),
          ]
        : [words.for],
    cautions: CAUTION_TAGS.filter(
      (caution) => words.tags.includes(caution) || picture.drawn.subjects.includes(caution),
    ),
  };
}

/** Puts the cards into their categories and in order, and writes all facts that the shop shows. */
export async function createEntries(given: {
  drafts: readonly Draft[];
  titles: Map<Draft, string>;
  addresses: Map<Draft, Address>;
  measuring: Measuring;
  /** the colours of fronts that were measured before, by content hash */ colourKnown: ReadonlyMap<
    string,
    ColourShares
  >;
  onProgress: (done: number, of: number) => void;
}): Promise<CatalogueEntry[]> {
  const { drafts, titles, addresses, measuring, colourKnown, onProgress } = given;
  const idOf = (draft: Draft) => addresses.get(draft)!.cardId;
  let done = 0;
  const facts = new Map(
    await Promise.all(
      drafts.map(async (draft) => {
        const made = await factsOf(draft, measuring, colourKnown);
        onProgress(++done, drafts.length);
        return [draft, made] as const;
      }),
    ),
  );
  const categorized = withoutSmallCategories(
    drafts.map((draft) => ({
      draft,
      cardId: idOf(draft),
      categories: categoriesOf(draft.words, draft.picture),
      style: draft.family.style,
      isFine: FINE.has(draft.family.style),
    })),
    minimumSize,
  );

  const orderedOf = (draft: Draft): Ordered => ({
    cardId: idOf(draft),
    top: topOf(draft.words.occasion),
    family: draft.picture.family,
    layout: draft.picture.layout,
    style: draft.family.style,
    palette: draft.recipe.palette,
    hero: draft.picture.hero,
    isDark: lum(draft.measured.paper) <= 0.55,
    quality: (draft.isMade ? 6 : Math.min(4, draft.score / 3)) - (draft.picture.number === undefined ? 0 : 2),
  });
  const leading = (top: string) =>
    (choices.front[top] ?? []).flatMap((name) =>
      drafts.filter((draft) => draft.picture.name === name).map((draft) => idOf(draft)),
    );
  const places = new Map<string, Map<string, number>>();
  const orders = new Map<string, Ordered[]>();
  const cardsByCategory = Map.groupBy(
    categorized.flatMap((card) =>
      card.categories.map((category) => ({ category: category.join('/'), draft: card.draft })),
    ),
    ({ category }) => category,
  );
  for (const [category, cards] of cardsByCategory) {
    const order = orderCategory(
      cards.map(({ draft }) => orderedOf(draft)),
      leading(category),
    );
    orders.set(category, order);
    places.set(category, new Map(order.map((card, i) => [card.cardId, i + 1])));
  }
  const tops = CATEGORIES.map(({ slug }) => orders.get(slug) ?? []).filter((category) => category.length > 0);
  const rank = new Map(interleaveCategories(tops, choices.front['shop']).map((card, i) => [card.cardId, i + 1]));
  const inOrder = categorized.toSorted((a, b) => rank.get(a.cardId)! - rank.get(b.cardId)!);
  const free = chooseFreeCards(inOrder);
  return inOrder.map(({ draft, cardId, categories }): CatalogueEntry => {
    const { formerly } = addresses.get(draft)!;
    const entry = {
      cardId,
      ...(formerly.length > 0 ? { formerly } : {}),
      designKey: draft.picture.key,
      title: titles.get(draft)!,
      style: draft.family.style,
      isFree: free.has(cardId),
      occasion: draft.words.occasion,
      categories,
      places: categories.map((category) => places.get(category.join('/'))?.get(cardId) ?? 0),
      paletteId: draft.recipe.palette,
      recipe: draft.recipe,
      facts: facts.get(draft)!,
      rank: rank.get(cardId)!,
    };
    return { ...entry, contentHash: digest(JSON.stringify(entry)) };
  });
}
