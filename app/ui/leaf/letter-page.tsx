import type { CSSProperties } from 'react';
import { handFamily, inkColour, type HandName, type InkName } from '#app/ui/opening/handwriting.ts';
import { LETTER_LEADING, letterDrop, type LaidLetter, type LetterLine, rowsIn } from '#shared/letter/letter.ts';
import css from './letter-page.module.css';
import { toParagraphs } from './paragraphs.ts';
import { signatureStyle } from './signature-style.ts';

type Props = {
  letter: LaidLetter;
  /** which of its pages, from 0 */
  page: number;
  hand: HandName;
  ink: InkName;
};

/** The lines of one page of a letter, where they stand on their leaf. They are broken already: a browser with other fonts breaks none of them anew. */
export function LetterPage({ letter, page, hand, ink }: Props) {
  const { size, area, pages } = letter;
  const lines = pages[page] ?? [];
  const drop = pages.length === 1 ? letterDrop(rowsIn(lines), size, area) : 0;
  const style: CSSProperties & Record<`--${string}`, string> = {
    left: toWidths(area.left),
    top: toWidths(area.top + drop),
    width: toWidths(area.width),
    fontSize: toWidths(size),
    fontFamily: handFamily(hand),
    color: inkColour(ink),
    '--leading': String(LETTER_LEADING),
  };
  return (
    <div className={css.letter} style={style} data-letter="">
      {toParagraphs(lines).map(({ isRtl, lines: own }, i) => (
        <p key={i} dir={isRtl ? 'rtl' : 'ltr'}>
          {own.map((line, at) => (
            <span key={at} className={css.line} style={styleOf(line)}>
              {line.text}
            </span>
          ))}
        </p>
      ))}
    </div>
  );
}

/** A line begins further from the left beside what lies on the page. The name under the letter is larger, and has room above it. */
function styleOf(line: LetterLine): CSSProperties | undefined {
  const { left = 0, rows } = line;
  if (rows !== undefined) return { ...signatureStyle(line), ...(left > 0 ? { paddingLeft: toWidths(left) } : {}) };
  return left > 0 ? { paddingLeft: toWidths(left) } : undefined;
}

/** Card units as a CSS length on a leaf, whose container they are measured by. */
function toWidths(units: number): string {
  return `${units / 10}cqw`;
}
