import { lazy, Suspense, useState, type TouchEvent } from 'react';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { CardPicture, LARGE_WIDTHS } from '#app/parts/card-picture.tsx';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import { Sidebar } from '#app/ui/layout/sidebar.tsx';
import type { Card } from '#contract/card.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';
import { CardBook } from './card-book.tsx';
import { COVER_SIZES, FACES, SMALL_WIDTH, type cardPictures, type Face } from './card-pictures.ts';
import css from './card-viewer.module.css';
import { FaceTabs, PANEL_ID } from './face-tabs.tsx';

const CoverZoom = lazy(async () => ({
  default: (await retryChunk('cover-zoom', () => import('./cover-zoom.tsx'))).CoverZoom,
}));
/** So many fingers enlarge the cover. */
const PINCH = 2;

type Props = {
  card: Card;
  pictures: ReturnType<typeof cardPictures>;
  name: string;
  /** the face that is shown first */ first: Face;
};

/** The card, with its four faces as tabs below. */
export function CardViewer({ card, pictures, name, first }: Props) {
  const [face, setFace] = useState<Face>(first);
  const [isNear, setNear] = useState(first === 'inside');
  const [isZoomed, setZoomed] = useState(false);
  const shownFace = FACES.find((one) => one.face === face);
  function show(next: Face) {
    setNear(true);
    setFace(next);
  }
  return (
    <Sidebar className={css.viewer}>
      <div
        className={css.card}
        role="tabpanel"
        id={PANEL_ID}
        data-face={face}
        aria-label={shownFace?.name}
        onTouchStart={(event: TouchEvent) => {
          if (face === 'front' && event.touches.length === PINCH) setZoomed(true);
        }}
      >
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
          <CardPicture
            className={css.back}
            picture={pictures('back')}
            widths={LARGE_WIDTHS}
            sizes={COVER_SIZES}
            alt="Back of the card, with a small ornament"
            paper="var(--paper)"
            small={pictures('back')(SMALL_WIDTH)}
            eager
          />
        ) : (
          <Envelope card={card} picture={pictures('envelope')} />
        )}
        {face === 'front' && (
          <IconButton
            icon="zoom"
            label="Enlarge the cover"
            aria-haspopup="dialog"
            className={css.zoom}
            onClick={() => setZoomed(true)}
          />
        )}
      </div>
      <FaceTabs face={face} onChoose={show} onNear={() => setNear(true)} pictures={pictures} card={card} />
      {isZoomed && (
        <Suspense>
          <CoverZoom
            picture={pictures('front')}
            alt={altWithName(card, name)}
            paper={card.paper}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </Sidebar>
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
        alt="Envelope"
      />
    </span>
  );
}
