import type { Suggestion } from '#contract/card.ts';

const GROUPS = [
  ['shelf', 'Shelves'],
  ['words', 'Words'],
  ['card', 'Cards'],
] as const satisfies readonly (readonly [Suggestion['kind'], string])[];

/** A suggestion, and where it stands in the list as arrows walk it. */
export type Placed = { suggestion: Suggestion; order: number };
export type SuggestionGroup = { kind: Suggestion['kind']; name: string; items: Placed[] };

/** Suggestions in the groups in which they are shown, and numbered as they stand there; groups without any are left out. */
export function groupSuggestions(suggestions: readonly Suggestion[]): SuggestionGroup[] {
  let order = 0;
  return GROUPS.flatMap(([kind, name]) => {
    const items = suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => ({ suggestion, order: order++ }));
    return items.length > 0 ? [{ kind, name, items }] : [];
  });
}
