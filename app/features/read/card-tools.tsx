import { Icon } from '#app/ui/icon/icon.tsx';
import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import { SaveButton } from '#app/parts/keepsakes/save-button.tsx';
import type { ReadCard } from '#contract/card-read.ts';
import { firstName } from '#shared/people/first-name.ts';
import { routes } from '#shared/routes.ts';
import { possessive } from '#shared/text/possessive.ts';
import css from './read.module.css';

/** What can be done with an open card: replay, save, print; and remembering the birthday of whom it came from. */
export function CardTools({ card, controls }: { card: ReadCard; controls: OpeningControls }) {
  return (
    <div className={css.tools}>
      <button type="button" className={css.scripted} onClick={controls.replay}>
        <Icon name="undo" /> Play again
      </button>
      <SaveButton className={css.scripted} link={card}>
        <Icon name="picture" /> Save
      </SaveButton>
      <a href={card.printPath}>
        <Icon name="printer" /> Print or save as PDF
      </a>
      {!card.isTest && (
        <a href={routes.addBirthdayByHand(undefined, card.from)}>
          <Icon name="calendar" />
          <span>
            Remember <bdi>{possessive(firstName(card.from))}</bdi> birthday
          </span>
        </a>
      )}
    </div>
  );
}
