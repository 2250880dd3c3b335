import { LETTER_LEADING, letterSizes, linesPerPage, type LetterArea } from '#shared/letter/letter.ts';

/** How a letter stands in this browser. */
export type LetterFit = {
  /** font size, in card units */ size: number;
  /** its lines, without that of the signature */ lineCount: number;
};
/** A copy of the text in the same width and font, whose lines can be asked for. It is invisible. */
export type Mirror = HTMLElement;

const textOf = (mirror: Mirror) => (mirror.firstChild instanceof Text ? mirror.firstChild : null);

/** The line that a character of the mirror stands on, from 0. */
function lineOf(mirror: Mirror, at: number): number {
  const text = textOf(mirror);
  if (text === null || text.length === 0) return 0;
  const range = document.createRange();
  const from = Math.min(at, text.length - 1);
  range.setStart(text, from);
  range.setEnd(text, from + 1);
  const box = [...range.getClientRects()].at(-1);
  if (box === undefined) return from === 0 ? 0 : lineOf(mirror, from - 1);
  const { top } = mirror.getBoundingClientRect();
  const lead = Number.parseFloat(getComputedStyle(mirror).lineHeight);
  return Math.max(0, Math.floor(((box.top + box.bottom) / 2 - top) / lead));
}

/**
 * The largest of a hand's sizes at which a letter fits on one page; the smallest where it does not. The same rule as that of the server, in
 * the lines of this browser.
 * @param scale of its hand
 * @param signatureRows lines of the letter that the name under it takes
 */
export function fitLetter(
  mirror: Mirror,
  { area, scale, signatureRows }: { area: LetterArea; scale: number; signatureRows: number },
): LetterFit {
  const length = (textOf(mirror)?.data ?? '').trimEnd().length;
  const sizes = letterSizes(scale);
  for (const size of sizes) {
    setSize(mirror, size);
    const lineCount = length === 0 ? 0 : lineOf(mirror, length - 1) + 1;
    if (lineCount + signatureRows <= linesPerPage(size, area) || size === sizes.at(-1)) return { size, lineCount };
  }
  throw new Error('a hand has at least one size');
}

function setSize(mirror: Mirror, size: number): void {
  mirror.style.fontSize = `${size / 10}cqw`;
  mirror.style.lineHeight = String(LETTER_LEADING);
}

/** Where the lines of a letter begin, by UTF-16 code units; those after a new line of the text are left out. */
export function breaksIn(mirror: Mirror): number[] {
  const text = (textOf(mirror)?.data ?? '').trimEnd();
  const breaks: number[] = [];
  const last = text.length === 0 ? 0 : lineOf(mirror, text.length - 1);
  let from = 0;
  for (let line = 1; line <= last; line++) {
    let low = from;
    let high = text.length - 1;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (lineOf(mirror, middle) >= line) high = middle;
      else low = middle + 1;
    }
    from = low;
    if (text[from - 1] !== '\n') breaks.push(from);
  }
  return breaks;
}

/** The line that a caret stands on, from 0. @param at its place in the text of the mirror */
export function lineOfCaret(mirror: Mirror, at: number): number {
  const text = textOf(mirror)?.data ?? '';
  if (at === 0) return 0;
  if (text[at - 1] === '\n') return lineOf(mirror, at - 1) + 1;
  return lineOf(mirror, at < text.length && text[at] !== '\n' ? at : at - 1);
}

/** Where a line begins, from the lines' breaks and the text's own. */
export function startOfLine(mirror: Mirror, line: number): number {
  const text = textOf(mirror)?.data ?? '';
  let low = 0;
  let high = text.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (lineOfCaret(mirror, middle) >= line) high = middle;
    else low = middle + 1;
  }
  return low;
}
