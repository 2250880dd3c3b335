/** What a person may begin a line on the front with, besides a name. */
const OPENING = /^(dear|to|for|from|happy|merry|with|love|darling|my|our|the best|congratulations)\b/i;
/** The longest small line that a front takes well, in characters. */
const LINE_MAX = 34;

/**
 * The small line on a card's front when a sender gives a name: the card's own greeting with the name (`Happy birthday, Amelie`),
 * the name alone where both would be too long or the card has no such line, and exactly what was typed where it is a line of its own (`Dear Amelie`).
 */
export function frontLine(own: string, typed: string | null): string {
  const name = typed?.trim() ?? '';
  if (name === '') return own;
  if (own === '' || OPENING.test(name) || name.includes(',')) return name;
  const both = `${own.replace(/[.,;:!]+$/, '')}, ${name}`;
  return both.length <= LINE_MAX ? both : name;
}

/** The person in what was typed for the front: `Amelie` in `Dear Amelie` and in `Happy birthday, Amelie`. Empty where there is none. */
export function personIn(typed: string | null): string {
  const text = typed?.trim() ?? '';
  const last = text.split(',').at(-1)?.trim() ?? '';
  const name = (text.includes(',') ? last : text).replace(/^(dear|to|for|my dear|darling)\s+/i, '');
  return OPENING.test(name) && name !== '' && !/^(my|our)\b/i.test(name) ? '' : name;
}
