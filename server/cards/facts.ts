import { z } from 'zod';
import { parseStored } from '#server/kernel/stored-json.ts';
import { NAME_ON_CARD_MAX } from '#shared/limits.ts';

/**
 * As much of `StoredFacts` as is read again. A retired card keeps the facts of the release that had it in its catalogue, so that a fact which is added later has a
 * default.
 */
const ShopFacts = z.object({
  alt: z.string(),
  line: z.string(),
  headline: z.string(),
  verse: z.string(),
  takesName: z.boolean(),
  needsName: z.boolean(),
  nameMax: z.number().optional(),
  nameOnFront: z.string(),
  paper: z.string(),
  envelope: z.object({ colour: z.string(), liner: z.string(), ink: z.string() }),
  colourways: z.array(
    z.object({
      paletteId: z.string(),
      name: z.string(),
      swatch: z.tuple([z.string(), z.string(), z.string()]),
      v: z.string(),
    }),
  ),
  topics: z.array(z.string()).default([]),
  /** What somebody may want to avoid in it: `alcohol`, `age-joke`. */
  cautions: z.array(z.string()).default([]),
  moods: z.array(z.string()),
  recipients: z.array(z.string()),
  /** Its categories, each with its parents. The key is older than the name. */
  shelves: z.array(z.array(z.string())),
});
export type ShopFacts = z.infer<typeof ShopFacts>;

/** @throws where something else is stored. */
export function factsOf({ facts }: { facts: unknown }): ShopFacts {
  return parseStored(ShopFacts, facts, 'cards.facts');
}

/** How many characters a name on a card's front may have. */
export function nameMaxOf(facts: Pick<ShopFacts, 'nameMax'>): number {
  return Math.min(facts.nameMax ?? NAME_ON_CARD_MAX, NAME_ON_CARD_MAX);
}
