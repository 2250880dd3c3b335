import type { LetterLine } from '#shared/letter/letter.ts';

/** The lines of one paragraph on one page. Each has the space that it was broken at. */
export type LetterParagraph = { isRtl: boolean; lines: LetterLine[] };

/** Groups the lines of a page by paragraph, so that each is read and copied as a whole. A paragraph that goes on overleaf is one on each page. */
export function toParagraphs(lines: readonly LetterLine[]): LetterParagraph[] {
  const paragraphs: LetterParagraph[] = [];
  let isNew = true;
  for (const line of lines) {
    if (isNew) paragraphs.push({ isRtl: line.isRtl, lines: [] });
    paragraphs.at(-1)!.lines.push(line);
    isNew = line.isEnd;
  }
  return paragraphs;
}
