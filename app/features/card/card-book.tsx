import { classNames } from '#app/ui/class-names.ts';
import { LARGE_WIDTHS, CardPicture } from '#app/parts/card-picture.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import css from './card-book.module.css';
import { COVER_SIZES, type cardPictures, type PictureName, SMALL_WIDTH } from './card-pictures.ts';
import { altWithName } from '#shared/cards/name-on-card.ts';

type Props = {
  card: Card;
  pictures: ReturnType<typeof cardPictures>;
  isOpen: boolean;
  /** the pointer is near, so that the inside pages should load */
  isNear: boolean;
  /** the name that the front shows now */
  name: string;
  onNear: () => void;
  onTurn: () => void;
};

/** The card as an object: its cover lifts on hover, and turns on its spine on a click. */
export function CardBook({ card, pictures, isOpen, isNear, name, onNear, onTurn }: Props) {
  const small = (face: PictureName) => pictures(face)(SMALL_WIDTH);
  const page = { widths: LARGE_WIDTHS, sizes: COVER_SIZES, paper: 'var(--paper)' };
  return (
    <div className={css.book} data-open={isOpen || undefined} onPointerEnter={onNear}>
      <div className={css.right}>
        <CardPicture
          {...page}
          {...(isNear ? { picture: pictures('inside-right'), small: small('inside-right'), eager: true } : {})}
          className={css.page}
        />
      </div>
      <div className={css.cover}>
        <div className={css.front}>
          <CardPicture
            picture={pictures('front')}
            widths={LARGE_WIDTHS}
            sizes={COVER_SIZES}
            alt={altWithName(card, name)}
            paper={card.paper}
            small={small('front')}
            first
          />
        </div>
        <div className={css.left} aria-hidden={!isOpen}>
          <CardPicture
            {...page}
            {...(isNear ? { picture: pictures('inside-left'), small: small('inside-left'), eager: true } : {})}
            className={css.page}
          />
          {isOpen && <p className={text.sr}>{card.verse}</p>}
        </div>
      </div>
      {/* Once the card is open, the left page is shown flat: a page rotated in 3D is never quite sharp. */}
      <div className={css.flat} aria-hidden="true">
        {isOpen && (
          <CardPicture
            {...page}
            picture={pictures('inside-left')}
            small={small('inside-left')}
            eager
            className={css.page}
          />
        )}
      </div>
      <button
        type="submit"
        name="face"
        value={isOpen ? 'front' : 'inside'}
        className={classNames(css.turn, isOpen && css.turnOpen)}
        onClick={(event) => {
          event.preventDefault();
          onTurn();
        }}
        onFocus={onNear}
        aria-label={isOpen ? 'Close the card' : 'Open the card'}
      />
    </div>
  );
}
