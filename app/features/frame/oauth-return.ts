import { savePendingFavorite } from '#app/client/cards/favorites.ts';
import { readTransientCookie, deleteTransientCookie } from '#app/client/session/transient-cookie.ts';
import { track } from '#app/client/analytics/track.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import type { User } from '#contract/session.ts';
import { providerName } from '#shared/sign-in/provider-name.ts';

const CAME = /^(login|registration|connected)\.(google|facebook|apple)$/;

/** After signing in with a provider: shows a welcome, counts the sign-in, and saves the pending favourite. */
export async function welcomeAfterOAuth({ name }: User): Promise<void> {
  const [, how, by] = CAME.exec(readTransientCookie('cardamom_came') ?? '') ?? [];
  deleteTransientCookie('cardamom_came');
  if (how === undefined || by === undefined) return;
  const provider = by as 'google' | 'facebook' | 'apple';
  if (how === 'connected') {
    showToast(`${providerName(provider)} is connected. You can now sign in with it.`);
    return;
  }
  track(how as 'login' | 'registration', provider);
  const heart = (await savePendingFavorite()) ? ' The card you liked is in your favourites.' : '';
  const called = name ? `, ${name}` : '';
  showToast((how === 'login' ? `Welcome back${called}.` : `Welcome${called}. Your account is ready.`) + heart);
}
