import { useSession } from '#app/client/session.ts';
import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { isWith, mainLinks } from './main-links.ts';
import css from './tab-bar.module.css';

/** The header's links within reach of the thumb, on a phone. */
export function TabBar({ path }: { path: string }) {
  const { user } = useSession();
  return (
    <nav className={css.bar} aria-label="Main" data-foot-bar="">
      {mainLinks(user.isLoggedIn).map((link) => (
        <PathLink
          key={link.name}
          to={link.to}
          data-on={isWith(link, path) || undefined}
          aria-current={path === link.to ? 'page' : undefined}
        >
          <Icon name={link.icon} />
          {link.name}
        </PathLink>
      ))}
    </nav>
  );
}
