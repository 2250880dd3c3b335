import { useEffect, useState } from 'react';
import type { Card } from '#contract/card.ts';
import { canLoad, cardPictures, lettersLacking } from './card-pictures.ts';

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
  const [lacking, setLacking] = useState<{ name: string; letters: readonly string[] }>({ name: '', letters: [] });
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
  const isDrawn = isThere && name !== '';
  useEffect(() => {
    if (!isDrawn) return;
    let isWanted = true;
    async function hear() {
      const letters = await lettersLacking(cardPictures(card, paletteId, name)('front'), name);
      if (isWanted) setLacking({ name, letters });
    }
    void hear();
    return () => {
      isWanted = false;
    };
  }, [card, paletteId, name, isDrawn]);
  return {
    ...current,
    /** letters of the name that no lettering has */
    lacking: lacking.name === name ? lacking.letters : [],
    hasFailed: failed !== null && failed.paletteId === paletteId && failed.name === name,
  };
}
