import { expect, test } from 'vitest';
import { FAMILY_IDS, loadFamily } from '#artwork/index.ts';
import { factsOfFamily } from '#cards/document/family-facts.ts';
import { familyFacts } from '#server/cards/families.ts';

test.each(FAMILY_IDS)(
  '%s: documents take from the file what its drawing says; npm run catalogue:versions',
  async (id) => {
    expect(familyFacts(id)).toEqual(factsOfFamily(await loadFamily(id)));
  },
);
