import { ErrorBoundary } from '#app/client/errors/error-boundary.tsx';
import { useSession } from '#app/client/session/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNotePlace } from '#app/ui/layout/header-note.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { AccountSlot } from './account-slot.tsx';
import css from './header.module.css';
import { isLinkActive, mainLinks, scrollOptions } from '../main-links.ts';
import { Logo } from './logo.tsx';
import { HeaderSearch } from '../search/header-search.tsx';

/** The header of most pages. On a phone the tab bar shows its links. */
export function Header({ path }: { path: string }) {
  const { user } = useSession();
  return (
    <header className={css.header}>
      <div className={classNames(text.wrap, css.row)}>
        <Logo />
        <nav aria-label="Main" className={css.links}>
          {mainLinks(user.isLoggedIn).map((link) => (
            <PathLink
              key={link.name}
              to={link.to}
              {...scrollOptions(link, path)}
              data-on={isLinkActive(link, path) || undefined}
              aria-current={path === link.to ? 'page' : undefined}
            >
              {link.name}
            </PathLink>
          ))}
        </nav>
        <div className={css.tools}>
          <HeaderSearch path={path} />
          <ErrorBoundary>
            <AccountSlot />
          </ErrorBoundary>
        </div>
      </div>
    </header>
  );
}

/** The header of pages with a single task: the logo and one note. */
export function SimpleHeader() {
  return (
    <header className={css.header}>
      <div className={classNames(text.wrap, css.row, css.simple)}>
        <Logo />
        <HeaderNotePlace className={text.note} />
      </div>
    </header>
  );
}
