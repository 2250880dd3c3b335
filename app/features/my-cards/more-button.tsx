import { openControlCenter } from '#app/ui/control-center.ts';
import { IconButton } from '#app/ui/icon-button.tsx';
import type { MyCard } from '#contract/favorite.ts';
import { sayPeople } from './list-words.ts';

/** What else can be done about a card that was sent, or waits for its day. @param onClose the panel; something may have been done */
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
      label={`More for “${card.title}”, to ${sayPeople(cardSend.people)}`}
      aria-haspopup="dialog"
      onClick={() => openControlCenter({ cardSendId }, { onClose })}
    />
  );
}
