import { readFileSync } from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { loadFamily } from '#artwork/index.ts';
import type { CatalogueEntry } from '#cards/catalogue/entry.ts';
import { fromRecipe, Recipe } from '#cards/document/recipe.ts';
import { readyEngine } from '#server/pictures/drawing/engine.ts';
import { faultsOfVerse } from '#tests/drawings/expect-verse.ts';
import { sample } from '#tests/thoroughness.ts';

beforeAll(readyEngine);

const cards = JSON.parse(
  readFileSync(new URL('../../cards/catalogue/cards.json', import.meta.url), 'utf8'),
) as CatalogueEntry[];
/** with the content hash, so that a changed card may enter or leave the sample */
const chosen = sample(cards, 60, (card) => `${card.cardId} ${card.contentHash}`);

test.each([...Map.groupBy(chosen, (card) => card.recipe.family)])(
  '%s: its verses can be read on a phone, and every letter is inside its leaf',
  async (id, own) => {
    const family = await loadFamily(id);
    const faults: string[] = [];
    for (const card of own) {
      const found = await faultsOfVerse(fromRecipe(Recipe.parse(card.recipe), family, 'a-card'), family);
      faults.push(...found.map((fault) => `${card.cardId}: ${fault}`));
    }
    expect(faults).toEqual([]);
  },
  600_000,
);
