import { useEffect, useRef, type ReactNode } from 'react';
import { PathLink } from '#app/ui/path-link.tsx';
import css from './tab-links.module.css';

/** Tabs that are links, so that the back button and new windows work. */
export function TabLinks({
  label,
  tabs,
  replace = false,
}: {
  label: string;
  /** they are states of one page: the way back leads past all of them */ replace?: boolean;
  tabs: readonly {
    to: string;
    name: ReactNode;
    /** how many stand there */ count?: string | undefined;
    /** one is on a page that belongs to it */ isAround?: boolean;
  }[];
}) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    const here = list?.querySelector<HTMLElement>('[aria-current="page"]');
    // On a phone the one where one is may lie past the edge.
    if (list && here) list.scrollLeft = here.offsetLeft - list.offsetLeft - (list.clientWidth - here.offsetWidth) / 2;
  });
  return (
    <nav aria-label={label}>
      <ul ref={ref} className={css.tabs}>
        {tabs.map(({ to, name, count, isAround }) => (
          <li key={to}>
            <PathLink
              to={to}
              className={css.tab}
              resetScroll={false}
              replace={replace}
              {...(isAround ? { 'aria-current': true } : {})}
            >
              {name}
              {count !== undefined && <b>{count}</b>}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
