import { SaveButton } from '#app/parts/keepsakes/save-button.tsx';
import { buttonClass } from '#app/ui/button/button.tsx';
import { Icon } from '#app/ui/icon/icon.tsx';
import text from '#app/ui/text.module.css';
import { routes } from '#shared/routes.ts';
import css from './keep-card.module.css';

/** Saves and prints a card for the person who sent it. */
export function KeepCard({
  magicLink,
  front,
}: {
  magicLink: string;
  /** the one that is on it, where each person of the card has their own */
  front?: { magicLink2: string; to: string } | undefined;
}) {
  return (
    <section className={`${text.wrap} ${css.keep}`} aria-labelledby="keep">
      <h2 id="keep">Keep a copy</h2>
      {front && (
        <p className={text.note}>
          The copy has the front for <bdi>{front.to}</bdi>.
        </p>
      )}
      <div className={css.actions}>
        <SaveButton
          className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${css.scripted}`}
          link={{ magicLink, magicLink2: front?.magicLink2 }}
        >
          <Icon name="picture" /> Save
        </SaveButton>
        <a
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          href={routes.print(magicLink, front?.magicLink2)}
        >
          <Icon name="printer" /> Print or save as PDF
        </a>
      </div>
    </section>
  );
}
