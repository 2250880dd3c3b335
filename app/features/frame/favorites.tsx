import { useEffect, useEffectEvent, useState } from 'react';
import { setPendingFavorite, toggleFavorite } from '#app/client/cards/favorites.ts';
import { currentSession, useSession } from '#app/client/session/session.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Dialog } from '#app/ui/overlay/dialog.tsx';
import { type HeartCard, onHeartPress, setFavorites } from '#app/parts/heart-store.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { routes } from '#shared/routes.ts';

/** Handles the hearts of a page: saves a member's favourite; asks a visitor to sign in and remembers the card until then. */
export function Favorites() {
  const { initialized, user } = useSession();
  const [asked, setAsked] = useState<HeartCard | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [here, setHere] = useState('');
  useEffect(() => setFavorites(user.favoriteCards), [user.favoriteCards]);

  const toggle = useEffectEvent(async (card: HeartCard) => {
    const { user: now } = currentSession();
    if (!now.isLoggedIn && !now.isSoftLoggedIn) {
      setAsked(card);
      setHere(location.pathname + location.search);
      setOpen(true);
      return;
    }
    const { keep, isDone } = await toggleFavorite(card.cardId);
    if (!isDone)
      showToast(
        keep
          ? `“${card.title}” could not be saved. Please try again.`
          : `“${card.title}” could not be removed. Please try again.`,
        { tone: 'error' },
      );
  });
  // Presses are queued until the session is known.
  useEffect(() => (initialized ? onHeartPress((card) => void toggle(card)) : undefined), [initialized]);

  const goToSignIn = () => {
    if (asked) setPendingFavorite(asked.cardId);
    setOpen(false);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={() => setOpen(false)}
      title="Save this card"
      foot={
        <>
          <Button variant="plain" onClick={() => setOpen(false)}>
            Not now
          </Button>
          <ButtonLink to={routes.login(here)} onClick={goToSignIn}>
            Sign in
          </ButtonLink>
        </>
      }
    >
      <p>Sign in or create an account to save “{asked?.title}” to your favourites. You can see them on every device.</p>
    </Dialog>
  );
}
