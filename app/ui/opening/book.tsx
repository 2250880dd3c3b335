import { memo, type CSSProperties } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './book.module.css';
import type { OpeningCard, OpeningLabels, Picture } from './opening-card.ts';
import { handFamily, handScale, inkColour } from './handwriting.ts';
import { signatureOf } from '#shared/letter/signature.ts';
import { layOutMessage } from './message-layout.ts';

type Props = { card: OpeningCard; labels: OpeningLabels };

/**
 * The card in reading order: front, left page, right page, and the further pages of a long message. Without animation it is open.
 * React renders it once; the animation changes its elements directly.
 */
export const Book = memo(function Book({ card, labels }: Props) {
  const { size, pages } = layOutMessage(card.right.text);
  const [first = [], ...further] = pages;
  const signature = signatureOf(card.right.text, card.from);
  const pen: CSSProperties & Record<`--${string}`, string | number> = {
    '--pen': inkColour(card.right.ink),
    '--hand-family': handFamily(card.right.hand),
    '--hand-scale': handScale(card.right.hand),
  };
  return (
    <article className={css.card} tabIndex={-1} aria-label={labels.card} data-card="" style={pen}>
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
              <section className={css.left} data-part="verse" aria-label={labels.left}>
                <Left {...card.left} />
                <i className={css.lit} data-part="verse-lit" />
                <i className={css.dim} data-part="verse-dim" />
              </section>
              <section className={css.right} aria-label={labels.right} data-part="message">
                {card.right.picture && <PageArt picture={card.right.picture} />}
                <MessageText paragraphs={first} size={size} signature={further.length === 0 ? signature : null} />
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
            <section key={i} className={css.leaf} aria-label={labels.furtherPage(i + 2)}>
              <MessageText
                paragraphs={paragraphs}
                size={size}
                signature={i === further.length - 1 ? signature : null}
              />
            </section>
          ))}
        </div>
      )}
    </article>
  );
});

/** A page's shadow in strips. As one element, most of what is blended in every frame would be hidden under the page. */
function Shadow({ of, part }: { of: string | undefined; part: string }) {
  return [css.atLeft, css.atRight, css.atFoot].map((strip) => (
    <i key={strip} className={classNames(css.strip, of, strip)} data-part={part} />
  ));
}

/** A page is at most 29 rem wide: 700 pixels are enough for standard screens, 1400 for high-density ones. */
function sources({ src, large }: Picture) {
  return {
    ...(large ? { srcSet: `${src} 700w, ${large} 1400w`, sizes: '(max-width: 767px) min(23rem, 90vw), 29rem' } : {}),
    src,
  };
}

/** On a phone a page is 23 rem wide: 700 pixels are 1.9 per CSS pixel. */
function imageSet({ src, large }: Picture): string {
  return large ? `image-set(url("${src}") 1.9x, url("${large}") 3.8x)` : `url("${src}")`;
}

function PageArt({ picture }: { picture: Picture }) {
  return <i className={css.art} style={{ borderImageSource: imageSet(picture) }} />;
}

function Left({ picture, text, isDrawn }: OpeningCard['left']) {
  const lines = text.split('\n').length + Math.floor(text.length / 60);
  if (picture && isDrawn)
    return (
      <>
        <img
          className={css.drawn}
          {...sources(picture)}
          alt={text}
          width={700}
          height={980}
          decoding="async"
          data-lines={lines > 6 ? 'many' : lines > 3 ? 'some' : 'few'}
        />
        <i className={classNames(css.rim, css.rimTop)} style={{ backgroundImage: imageSet(picture) }} />
        <i className={classNames(css.rim, css.rimBottom)} style={{ backgroundImage: imageSet(picture) }} />
      </>
    );
  return (
    <>
      {picture && <PageArt picture={picture} />}
      <p className={css.verse} dir="auto" data-long={text.length > 130 ? '' : undefined}>
        {text}
      </p>
    </>
  );
}

function MessageText({
  paragraphs,
  size,
  signature,
}: {
  paragraphs: readonly string[];
  size: string;
  signature: string | null;
}) {
  return (
    <div className={css.written} data-size={size} data-signed={signature ? '' : undefined}>
      {paragraphs.map((paragraph, i) => (
        <p key={i} dir="auto">
          {paragraph || '\u00a0'}
        </p>
      ))}
      {signature && (
        <p className={css.signed} dir="auto">
          {signature}
        </p>
      )}
    </div>
  );
}
