import type { CSSProperties } from 'react';
import { LETTER_LEADING, type LetterLine, roomAbove } from '#shared/letter/letter.ts';

/** The size of the name under a letter, and the room above it, in the letter's own sizes. */
export function signatureStyle(line: LetterLine): CSSProperties {
  const above = roomAbove(line);
  return { fontSize: `${line.scale ?? 1}em`, height: `${above + LETTER_LEADING}em`, paddingTop: `${above}em` };
}
