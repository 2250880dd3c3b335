import { PERSON_NAME_MAX } from '#shared/limits.ts';

/** A name as an address or a form has it, without doubled spaces; null where there is none in it, or it is longer than a name. */
export function parseName(text: string): string | null {
  const name = text
    .normalize('NFC')
    .replace(/\p{Cc}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return /\p{L}/u.test(name) && name.length <= PERSON_NAME_MAX ? name : null;
}
