import type { Suggestion } from '#contract/card.ts';

const GROUPS = [
  ['category', 'Categories'],
  ['words', 'Searches'],
  ['card', 'Cards'],
] as const satisfies readonly (readonly [Suggestion['kind'], string])[];

/** A suggestion with its index in the list, which the arrow keys follow. */
export type IndexedSuggestion = { suggestion: Suggestion; order: number };
export type SuggestionGroup = { kind: Suggestion['kind']; name: string; items: IndexedSuggestion[] };

/** Groups suggestions by kind and numbers them in display order. Empty groups are left out. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  let order = 0;
  return GROUPS.flatMap(([kind, name]) => {
    const items = suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => ({ suggestion, order: order++ }));
    return items.length > 0 ? [{ kind, name, items }] : [];
  });
}
