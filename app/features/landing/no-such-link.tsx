import { ButtonLink } from '#app/ui/button.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './no-such-link.module.css';

const WORDS = {
  share: {
    title: 'There is no card under this link',
    line: 'Ask whoever shared it to send the whole link again. Messages sometimes cut it off at the end of a line.',
  },
  sign: {
    title: 'There is no card to sign here',
    line: 'The link is not whole, or the card has been sent already. Whoever asked you to sign knows which.',
  },
  edit: {
    title: 'Your signature is not under this link',
    line: 'Each who signs gets a link of their own. Look for it in the mail that came when you signed.',
  },
} as const;

/** What stands where nobody made a link: why that may be, and where to go from here. */
export function NoSuchLink({ kind }: { kind: keyof typeof WORDS }) {
  const { title, line } = WORDS[kind];
  return (
    <div className={classNames(text.wrap, css.page)}>
      <h1>{title}</h1>
      <p className={text.lead}>{line}</p>
      <p className={text.soft}>Did a card come to you by mail? It never expires, and its code opens it.</p>
      <div className={css.acts}>
        <ButtonLink to={routes.open()}>Type the code</ButtonLink>
        <ButtonLink to={routes.home()} variant="plain">
          To the shop
        </ButtonLink>
      </div>
    </div>
  );
}
