import { PERSON_NAME_MAX } from '#shared/limits.ts';

/** A name from an address or a form, with single spaces; null if there is none, or if it is too long. */
export function parseName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(name) && name.length <= PERSON_NAME_MAX ? name : null;
}
