import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { HeaderNotePlace } from '#app/ui/layout/header-note.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './header.module.css';
import { Mark } from './mark.tsx';
import { HeaderSearch } from './search/header-search.tsx';

/** The header of most pages. On a phone its links stand in the bar at the foot. */
export function Header({ path }: { path: string }) {
  const inCards = path.startsWith(routes.cards()) || path.startsWith(routes.card(''));
  return (
    <header className={css.header}>
      <div className={classNames(text.wrap, css.row)}>
        <Mark />
        <nav aria-label="Main" className={css.links}>
          <PathLink
            to={routes.cards()}
            data-on={inCards || undefined}
            aria-current={path === routes.cards() ? 'page' : undefined}
          >
            Cards
          </PathLink>
        </nav>
        <HeaderSearch path={path} />
        <div className={css.end}>
          <ButtonLink variant="plain" to={routes.open()} className={css.open}>
            Open a card
          </ButtonLink>
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
