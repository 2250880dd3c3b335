import type { CSSProperties } from 'react';
import css from './empty-ledge.module.css';
import { Ledge } from './ledge.tsx';

/** The places that stay empty, by their widths; the one in the middle, which no window cuts off, says so. */
const PLACES = [150, 196, 178, 250, 214, 168, 190];
const SAYING = 3;

/** A ledge on which nothing stands yet. */
export function EmptyLedge({ saying }: { /** what stands in one of its places: "the first one" */ saying: string }) {
  return (
    <Ledge className={css.ledge} standClassName={css.stand}>
      {PLACES.map((width, i) => (
        <span key={width} className={css.place} style={{ '--w': width } as CSSProperties} aria-hidden="true">
          {i === SAYING && saying}
        </span>
      ))}
    </Ledge>
  );
}
