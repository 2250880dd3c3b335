import { type ReactNode, useState } from 'react';
import { classNames } from '#app/ui/class-names.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import css from './more-menu.module.css';
import { useMenu } from './use-menu.ts';

/** A link, or something that is done at once. */
type MenuAction = { name: ReactNode } & ({ to: string } | { act: () => void });
/** What can be chosen in a menu; `items` are choices that open below it. Those with the same `group` stand together. */
export type MenuItem = { group?: number } & (MenuAction | { name: ReactNode; items: readonly MenuAction[] });

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
            {'items' in item ? <Choices {...item} close={close} /> : <Action action={item} close={close} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

function Action({ action, close }: { action: MenuAction; close: () => void }) {
  if ('to' in action)
    return (
      <PathLink to={action.to} className={css.item} onClick={close}>
        {action.name}
      </PathLink>
    );
  return (
    <button
      type="button"
      className={css.item}
      onClick={() => {
        close();
        action.act();
      }}
    >
      {action.name}
    </button>
  );
}

/** Choices below an item, which opens and closes them. */
function Choices({ name, items, close }: { name: ReactNode; items: readonly MenuAction[]; close: () => void }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classNames(css.item, css.opener)}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {name}
        <Icon name="down" />
      </button>
      {isOpen && (
        <ul className={css.choices}>
          {items.map((action, i) => (
            <li key={i}>
              <Action
                action={action}
                close={() => {
                  setOpen(false);
                  close();
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
