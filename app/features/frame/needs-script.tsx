import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './needs-script.module.css';

/** In place of a page that only script can fill: what works without it. */
export function NeedsScript() {
  return (
    <noscript>
      <div className={classNames(text.wrap, css.page)}>
        <h1>This page needs JavaScript</h1>
        <p>
          Sending a card and your account need it. You can look at all cards, and open and print one that you were sent,
          without it.
        </p>
        <p className={css.actions}>
          <ButtonLink to={routes.cards()}>See the cards</ButtonLink>
          <ButtonLink variant="quiet" to={routes.open()}>
            Open a card
          </ButtonLink>
        </p>
      </div>
    </noscript>
  );
}
