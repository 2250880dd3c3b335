/** Signs that turn the direction of text, which a name or an address must not have; `contract/fields.ts` drops them too. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines: one kind of line break, no characters that cannot be shown, no spaces around it. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .normalize('NFC')
    .trim();
}

/** The same on one line. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(TURNING, '').replace(/\s/g, ' ').split(' ').filter(Boolean).join(' ');
}

/** Whether something of a name can be seen. */
export function canBeSeen(name: string): boolean {
  return /[\p{L}\p{N}\p{S}\p{P}]/u.test(name.replace(/[\u115f\u1160\u2800\u3164\uffa0]/g, ''));
}

/** The beginning of a text, at most `max` UTF-16 units long. No character is cut in two. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  return text
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
    .trim();
}

/** A text that a problem quotes: short, on one line. */
export function quote(text: string): string {
  const line = cleanLine(text.slice(0, 200));
  return `“${line.length > 40 ? `${cutText(line, 40)}…` : line}”`;
}

/** A text to compare by: without case, accents and spaces around it. */
export function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().trim();
}
