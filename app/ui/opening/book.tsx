import { memo } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Leaf } from '#app/ui/leaf/leaf.tsx';
import { LetterPage } from '#app/ui/leaf/letter-page.tsx';
import { VerseText } from '#app/ui/leaf/verse-text.tsx';
import css from './book.module.css';
import type { OpeningCard, OpeningLabels } from './opening-card.ts';

type Props = { card: OpeningCard; labels: OpeningLabels };

/** The width of a page, as in `opening.module.css`. */
const SIZES = '(max-width: 767px) min(29rem, 100vw - 22px), 29rem';

/**
 * The card in reading order: front, verse, message, and the further pages of a long letter. Without animation it is open at the message.
 * React renders it once; the animation changes its elements directly.
 */
export const OpenCard = memo(function Book({ card, labels }: Props) {
  const { left, right } = card;
  const further = right.letter.pages.slice(1);
  return (
    <article className={css.card} tabIndex={-1} aria-label={labels.card} data-card="">
      <i className={css.shadowSoft} data-part="shadow-soft" />
      <div className={css.rig} data-part="rig">
        <div className={css.book} data-part="book">
          <Shadow side={css.shadowLeft} part="shadow-left" />
          <Shadow side={css.shadowRight} part="shadow-right" />
          <i className={css.ringInside} data-ring="inside" />
          <i className={css.ringFront} data-ring="front" />
          <Leaf
            as="figure"
            side="cover"
            paper={card.paper}
            picture={card.cover}
            alt={card.alt}
            sizes={SIZES}
            className={classNames(css.page, css.atRight, css.cover)}
            data-leaf="front"
          >
            <Light />
          </Leaf>
          <i className={css.edge} data-part="edge" />
          <Leaf
            side="left"
            picture={left.picture}
            sizes={SIZES}
            className={classNames(css.page, css.atLeft)}
            aria-label={labels.left}
            data-leaf="verse"
          >
            <VerseText lines={left.verse} />
            <Light />
          </Leaf>
          <Leaf
            side="right"
            picture={right.picture}
            sizes={SIZES}
            className={classNames(css.page, css.atRight)}
            aria-label={labels.right}
            data-leaf="message"
          >
            <LetterPage {...right} page={0} />
            <Light />
          </Leaf>
          {further.map((_, i) => (
            <Leaf
              key={i}
              side={i % 2 === 0 ? 'left' : 'right'}
              className={classNames(css.page, css.further, i % 2 === 0 ? css.atLeft : css.atRight)}
              aria-label={labels.furtherPage(i + 2)}
              data-leaf="further"
            >
              <LetterPage {...right} page={i + 1} />
              <Light />
            </Leaf>
          ))}
          {further.length % 2 === 1 && (
            <Leaf
              as="div"
              side="right"
              className={classNames(css.page, css.further, css.atRight, css.blank)}
              data-blank=""
            >
              <Light />
            </Leaf>
          )}
          <div className={css.shades}>
            <i className={css.cast} data-part="cast" />
          </div>
        </div>
      </div>
    </article>
  );
});

/** What falls on a page while it turns: light that moves over it, and shade. */
function Light() {
  return (
    <>
      <i className={css.lit} data-lit="" />
      <i className={css.dim} data-dim="" />
    </>
  );
}

/** A page's shadow in strips. As one element, most of what is blended in every frame would be hidden under the page. */
function Shadow({ side, part }: { side: string | undefined; part: string }) {
  return [css.stripLeft, css.stripRight, css.stripFoot].map((strip) => (
    <i key={strip} className={classNames(css.strip, side, strip)} data-part={part} />
  ));
}
