import { canonicalCode } from '#shared/magic-link.ts';

/** A code while it is typed: capitals, in two groups of four. What cannot belong to a code stays, so that it can be seen and mended. */
export function groupCode(typed: string): string {
  const plain = typed.toUpperCase().replace(/[\s-]/g, '');
  return plain.length > 4 ? `${plain.slice(0, 4)} ${plain.slice(4)}` : plain;
}

/** What is wrong with a code that was typed, and what to do; `null` when it can be one. */
export function codeFault(typed: string): string | null {
  if (canonicalCode(typed) !== null) return null;
  const signs = Array.from(typed.replace(/[\s-]/g, ''));
  if (signs.length === 0) return 'Type the eight letters and figures that stand in your mail.';
  const strange = signs.find((sign) => !/[0-9A-Za-z]/.test(sign));
  if (strange !== undefined) return `“${strange}” is in no code. A code has letters and figures only.`;
  if (signs.length < 8)
    return `A code has eight letters and figures; ${signs.length === 7 ? 'one is' : `${8 - signs.length} are`} missing here.`;
  if (signs.length > 8)
    return `A code has eight letters and figures; ${signs.length === 9 ? 'one is' : `${signs.length - 8} are`} too many here.`;
  return 'There is no U in a code. Perhaps it is a V.';
}
