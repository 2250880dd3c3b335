/** A leaf is measured as the card engine measures it: 1000 wide, its writing 738 wide and about 1020 high, in hands of 64 down to 30. */
const WIDTH = 738;
const HEIGHT = 1020;
const LINE = 1.27;
const LETTER = 0.4;
const SIZES = [64, 58, 52, 47, 42, 38, 34, 30] as const;

/**
 * The size, in hundredths of the width of a leaf, at which a message fits on it; a longer one gets the smallest and goes on to another leaf.
 * An estimate for the writing table: the card itself is set by the engine.
 */
export function letterSize(text: string): number {
  const size = SIZES.find((candidate) => linesAt(text, candidate) * candidate * LINE <= HEIGHT) ?? SIZES.at(-1) ?? 30;
  return size / 10;
}

function linesAt(text: string, size: number): number {
  const perLine = Math.max(1, Math.floor(WIDTH / (LETTER * size)));
  return text.split('\n').reduce((lines, line) => lines + Math.max(1, Math.ceil(line.length / perLine)), 0);
}

/** The size of the verse on its leaf, in hundredths of the width: short lines stand large. */
export function verseSize(text: string): number {
  const longest = Math.max(1, ...text.split('\n').map((line) => line.length));
  const lines = text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / 26)), 0);
  const byWidth = longest <= 18 ? 8 : longest <= 26 ? 7 : 6.2;
  return lines <= 7 ? byWidth : lines <= 10 ? Math.min(byWidth, 5.6) : 4.6;
}

/** How many words a text has, in any script. */
export function countWords(text: string): number {
  return [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].filter(
    (segment) => segment.isWordLike,
  ).length;
}
