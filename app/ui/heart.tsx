import { classNames } from './class-names.ts';
import { type Heartable, pressHeart, useIsKept } from './heart-store.ts';
import css from './heart.module.css';
import { IconButton } from './icon-button.tsx';

/** Keeps a card among one's favourites, or takes it out. */
export function Heart({
  card,
  framed = false,
}: {
  card: Heartable;
  /** beside buttons, with a line around it */ framed?: boolean;
}) {
  const isKept = useIsKept(card.cardId);
  return (
    <IconButton
      icon="heart"
      label={`Keep “${card.title}” among your favourites`}
      on={isKept}
      aria-pressed={isKept}
      className={classNames(css.heart, framed && css.framed)}
      onClick={() => pressHeart({ cardId: card.cardId, title: card.title })}
    />
  );
}
