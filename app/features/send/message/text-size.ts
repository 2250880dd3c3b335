/** A page as the card engine measures it: 1000 wide, its text area 738 wide and about 1020 high, in font sizes from 64 down to 30. */
const WIDTH = 738;
const HEIGHT = 1020;
const LINE = 1.27;
const LETTER = 0.4;
const SIZES = [64, 58, 52, 47, 42, 38, 34, 30] as const;

/**
 * The font size, in hundredths of a page's width, at which a message fits on one page; a longer one gets the smallest size and more pages.
 * An estimate for the editor: the card itself is typeset by the engine.
 */
export function getMessageSize(text: string): number {
  const size =
    SIZES.find((candidate) => countLines(text, candidate) * candidate * LINE <= HEIGHT) ?? SIZES.at(-1) ?? 30;
  return size / 10;
}

function countLines(text: string, size: number): number {
  const charactersPerLine = Math.max(1, Math.floor(WIDTH / (LETTER * size)));
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
}

/** The font size of the verse, in hundredths of a page's width: short lines are large. */
export function getVerseSize(text: string): number {
  const longest = Math.max(1, ...text.split('\n').map((line) => line.length));
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 26)), 0);
  const byWidth = longest <= 18 ? 8 : longest <= 26 ? 7 : 6.2;
  return lines <= 7 ? byWidth : lines <= 10 ? Math.min(byWidth, 5.6) : 4.6;
}

/** The number of words in a text, in any script. */
export function countWords(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    (segment) => segment.isWordLike,
  ).length;
}
