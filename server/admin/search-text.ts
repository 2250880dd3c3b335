export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The numbers that a piece of one can stand for: from one to another, and those whose last group begins so. */
export type NumberPiece = { from: string; to: string; end: string | null };
const PIECE_MIN = 8;
const DIGITS = 32;
const LAST_GROUP = 12;

/**
 * The piece of a number (a UUID) that was typed: alone, or as it stands in the Message-ID of a mail, with the number of the attempt and our host behind it.
 * @returns null where it is none, or too short to tell one from another.
 */
export function parseIdFragment(typed: string): NumberPiece | null {
  const [, piece = ''] = /^<?([0-9a-f][0-9a-f-]*)(?:\.\d+(?:@[\w.-]*)?)?>?$/i.exec(typed.trim()) ?? [];
  const figures = piece.replaceAll('-', '').toLowerCase();
  if (figures.length < PIECE_MIN || figures.length > DIGITS) return null;
  return {
    from: figures.padEnd(DIGITS, '0'),
    to: figures.padEnd(DIGITS, 'f'),
    end: figures.length <= LAST_GROUP ? figures : null,
  };
}
