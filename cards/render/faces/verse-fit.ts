/** Whether a page holds a verse; of one that it does not hold, what there is too much of. */
export type VerseFit =
  | { isHeld: true }
  /** without its surplus of empty lines it is held */
  | { isHeld: false; tooMany: 'empty lines' }
  /** so many of its lines are held from its beginning, or characters where its lines are paragraphs; empty lines do not count */
  | { isHeld: false; tooMany: 'lines' | 'characters'; held: number; of: number };

/** What is asked of a page. `isWide`: a line is broken by the page, in its smallest letters. */
type Page = { isHeld: (text: string) => boolean; isWide: (line: string) => boolean };

const isWritten = (line: string) => line.trim() !== '';

/** How a page takes a verse, whose lines end with | or a new line. */
export function fitOf(text: string, { isHeld, isWide }: Page): VerseFit {
  if (isHeld(text)) return { isHeld: true };
  const lines = text.split(/[|\n]/).map((line) => line.trim());
  const isSurplus = (line: string, i: number) => !isWritten(line) && !isWritten(lines[i - 1] ?? '');
  const close = lines.filter((line, i) => !isSurplus(line, i));
  if (isHeld(close.join('\n'))) return { isHeld: false, tooMany: 'empty lines' };
  const written = close.filter(isWritten);
  if (!written.some(isWide)) {
    const upTo = (count: number) => close.slice(0, 1 + indexOfWritten(close, count)).join('\n');
    const held = largest(written.length, (count) => isHeld(upTo(count)));
    return { isHeld: false, tooMany: 'lines', held, of: written.length };
  }
  const characters = Array.from(text.trim());
  const held = largest(characters.length, (count) => isHeld(characters.slice(0, count).join('')));
  return { isHeld: false, tooMany: 'characters', held, of: characters.length };
}

/** Where the line stands that is the `count`th with words, from 1. */
function indexOfWritten(lines: readonly string[], count: number): number {
  let seen = 0;
  return lines.findIndex((line) => isWritten(line) && ++seen === count);
}

/** The largest number under `tooMany` that is right: what is right for a number is right for those under it. */
function largest(tooMany: number, isRight: (count: number) => boolean): number {
  let [right, wrong] = [0, tooMany];
  while (wrong - right > 1) {
    const tried = Math.floor((right + wrong) / 2);
    if (isRight(tried)) right = tried;
    else wrong = tried;
  }
  return right;
}
