import { classNames } from '#app/ui/class-names.ts';
import { type HeartCard, pressHeart, useIsFavorite } from './heart-store.ts';
import css from './heart.module.css';
import { IconButton } from '#app/ui/button/icon-button.tsx';

/** Adds a card to the favourites, or removes it. */
export function Heart({
  card,
  framed = false,
}: {
  card: HeartCard;
  /** beside buttons, with a line around it */ framed?: boolean;
}) {
  const isKept = useIsFavorite(card.cardId);
  return (
    <IconButton
      icon="heart"
      label={`Save “${card.title}” to your favourites`}
      on={isKept}
      aria-pressed={isKept}
      className={classNames(css.heart, framed && css.framed)}
      onClick={() => pressHeart({ cardId: card.cardId, title: card.title })}
    />
  );
}
