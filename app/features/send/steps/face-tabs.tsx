import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { CardSend } from '#contract/card-send.ts';
import { Button } from '#app/ui/button.tsx';
import { media } from '#shared/routes.ts';
import { useArrived } from './live-sheet.tsx';
import css from './face-tabs.module.css';

const FACES = [
  { face: 'envelope', name: 'Envelope' },
  { face: 'front', name: 'Front' },
  { face: 'inside', name: 'Inside' },
  { face: 'back', name: 'Back' },
] as const;
type Face = (typeof FACES)[number]['face'];

/** The four faces of the card as they will arrive, one at a time. `more` stands after them. */
export function FaceTabs({ server, to, more }: { server: CardSend; to: string; more?: ReactNode }) {
  const id = useId();
  const [face, setFace] = useState<Face>('inside');
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
      <div className={css.table} role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${face}`}>
        {face === 'inside' ? <Inside server={server} /> : <OneFace server={server} face={face} to={to} />}
      </div>
      <div className={css.faces}>
        <div className={css.tabs} role="tablist" aria-label="Faces of the card" onKeyDown={key}>
          {FACES.map(({ face: value, name }) => (
            <button key={value} id={`${id}-${value}`} type="button" role="tab" aria-selected={value === face} aria-controls={`${id}-panel`} tabIndex={value === face ? 0 : -1} onClick={() => setFace(value)}>
              {name}
            </button>
          ))}
        </div>
        {more}
      </div>
    </>
  );
}

function OneFace({ server, face, to }: { server: CardSend; face: Exclude<Face, 'inside'>; to: string }) {
  const isWide = face === 'envelope';
  const alt = { envelope: to ? `The envelope, addressed to ${to}` : 'The envelope', front: server.card.alt, back: 'The back of the card' }[face];
  const src = useArrived(media.draft(server.cardSendId, face, isWide ? 1400 : 700, server.v));
  return (
    <div key={face} className={isWide ? css.envelope : css.sheet}>
      <img src={src} alt={alt} width={isWide ? 1000 : 700} height={isWide ? 700 : 980} />
    </div>
  );
}

/** The open card: the verse at the left, the letter at the right, leaf by leaf where it is long. */
function Inside({ server }: { server: CardSend }) {
  const [wanted, setLeaf] = useState(1);
  const leaves = Math.max(1, server.letterLeaves);
  const leaf = Math.min(wanted, leaves);
  const left = useArrived(media.draft(server.cardSendId, 'inside-left', 700, server.v));
  const right = useArrived(media.draft(server.cardSendId, `letter-${leaf}`, 700, server.v));
  return (
    <>
      <div className={css.spread}>
        <img src={left} alt={`Inside, at the left: ${server.verse || 'no words'}`} width={700} height={980} />
        <img src={right} alt={leaf === 1 ? `At the right, by hand: ${server.message || 'nothing yet'}` : `Leaf ${leaf} of the letter`} width={700} height={980} />
      </div>
      {leaves > 1 && (
        <div className={css.leaves} role="group" aria-label="Leaves of the letter">
          <Button variant="plain" size="small" disabled={leaf === 1} onClick={() => setLeaf(leaf - 1)}>
            Back
          </Button>
          <span role="status">
            Leaf {leaf} of {leaves}
          </span>
          <Button variant="plain" size="small" disabled={leaf === leaves} onClick={() => setLeaf(leaf + 1)}>
            Turn the leaf
          </Button>
        </div>
      )}
    </>
  );
}
