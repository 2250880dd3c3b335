import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { retryChunk } from '#app/client/chunk-retry.ts';
import { Icon } from '#app/ui/icon.tsx';
import type { OpeningCard } from '#app/ui/opening/card.ts';
import { handFamily, handScale } from '#app/ui/opening/hand.ts';
import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import { useArrived } from './live-sheet.tsx';
import { classNames } from '#app/ui/class-names.ts';
import css from './face-tabs.module.css';

const FACES = [
  { face: 'envelope', name: 'Envelope' },
  { face: 'front', name: 'Front' },
  { face: 'inside', name: 'Inside' },
  { face: 'back', name: 'Back' },
] as const;
type Face = (typeof FACES)[number]['face'];
const loadPlay = () => retryChunk('opening-play', () => import('./opening-play.tsx'));
const OpeningPlay = lazy(async () => ({ default: (await loadPlay()).OpeningPlay }));
const OpenCard = lazy(async () => ({ default: (await loadPlay()).OpenCard }));

/** The four faces of the card as they will arrive, one at a time, and the opening as it will be. */
export function FaceTabs({ server, card }: { server: CardSend; card: OpeningCard }) {
  const id = useId();
  const [face, choose] = useState<Face>('inside');
  /** counts the presses: each plays from the start; 0 while the faces are looked at */
  const [playing, setPlaying] = useState(0);
  function setFace(next: Face) {
    choose(next);
    setPlaying(0);
  }
  function key(event: KeyboardEvent) {
    const here = FACES.findIndex((candidate) => candidate.face === face);
    const moves: Record<string, number> = { ArrowRight: here + 1, ArrowLeft: here - 1, Home: 0, End: FACES.length - 1 };
    const next = moves[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const chosen = FACES[(next + FACES.length) % FACES.length];
    if (!chosen) return;
    setFace(chosen.face);
    document.querySelector<HTMLElement>(`#${CSS.escape(`${id}-${chosen.face}`)}`)?.focus();
  }
  return (
    <>
      {playing > 0 && (
        <div className={css.film} ref={bringIntoSight}>
          <Suspense fallback={<div className={css.wait} aria-busy="true" />}>
            <OpeningPlay key={playing} card={card} />
          </Suspense>
        </div>
      )}
      <div
        className={css.table}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${face}`}
        hidden={playing > 0}
      >
        {face === 'inside' ? (
          <div className={classNames(css.film, css.lies)}>
            <Suspense fallback={<div className={css.wait} aria-busy="true" />}>
              <OpenCard card={card} />
            </Suspense>
          </div>
        ) : face === 'envelope' ? (
          <EnvelopeFace server={server} card={card} />
        ) : (
          <OneFace server={server} face={face} />
        )}
      </div>
      <div className={css.faces}>
        <div className={css.tabs} role="tablist" aria-label="Faces of the card">
          {FACES.map(({ face: value, name }) => (
            <button
              key={value}
              id={`${id}-${value}`}
              type="button"
              role="tab"
              aria-selected={value === face}
              data-playing={playing > 0 || undefined}
              aria-controls={`${id}-panel`}
              tabIndex={value === face ? 0 : -1}
              onClick={() => setFace(value)}
              onKeyDown={key}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" className={css.play} onClick={() => setPlaying(playing + 1)}>
          <Icon name="eye" /> Play the opening
        </button>
      </div>
    </>
  );
}

/** What plays is seen whole: who pressed may have scrolled past the head of it. */
function bringIntoSight(film: HTMLElement | null) {
  if (film && film.getBoundingClientRect().top < 0) film.scrollIntoView({ block: 'start' });
}

function OneFace({ server, face }: { server: CardSend; face: 'front' | 'back' }) {
  const src = useArrived(media.draft(server.cardSendId, face, 700, server.v));
  return (
    <div key={face} className={css.sheet}>
      <img src={src} alt={face === 'front' ? server.card.alt : 'The back of the card'} width={700} height={980} />
    </div>
  );
}

/** The address side, with the name in the sender's hand. */
function EnvelopeFace({ server, card }: { server: CardSend; card: OpeningCard }) {
  const src = useArrived(media.draft(server.cardSendId, 'envelope', 1400, server.v));
  const { length } = card.to;
  const style = {
    color: card.envelope.ink,
    fontFamily: handFamily(server.hand),
    '--scale': handScale(server.hand),
    background: card.envelope.colour,
  } as React.CSSProperties;
  return (
    <div className={css.envelope} style={style}>
      <img
        src={src}
        alt={card.to ? `The envelope, addressed to ${card.to}` : 'The envelope'}
        width={1000}
        height={700}
      />
      {card.from && (
        <bdi className={css.from} aria-hidden="true">
          {card.from}
        </bdi>
      )}
      <bdi className={css.to} data-long={length > 22 ? 2 : length > 12 ? 1 : 0} aria-hidden="true">
        {card.to}
      </bdi>
    </div>
  );
}
