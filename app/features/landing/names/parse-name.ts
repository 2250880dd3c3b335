import { NAME_ON_CARD_MAX } from '#shared/limits.ts';

/** A name as an address or a form has it, made fit for the front of a card; null where there is none in it. */
export function parseName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, NAME_ON_CARD_MAX)
    .trim();
  return /\p{L}/u.test(name) ? name : null;
}
