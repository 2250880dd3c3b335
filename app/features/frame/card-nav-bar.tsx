import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './card-nav-bar.module.css';
import type { Shelf } from './shelf.ts';

/** The shelves of the shop in one line, on the pages of the shop. The line scrolls; the shelf one stands at is brought into sight. */
export function CardNavBar({ shelves, path }: { shelves: readonly Shelf[]; path: string }) {
  // Within the shop the page stays at its height (specification, section 2).
  const inShop = path.startsWith(routes.cards());
  const line = useRef<HTMLDivElement>(null);
  const rest = useRest(line);
  return (
    <nav className={css.bar} aria-label="Card categories" data-rest={rest}>
      <div ref={line} className={css.line}>
        {shelves.map((shelf) => {
          const on = path === shelf.path || path.startsWith(`${shelf.path}/`);
          return (
            <PathLink
              key={shelf.slug}
              ref={on ? bringIntoSight : null}
              onFocus={(event) => {
                // Whoever walks by keys sees where they are, clear of the ends. A pressed link stays under its pointer.
                if (event.currentTarget.matches(':focus-visible')) bringIntoSight(event.currentTarget);
              }}
              to={shelf.path}
              {...(inShop ? { resetScroll: false } : {})}
              data-on={on || undefined}
              aria-current={path === shelf.path ? 'page' : undefined}
            >
              {shelf.name}
            </PathLink>
          );
        })}
      </div>
      {/* For a mouse without a sideways wheel. Fingers push the line, and keys walk along it. */}
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
/** Where more of the line lies out of sight; unknown until it was measured. */
function useRest(line: { readonly current: HTMLElement | null }): Rest | undefined {
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

/** Pushes the line on by most of what is in sight. */
function push(line: HTMLElement | null, way: 1 | -1): void {
  if (!line) return;
  const sign = getComputedStyle(line).direction === 'rtl' ? -way : way;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  line.scrollBy({ left: sign * line.clientWidth * 0.7, behavior: isStill ? 'auto' : 'smooth' });
}

/** To the middle of the line, where the line is long enough for it; the page itself stays where it is. */
function bringIntoSight(here: HTMLElement | null) {
  const line = here?.parentElement;
  if (line) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.clientWidth) / 2;
}
