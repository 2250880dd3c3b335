import { useCardsInProgress } from '#app/client/cards/use-card-in-progress.ts';
import { PathLink } from '#app/ui/path-link.tsx';
import { classNames } from '#app/ui/class-names.ts';
import text from '#app/ui/text.module.css';
import css from './continue-draft.module.css';

/** Says that this very card is being written on this device, and leads back to it. */
export function ContinueDraft({ cardId }: { cardId: string }) {
  const card = useCardsInProgress()?.find((one) => one.cardId === cardId);
  if (!card) return null;
  return (
    <p className={classNames(text.small, css.note)}>
      You have begun this card
      {card.name !== '' && (
        <>
          {' '}
          for <bdi>{card.name}</bdi>
        </>
      )}
      .{' '}
      <PathLink className={text.link} to={card.path}>
        Continue with it
      </PathLink>
    </p>
  );
}
