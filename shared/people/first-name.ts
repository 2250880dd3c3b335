/** Titles before a name. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|reverend|sir|dame|lady|lord|rabbi|imam|father|sister|herr|frau|mme|mlle|señor|señora|sra?)\.?\s+)+/iu;
/** Names of several people. A single capital letter is a middle initial. */
const SEVERAL = /[&+]|\s(?:and|und|et|y|e|og|och|en)\s/u;
/** A family, or somebody named by their relation. */
const CALLED = /^(?:the|your|my|our|from|team|family|familie|aunt|auntie|uncle|grandma|grandpa|granny|nana)\s/iu;
/** Scripts in which the family name comes first: the first word is not a first name. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** First words of Arabic names that need the next word: servant of, father of, mother of, son of. */
const HALF = /^(?:عبد|أبو|ابو|أم|ابن|بن|بنت|abdul?|abu|umm|ibn)$/iu;
/** Suffixes after a name. */
const BEHIND = /,\s*(?:jr|sr|ii|iii|iv|m\.?d|ph\.?d|esq|obe|mbe)\.?$/iu;

/**
 * The first name to greet somebody with: `Rosa` for `Rosa Lindqvist` and `Dr Rosa Lindqvist`. The name is returned unchanged if it is one word
 * (`Rosa`), a title with a family name (`Mr Lindqvist`), several people (`Rosa and Theo`), initials (`J. R. Lindqvist`), or in a script that puts the
 * family name first (`王 小明`).
 */
export function firstName(name: string): string {
  const whole = name.replace(/\s+/g, ' ').trim();
  if (SEVERAL.test(whole) || CALLED.test(whole) || FAMILY_FIRST.test(whole)) return whole;
  const bare = whole.replace(BEHIND, '');
  const turned = /^([^,]+), ([^,]+)$/u.exec(bare);
  const plain = turned ? `${turned[2]} ${turned[1]}` : bare;
  // An emoji beside a name is not a part of it.
  const words = plain
    .replace(TITLES, '')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const [first = '', second = ''] = words;
  const isTitled = TITLES.test(plain);
  if (first === '' || (isTitled && words.length < 2) || /^\p{L}\.?$|^(?:\p{L}\.)+$/u.test(first)) return whole;
  return HALF.test(first) && second !== '' ? `${first} ${second}` : first;
}
