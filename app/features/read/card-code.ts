import { canonicalCode } from '#shared/links/magic-link.ts';

/** A code as it is typed: capitals, in two groups of four. Invalid characters stay, so that they can be seen and corrected. */
export function formatCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return plain.length > 4 ? `${plain.slice(0, 4)} ${plain.slice(4)}` : plain;
}

/** The error in a typed code; null when it is well-formed. */
export function getCodeError(typed: string): string | null {
  if (canonicalCode(typed) !== null) return null;
  const characters = Array.from(typed.replace(/[\s-]/g, ''));
  if (characters.length === 0) return 'Enter the eight letters and digits from your email.';
  const invalid = characters.find((character) => !/[0-9A-Za-z]/.test(character));
  if (invalid !== undefined) return `“${invalid}” is not part of a code. A code has only letters and digits.`;
  if (characters.length < 8)
    return `A code has eight letters and digits. ${8 - characters.length} ${characters.length === 7 ? 'is' : 'are'} missing.`;
  if (characters.length > 8) return `A code has eight letters and digits. Remove ${characters.length - 8}.`;
  return 'Codes have no letter U. It may be a V.';
}
