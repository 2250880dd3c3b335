import type { CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Leaf } from '#app/ui/leaf/leaf.tsx';
import { LetterPage } from '#app/ui/leaf/letter-page.tsx';
import type { CardPage, Imposition, Mark, Place } from '#cards/render/sheets/imposition.ts';
import type { ReadCard } from '#contract/card-read.ts';
import { media } from '#shared/routes.ts';
import { sideName } from './print-words.ts';
import css from './sheet-preview.module.css';

const SIZES = '(max-width: 767px) 45vw, 14rem';

/** The sheets as they will come out of the printer. What is on them is on the card's own page in words, so it is not read out again here. */
export function SheetPreview({ card, imposed }: { card: ReadCard; imposed: Imposition }) {
  const { width, height, sides } = imposed;
  return (
    <ol className={css.sheets} data-lying={width > height ? '' : undefined}>
      {sides.map(({ places, marks }, i) => (
        <li key={i}>
          <figure>
            <div className={css.sheet} style={{ aspectRatio: `${width} / ${height}` }} aria-hidden="true">
              {places.map((place, at) => (
                <div
                  key={at}
                  className={css.place}
                  style={boxOn(imposed, place)}
                  data-page={place.page.kind}
                  data-turned={place.isTurned ? '' : undefined}
                >
                  <Page card={card} page={place.page} side={sideOf(imposed, place)} />
                </div>
              ))}
              {marks.map((mark, at) => (
                <i
                  key={at}
                  className={classNames(css.mark, mark.x1 === mark.x2 ? css.down : css.across)}
                  data-mark={mark.kind}
                  style={lineOn(imposed, mark)}
                />
              ))}
            </div>
            <figcaption>{sideName(i, imposed)}</figcaption>
          </figure>
        </li>
      ))}
    </ol>
  );
}

/** Which page of a spread a place is: its fold is in the middle of the sheet. */
function sideOf({ width }: Imposition, place: Place): 'left' | 'right' {
  return place.x + place.width / 2 < width / 2 === place.isTurned ? 'right' : 'left';
}

function Page({ card, page, side }: { card: ReadCard; page: CardPage; side: 'left' | 'right' }) {
  const { stock, letter, hand, ink } = card;
  const face = (name: string) => ({
    src: media.sent(card.magicLink, card.magicLink2, name, 350),
    large: media.sent(card.magicLink, card.magicLink2, name, 700),
  });
  switch (page.kind) {
    case 'front':
      return <Leaf as="div" side="right" paper={card.paper} picture={face('front')} sizes={SIZES} />;
    case 'verse':
      return <Leaf as="div" side="left" paper={stock} picture={face('inside-left')} sizes={SIZES} />;
    case 'back':
      return <Leaf as="div" side="left" paper={card.paper} picture={face('back')} sizes={SIZES} />;
    case 'blank':
      return <Leaf as="div" side={side} paper={stock} />;
    case 'letter':
      return (
        <Leaf as="div" side={side} paper={stock} picture={page.page === 0 ? face('inside-right') : null} sizes={SIZES}>
          <LetterPage letter={letter} page={page.page} hand={hand} ink={ink} />
        </Leaf>
      );
  }
}

function percent(part: number, whole: number): string {
  return `${Number(((part / whole) * 100).toFixed(3))}%`;
}

function boxOn({ width, height }: Imposition, place: Place): CSSProperties {
  return {
    left: percent(place.x, width),
    top: percent(place.y, height),
    width: percent(place.width, width),
    height: percent(place.height, height),
    rotate: place.isTurned ? '180deg' : undefined,
  };
}

function lineOn({ width, height }: Imposition, { x1, y1, x2, y2 }: Mark): CSSProperties {
  return {
    left: percent(x1, width),
    top: percent(y1, height),
    width: percent(x2 - x1, width),
    height: percent(y2 - y1, height),
  };
}
