import { keepWaitingHeart } from '#app/client/favorites.ts';
import { passingCookie, takePassingCookieAway } from '#app/client/passing-cookie.ts';
import { track } from '#app/client/track.ts';
import { say } from '#app/ui/toast-store.ts';
import type { User } from '#contract/session.ts';
import { providerName } from '#shared/provider-name.ts';

const CAME = /^(login|registration|connected)\.(google|facebook|apple)$/;

/** Greets whoever came back from a provider, counts how, and does what waited for them. */
export async function greetWhoCameBack({ name }: User): Promise<void> {
  const [, how, by] = CAME.exec(passingCookie('cardamom_came') ?? '') ?? [];
  takePassingCookieAway('cardamom_came');
  if (how === undefined || by === undefined) return;
  const provider = by as 'google' | 'facebook' | 'apple';
  if (how === 'connected') {
    say(`${providerName(provider)} is connected. You can come in with it from now on.`);
    return;
  }
  track(how as 'login' | 'registration', provider);
  const heart = (await keepWaitingHeart()) ? ' The card you liked is among your favourites.' : '';
  const called = name ? `, ${name}` : '';
  say((how === 'login' ? `Good to see you${called}.` : `Welcome${called}. Your account is here.`) + heart);
}
