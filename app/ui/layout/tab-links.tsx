import { useEffect, useRef, type ReactNode } from 'react';
import { PathLink } from '#app/ui/path-link.tsx';
import css from './tab-links.module.css';

/** Tabs that are links, so that the back button and new windows work. */
export function TabLinks({
  label,
  tabs,
  replace = false,
  exactly = false,
}: {
  label: string;
  /** the tabs are states of one page: switching adds no history entry */ replace?: boolean;
  /** the tabs differ in their queries only */ exactly?: boolean;
  tabs: readonly {
    to: string;
    name: ReactNode;
    /** the number of items in it */ count?: string | undefined;
    /** the current page belongs to this tab */ isAround?: boolean;
  }[];
}) {
  const ref = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = ref.current;
    const here = list?.querySelector<HTMLElement>('[aria-current="page"]');
    // On a phone the current tab may be out of view.
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
              {...(exactly ? { exactly } : {})}
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
