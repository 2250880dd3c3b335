import type { CSSProperties } from 'react';
import css from './empty-card-row.module.css';
import { RowFrame } from './row-frame.tsx';

/** Widths of the empty places. The middle one, which is always visible, has the text. */
const PLACES = [150, 196, 178, 250, 214, 168, 190];
const SAYING = 3;

/** A row without cards. */
export function EmptyCardRow({ saying }: { /** the text in the middle place */ saying: string }) {
  return (
    <RowFrame className={css.row} standClassName={css.cards}>
      {PLACES.map((width, i) => (
        <span key={width} className={css.place} style={{ '--w': width } as CSSProperties} aria-hidden="true">
          {i === SAYING && saying}
        </span>
      ))}
    </RowFrame>
  );
}
