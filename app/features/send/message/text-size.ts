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
