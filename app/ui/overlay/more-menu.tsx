import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import css from './more-menu.module.css';
import { useMenu } from './use-menu.ts';

/** What can be chosen in a menu: a link, or something that is done at once. Those with the same `group` stand together. */
export type MenuItem = { name: ReactNode; group?: number } & ({ to: string } | { act: () => void });

/** Further actions of a row, in a menu below a button with three dots. @param label what they are about, for screen readers */
export function MoreMenu({ label, items }: { label: string; items: readonly MenuItem[] }) {
  const { ref, close } = useMenu();
  return (
    <details ref={ref} className={css.menu}>
      <summary aria-label={label}>
        <Icon name="more" />
      </summary>
      <ul className={css.panel}>
        {items.map((item, i) => (
          <li key={i} className={i > 0 && items[i - 1]?.group !== item.group ? css.apart : undefined}>
            {'to' in item ? (
              <PathLink to={item.to} className={css.item} onClick={close}>
                {item.name}
              </PathLink>
            ) : (
              <button
                type="button"
                className={css.item}
                onClick={() => {
                  close();
                  item.act();
                }}
              >
                {item.name}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
