import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import css from './card-picture.module.css';

export type CardPictureProps = {
  /** the address of the picture at a width */
  picture?: ((width: number) => string) | undefined;
  /** widths in the source set, in pixels; a tile's where nothing is said */
  widths?: readonly number[];
  /** a single picture, where there is one only */
  src?: string;
  /** how wide the sheet stands on the page, as in `<img sizes>` */
  sizes?: string;
  /** what the front shows; empty where the name of the card follows */
  alt?: string;
  /** the colour of the ground, there until the picture is */
  paper?: string | undefined;
  /** the same picture, small, where the page has it already: it stands in its place until that is there */
  small?: string | undefined;
  /** above the fold: loads at once */
  eager?: boolean | undefined;
  /** the one picture that the page is about: loads before all others */
  first?: boolean | undefined;
  /** in place of a picture: a drawing in the page */
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
};

export const TILE_WIDTHS = [175, 350, 700] as const;
export const LARGE_WIDTHS = [350, 700, 1400] as const;

/** The picture of a card, 5 to 7, with a spine, a shadow and the colour of its paper behind it. */
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
            // The loading order comes first: some browsers begin to load as soon as they see the source.
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
