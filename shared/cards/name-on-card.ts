/** What a person may begin a line on the front with, besides a name. */
const OPENING = /^(dear|to|for|from|happy|merry|with|love|darling|my|our|the best|congratulations)\b/i;
/** How a line begins that is a sender's own: a name after it would seem to sign it. */
const SIGNED = /^(with|from|love)\b/i;
/** The longest small line that a front takes well, in characters. */
const LINE_MAX = 34;

/**
 * The small line on a card's front when a sender gives a name: the card's own greeting with the name (`Happy birthday, Amelie`; `Amelie, with love`), in
 * place of whomever the greeting named (`Happy birthday, Mum`); the name alone where both would be too long or the card has no such
 * line, and exactly what was typed where it is a line of its own (`Dear Amelie`).
 */
export function frontLine(own: string, typed: string | null): string {
  const name = typed?.trim() ?? '';
  if (name === '') return own;
  if (own === '' || OPENING.test(name) || name.includes(',')) return name;
  const greeting = withoutPerson(own.replace(/[.,;:!]+$/, ''));
  const both = SIGNED.test(greeting)
    ? `${name}, ${greeting.charAt(0).toLowerCase()}${greeting.slice(1)}`
    : `${greeting}, ${name}`;
  return both.length <= LINE_MAX ? both : name;
}

/**
 * What a card's front shows with a name on it, for whoever does not see it: the name stands in its words where the card's own line stands in those of
 * the shop. @param own that line; @param needsName the picture spells the name, exactly as it was typed
 */
export function altWithName(
  { alt, nameOnFront: own, needsName }: { alt: string; nameOnFront: string; needsName: boolean },
  typed: string | null,
): string {
  const name = typed?.trim() ?? '';
  if (name === '') return alt;
  const quoted = `“${needsName ? name : frontLine(own, name)}”`;
  const at = own === '' ? -1 : alt.lastIndexOf(`“${own}”`);
  return at < 0 ? alt.replace(/\.?$/, `, ${quoted}.`) : alt.slice(0, at) + quoted + alt.slice(at + own.length + 2);
}

/** `Happy birthday` of `Happy birthday, Mum`. */
function withoutPerson(greeting: string): string {
  const comma = greeting.lastIndexOf(',');
  const last = greeting.slice(comma + 1).trim();
  return comma > 0 && last.split(' ').length <= 3 && (!OPENING.test(last) || /^(my|our)\b/i.test(last))
    ? greeting.slice(0, comma)
    : greeting;
}

/** The person in what was typed for the front: `Amelie` in `Dear Amelie` and in `Happy birthday, Amelie`. Empty where there is none. */
export function personIn(typed: string | null): string {
  const text = typed?.trim() ?? '';
  const last = text.split(',').at(-1)?.trim() ?? '';
  const name = (text.includes(',') ? last : text).replace(/^(dear|to|for|my dear|darling)\s+/i, '');
  return OPENING.test(name) && name !== '' && !/^(my|our)\b/i.test(name) ? '' : name;
}
