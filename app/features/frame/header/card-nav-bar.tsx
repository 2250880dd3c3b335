import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './card-nav-bar.module.css';
import type { NavCategory } from '../nav-category.ts';

/** The categories of the shop in one line, on the pages of the shop. The line scrolls; the current category is scrolled into view. */
export function CardNavBar({ categories, path }: { categories: readonly NavCategory[]; path: string }) {
  // Within the shop the scroll position stays (specification, section 2).
  const inShop = path.startsWith(routes.cards());
  const line = useRef<HTMLDivElement>(null);
  const rest = useOverflow(line);
  return (
    <nav className={css.bar} aria-label="Card categories" data-rest={rest}>
      <div ref={line} className={css.line}>
        {categories.map((category) => {
          const on = path === category.path || path.startsWith(`${category.path}/`);
          return (
            <PathLink
              key={category.slug}
              ref={on ? bringIntoSight : null}
              onFocus={(event) => {
                // Keyboard focus is scrolled into view. A pressed link stays under its pointer.
                if (event.currentTarget.matches(':focus-visible')) bringIntoSight(event.currentTarget);
              }}
              to={category.path}
              {...(inShop ? { resetScroll: false } : {})}
              data-on={on || undefined}
              aria-current={path === category.path ? 'page' : undefined}
            >
              {category.name}
            </PathLink>
          );
        })}
      </div>
      {/* For a mouse without a horizontal wheel. Touch and keyboard scroll the line themselves. */}
      <button type="button" className={css.back} tabIndex={-1} aria-hidden onClick={() => push(line.current, -1)}>
        <Icon name="left" />
      </button>
      <button type="button" className={css.on} tabIndex={-1} aria-hidden onClick={() => push(line.current, 1)}>
        <Icon name="right" />
      </button>
    </nav>
  );
}

type Rest = 'start' | 'end' | 'both' | 'nowhere';
/** On which side the line overflows; undefined until measured. */
function useOverflow(line: { readonly current: HTMLElement | null }): Rest | undefined {
  const [rest, setRest] = useState<Rest>();
  useEffect(() => {
    const { current } = line;
    if (!current) return;
    function look(scrolled: HTMLElement) {
      const from = Math.abs(scrolled.scrollLeft);
      const atStart = from > 1;
      const atEnd = from + scrolled.clientWidth < scrolled.scrollWidth - 1;
      setRest(atStart && atEnd ? 'both' : atStart ? 'start' : atEnd ? 'end' : 'nowhere');
    }
    const onScroll = () => look(current);
    const size = new ResizeObserver(onScroll);
    size.observe(current);
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      size.disconnect();
      current.removeEventListener('scroll', onScroll);
    };
  }, [line]);
  return rest;
}

/** Scrolls the line by most of its visible width. */
function push(line: HTMLElement | null, way: 1 | -1): void {
  if (!line) return;
  const sign = getComputedStyle(line).direction === 'rtl' ? -way : way;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  line.scrollBy({ left: sign * line.clientWidth * 0.7, behavior: isStill ? 'auto' : 'smooth' });
}

/** Scrolls an item to the middle of the line, if the line is long enough. The page itself does not scroll. */
function bringIntoSight(here: HTMLElement | null) {
  const line = here?.parentElement;
  if (line) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.clientWidth) / 2;
}
