import { useEffect, useEffectEvent, useState } from 'react';
import { letHeartWait, toggleFavorite } from '#app/client/favorites.ts';
import { currentSession, useSession } from '#app/client/session.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Dialog } from '#app/ui/dialog.tsx';
import { type Heartable, onHeart, showKept } from '#app/ui/heart-store.ts';
import { say } from '#app/ui/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** What the hearts of a page do: a member's card is kept; a visitor is asked in, and the card is remembered until then. */
export function Hearts() {
  const { initialized, user } = useSession();
  const [asked, setAsked] = useState<Heartable | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [here, setHere] = useState('');
  useEffect(() => showKept(user.favoriteCards), [user.favoriteCards]);

  const toggle = useEffectEvent(async (card: Heartable) => {
    const { user: now } = currentSession();
    if (!now.isLoggedIn && !now.isSoftLoggedIn) {
      setAsked(card);
      setHere(location.pathname + location.search);
      setOpen(true);
      return;
    }
    const { keep, isDone } = await toggleFavorite(card.cardId);
    if (!isDone)
      say(
        keep
          ? `“${card.title}” could not be kept just now. Try once more in a moment.`
          : `“${card.title}” could not be taken out just now. Try once more in a moment.`,
        { tone: 'wrong' },
      );
  });
  // Before it is known who is here, a press waits.
  useEffect(() => (initialized ? onHeart((card) => void toggle(card)) : undefined), [initialized]);

  const goIn = () => {
    if (asked) letHeartWait(asked.cardId);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Keep this card"
      foot={
        <>
          <Button variant="plain" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <ButtonLink to={routes.login(here)} onClick={goIn}>
            Sign in
          </ButtonLink>
        </>
      }
    >
      <p>
        Favourites are kept with your account, so that you find them on every device. Sign in or join, and “
        {asked?.title}” is among them.
      </p>
    </Dialog>
  );
}
