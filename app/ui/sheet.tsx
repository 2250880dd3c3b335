import type { CSSProperties, ReactNode } from 'react';
import { PICTURE_WIDTHS } from '#shared/routes.ts';
import { classNames } from './class-names.ts';
import css from './sheet.module.css';

export type SheetProps = {
  /** the address of the picture at a width; every width there is goes into the source set */
  picture?: (width: number) => string;
  /** a single picture, where there is one only */
  src?: string;
  /** how wide the sheet stands on the page, as in `<img sizes>` */
  sizes?: string;
  /** what the front shows; empty where the name of the card follows */
  alt?: string;
  /** the colour of the ground, there until the picture is */
  paper?: string | undefined;
  /** in the first sight of a page: loads at once, before others */
  eager?: boolean | undefined;
  /** in place of a picture: a drawing in the page */
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties;
};

/** A card as an object: always 5 to 7, with a spine, a shadow, and its paper behind the picture. */
export function Sheet({ picture, src, sizes = '350px', alt = '', paper, eager = false, children, className, style }: SheetProps) {
  const source = src ?? picture?.(350);
  return (
    <span className={classNames(css.sheet, className)} style={{ ...(paper ? { background: paper } : {}), ...style }}>
      {children ??
        (source && (
          <img
            // The loading order comes first: some browsers begin to load as soon as they see the source.
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : 'auto'}
            decoding="async"
            {...(picture ? { srcSet: PICTURE_WIDTHS.map((width) => `${picture(width)} ${width}w`).join(', '), sizes } : {})}
            src={source}
            alt={alt}
            width={350}
            height={490}
          />
        ))}
    </span>
  );
}
