import { Button, ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './read.module.css';

/** No card lies under this link, and what to do; or its sender took it back, and there is nothing to do. */
export function NoCardScreen({ isRevoked }: { isRevoked: boolean }) {
  if (isRevoked)
    return (
      <div className={classNames(css.read, css.quiet)}>
        <div className={css.page}>
          <h1>This card was taken back</h1>
          <p className={text.lead}>The one who sent it changed their mind.</p>
          <div className={css.pageActs}>
            <ButtonLink to={routes.home()} variant="quiet">
              To the shop
            </ButtonLink>
          </div>
        </div>
      </div>
    );
  return (
    <div className={classNames(css.read, css.quiet)}>
      <div className={css.page}>
        <h1>There is no card under this link</h1>
        <p className={text.lead}>Copy the whole link from the mail, or type the code that stands in it.</p>
        <p className={text.soft}>
          Cards never expire. Links do lose their end on the way, where a mail breaks them in two lines.
        </p>
        <div className={css.pageActs}>
          <ButtonLink to={routes.open()}>Type the code</ButtonLink>
          <ButtonLink to={routes.home()} variant="plain">
            To the shop
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}

/** The card is there, and could not be fetched. */
export function UnreachableScreen({ again }: { again: () => void }) {
  return (
    <div className={classNames(css.read, css.quiet)}>
      <div className={css.page}>
        <h1>Your card could not be fetched just now</h1>
        <p className={text.lead}>It is safe, and it does not expire. Try again in a moment.</p>
        <div className={css.pageActs}>
          <Button onClick={again}>Try again</Button>
        </div>
      </div>
    </div>
  );
}
