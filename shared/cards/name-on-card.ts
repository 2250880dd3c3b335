/** Words at the start of typed text that make it a complete line, not just a name. */
const OPENING = /^(dear|to|for|from|happy|merry|with|love|darling|my|our|the best|congratulations)\b/i;
/** Greetings that start like a signature: a name after one would look like the sender's, so it goes before it. */
const SIGNED = /^(with|from|love)\b/i;
/** The maximum length of the small line on a front, in characters. */
const LINE_MAX = 34;

/**
 * The small line on a card's front when the sender gives a name: the card's own greeting with the name (`Happy birthday, Amelie`; `Amelie, with
 * love`). The name replaces the person in the greeting (`Happy birthday, Mum`). If both together are too long, or the card has no such line, it is
 * the name alone. A typed line of its own (`Dear Amelie`) is used as it is.
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
 * The alternative text of a front with a name on it. The line with the name replaces the card's own line in the shop's description.
 * @param own the card's own line; @param needsName the picture spells the name, exactly as it was typed
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

/** The person in the text typed for the front: `Amelie` in `Dear Amelie` and in `Happy birthday, Amelie`. Empty if there is none. */
export function getPersonOnCard(typed: string | null): string {
  const text = typed?.trim() ?? '';
  const last = text.split(',').at(-1)?.trim() ?? '';
  const name = (text.includes(',') ? last : text).replace(/^(dear|to|for|my dear|darling)\s+/i, '');
  return OPENING.test(name) && name !== '' && !/^(my|our)\b/i.test(name) ? '' : name;
}
