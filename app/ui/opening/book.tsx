import { memo, type CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './book.module.css';
import type { OpeningCard, OpeningWords, Picture } from './card.ts';
import { handFamily, handScale, inkColour } from './hand.ts';
import { layLetter, signature } from './letter.ts';

type Props = { card: OpeningCard; words: OpeningWords };

/**
 * The card itself in reading order: front, left, right, and the further leaves of a long letter. Without any movement it lies open.
 * It is drawn once: what moves it does so past React.
 */
export const Book = memo(function Book({ card, words }: Props) {
  const letter = layLetter(card.right.words);
  const [first = [], ...further] = letter.leaves;
  const signed = signature(card.right.words, card.from);
  const pen: CSSProperties & Record<`--${string}`, string | number> = {
    '--pen': inkColour(card.right.ink),
    '--hand-family': handFamily(card.right.hand),
    '--hand-scale': handScale(card.right.hand),
  };
  return (
    <article className={css.card} tabIndex={-1} aria-label={words.card} data-card="" style={pen}>
      <i className={css.shadowSoft} data-part="shadow-soft" />
      <div className={css.rig} data-part="rig">
        <div className={css.book} data-part="book">
          <Shadow of={css.shadowLeft} part="shadow-left" />
          <Shadow of={css.shadowRight} part="shadow-right" />
          <i className={css.shadowFull} data-part="shadow-full" data-ring="inside" />
          <figure className={css.cover} data-part="cover" data-outside="" data-ring="front">
            <img {...sources(card.cover)} width={700} height={980} decoding="async" alt={card.alt} />
            <i className={css.spine} />
            <i className={css.lit} data-part="cover-lit" />
            <i className={css.dim} data-part="cover-dim" />
          </figure>
          <i className={css.coverBack} data-part="cover-back" data-outside="" />
          <i className={css.edge} data-part="cover-edge" data-outside="" />
          <div className={css.inside} data-part="inside">
            <div className={css.hold} data-part="inside-hold">
              <section className={css.left} data-part="verse" aria-label={words.left}>
                <Left {...card.left} />
                <i className={css.lit} data-part="verse-lit" />
                <i className={css.dim} data-part="verse-dim" />
              </section>
              <section className={css.right} aria-label={words.right} data-part="message">
                {card.right.picture && <Art picture={card.right.picture} />}
                <Written paragraphs={first} size={letter.size} signed={further.length === 0 ? signed : null} />
              </section>
              <div className={css.shades}>
                <i className={css.cast} data-part="inside-cast" />
                <i className={css.dim} data-part="inside-dim" />
              </div>
            </div>
          </div>
        </div>
      </div>
      {further.length > 0 && (
        <div className={css.further} data-further="">
          {further.map((paragraphs, i) => (
            <section key={i} className={css.leaf} aria-label={words.further(i + 2)}>
              <Written paragraphs={paragraphs} size={letter.size} signed={i === further.length - 1 ? signed : null} />
            </section>
          ))}
        </div>
      )}
    </article>
  );
});

/** The shadow that a leaf throws, in strips: as one, most of what is moved and blended in every frame would lie under the leaf. */
function Shadow({ of, part }: { of: string | undefined; part: string }) {
  return [css.atLeft, css.atRight, css.atFoot].map((strip) => (
    <i key={strip} className={classNames(css.strip, of, strip)} data-part={part} />
  ));
}

/** A leaf is at most 29 rem wide: 700 pixels do for a plain screen, 1400 for a fine one. */
function sources({ src, large }: Picture) {
  return {
    ...(large ? { srcSet: `${src} 700w, ${large} 1400w`, sizes: '(max-width: 767px) min(23rem, 90vw), 29rem' } : {}),
    src,
  };
}

/** On a phone a leaf is 23 rem wide, where 700 pixels are 1.9 for each of CSS. */
function set({ src, large }: Picture): string {
  return large ? `image-set(url("${src}") 1.9x, url("${large}") 3.8x)` : `url("${src}")`;
}

function Art({ picture }: { picture: Picture }) {
  return <i className={css.art} style={{ borderImageSource: set(picture) }} />;
}

function Left({ picture, words, drawn }: OpeningCard['left']) {
  const lines = words.split('\n').length + Math.floor(words.length / 60);
  if (picture && drawn)
    return (
      <>
        <img
          className={css.drawn}
          {...sources(picture)}
          alt={words}
          width={700}
          height={980}
          decoding="async"
          data-lines={lines > 6 ? 'many' : lines > 3 ? 'some' : 'few'}
        />
        <i className={classNames(css.rim, css.rimTop)} style={{ backgroundImage: set(picture) }} />
        <i className={classNames(css.rim, css.rimBottom)} style={{ backgroundImage: set(picture) }} />
      </>
    );
  return (
    <>
      {picture && <Art picture={picture} />}
      <p className={css.verse} dir="auto" data-long={words.length > 130 ? '' : undefined}>
        {words}
      </p>
    </>
  );
}

function Written({ paragraphs, size, signed }: { paragraphs: readonly string[]; size: string; signed: string | null }) {
  return (
    <div className={css.written} data-size={size} data-signed={signed ? '' : undefined}>
      {paragraphs.map((paragraph, i) => (
        <p key={i} dir="auto">
          {paragraph || '\u00a0'}
        </p>
      ))}
      {signed && (
        <p className={css.signed} dir="auto">
          {signed}
        </p>
      )}
    </div>
  );
}
