/** Latin letters and what is written between them: every lettering has them. */
const PLAIN = /^[\s\u0020-\u024f\u2010-\u2026]*$/;
/** Names, in a picture's answer, the letters of a name that no lettering has: each as it stands in a URI, with spaces between. */
export const UNSUPPORTED_CHARACTERS_HEADER = 'X-Undrawable';
const SHOWN = 5;

/** Whether some lettering might lack a letter of a text; only asking it tells. */
export function mayBeUnsupported(text: string): boolean {
  return !PLAIN.test(text);
}

/** What is said at a field with letters that no lettering has. */
export function unsupportedCharactersMessage(letters: readonly string[]): string {
  return `Our fonts do not have ${letters.slice(0, SHOWN).join(' ')} yet. Can you write it in other letters?`;
}
