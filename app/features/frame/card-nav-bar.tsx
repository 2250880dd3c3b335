import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './card-nav-bar.module.css';
import type { Shelf } from './shelf.ts';

/** The shelves of the shop in one line, on the pages of the shop. The line scrolls; the shelf one stands at is brought into sight. */
export function CardNavBar({ shelves, path }: { shelves: readonly Shelf[]; path: string }) {
  // Within the shop the page stays at its height (specification, section 2).
  const inShop = path.startsWith(routes.cards());
  return (
    <nav className={css.bar} aria-label="Card categories">
      <div className={css.line}>
        {shelves.map((shelf) => {
          const on = path === shelf.path || path.startsWith(`${shelf.path}/`);
          return (
            <PathLink
              key={shelf.slug}
              ref={on ? bringIntoSight : null}
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
    </nav>
  );
}

/** To the middle of the line, where the line is long enough for it; the page itself stays where it is. */
function bringIntoSight(here: HTMLElement | null) {
  const line = here?.parentElement;
  if (line) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.clientWidth) / 2;
}
