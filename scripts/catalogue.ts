/**
 * Builds the catalogue: pairs every picture with words that belong to it, chooses colours that can be read, leaves out
 * what is too like another card, puts the rest in order and writes cards/catalogue/cards.json. Run it by hand after a
 * family, the words or the editorial choices have changed: `npm run catalogue`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { choosePalettes, nameOfPalette, swatchOf } from '#cards/catalogue/colourways.ts';
import { picturesOf } from '#cards/catalogue/designs.ts';
import { distance, NEAREST, NEAREST_ACROSS, type Signature } from '#cards/catalogue/distance.ts';
import editorial from '#cards/catalogue/editorial.json' with { type: 'json' };
import type { CardFacts, CatalogueEntry } from '#cards/catalogue/entry.ts';
import { freeCards } from '#cards/catalogue/free.ts';
import { type Pair, pairUp } from '#cards/catalogue/matching.ts';
import { altOf, nameOf } from '#cards/catalogue/naming.ts';
import { dealTogether, type Ordered, orderShelf } from '#cards/catalogue/ordering.ts';
import { shelvesOf, withoutBareShelves } from '#cards/catalogue/shelving.ts';
import { slugOf } from '#cards/catalogue/slug.ts';
import { CAUTIONS, numberOf, plainOf, readWords, wordsId } from '#cards/catalogue/words.ts';
import { Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/families/family.ts';
import { FAMILY_IDS, loadFamilies } from '#cards/families/registry.ts';
import { lum } from '#cards/render/colour.ts';
import { coloursOf } from '#cards/render/faces/colours.ts';
import { lookOf } from '#cards/render/faces/default-look.ts';
import { paletteOf } from '#cards/render/palettes.ts';
import { about, contentOf, digest, faultsOf, signature } from './catalogue-measures.ts';

const LIMITS = { family: 10, hero: 4, least: 6 };
const BARE = 3;
const CARDS = new URL('../cards/catalogue/cards.json', import.meta.url);
const ISSUED = new URL('../cards/catalogue/issued.json', import.meta.url);
const PALETTE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/;
const FINE = new Set(['gold foil', 'stained glass', 'engraved', 'crafted', 'papercut', 'ceramic']);

type Choices = {
  leftOut: Record<string, string>;
  pairs: Record<string, string>;
  palettes: Record<string, string>;
  titles: Record<string, string>;
  lines: Record<string, string>;
  names: Record<string, string>;
  /** pictures that lead a top category, by name; under `shop`, whose turn it is among the first */
  front: Record<string, string[]>;
};
const choices: Choices = editorial;
type Draft = Pair & {
  recipe: Recipe;
  family: Family;
  palettes: string[];
  facts: CardFacts;
  title: string;
  look: Signature;
  occasionTop: string;
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const left: string[] = [];

function recipeOf({ picture, words }: Pair, palette: string): Recipe {
  const number = numberOf(words);
  const drawsNumber =
    picture.fits.headline?.needsNumber === true ||
    picture.drawn.subjects.includes('numeral') ||
    choices.names[`${picture.family}/number`] === 'optional';
  const oneLine = (picture.fits.headline?.lines ?? 2) < 2;
  const second = choices.names[picture.name] ?? words.sub;
  const isNamed = choices.names[picture.name] !== undefined;
  return Recipe.parse({
    family: picture.family,
    motif: picture.motif,
    ...(picture.variant === undefined ? {} : { variant: picture.variant }),
    palette,
    headline: oneLine ? plainOf(words.headline) : words.headline,
    ...(drawsNumber && number !== undefined ? { sub: number } : isNamed && words.sub !== '' ? { sub: words.sub } : {}),
    ...(second === '' ? {} : { name: second }),
    seed: 's1',
    inside: { verse: words.inside },
  });
}

/** The first palette, by turns, in which every letter can be read; with it those that can be read too. */
async function colour(
  pair: Pair,
  family: Family,
  turn: number,
): Promise<Omit<Draft, keyof Pair | 'occasionTop'> | null> {
  const { picture, words } = pair;
  const allowed = picture.palettes.filter((id) => PALETTE_ID.test(id));
  const asked = choices.palettes[picture.name];
  const from = picture.isMaterial ? turn % allowed.length : turn % Math.min(3, allowed.length);
  const inTurn = [...(asked === undefined ? [] : [asked]), ...allowed.slice(from), ...allowed.slice(0, from)].filter(
    (id, i, all) => all.indexOf(id) === i,
  );
  const palette = (id: string) => paletteOf(id, family.ownPalettes);
  const readable = async (id: string) => {
    const recipe = recipeOf(pair, id);
    const drawn = contentOf(recipe, family);
    const faults = await faultsOf(drawn);
    if (faults.length > 0) why.push(`${id}: ${faults.join('; ')}`);
    return faults.length === 0 ? { id, recipe, drawn } : null;
  };
  const why: string[] = [];
  const ways: { id: string; v: string }[] = [];
  let first: Awaited<ReturnType<typeof readable>> = null;
  for (const id of asked === undefined ? inTurn : [asked]) {
    first = await readable(id);
    if (first) break;
  }
  if (!first) {
    left.push(`${picture.name} with ${wordsId(words)}: ${why.join(' | ')}`);
    return null;
  }
  const own = first.recipe.palette;
  for (const id of choosePalettes(own, inTurn, palette)) {
    const way = id === own ? first : await readable(id);
    if (way) ways.push({ id, v: way.drawn.v });
  }
  const chosen = ways.map((way) => way.id);
  const { paper, takesName } = await about(first.recipe, family, first.drawn);
  const { title, line } = nameOf(picture);
  const colours = coloursOf(palette(own), lookOf(family, picture.motif));
  const number = numberOf(words);
  return {
    recipe: first.recipe,
    family,
    palettes: chosen,
    title: choices.titles[picture.name] ?? title,
    look: await signature(first.drawn),
    facts: {
      alt: altOf(picture, words, first.recipe.name, first.recipe.sub === number ? number : first.recipe.sub),
      line: choices.lines[picture.name] ?? line,
      headline: plainOf(words.headline),
      verse: words.inside,
      takesName,
      needsName: picture.fits.headline?.needsName ?? false,
      nameOnFront: takesName ? (first.recipe.name ?? '') : '',
      paper,
      envelope: { colour: colours.envelope, liner: colours.liner, ink: colours.envelopeInk },
      colourways: chosen.map((id) => ({
        paletteId: id,
        name: nameOfPalette(id),
        swatch: swatchOf(palette(id)),
        v: ways.find((way) => way.id === id)!.v,
      })),
      subjects: [
        ...new Set([
          ...picture.drawn.subjects,
          ...words.tags.filter((tag) => !/^(?:age|years)-|^(?:type|short|us)$/.test(tag)),
        ]),
      ],
      moods: [...new Set([words.mood, ...(picture.fits.moods ?? [])])],
      recipients:
        words.for === 'anyone'
          ? ['anyone', ...(picture.fits.recipients ?? []).filter((who) => who !== 'anyone')]
          : [words.for],
      cautions: CAUTIONS.filter((caution) => words.tags.includes(caution) || picture.drawn.subjects.includes(caution)),
    },
  };
}

/** Leaves out the card of lower quality of every two that look too alike within an occasion. */
function distinct(drafts: Draft[]): Draft[] {
  const stay: Draft[] = [];
  for (const draft of drafts) {
    const near = stay.find((other) => {
      if (other.occasionTop !== draft.occasionTop) return false;
      const d = distance(other.look, draft.look);
      return d < NEAREST || (d < NEAREST_ACROSS && other.picture.family !== draft.picture.family);
    });
    if (near)
      left.push(
        `${draft.picture.name} (${plainOf(draft.words.headline)}) looks like ${near.picture.name}: ${distance(near.look, draft.look).toFixed(3)}`,
      );
    else stay.push(draft);
  }
  return stay;
}

/** Titles are distinct within the shop: a second card of a name says of which kind it is. */
function titled(drafts: Draft[]): void {
  const count = new Map<string, number>();
  for (const draft of drafts) count.set(draft.title.toLowerCase(), (count.get(draft.title.toLowerCase()) ?? 0) + 1);
  const taken = new Set<string>();
  for (const draft of drafts) {
    if ((count.get(draft.title.toLowerCase()) ?? 0) > 1) {
      const style =
        draft.picture.variant === undefined
          ? draft.family.title.toLowerCase()
          : (draft.family.variants?.[draft.picture.variant]?.title ?? draft.picture.variant).toLowerCase();
      draft.title = `${draft.title}, ${style}`;
    }
    if (taken.has(draft.title.toLowerCase()))
      throw new Error(`two cards are called ${draft.title}: name one in editorial.json`);
    taken.add(draft.title.toLowerCase());
  }
}

/** Ids that were given stay with their design for ever; a new one is made from the title and the occasion. */
function idsFor(drafts: Draft[]): Map<string, string> {
  const issued = new Map(Object.entries(JSON.parse(readFileSync(ISSUED, 'utf8')) as Record<string, string>));
  const used = new Set(issued.values());
  for (const { picture, title, words } of drafts) {
    if (issued.has(picture.key)) continue;
    const base = slugOf(`${title} ${words.occasion}`, 70);
    let id = base;
    for (let n = 2; used.has(id); n++) id = `${base}-${n}`;
    used.add(id);
    issued.set(picture.key, id);
  }
  writeFileSync(
    ISSUED,
    `${JSON.stringify(Object.fromEntries([...issued].toSorted(([a], [b]) => (a < b ? -1 : 1))), null, 0).replaceAll('","', '",\n"')}\n`,
  );
  return issued;
}

const families = await loadFamilies(FAMILY_IDS);
const pictures = [...families.values()].flatMap(picturesOf);
const pairs = pairUp(pictures, readWords(), choices, LIMITS).slice(0, Number(process.argv[2] ?? 10_000));
say(`${pictures.length} pictures, ${pairs.length} pairs`);

const turns = new Map<string, number>();
const drafts: Draft[] = [];
for (const [i, pair] of pairs.entries()) {
  const turn = turns.get(pair.picture.family) ?? 0;
  turns.set(pair.picture.family, turn + 1);
  const family = families.get(pair.picture.family)!;
  const coloured = await colour(pair, family, turn);
  const top =
    pair.words.occasion === 'birthday' || pair.words.occasion === 'anniversary' ? pair.words.occasion : 'holidays';
  if (coloured) drafts.push({ ...pair, ...coloured, occasionTop: top });
  if ((i + 1) % 50 === 0) say(`${i + 1} looked at`);
}
const kept = distinct(drafts);
titled(kept);
const ids = idsFor(kept);
const idOf = (draft: Draft) => ids.get(draft.picture.key)!;
const shelved = withoutBareShelves(
  kept.map((draft) => ({
    draft,
    cardId: idOf(draft),
    shelves: shelvesOf(draft.words, draft.picture),
    style: draft.family.style,
    isFine: FINE.has(draft.family.style),
  })),
  BARE,
);

const orderedOf = (draft: Draft): Ordered => ({
  cardId: idOf(draft),
  top: draft.occasionTop,
  family: draft.picture.family,
  style: draft.family.style,
  palette: draft.recipe.palette,
  hero: draft.picture.hero,
  isDark: lum(draft.facts.paper) <= 0.55,
  quality: (draft.isMade ? 6 : Math.min(4, draft.score / 3)) - (draft.words.tags.includes('numeral') ? 2 : 0),
});
const leading = (top: string) =>
  (choices.front[top] ?? []).flatMap((name) => kept.filter((draft) => draft.picture.name === name).map(idOf));
const tops = ['birthday', 'anniversary', 'holidays'].map((top) =>
  orderShelf(kept.filter((draft) => draft.occasionTop === top).map(orderedOf), leading(top)),
);
const rank = new Map(dealTogether(tops, choices.front['shop']).map((card, i) => [card.cardId, i + 1]));
const inOrder = shelved.toSorted((a, b) => rank.get(a.cardId)! - rank.get(b.cardId)!);
const free = freeCards(inOrder);

const entries = inOrder.map(({ draft, cardId, shelves }): CatalogueEntry => {
  const entry = {
    cardId,
    designKey: draft.picture.key,
    title: draft.title,
    style: draft.family.style,
    isFree: free.has(cardId),
    occasion: draft.words.occasion,
    shelves,
    paletteId: draft.recipe.palette,
    recipe: draft.recipe,
    facts: draft.facts,
    rank: rank.get(cardId)!,
  };
  return { ...entry, contentHash: digest(JSON.stringify(entry)) };
});
writeFileSync(CARDS, `[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]\n`);
say(`${entries.length} cards written, ${left.length} left out:`);
for (const line of left) say(`  ${line}`);
