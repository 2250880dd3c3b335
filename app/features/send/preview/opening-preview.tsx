import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import type { OpeningCard } from '#app/ui/opening/opening-card.ts';
import { ClosedEnvelope } from '#app/ui/opening/envelope.tsx';
import { Opening } from '#app/ui/opening/opening.tsx';
import type { OpeningControls } from '#app/ui/opening/opening-state.ts';
import { getOpeningLabels } from './draft-opening.ts';
import css from './face-tabs.module.css';

/** Set in face-tabs.module.css. */
const HEIGHT = 'var(--preview-height)';

/** The opening as the recipient will see it, played at once. */
export function OpeningPreview({ card }: { card: OpeningCard }) {
  return (
    <Opening card={card} labels={getOpeningLabels(card.to)} height={HEIGHT} below={playAtOnce}>
      {replayButton}
    </Opening>
  );
}

/** The open card as the recipient will see it, with all its pages. */
export function OpenCard({ card }: { card: OpeningCard }) {
  return <Opening card={card} labels={getOpeningLabels(card.to)} height={HEIGHT} initial="open" />;
}

/** The envelope from its address side, as the recipient will see it. */
export function EnvelopePreview({ card }: { card: OpeningCard }) {
  return (
    <div className={css.envelope}>
      <ClosedEnvelope card={card} label={card.to ? `Envelope addressed to ${card.to}` : 'Envelope'} />
    </div>
  );
}

/** Opens the envelope once it is shown. Focus moves with it, so that Escape ends the opening and the card is read next. */
function AutoOpen({ open }: { open: () => void }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const play = useEffectEvent(open);
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      anchor.current?.focus({ preventScroll: true });
      play();
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={anchor} tabIndex={-1} />;
}

function playAtOnce({ open }: OpeningControls) {
  return <AutoOpen open={open} />;
}

function replayButton({ state, replay }: OpeningControls) {
  if (state !== 'open') return null;
  return (
    <p className={css.replay}>
      <Button variant="plain" size="small" onClick={replay}>
        Play again
      </Button>
    </p>
  );
}
