import type { MatchedWords } from '#contract/card.ts';

/** Names the words that were left out of a search. Null if every card has every word. */
export function formatMatch(words: MatchedWords | null): string | null {
  if (words === null) return null;
  const { all, some, none } = words;
  const typed = [...all, ...some, ...none];
  // A word that was only meant, such as the birthday in "40th", cannot be named.
  if (typed.length < 2) return 'No card matches all your words. These match some of them.';
  if (none.length === 0)
    return typed.length === 2
      ? `No card has both ${listWords(typed, 'and')}. These have one of them.`
      : `No card has all of ${listWords(typed, 'and')}. These have some of them.`;
  const rest = all.length + some.length === 1 ? listWords([...all, ...some], 'and') : 'the rest';
  const matched = some.length === 0 ? listWords(all, 'and') : listWords([...all, ...some], 'or');
  return `No card has ${listWords(none, 'or')} together with ${rest}. These match ${matched}.`;
}

/** "‘boss’, ‘retiring’ and ‘fishing’". */
function listWords(words: readonly string[], link: 'and' | 'or'): string {
  const quoted = words.map((word) => `‘${word}’`);
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${link} ${quoted.at(-1)}`;
}
