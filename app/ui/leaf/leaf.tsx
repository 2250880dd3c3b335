import type { CSSProperties, HTMLAttributes, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './leaf.module.css';

/** A picture of a page at two widths, 700 and 1400; both are 5 to 7. */
export type LeafPicture = { src: string; large?: string | undefined };

export type LeafProps = HTMLAttributes<HTMLElement> & {
  /** `figure` for a page that is a picture, `div` for one without any words */
  as?: 'section' | 'figure' | 'div';
  /** which page of a spread it is, and so where the fold shades a page without a picture; `cover` for the front of the card */
  side: 'left' | 'right' | 'cover';
  /** colour of the paper; without it that of the leaf's surroundings, `--stock` */
  paper?: string | undefined;
  picture?: LeafPicture | null | undefined;
  /** what the picture shows, or the words in it */
  alt?: string;
  /** widths at which the leaf is drawn, as in the `sizes` of an image */
  sizes?: string;
  children?: ReactNode;
};

/**
 * One page of a card, wherever a card is seen: 5 to 7, however wide it is. Everything on it is measured in its width: ten of a card's units
 * (`shared/letter/letter.ts`) are 1cqw.
 */
export function Leaf({
  as: Element = 'section',
  side,
  paper,
  picture,
  alt = '',
  sizes,
  className,
  style,
  children,
  ...rest
}: LeafProps) {
  // The picture of a page has its fold; that of a cover does not.
  const isFoldShown = side === 'cover' || !picture;
  const stock: CSSProperties & Record<`--${string}`, string> = paper ? { ...style, '--stock': paper } : { ...style };
  return (
    <Element className={classNames(css.leaf, isFoldShown && css[side], className)} style={stock} {...rest}>
      {picture && (
        <img
          className={css.picture}
          {...(picture.large ? { srcSet: `${picture.src} 700w, ${picture.large} 1400w`, sizes } : {})}
          src={picture.src}
          alt={alt}
          width={700}
          height={980}
          decoding="async"
        />
      )}
      {children}
    </Element>
  );
}
