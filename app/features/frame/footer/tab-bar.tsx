import { useSession } from '#app/client/session/session.ts';
import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { isLinkActive, mainLinks, scrollOptions } from '../main-links.ts';
import css from './tab-bar.module.css';

/** The main navigation on a phone, at the bottom of the window. */
export function TabBar({ path }: { path: string }) {
  const { user } = useSession();
  return (
    <nav className={css.bar} aria-label="Main" data-foot-bar="">
      {mainLinks(user.isLoggedIn).map((link) => (
        <PathLink
          key={link.name}
          to={link.to}
          {...scrollOptions(link, path)}
          data-on={isLinkActive(link, path) || undefined}
          aria-current={path === link.to ? 'page' : undefined}
        >
          <Icon name={link.icon} />
          {link.name}
        </PathLink>
      ))}
    </nav>
  );
}
