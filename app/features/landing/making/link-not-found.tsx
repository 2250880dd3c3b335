import { ButtonLink } from '#app/ui/button/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './link-not-found.module.css';

const WORDS = {
  share: {
    title: 'We cannot find a card for this link',
    line: 'Ask the person who shared it to send the full link again. Some programs cut long links off.',
  },
  sign: {
    title: 'There is no card to sign here',
    line: 'The link is incomplete, or the card has already been sent. Ask the person who invited you.',
  },
  edit: {
    title: 'We cannot find your signature',
    line: 'Each signer gets their own link. Look for it in the email you got when you signed.',
  },
} as const;

/** For a link that does not exist: possible reasons, and where to go instead. */
export function LinkNotFound({ kind }: { kind: keyof typeof WORDS }) {
  const { title, line } = WORDS[kind];
  return (
    <div className={classNames(text.wrap, css.page)}>
      <h1>{title}</h1>
      <p className={text.lead}>{line}</p>
      <p className={text.soft}>Did you get a card by email? Cards never expire. Open it with the code in the email.</p>
      <div className={css.actions}>
        <ButtonLink to={routes.open()}>Enter the code</ButtonLink>
        <ButtonLink to={routes.home()} variant="plain">
          Go to the shop
        </ButtonLink>
      </div>
    </div>
  );
}
