import { LinkIndex } from '#app/ui/list/link-index.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './not-found-page.module.css';
import { ReturnedEnvelope } from './returned-envelope.tsx';

/** How many categories are offered instead. */
const PLACES = 6;

/** The page for an unknown address. Its sentence is exactly that of the specification. */
export function NotFoundPage({ categories }: { categories: readonly { name: string; path: string; count: number }[] }) {
  return (
    <>
      <section className={css.notFound} data-not-found>
        <div className={classNames(text.wrap, css.row)}>
          <div>
            <h1 className={text.display}>Page Not Found</h1>
            <p className={classNames(text.lead, css.line)}>
              The page your are looking for was moved, removed or never existed.
            </p>
            <div className={css.actions}>
              <ButtonLink to={routes.home()}>Back to the homepage</ButtonLink>
              <ButtonLink variant="quiet" to={routes.cards()}>
                Find a card
              </ButtonLink>
            </div>
          </div>
          <ReturnedEnvelope />
        </div>
      </section>
      <section className={classNames(text.wrap, css.elsewhere)}>
        <LinkIndex title="Where to go instead" items={categories.slice(0, PLACES)} />
        <p className={classNames(text.small, text.soft, css.card)}>
          Looking for a card someone sent you? Cards never expire, so part of the link may be missing.{' '}
          <PathLink className={text.link} to={routes.open()}>
            Open it with the code
          </PathLink>
        </p>
      </section>
    </>
  );
}
