import type { TileCard } from '#app/parts/card-tile.tsx';
import { CardPicture } from '#app/parts/card-picture.tsx';
import { media } from '#shared/routes.ts';
import css from './signed-card-preview.module.css';

/** Example signatures of a group, each with its own handwriting and ink. */
const LINES = [
  ['Enjoy the garden. You have earned every slow morning.', "'Caveat'", '#21473a'],
  ['Who will water the office fern now?', "'Kalam'", '#8f2347'],
  ['Best desk neighbour I ever had. Theo', "'Mansalva'", '#1f3d63'],
  ['Lunch on Thursdays still stands. Sofia', "'Covered By Your Grace'", '#7a4413'],
  ['Good times, and many more. Jonas', "'La Belle Aurore'", '#1d2a24'],
] as const;

/** An open card, with its cover beside the page that everybody signed. */
export function SignedCardPreview({ cover }: { cover: TileCard }) {
  return (
    <div className={css.book}>
      <CardPicture
        picture={(width) => media.card(cover.cardId, cover.paletteId, 'front', width, cover.v)}
        paper={cover.paper}
        sizes="(max-width: 899px) 45vw, 300px"
        alt=""
        eager
      />
      <ul className={css.page}>
        {LINES.map(([line, face, ink]) => (
          <li key={line} style={{ fontFamily: `${face}, var(--hand)`, color: ink }}>
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}
