import { useRef, type KeyboardEvent } from 'react';
import type { Card } from '#contract/card.ts';
import { FACES, SMALL_WIDTH, type cardPictures, type PictureName, type Face } from './card-pictures.ts';
import css from './card-viewer.module.css';

/** The id of the element that shows the chosen face. */
export const PANEL_ID = 'card-face';

type TabsProps = {
  face: Face;
  onChoose: (face: Face) => void;
  onNear: () => void;
  pictures: ReturnType<typeof cardPictures>;
  card: Card;
};
/** The pictures in a tab: the inside is two pages. */
const PICTURES: Record<Face, readonly PictureName[]> = {
  front: ['front'],
  inside: ['inside-left', 'inside-right'],
  back: ['back'],
  envelope: ['envelope'],
};

/** Arrow keys move between the faces; Home and End go to the first and the last. */
export function FaceTabs({ face, onChoose, onNear, pictures, card }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function handleKey(event: KeyboardEvent<HTMLButtonElement>) {
    const current = FACES.findIndex((one) => one.face === face);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: current + (isRtl ? -1 : 1),
      ArrowLeft: current + (isRtl ? 1 : -1),
      ArrowDown: current + 1,
      ArrowUp: current - 1,
      Home: 0,
      End: FACES.length - 1,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const order = (to + FACES.length) % FACES.length;
    const next = FACES[order];
    if (next) onChoose(next.face);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[order]?.focus();
  }
  return (
    <div className={css.faces} role="tablist" aria-label="Faces of the card" ref={list} onPointerEnter={onNear}>
      {FACES.map((one) => (
        <button
          key={one.face}
          type="submit"
          name="face"
          value={one.face}
          role="tab"
          aria-selected={one.face === face}
          aria-controls={PANEL_ID}
          tabIndex={one.face === face ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            onChoose(one.face);
          }}
          onKeyDown={handleKey}
        >
          <span
            className={css.face}
            data-face={one.face}
            style={one.face === 'envelope' ? { background: card.envelope.colour } : {}}
          >
            {PICTURES[one.face].map((drawn) => (
              <img
                key={drawn}
                src={pictures(drawn)(SMALL_WIDTH)}
                alt=""
                width={50}
                height={one.face === 'envelope' ? 36 : 70}
                loading="lazy"
                decoding="async"
              />
            ))}
          </span>
          {one.name}
        </button>
      ))}
    </div>
  );
}
