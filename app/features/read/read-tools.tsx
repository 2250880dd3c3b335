import type { ReadCard } from '#contract/card-read.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { OpeningControls } from '#app/ui/opening/use-opening.ts';
import css from './read.module.css';

/** What else can be done with an open card. */
export function ReadTools({ card, controls }: { card: ReadCard; controls: OpeningControls }) {
  const picture = card.coverPictureLarge;
  const kind = /\.(\w+)(?:\?|$)/.exec(picture)?.[1] ?? 'webp';
  return (
    <div className={css.tools}>
      <button type="button" className={css.scripted} onClick={controls.replay}>
        <Icon name="undo" /> Play it again
      </button>
      <button type="button" className={css.scripted} onClick={() => controls.turn(controls.page === 1 ? 0 : 1)}>
        <Icon name="eye" /> {controls.page === 1 ? 'See the front' : 'See the inside'}
      </button>
      <a href={picture} download={`card-from-${fileName(card.from)}.${kind}`}>
        <Icon name="picture" /> Save as a picture
      </a>
      <a href={card.printPath} target="_blank" rel="noreferrer">
        <Icon name="printer" /> Print it
      </a>
    </div>
  );
}

/** A name as a file may be called everywhere. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return plain.toLowerCase() || 'a-friend';
}
