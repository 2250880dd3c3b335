import { openControlCenter } from '#app/parts/control-center-store.ts';
import { IconButton } from '#app/ui/button/icon-button.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { formatPeople } from './list-text.ts';

/** Opens the panel with more actions for a sent or scheduled card. @param onClose called when the panel closes; the card may have changed */
export function MoreButton({
  one: { card, cardSend },
  onClose,
  className,
}: {
  one: MyCard;
  onClose: () => void;
  className?: string | undefined;
}) {
  const cardSendId = cardSend?.cardSendId;
  if (!cardSendId) return null;
  return (
    <IconButton
      icon="more"
      className={className}
      label={`More for “${card.title}”, to ${formatPeople(cardSend.people)}`}
      aria-haspopup="dialog"
      onClick={() => openControlCenter({ cardSendId }, { onClose })}
    />
  );
}
