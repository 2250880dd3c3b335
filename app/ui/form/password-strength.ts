/** The strength of a password as text. The server decides: it knows the most common ones. */
export type Strength = { level: 0 | 1 | 2 | 3; words: string };

const WORDS = ['Easy to guess', 'Fair', 'Good', 'Very good'] as const;
/** Guesses, as a power of two, from which a password counts as fair, good, and very good. */
const BITS = [36, 50, 70] as const;
const RUNS = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop';

/** @param known what others know of its owner: name and address make a password no better. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  let rest = password.toLowerCase();
  for (const part of known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (part.length > 2) rest = rest.replaceAll(part, '');
  const signs = Array.from(rest).filter((sign, i, all) => !isGiven(sign, all[i - 1], all[i - 2])).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  // Words are easier than signs by chance: three bits for each letter, and one more for each further kind of sign.
  const bits = signs * (2.5 + 0.7 * kinds);
  const level = BITS.filter((limit) => bits >= limit).length as Strength['level'];
  return { level, words: WORDS[level] };
}

/** Whether a sign says little after the ones before it: the same again, or the next in a row. */
function isGiven(sign: string, before: string | undefined, earlier: string | undefined): boolean {
  if (before === undefined) return false;
  return sign === before || sign === earlier || RUNS.includes(before + sign) || RUNS.includes(sign + before);
}
