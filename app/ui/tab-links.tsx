import type { ReactNode } from 'react';
import { PathLink } from './path-link.tsx';
import css from './tab-links.module.css';

/** Pages that belong together, one beside the other: links, so that back and a new window work. */
export function TabLinks({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; name: ReactNode; /** how many stand there */ count?: string | undefined }[];
}) {
  return (
    <nav aria-label={label}>
      <ul className={css.tabs}>
        {tabs.map(({ to, name, count }) => (
          <li key={to}>
            <PathLink to={to} className={css.tab} resetScroll={false}>
              {name}
              {count !== undefined && <b>{count}</b>}
            </PathLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
