/** The shape of a magic link: 22 to 24 characters of base62, at least 128 random bits. */
export const MAGIC_LINK = /^[0-9A-Za-z]{22,24}$/;

/** Crockford's base 32: no letters that look like digits. */
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * Brings a typed code into its canonical form: eight characters of Crockford base 32.
 * Case, spaces and hyphens do not matter; O is read as 0, I and L as 1.
 * @returns the eight characters, or `null` if it cannot be a code.
 * @see https://www.crockford.com/base32.html
 */
export function canonicalCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if (code.length !== 8) return null;
  return Array.from(code).every((character) => CROCKFORD.includes(character)) ? code : null;
}

/** Formats a canonical code in two groups: `R7K2 4MDX`. */
export function showCode(code: string): string {
  return `${code.slice(0, 4)} ${code.slice(4)}`;
}

/** Makes a code from random bytes: eight characters, forty bits. */
export function codeFrom(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, 8), (byte) => CROCKFORD[byte % 32]).join('');
}
