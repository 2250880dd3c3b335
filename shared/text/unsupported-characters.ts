/** Latin letters, digits and punctuation, which every lettering has. */
const PLAIN = /^[\s\u0020-\u024f\u2010-\u2026]*$/;
/** A response header of pictures: the letters of a name that the lettering does not have, URI-encoded and separated by spaces. */
export const UNSUPPORTED_CHARACTERS_HEADER = 'X-Undrawable';
const SHOWN = 5;

/** Whether the lettering of some card may lack a letter of a text. Only the server can tell. */
export function mayBeUnsupported(text: string): boolean {
  return !PLAIN.test(text);
}

/** The error message of a field with letters that no lettering has. */
export function unsupportedCharactersMessage(letters: readonly string[]): string {
  return `Our fonts do not have ${letters.slice(0, SHOWN).join(' ')} yet. Can you write it in other letters?`;
}
