import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './tab-bar.module.css';

const tabs = [
  { to: routes.cards(), icon: 'cards', name: 'Cards' },
  { to: routes.open(), icon: 'envelope', name: 'Open a card' },
] as const;

/** The header's links within reach of the thumb, on a phone. */
export function TabBar({ path }: { path: string }) {
  return (
    <nav className={css.bar} aria-label="Main" data-foot-bar="">
      {tabs.map(({ to, icon, name }) => (
        <PathLink
          key={to}
          to={to}
          data-on={path === to || path.startsWith(`${to}/`) || undefined}
          aria-current={path === to ? 'page' : undefined}
        >
          <Icon name={icon} />
          {name}
        </PathLink>
      ))}
    </nav>
  );
}
