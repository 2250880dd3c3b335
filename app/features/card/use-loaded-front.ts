import { useEffect, useState } from 'react';
import type { Card } from '#contract/card.ts';
import { preloadPicture, cardPictures, fetchUnsupportedCharacters } from './card-pictures.ts';

type Front = { paletteId: string; name: string };

/**
 * The front to show: the chosen colourway and name once their picture is loaded. Until then, and if it cannot be loaded, the previous
 * front stays.
 * @param arrived the name that the page was loaded with, shown from the start
 */
export function useLoadedFront(card: Card, front: Front, arrived: string) {
  const [shown, setShown] = useState<{ cardId: string; front: Front }>({
    cardId: card.cardId,
    front: { paletteId: front.paletteId, name: arrived },
  });
  const [failed, setFailed] = useState<Front | null>(null);
  const { paletteId, name } = front;
  const current = shown.cardId === card.cardId ? shown.front : { paletteId: card.paletteId, name: '' };
  const [unsupported, setLacking] = useState<{ name: string; characters: readonly string[] }>({
    name: '',
    characters: [],
  });
  const isLoaded = current.paletteId === paletteId && current.name === name;
  useEffect(() => {
    if (isLoaded) return;
    let isCurrent = true;
    const next = { paletteId, name };
    async function show() {
      const isLoadedNow = await preloadPicture(cardPictures(card, paletteId, name)('front'));
      if (!isCurrent) return;
      if (isLoadedNow) setShown({ cardId: card.cardId, front: next });
      setFailed(isLoadedNow ? null : next);
    }
    void show();
    return () => {
      isCurrent = false;
    };
  }, [card, paletteId, name, isLoaded]);
  const isDrawn = isLoaded && name !== '';
  useEffect(() => {
    if (!isDrawn) return;
    let isCurrent = true;
    async function check() {
      const characters = await fetchUnsupportedCharacters(cardPictures(card, paletteId, name)('front'), name);
      if (isCurrent) setLacking({ name, characters });
    }
    void check();
    return () => {
      isCurrent = false;
    };
  }, [card, paletteId, name, isDrawn]);
  return {
    ...current,
    /** characters of the name that no font has */
    unsupported: unsupported.name === name ? unsupported.characters : [],
    hasFailed: failed !== null && failed.paletteId === paletteId && failed.name === name,
  };
}
