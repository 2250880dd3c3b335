import { Icon } from '#app/ui/icon/icon.tsx';
import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import type { ReadCard } from '#contract/card-read.ts';
import css from './read.module.css';

/** What can be done with an open card: replay, download, print. */
export function CardTools({ card, controls }: { card: ReadCard; controls: OpeningControls }) {
  const picture = card.coverPictureLarge;
  const extension = /\.(\w+)(?:\?|$)/.exec(picture)?.[1] ?? 'webp';
  return (
    <div className={css.tools}>
      <button type="button" className={css.scripted} onClick={controls.replay}>
        <Icon name="undo" /> Play again
      </button>
      <a href={picture} download={`card-from-${toFileName(card.from)}.${extension}`}>
        <Icon name="picture" /> Download picture
      </a>
      <a href={card.printPath} target="_blank" rel="noreferrer">
        <Icon name="printer" /> Print
      </a>
    </div>
  );
}

/** A name in a form that is safe in file names. */
function toFileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return plain.toLowerCase() || 'a-friend';
}
