/** What one character of a text message stands for in the alphabet that most phones share (GSM 03.38): one place, or two. */
const PLAIN = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const DOUBLE = new Set('^{}\\[~]|€\f');
/** Places in a message of one segment, and in each of several. */
const GSM = { one: 160, each: 153 };
const UCS2 = { one: 70, each: 67 };
/** A text message costs by its segments, and longer ones arrive in pieces on old phones. */
const SEGMENTS_MAX = 2;

/** The end of a text to somebody who may never have asked us for any. */
export const HOW_TO_STOP = 'Reply STOP for no more texts.';

/** How many segments a text message is sent in. One character that is not in the alphabet of phones makes all of them twice as large. */
export function countSegments(body: string): number {
  const signs = Array.from(body);
  const isPlain = signs.every((sign) => PLAIN.has(sign) || DOUBLE.has(sign));
  const places = isPlain ? signs.reduce((sum, sign) => sum + (DOUBLE.has(sign) ? 2 : 1), 0) : body.length;
  const { one, each } = isPlain ? GSM : UCS2;
  return places <= one ? 1 : Math.ceil(places / each);
}

/** Quotation marks and dashes of print as phones have them. */
export function plainSigns(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')
    .replace(/…/g, '...')
    .replace(/\s+/g, ' ');
}

/**
 * A text message with a link at its end, in at most two segments.
 * @param sentences are said as far as they fit, the first one cut where it does not. @param more what is said for those that are left out
 */
export function composeText(sentences: readonly string[], link: string, more: (left: number) => string): string {
  const said = sentences.map(plainSigns);
  for (let count = said.length; count > 0; count--) {
    const rest = count < said.length ? [more(said.length - count)] : [];
    const body = [...said.slice(0, count), ...rest, link].join(' ');
    if (countSegments(body) <= SEGMENTS_MAX) return body;
  }
  const signs = Array.from(new Intl.Segmenter('en').segment(said[0] ?? ''), ({ segment }) => segment);
  while (signs.length > 0 && countSegments(`${signs.join('')}... ${link}`) > SEGMENTS_MAX) signs.pop();
  return signs.length === 0 ? link : `${signs.join('').trimEnd()}... ${link}`;
}
