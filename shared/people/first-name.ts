/** What stands before a name and is not one. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|reverend|sir|dame|lady|lord|rabbi|imam|father|sister|herr|frau|mme|mlle|señor|señora|sra?)\.?\s+)+/iu;
/** Names of more than one person. A capital alone is somebody's second name. */
const SEVERAL = /[&+]|\s(?:and|und|et|y|e|og|och|en)\s/u;
/** A family, or one by what they are to somebody. */
const CALLED = /^(?:the|your|my|our|from|team|family|familie|aunt|auntie|uncle|grandma|grandpa|granny|nana)\s/iu;
/** Where the family's name stands first, nobody is spoken to by the first word. */
const FAMILY_FIRST = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;
/** What is half of a first name, in Arabic: servant of, father of, mother of, son of. */
const HALF = /^(?:عبد|أبو|ابو|أم|ابن|بن|بنت|abdul?|abu|umm|ibn)$/iu;
/** What is put behind a name. */
const BEHIND = /,\s*(?:jr|sr|ii|iii|iv|m\.?d|ph\.?d|esq|obe|mbe)\.?$/iu;

/**
 * How somebody is spoken to: `Rosa` for `Rosa Lindqvist` and `Dr Rosa Lindqvist`. As it stands where it is one word (`Rosa`),
 * a title with a family's name (`Mr Lindqvist`), more people (`Rosa and Theo`), initials (`J. R. Lindqvist`), or written in a script
 * that puts the family first (`王 小明`).
 */
export function firstName(name: string): string {
  const whole = name.replace(/\s+/g, ' ').trim();
  if (SEVERAL.test(whole) || CALLED.test(whole) || FAMILY_FIRST.test(whole)) return whole;
  const bare = whole.replace(BEHIND, '');
  const turned = /^([^,]+), ([^,]+)$/u.exec(bare);
  const plain = turned ? `${turned[2]} ${turned[1]}` : bare;
  // An emoji beside a name is none.
  const words = plain
    .replace(TITLES, '')
    .split(' ')
    .filter((word) => /\p{L}/u.test(word));
  const [first = '', second = ''] = words;
  const isTitled = TITLES.test(plain);
  if (first === '' || (isTitled && words.length < 2) || /^\p{L}\.?$|^(?:\p{L}\.)+$/u.test(first)) return whole;
  return HALF.test(first) && second !== '' ? `${first} ${second}` : first;
}
