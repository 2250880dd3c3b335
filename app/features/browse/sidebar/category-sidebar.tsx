import { classNames } from '#app/ui/class-names.ts';
import { ChipLink, Chips } from '#app/ui/form/chip.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import css from './category-sidebar.module.css';
import { formatInteger } from '#shared/text/format-integer.ts';

export type SidebarItem = { name: string; path: string; count: number; depth: 0 | 1; isHere: boolean };

/** The categories around the one that is shown: a list beside the cards, on a phone a strip above them. */
export function CategorySidebar({ title, items }: { title: string; items: readonly SidebarItem[] }) {
  return (
    <>
      <nav className={classNames(css.side, text.onlyDesk)} aria-label={title}>
        <ul>
          {items.map(({ name, path, count, depth, isHere }) => (
            <li key={path} data-depth={depth}>
              <PathLink to={path} resetScroll={false} aria-current={isHere ? 'page' : undefined}>
                <span>{name}</span>
                <b>{formatInteger(count)}</b>
              </PathLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav className={classNames(css.strip, text.onlyPhone)} aria-label={title}>
        <Chips strip>
          {items.map(({ name, path, count, isHere }) => (
            <li key={path}>
              <ChipLink to={path} on={isHere} resetScroll={false} {...(isHere ? { ref: scrollIntoView } : {})}>
                {name} <b>{formatInteger(count)}</b>
              </ChipLink>
            </li>
          ))}
        </Chips>
      </nav>
    </>
  );
}

function scrollIntoView(here: HTMLElement | null) {
  const line = here?.closest('ul');
  if (line && here) line.scrollLeft = here.offsetLeft - (line.clientWidth - here.clientWidth) / 2;
}
