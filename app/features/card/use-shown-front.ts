import { useEffect, useState } from 'react';
import type { Card } from '#contract/card.ts';
import { canLoad, cardPictures } from './card-pictures.ts';

type Wish = { paletteId: string; name: string };

/**
 * What the cover shows: the wished colourway and name, once their picture is there. Until then, and where it cannot be had, the
 * cover stays as it is.
 * @param arrived the name that the page came with, which the cover shows from the first.
 */
export function useShownFront(card: Card, wish: Wish, arrived: string) {
  const [shown, setShown] = useState<{ cardId: string; wish: Wish }>({
    cardId: card.cardId,
    wish: { paletteId: wish.paletteId, name: arrived },
  });
  const [failed, setFailed] = useState<Wish | null>(null);
  const { paletteId, name } = wish;
  const current = shown.cardId === card.cardId ? shown.wish : { paletteId: card.paletteId, name: '' };
  const isThere = current.paletteId === paletteId && current.name === name;
  useEffect(() => {
    if (isThere) return;
    let isWanted = true;
    const next = { paletteId, name };
    async function show() {
      const isThereNow = await canLoad(cardPictures(card, paletteId, name)('front'));
      if (!isWanted) return;
      if (isThereNow) setShown({ cardId: card.cardId, wish: next });
      setFailed(isThereNow ? null : next);
    }
    void show();
    return () => {
      isWanted = false;
    };
  }, [card, paletteId, name, isThere]);
  return { ...current, hasFailed: failed !== null && failed.paletteId === paletteId && failed.name === name };
}
