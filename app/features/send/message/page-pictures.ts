import { useState } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import { useLoadedSrc } from '../steps/loaded-card-picture.tsx';

const WIDTH = 700;
type PagePicture = { src: string; isCurrent: boolean };

/**
 * The picture of the left page, with the verse in the card's lettering. It is drawn again when another verse is saved, and not for
 * every word of the message. `isCurrent`: the picture shows the verse as last saved.
 */
export function useLeftPage(server: CardSend): PagePicture {
  const [saved, setSaved] = useState({ verse: server.verse, v: server.v });
  if (saved.verse !== server.verse) setSaved({ verse: server.verse, v: server.v });
  const latest = media.draft(server.cardSendId, 'inside-left', WIDTH, saved.v);
  const src = useLoadedSrc(latest);
  return { src, isCurrent: src === latest };
}

/** The picture of the right page without the message: it stays the same, whatever is written. */
export function useRightPage(server: CardSend): string {
  const [v] = useState(server.v);
  return media.draft(server.cardSendId, 'inside-right', WIDTH, v);
}
