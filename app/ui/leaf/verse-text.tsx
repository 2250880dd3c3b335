import type { VerseLine } from '#shared/letter/verse.ts';
import css from './verse-text.module.css';

/**
 * The words of a verse over the picture that shows them, line on line: to be selected, copied, found and read aloud. They have no colour of
 * their own, since the lettering of a card is not among the fonts of a page: what is seen is the picture.
 */
export function VerseText({ lines }: { lines: readonly VerseLine[] }) {
  return (
    <svg className={css.verse} viewBox="0 0 1000 1400" data-verse="">
      {lines.map(({ text, x, y, width, size }, i) => (
        <text key={i} x={x} y={y} fontSize={size} textLength={width} lengthAdjust="spacingAndGlyphs">
          {text}
        </text>
      ))}
    </svg>
  );
}
