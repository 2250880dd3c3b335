import { useState } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import { useArrived } from './live-sheet.tsx';
import css from './leaf-art.module.css';

const WIDTH = 700;
type Drawn = { src: string; isNow: boolean };

/**
 * The card's own left leaf, with its verse in the card's own lettering. It is drawn anew when another verse was saved, and not for
 * every word of the message. `isNow` says that the picture shows the verse as it was saved last.
 */
export function useLeftLeaf(server: CardSend): Drawn {
  const [saved, setSaved] = useState({ verse: server.verse, v: server.v });
  if (saved.verse !== server.verse) setSaved({ verse: server.verse, v: server.v });
  const wanted = media.draft(server.cardSendId, 'inside-left', WIDTH, saved.v);
  const src = useArrived(wanted);
  return { src, isNow: src === wanted };
}

/** The right leaf without its words: the same, whatever is written on it. */
export function useRightLeaf(server: CardSend): string {
  const [v] = useState(server.v);
  return media.draft(server.cardSendId, 'inside-right', WIDTH, v);
}

/** Behind the verse: the drawn leaf; where the verse is being written, the paper is clear for it. */
export function LeftArt({ src }: { src: string }) {
  return (
    <span className={css.left} aria-hidden="true">
      <img src={src} alt="" width={700} height={980} />
      <i className={css.rimTop} style={{ backgroundImage: `url("${src}")` }} />
      <i className={css.rimBottom} style={{ backgroundImage: `url("${src}")` }} />
      <i className={css.clear} data-clear="" />
    </span>
  );
}

/** Behind the message: head and foot of the drawn leaf keep their shape however long the letter grows. */
export function RightArt({ src }: { src: string }) {
  return <i className={css.right} style={{ borderImageSource: `url("${src}")` }} aria-hidden="true" />;
}
