/** The strength of a password as text. The server decides whether it is accepted: it knows the most common passwords. */
export type Strength = { level: 0 | 1 | 2 | 3; words: string };

const WORDS = ['Easy to guess', 'Fair', 'Good', 'Very good'] as const;
/** The number of guesses, as a power of two, from which a password counts as fair, good, and very good. */
const BITS = [36, 50, 70] as const;
const RUNS = 'abcdefghijklmnopqrstuvwxyz 01234567890 qwertyuiop asdfghjkl zxcvbnm qwertzuiop azertyuiop';

/** @param known what others know of its owner: name and address do not make a password stronger. */
export function strengthOf(password: string, known: readonly string[] = []): Strength {
  let rest = password.toLowerCase();
  for (const part of known.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u)))
    if (part.length > 2) rest = rest.replaceAll(part, '');
  const signs = Array.from(rest).filter((sign, i, all) => !isGiven(sign, all[i - 1], all[i - 2])).length;
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{Nd}/u, /[^\p{L}\p{Nd}]/u].filter((kind) => kind.test(password)).length;
  // Words are easier to guess than random characters: about three bits per letter, and more with further kinds of characters.
  const bits = signs * (2.5 + 0.7 * kinds);
  const level = BITS.filter((limit) => bits >= limit).length as Strength['level'];
  return { level, words: WORDS[level] };
}

/** Whether a character adds little to those before it: a repetition, or the next of a sequence. */
function isGiven(sign: string, before: string | undefined, earlier: string | undefined): boolean {
  if (before === undefined) return false;
  return sign === before || sign === earlier || RUNS.includes(before + sign) || RUNS.includes(sign + before);
}
