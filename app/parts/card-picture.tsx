import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './card-picture.module.css';

export type CardPictureProps = {
  /** the address of the picture at a width */
  picture?: ((width: number) => string) | undefined;
  /** widths in the source set, in pixels; by default those of a tile */
  widths?: readonly number[];
  /** a single picture, if there is only one */
  src?: string;
  /** the width of the picture on the page, as in `<img sizes>` */
  sizes?: string;
  /** description of the front; empty if the name of the card follows as text */
  alt?: string;
  /** the background colour, visible until the picture is loaded */
  paper?: string | undefined;
  /** a small version of the same picture that the page has loaded already: shown until the large one is loaded */
  small?: string | undefined;
  /** above the fold: loads eagerly */
  eager?: boolean | undefined;
  /** the main picture of the page: loads before all others */
  first?: boolean | undefined;
  /** an inline drawing instead of a picture */
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
};

export const TILE_WIDTHS = [175, 350, 700] as const;
export const LARGE_WIDTHS = [350, 700, 1400] as const;

/** The picture of a card, 5 to 7, with a spine, a shadow and its background colour. */
export function CardPicture({
  picture,
  widths = TILE_WIDTHS,
  src,
  sizes = '350px',
  alt = '',
  paper,
  small,
  eager = false,
  first = false,
  children,
  className,
  style,
}: CardPictureProps) {
  const source = src ?? picture?.(350);
  return (
    <span
      className={classNames(css.sheet, className)}
      style={{
        ...(paper ? { backgroundColor: paper } : {}),
        ...(small ? { backgroundImage: `url(${JSON.stringify(small)})` } : {}),
        ...style,
      }}
    >
      {children ??
        (source && (
          <img
            // The loading attribute comes first: some browsers start loading as soon as they see the source.
            loading={eager || first ? 'eager' : 'lazy'}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="async"
            {...(picture ? { srcSet: widths.map((width) => `${picture(width)} ${width}w`).join(', '), sizes } : {})}
            src={source}
            alt={alt}
            width={350}
            height={490}
          />
        ))}
    </span>
  );
}
