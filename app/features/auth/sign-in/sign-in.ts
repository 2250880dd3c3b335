import type { Provider, User } from '#contract/session.ts';
import { call } from '#app/client/api.ts';
import { changeSession } from '#app/client/session/change-session.ts';
import { savePendingFavorite } from '#app/client/cards/favorites.ts';
import { track } from '#app/client/analytics/track.ts';
import type { CallInput, CallReply } from '#contract/calls.ts';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import { deletePendingStep } from '../pending-step.ts';

/** Signs in, then saves a favourite that was waiting for it. */
export async function signInMember(body: CallInput<'POST /login'>['body'], method: 'email' | 'passkey'): Promise<void> {
  const { user } = await changeSession(() => call('POST /login', { body }));
  deletePendingStep();
  track('login', method);
  await greet(user);
}

/** Confirms a mailed link or code: signs in, creates the account, confirms an address, or restores an account. */
export async function signInByMail(
  body: CallInput<'POST /verify'>['body'],
  joins: 'email' | 'passkey' | Provider = 'email',
): Promise<CallReply<'POST /verify'>> {
  const reply = await changeSession(() => call('POST /verify', { body }));
  if (reply.kind !== 'confirm-email') deletePendingStep();
  if (reply.kind === 'join') track('registration', joins);
  if (reply.kind === 'sign-in') track('login', 'link');
  if (reply.kind === 'confirm-email')
    showToast(`Thank you. Our emails go to ${reply.user.email ?? 'your new address'} from now on.`);
  else await greet(reply.user, reply.kind);
  return reply;
}

async function greet({ name }: User, kind: 'sign-in' | 'join' | 'restore' = 'sign-in'): Promise<void> {
  const isKept = await savePendingFavorite();
  const favorite = isKept ? ' The card you liked is in your favourites.' : '';
  const greeting = {
    'sign-in': `Welcome back${name ? `, ${name}` : ''}.`,
    join: `Welcome${name ? `, ${name}` : ''}. Your account is ready.`,
    restore: 'Your account is restored, with everything in it.',
  }[kind];
  showToast(greeting + favorite);
}
