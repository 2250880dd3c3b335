import { Icon } from '#app/ui/icon/icon.tsx';
import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import { SaveButton } from '#app/parts/keepsakes/save-button.tsx';
import type { ReadCard } from '#contract/card-read.ts';
import css from './read.module.css';

/** What can be done with an open card: replay, save, print. */
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
    </div>
  );
}
