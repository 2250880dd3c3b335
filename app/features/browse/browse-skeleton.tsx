import { classNames } from '#app/ui/class-names.ts';
import { SkeletonBlock, SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import text from '#app/ui/text.module.css';
import { TileGrid, TileSkeleton } from '#app/parts/tile.tsx';
import css from './browse-page.module.css';

const TILES = 8;
const LINES = 12;

/** A category page that is loading. */
export function BrowseSkeleton() {
  return (
    <div className={classNames(text.wrap, css.browse)} aria-busy="true">
      <div className={css.head}>
        <SkeletonBlock width="min(22rem, 80%)" height="3rem" />
        <SkeletonLine width="min(28rem, 95%)" />
      </div>
      <div className={text.onlyDesk}>
        {Array.from({ length: LINES }, (_, i) => (
          <SkeletonLine key={i} width={`${90 - ((i * 13) % 30)}%`} />
        ))}
      </div>
      <div className={css.main}>
        <div className={css.count}>
          <SkeletonLine width="6rem" />
        </div>
        <TileGrid columns={4}>
          {Array.from({ length: TILES }, (_, i) => (
            <li key={i}>
              <TileSkeleton />
            </li>
          ))}
        </TileGrid>
      </div>
    </div>
  );
}
