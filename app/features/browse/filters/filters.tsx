import { lazy, Suspense, useRef, useState } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { Chip } from '#app/ui/form/chip.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import { chosenFacets, withoutChoices, type Facet } from '../browse-search.ts';
import { FilterMenu } from './filter-menu.tsx';
import { choicesOf, ColourDot, FilterChip, hasPriceFilter, type FilterablePage } from './filter-chips.tsx';
import css from './filters.module.css';
import { SortSelect } from './sort-select.tsx';

/** The number of moods with a chip of their own, so that all filters fit on one line of a desktop; the others are in a menu. */
const MOODS_SHOWN = 2;
/** The first colours, as the icon of their menu. */
const MARK = ['red', 'orange', 'green', 'blue'];
const MENUS = ['colour', 'style', 'recipient'] as const satisfies readonly Facet[];

const FilterDrawer = lazy(async () => ({
  default: (await retryChunk('filter-drawer', () => import('./filter-drawer.tsx'))).FilterDrawer,
}));

/** The filters of a list of cards, and its order: chips and menus on a desktop, a drawer on a phone. */
export function Filters({ page, total, hasSort }: { page: FilterablePage; total: number; hasSort: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const row = useRef<HTMLElement>(null);
  const chosen = chosenFacets(page.search);
  const moods = choicesOf(page, 'mood').map(({ value }) => value);
  const shown = page.offered.mood.slice(0, MOODS_SHOWN).map(({ value }) => value);
  const hasMore = moods.some((mood) => !shown.includes(mood));
  const { mood, price } = page.search;
  // A chip that disappears when it is pressed gives the focus to the first one left.
  const moveFocus = () => row.current?.querySelector<HTMLElement>('summary, a')?.focus({ preventScroll: true });

  return (
    <div className={css.tools}>
      <nav className={css.row} ref={row} aria-label="Filters">
        {shown.map((value) =>
          moods.includes(value) ? <FilterChip key={value} page={page} facet="mood" value={value} /> : null,
        )}
        {mood !== undefined && !shown.includes(mood) && (
          <FilterChip page={page} facet="mood" value={mood} onPress={moveFocus} />
        )}
        {hasMore && <FilterMenu page={page} facet="mood" name="More moods" />}
        {hasPriceFilter(page) && <FilterChip page={page} facet="price" value="free" />}
        {price === 'premium' && <FilterChip page={page} facet="price" value="premium" onPress={moveFocus} />}
        {MENUS.map((facet) => (
          <MenuWithChoice key={facet} page={page} facet={facet} onTakenOff={moveFocus} />
        ))}
        {chosen.length > 0 && (
          <PathLink
            to={routes.narrowed(page.path, withoutChoices(page.search))}
            exactly
            resetScroll={false}
            className={css.clear}
            onClick={moveFocus}
          >
            Clear
          </PathLink>
        )}
      </nav>
      <Chip className={css.opener} aria-haspopup="dialog" onClick={() => (setOpen(true), setOpened(true))}>
        <Icon name="filters" /> Filters{chosen.length > 0 && `, ${chosen.length} on`}
      </Chip>
      {wasOpened && (
        <Suspense>
          <FilterDrawer page={page} total={total} open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
      {hasSort && <SortSelect path={page.path} search={page.search} className={css.sort} />}
    </div>
  );
}

/** A menu, with the current choice before it, if there is one. */
function MenuWithChoice({ page, facet, onTakenOff }: { page: FilterablePage; facet: Facet; onTakenOff: () => void }) {
  const value = page.search[facet];
  return (
    <>
      {value !== undefined && <FilterChip page={page} facet={facet} value={value} onPress={onTakenOff} />}
      <FilterMenu
        page={page}
        facet={facet}
        mark={
          facet === 'colour' && (
            <span className={css.mark}>
              {MARK.map((name) => (
                <ColourDot key={name} name={name} />
              ))}
            </span>
          )
        }
      />
    </>
  );
}
