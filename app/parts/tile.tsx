import type { CSSProperties, ReactNode, Ref } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import type { WithForcedState } from '#app/ui/forced-state.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { CardPicture, type CardPictureProps } from './card-picture.tsx';
import { SkeletonLine, SkeletonSheet } from '#app/ui/feedback/skeleton.tsx';
import css from './tile.module.css';

export type TileProps = WithForcedState &
  Pick<CardPictureProps, 'picture' | 'src' | 'sizes' | 'alt' | 'paper' | 'eager' | 'first'> & {
    to: string;
    name: string;
    /** whom it is for, where that is one relation: "For Mum" */
    label?: string | undefined;
    /** one or two words below the name */
    sub?: ReactNode;
    /** its other colourways, as dots */
    colours?: readonly string[];
    /** at the end of the line below the picture: one icon button */
    act?: ReactNode;
  };

/** A card in a row or a grid: its picture, and below it the name in two lines at most. Picture and name are one link. */
export function Tile({ to, name, label, sub, colours, act, 'data-look': look, ...sheet }: TileProps) {
  return (
    <div className={css.tile} data-look={look}>
      <PathLink to={to} className={css.link}>
        <span className={css.picture}>
          <CardPicture {...sheet} className={css.sheet} />
        </span>
        <span className={classNames(css.foot, act !== undefined && css.beside)}>
          <span className={css.name}>{name}</span>
          {label && <span className={css.label}>{label}</span>}
          {sub && <span className={css.sub}>{sub}</span>}
          {colours && colours.length > 1 && (
            <span className={css.colours} aria-hidden="true">
              {[...new Set(colours)].map((colour) => (
                <i key={colour} className={css.dot} style={{ background: colour }} />
              ))}
            </span>
          )}
        </span>
      </PathLink>
      {act && <span className={css.action}>{act}</span>}
    </div>
  );
}

/** A tile that is loading. */
export function TileSkeleton() {
  return (
    <div className={css.tile} aria-hidden="true">
      <SkeletonSheet />
      <SkeletonLine width="70%" />
      <SkeletonLine width="40%" near />
    </div>
  );
}

/** Tiles side by side: five or four on a wide page, two on a phone. */
export function TileGrid({
  columns = 5,
  className,
  children,
  ...rest
}: {
  columns?: 4 | 5;
  className?: string | undefined;
  style?: CSSProperties;
  ref?: Ref<HTMLUListElement>;
  'aria-busy'?: boolean;
  'aria-hidden'?: boolean;
  'aria-label'?: string;
  children?: ReactNode;
}) {
  return (
    <ul className={classNames(css.grid, columns === 4 ? css.four : css.five, className)} {...rest}>
      {children}
    </ul>
  );
}
