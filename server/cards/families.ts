import { readFileSync } from 'node:fs';
import type { FamilyFacts } from '#cards/document/family-facts.ts';
import { PROJECT_ROOT } from '#server/project/root.ts';

/** Written by `npm run catalogue` and `npm run catalogue:versions`: a line for each family. */
const FILE = new URL('cards/catalogue/families.json', PROJECT_ROOT);
let families: Record<string, FamilyFacts> | null = null;

/**
 * What documents take from a family. Read once: the drawings themselves are loaded only where cards are drawn.
 * @throws for a family that this release does not draw
 */
export function familyFacts(id: string): FamilyFacts {
  families ??= JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, FamilyFacts>;
  const facts = Object.hasOwn(families, id) ? families[id] : undefined;
  if (!facts) throw new Error(`no family ${id}`);
  return facts;
}
