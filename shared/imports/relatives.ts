import { foldText } from './text.ts';
import type { ImportedPerson, ImportOptions } from './imported-person.ts';
import { type Gender, inverseRelationshipOf, relationshipOf } from './relationship-words.ts';

/** What a card says about a relative: their name or their card, and what they are to the person of the card. */
export type Relative = { of: ImportedPerson; words: string[]; name: string; cardId: string | null };

/**
 * Sets who people are to the member, from what cards say about relatives: the member's own card names them, or theirs names the member. Relatives of
 * others are left alone, because “mother” in Anna's card is Anna's mother.
 */
export function setRelationships(
  people: ReadonlyMap<ImportedPerson, { cardId: string | null; gender: Gender }>,
  relatives: readonly Relative[],
  self: ImportOptions['self'],
): void {
  if (self === undefined || relatives.length === 0) return;
  const selfNames = new Set(self.names.map(foldText));
  const selfEmails = new Set(self.emails.map(foldText));
  const isSelf = ({ name, emails }: ImportedPerson) =>
    selfNames.has(foldText(name)) || emails.some((email) => selfEmails.has(foldText(email)));
  const byName = new Map<string, ImportedPerson | null>();
  const byId = new Map<string, ImportedPerson>();
  for (const [person, { cardId }] of people) {
    const key = foldText(person.name);
    // Of two people with one name neither is meant for certain.
    byName.set(key, byName.has(key) ? null : person);
    if (cardId !== null) byId.set(cardId, person);
  }
  for (const { of, words, name, cardId } of relatives) {
    const named = cardId === null ? byName.get(foldText(name)) : byId.get(cardId);
    if (isSelf(of)) {
      if (named === undefined || named === null || named === of) continue;
      const gender = people.get(named)?.gender ?? null;
      named.relationship ??= firstOf(words, (word) => relationshipOf(word, gender));
    } else if (selfNames.has(foldText(name)) || (named !== undefined && named !== null && isSelf(named))) {
      const gender = people.get(of)?.gender ?? null;
      of.relationship ??= firstOf(words, (word) => inverseRelationshipOf(word, gender));
    }
  }
}

function firstOf<T>(words: readonly string[], find: (word: string) => T | null): T | null {
  for (const word of words) {
    const found = find(word);
    if (found !== null) return found;
  }
  return null;
}
