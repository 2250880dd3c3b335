import { useRef, useState, type KeyboardEvent } from 'react';
import { Sheet, LARGE_WIDTHS } from '#app/ui/sheet.tsx';
import { SideWall } from '#app/ui/side-wall.tsx';
import type { Card } from '#contract/card.ts';
import { CardBook } from './card-book.tsx';
import { COVER_SIZES, FACES, SMALL_WIDTH, type cardPictures, type Drawn, type Face } from './card-pictures.ts';
import css from './card-stage.module.css';

const PANEL = 'card-face';
type Props = {
  card: Card;
  pictures: ReturnType<typeof cardPictures>;
  name: string;
  /** the face that is shown first */ first: Face;
};

/** Where the card is shown: the thing itself, and its four faces as tabs below. */
export function CardStage({ card, pictures, name, first }: Props) {
  const [face, setFace] = useState<Face>(first);
  const [isNear, setNear] = useState(first === 'inside');
  const shownFace = FACES.find((one) => one.face === face);
  function show(next: Face) {
    setNear(true);
    setFace(next);
  }
  return (
    <SideWall className={css.stage}>
      <div className={css.object} role="tabpanel" id={PANEL} aria-label={shownFace?.name}>
        {face === 'front' || face === 'inside' ? (
          <CardBook
            card={card}
            pictures={pictures}
            name={name}
            isOpen={face === 'inside'}
            isNear={isNear}
            onNear={() => setNear(true)}
            onTurn={() => show(face === 'inside' ? 'front' : 'inside')}
          />
        ) : face === 'back' ? (
          <Sheet
            className={css.back}
            picture={pictures('back')}
            widths={LARGE_WIDTHS}
            sizes={COVER_SIZES}
            alt="The back of the card, with a small ornament"
            paper="var(--paper)"
            small={pictures('back')(SMALL_WIDTH)}
            eager
          />
        ) : (
          <Envelope card={card} picture={pictures('envelope')} />
        )}
      </div>
      <FaceTabs face={face} onChoose={show} onNear={() => setNear(true)} pictures={pictures} card={card} />
    </SideWall>
  );
}

function Envelope({ card, picture }: { card: Card; picture: (width: number) => string }) {
  return (
    <span
      className={css.envelope}
      style={{ background: `${card.envelope.colour} center / cover url(${JSON.stringify(picture(SMALL_WIDTH))})` }}
    >
      <img
        src={picture(700)}
        srcSet={`${picture(700)} 700w, ${picture(1400)} 1400w`}
        sizes="(max-width: 767px) 90vw, 36rem"
        width={700}
        height={500}
        alt="Its envelope"
      />
    </span>
  );
}

type TabsProps = {
  face: Face;
  onChoose: (face: Face) => void;
  onNear: () => void;
  pictures: Props['pictures'];
  card: Card;
};
/** What stands in a tab: the face itself, small; the inside is two pages. */
const SMALL: Record<Face, readonly Drawn[]> = {
  front: ['front'],
  inside: ['inside-left', 'inside-right'],
  back: ['back'],
  envelope: ['envelope'],
};

/** Arrow keys walk the faces; Home and End go to the first and the last. */
function FaceTabs({ face, onChoose, onNear, pictures, card }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  function walk(event: KeyboardEvent<HTMLButtonElement>) {
    const here = FACES.findIndex((one) => one.face === face);
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const steps: Record<string, number> = {
      ArrowRight: here + (isRtl ? -1 : 1),
      ArrowLeft: here + (isRtl ? 1 : -1),
      ArrowDown: here + 1,
      ArrowUp: here - 1,
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
          aria-controls={PANEL}
          tabIndex={one.face === face ? 0 : -1}
          onClick={(event) => {
            event.preventDefault();
            onChoose(one.face);
          }}
          onKeyDown={walk}
        >
          <span
            className={css.face}
            data-face={one.face}
            style={one.face === 'envelope' ? { background: card.envelope.colour } : {}}
          >
            {SMALL[one.face].map((drawn) => (
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
