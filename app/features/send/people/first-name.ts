/** What stands before a name and is not one. */
const TITLES =
  /^(?:(?:mr|mrs|ms|miss|mx|dr|prof|professor|rev|revd|reverend|sir|dame|lady|lord|rabbi|imam|father|sister)\.?\s+)+/iu;
/** Names of more than one person, or of one by what they are to somebody. */
const WHOLE =
  /[&+]|\s(?:and|und|et|y|e|og|och|en)\s|^(?:the|your|my|our|from|team|family|aunt|auntie|uncle|grandma|grandpa|granny|nana)\s/iu;

/**
 * How somebody is spoken to: `Rosa` for `Rosa Lindqvist` and `Dr Rosa Lindqvist`. As it stands where it is one word (`Rosa`),
 * a title with a family's name (`Mr Lindqvist`), more people (`Rosa and Theo`), or initials (`J. R. Lindqvist`).
 */
export function firstName(name: string): string {
  const whole = name.replace(/\s+/g, ' ').trim();
  if (WHOLE.test(whole)) return whole;
  const turned = /^([^,]+), ([^,]+)$/u.exec(whole);
  const plain = turned ? `${turned[2]} ${turned[1]}` : whole;
  const words = plain.replace(TITLES, '').split(' ');
  const [first = ''] = words;
  const isTitled = TITLES.test(plain);
  if ((isTitled && words.length < 2) || /^\p{L}\.?$|^(?:\p{L}\.)+$/u.test(first)) return whole;
  return first;
}
