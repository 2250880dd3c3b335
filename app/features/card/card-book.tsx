import { classNames } from '#app/ui/class-names.ts';
import { LARGE_WIDTHS, Sheet } from '#app/ui/sheet.tsx';
import text from '#app/ui/text.module.css';
import type { Card } from '#contract/card.ts';
import css from './card-book.module.css';
import { COVER_SIZES, type cardPictures, type Drawn, SMALL_WIDTH } from './card-pictures.ts';
import { altWithName } from '#shared/front-name.ts';

type Props = {
  card: Card;
  pictures: ReturnType<typeof cardPictures>;
  isOpen: boolean;
  /** somebody has come near: the pages inside are worth loading */
  isNear: boolean;
  /** whose name the front shows now */
  name: string;
  onNear: () => void;
  onTurn: () => void;
};

/** The card held in the hand: pointed at, its cover lifts; pressed, it turns on its spine and lies open. */
export function CardBook({ card, pictures, isOpen, isNear, name, onNear, onTurn }: Props) {
  const small = (face: Drawn) => pictures(face)(SMALL_WIDTH);
  const page = { widths: LARGE_WIDTHS, sizes: COVER_SIZES, paper: 'var(--paper)' };
  return (
    <div className={css.book} data-open={isOpen || undefined} onPointerEnter={onNear}>
      <div className={css.right}>
        <Sheet
          {...page}
          {...(isNear ? { picture: pictures('inside-right'), small: small('inside-right'), eager: true } : {})}
          className={css.page}
        />
      </div>
      <div className={css.cover}>
        <div className={css.front}>
          <Sheet
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
          <Sheet
            {...page}
            {...(isNear ? { picture: pictures('inside-left'), small: small('inside-left'), eager: true } : {})}
            className={css.page}
          />
          {isOpen && <p className={text.sr}>{card.verse}</p>}
        </div>
      </div>
      {/* Once it lies open, the left page is shown flat: a page turned in space is never quite sharp. */}
      <div className={css.flat} aria-hidden="true">
        {isOpen && (
          <Sheet {...page} picture={pictures('inside-left')} small={small('inside-left')} eager className={css.page} />
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
