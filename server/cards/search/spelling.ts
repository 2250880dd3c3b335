/** Words that cards are found by, with the number of cards. */
export type Vocabulary = ReadonlyMap<string, number>;

/** The number of typing errors that are corrected in a word, by its length: in a short word, one letter makes another word. */
const SHORTEST = 4;
const LONG = 8;
function maxErrors(length: number): number {
  return length < SHORTEST ? 0 : length < LONG ? 1 : 2;
}

/** Letters that sound like others, because people write what they hear. */
function phoneticKey(word: string): string {
  return word.replaceAll('ph', 'f');
}

/**
 * The number of typing errors between two words: a missing letter, an extra one, a wrong one, or two swapped letters (Damerau-Levenshtein
 * distance, optimal string alignment). Infinity if there are more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (isSame ? 0 : 1),
        isSwapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...row) > most) return Infinity;
    before = last;
    last = row;
  }
  const edits = last[other.length] ?? Infinity;
  return edits > most ? Infinity : edits;
}

/** Whether two words begin with the same letter, or with the same two letters swapped. */
function startsAlike(one: string, other: string): boolean {
  return one[0] === other[0] || (one[0] === other[1] && one[1] === other[0]);
}

/**
 * Corrects the spelling of a word: the word with the fewest edits; among equals, one with the same first letter, then the one with
 * most cards. Null if none is near.
 */
export function correctSpelling(typed: string, vocabulary: Vocabulary): string | null {
  const heard = phoneticKey(typed);
  let best: { word: string; edits: number; isOther: number; cards: number } | null = null;
  for (const [word, cards] of vocabulary) {
    const isOther = startsAlike(heard, phoneticKey(word)) ? 0 : 1;
    // The first letter is usually right: "lorry" is not "sorry", and "farmer" is not "warmer".
    if (isOther > 0 && typed.length < LONG) continue;
    const edits = editDistance(heard, phoneticKey(word), best?.edits ?? maxErrors(typed.length));
    if (edits === Infinity) continue;
    const found = { word, edits, isOther, cards };
    if (
      best === null ||
      edits < best.edits ||
      (edits === best.edits && (found.isOther < best.isOther || (found.isOther === best.isOther && cards > best.cards)))
    )
      best = found;
  }
  return best?.word ?? null;
}
