import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { CardDocument } from '#cards/document/card-document.ts';
import { fromRecipe, Recipe } from '#cards/document/recipe.ts';
import type { Family } from '#cards/render/family.ts';
import { loadFamily } from '#artwork/index.ts';
import { compose, type Piece, toSvg } from '#cards/render/compose.ts';
import { lintSvg } from '#cards/render/lint-svg.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { lintCover } from '#server/pictures/measures/lint-card.ts';
import { isChosen, sample } from '#tests/thoroughness.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';

beforeAll(readyEngine);

/** Samples of `npm test`: one card in so many is composed, of one in so many all faces are drawn, and one cover in so many is checked as pixels. */
const SAMPLE = { composed: 48, sent: 100, seen: 160 };
const SENT: Piece[] = ['inside-left', 'inside-right', 'back', 'envelope', 'envelope-back', 'liner', 'stamp'];

const cards = JSON.parse(
  readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
/** with the content hash, so that a changed card may enter or leave the sample */
const keyOf = (card: CatalogueEntry) => `${card.cardId} ${card.contentHash}`;

/** the faults of a card, in words */
async function faultsOf(card: CatalogueEntry, family: Family): Promise<string[]> {
  const document = fromRecipe(Recipe.parse(card.recipe), family, card.cardId.slice(0, 64));
  const invalid = CardDocument.safeParse(document).error?.issues ?? [];
  const cover = compose(document, 'cover', family);
  const sent = isChosen(keyOf(card), SAMPLE.sent)
    ? SENT.flatMap((piece) =>
        lintSvg(toSvg(compose(document, piece, family), 1000)).map((fault) => `${piece}: ${fault}`),
      )
    : [];
  // `npm run test:all` checks every cover as pixels with the catalogue's own check, which caches its results.
  const seen = isChosen(keyOf(card), SAMPLE.seen) ? await lintCover(cover) : lintSvg(toSvg(cover, 1000));
  return [
    ...invalid.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...(cover.alt.trim() === '' ? ['it is not said what the picture shows'] : []),
    ...seen,
    ...sent,
  ];
}

const composed = sample(cards, SAMPLE.composed, keyOf);

test.each([...Map.groupBy(composed, (card) => card.recipe.family)])(
  '%s: its cards compose, are valid documents, and pass lint',
  async (id, own) => {
    const family = await loadFamily(id);
    const faults: string[] = [];
    for (const card of own) {
      const found = await faultsOf(card, family).catch((error: unknown) => [String(error)]);
      faults.push(...found.map((fault) => `${card.cardId}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
  600_000,
);
