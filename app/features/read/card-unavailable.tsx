import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './read.module.css';

/** In place of a card: the link is unknown, or the sender revoked the card. */
export function CardNotFound({ isRevoked }: { isRevoked: boolean }) {
  if (isRevoked)
    return (
      <CardNotice
        title="This card is no longer available"
        actions={
          <ButtonLink to={routes.home()} variant="quiet">
            Go to the homepage
          </ButtonLink>
        }
      >
        <p className={text.lead}>The sender has withdrawn it.</p>
      </CardNotice>
    );
  return (
    <CardNotice
      title="Card not found"
      actions={
        <>
          <ButtonLink to={routes.open()}>Enter the code</ButtonLink>
          <ButtonLink to={routes.home()} variant="plain">
            Go to the homepage
          </ButtonLink>
        </>
      }
    >
      <p className={text.lead}>Copy the whole link from the email, or enter the code that is in it.</p>
      <p className={text.soft}>Cards never expire. Some email programs break a long link over two lines.</p>
    </CardNotice>
  );
}

/** In place of a card that could not be loaded. */
export function CardUnavailable({ retry }: { retry: () => void }) {
  return (
    <CardNotice title="We could not load your card" actions={<Button onClick={retry}>Try again</Button>}>
      <p className={text.lead}>Your card is safe and does not expire. Try again in a moment.</p>
    </CardNotice>
  );
}

function CardNotice({ title, children, actions }: { title: string; children: ReactNode; actions: ReactNode }) {
  return (
    <div className={classNames(css.read, css.quiet)}>
      <div className={css.page}>
        <h1>{title}</h1>
        {children}
        <div className={css.pageActs}>{actions}</div>
      </div>
    </div>
  );
}
