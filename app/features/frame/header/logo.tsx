import { Icon } from '#app/ui/icon/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './logo.module.css';

/** The logo; links to the home page. */
export function Logo() {
  return (
    <PathLink to={routes.home()} className={css.mark}>
      <Icon name="cardamom" />
      Cardamom
    </PathLink>
  );
}
