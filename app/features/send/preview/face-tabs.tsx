import { lazy, Suspense, useId, useState, type KeyboardEvent } from 'react';
import { Icon } from '#app/ui/icon/icon.tsx';
import type { OpeningCard } from '#app/ui/opening/opening-card.ts';
import type { CardSend } from '#contract/card-send.ts';
import { media } from '#shared/routes.ts';
import type { ShownFront } from '../fronts/shown-front.ts';
import { RecipientChooser } from '../recipients/recipient-chooser.tsx';
import { useLoadedSrc } from '../steps/loaded-card-picture.tsx';
import css from './face-tabs.module.css';
import { getLoadedOpening, loadOpening } from './load-opening.ts';

const FACES = [
  { face: 'envelope', name: 'Envelope' },
  { face: 'front', name: 'Front' },
  { face: 'inside', name: 'Inside' },
  { face: 'back', name: 'Back' },
] as const;
type Face = (typeof FACES)[number]['face'];
/** The faces that differ from person to person. */
const CHOICES: Partial<Record<Face, string>> = { envelope: 'Envelope for', front: 'Front for' };
const LazyOpening = lazy(async () => ({ default: (await loadOpening()).OpeningPreview }));
const LazyOpenCard = lazy(async () => ({ default: (await loadOpening()).OpenCard }));
const LazyEnvelope = lazy(async () => ({ default: (await loadOpening()).EnvelopePreview }));

/** The four faces of the card as tabs, and the opening as the recipient will see it. */
export function FaceTabs({
  server,
  front,
  card,
  people,
  personKey,
  onPersonChange,
}: {
  server: CardSend;
  front: ShownFront;
  card: OpeningCard;
  /** who can be chosen; nobody where all of them see the same front */ people: readonly { id: string; name: string }[];
  /** whose card is shown */ personKey: string | undefined;
  onPersonChange: (key: string) => void;
}) {
  const id = useId();
  const [OpeningPreview] = useState(() => getLoadedOpening()?.OpeningPreview ?? LazyOpening);
  const [OpenCard] = useState(() => getLoadedOpening()?.OpenCard ?? LazyOpenCard);
  const [EnvelopePreview] = useState(() => getLoadedOpening()?.EnvelopePreview ?? LazyEnvelope);
  const [face, setShownFace] = useState<Face>('inside');
  /** counts presses of Play: each plays from the start; 0 while a face is shown */
  const [playCount, setPlayCount] = useState(0);
  function setFace(next: Face) {
    setShownFace(next);
    setPlayCount(0);
  }
  function handleKey(event: KeyboardEvent) {
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
  const choice = playCount > 0 || personKey === undefined || people.length === 0 ? undefined : CHOICES[face];
  return (
    <>
      {playCount > 0 && (
        <div className={css.opening} ref={scrollIntoView}>
          <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
            <OpeningPreview key={playCount} card={card} />
          </Suspense>
        </div>
      )}
      <div
        className={css.face}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${face}`}
        hidden={playCount > 0}
      >
        {face === 'inside' ? (
          <div className={css.opening}>
            <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
              <OpenCard card={card} />
            </Suspense>
          </div>
        ) : face === 'envelope' ? (
          <Suspense fallback={<div className={css.loading} aria-busy="true" />}>
            <EnvelopePreview card={card} />
          </Suspense>
        ) : (
          <FacePicture server={server} front={front} face={face} />
        )}
      </div>
      <div className={css.controls}>
        <div className={css.tabs} role="tablist" aria-label="Faces of the card">
          {FACES.map(({ face: value, name }) => (
            <button
              key={value}
              id={`${id}-${value}`}
              type="button"
              role="tab"
              aria-selected={value === face}
              data-playing={playCount > 0 || undefined}
              aria-controls={`${id}-panel`}
              tabIndex={value === face ? 0 : -1}
              onClick={() => setFace(value)}
              onKeyDown={handleKey}
            >
              {name}
            </button>
          ))}
        </div>
        <button type="button" onClick={() => setPlayCount(playCount + 1)}>
          <Icon name="eye" /> Play the opening
        </button>
      </div>
      {choice !== undefined && (
        <div className={css.chooser}>
          <RecipientChooser label={choice} people={people} value={personKey ?? ''} onChange={onPersonChange} />
        </div>
      )}
    </>
  );
}

/** Shows the whole opening: the page may be scrolled past its top. */
function scrollIntoView(element: HTMLElement | null) {
  if (element && element.getBoundingClientRect().top < 0) element.scrollIntoView({ block: 'start' });
}

function FacePicture({ server, front, face }: { server: CardSend; front: ShownFront; face: 'front' | 'back' }) {
  const src = useLoadedSrc(face === 'front' ? front.src : media.draft(server.cardSendId, face, 700, server.v));
  return (
    <div key={face} className={css.sheet}>
      <img src={src} alt={face === 'front' ? front.alt : 'Back of the card'} width={700} height={980} />
    </div>
  );
}
