import { Icon } from '#app/ui/icon.tsx';
import { PathLink } from '#app/ui/path-link.tsx';
import { routes } from '#shared/routes.ts';
import css from './mark.module.css';

/** The name over the door; leads home. */
export function Mark() {
  return (
    <PathLink to={routes.home()} className={css.mark}>
      <Icon name="cardamom" />
      Cardamom
    </PathLink>
  );
}
