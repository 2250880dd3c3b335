import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#app/ui/button.tsx';
import type { OpeningCard } from '#app/ui/opening/card.ts';
import { Opening } from '#app/ui/opening/opening.tsx';
import type { OpeningControls } from '#app/ui/opening/use-opening.ts';
import { wordsOfOpening } from './draft-as-opening.ts';
import css from './face-tabs.module.css';

/** As high as face-tabs.module.css has it. */
const ROOM = 'var(--preview-room)';

/** The opening as the one who receives the card will see it, played at once. */
export function OpeningPlay({ card }: { card: OpeningCard }) {
  return (
    <Opening card={card} words={wordsOfOpening(card.to)} room={ROOM} below={begin}>
      {again}
    </Opening>
  );
}

/** The card as it lies open before the one who receives it, leaf for leaf. */
export function OpenCard({ card }: { card: OpeningCard }) {
  return <Opening card={card} words={wordsOfOpening(card.to)} room={ROOM} initial="open" />;
}

/** Opens the envelope once it stands there. The focus comes along, so that Escape ends the opening and the card is read next. */
function AtOnce({ open }: { open: () => void }) {
  const place = useRef<HTMLSpanElement>(null);
  const begin = useEffectEvent(open);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      place.current?.focus({ preventScroll: true });
      begin();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} tabIndex={-1} />;
}

function begin({ open }: OpeningControls) {
  return <AtOnce open={open} />;
}

function again({ state, replay }: OpeningControls) {
  if (state !== 'open') return null;
  return (
    <p className={css.again}>
      <Button variant="plain" size="small" onClick={replay}>
        Play it again
      </Button>
    </p>
  );
}
