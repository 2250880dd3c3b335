import { QuietBoundary } from '#app/client/error-boundary.tsx';
import { useSession } from '#app/client/session.ts';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNotePlace } from '#app/ui/layout/header-note.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { AccountPlace } from './account-place.tsx';
import css from './header.module.css';
import { isWith, mainLinks } from './main-links.ts';
import { Mark } from './mark.tsx';
import { HeaderSearch } from './search/header-search.tsx';

/** The header of most pages. On a phone its links stand in the bar at the foot. */
export function Header({ path }: { path: string }) {
  const { user } = useSession();
  return (
    <header className={css.header}>
      <div className={classNames(text.wrap, css.row)}>
        <Mark />
        <nav aria-label="Main" className={css.links}>
          {mainLinks(user.isLoggedIn).map((link) => (
            <PathLink
              key={link.name}
              to={link.to}
              data-on={isWith(link, path) || undefined}
              aria-current={path === link.to ? 'page' : undefined}
            >
              {link.name}
            </PathLink>
          ))}
        </nav>
        <div className={css.tools}>
          <HeaderSearch path={path} />
          <QuietBoundary>
            <AccountPlace />
          </QuietBoundary>
        </div>
      </div>
    </header>
  );
}

/** The header of pages where one thing is done: the mark, and one note. */
export function SimpleHeader() {
  return (
    <header className={css.header}>
      <div className={classNames(text.wrap, css.row, css.simple)}>
        <Mark />
        <HeaderNotePlace className={text.note} />
      </div>
    </header>
  );
}
