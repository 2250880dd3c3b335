import type { Provider, User } from '#contract/session.ts';
import { call } from '#app/client/api.ts';
import { changeWhoIsHere } from '#app/client/change-session.ts';
import { keepWaitingHeart } from '#app/client/favorites.ts';
import { track } from '#app/client/track.ts';
import type { CallInput, CallReply } from '#contract/calls.ts';
import { say } from '#app/ui/toast-store.ts';
import { forgetWaiting } from './waiting.ts';

/** Comes in, and does what waited for it. @returns where to go on to, if the answer says so. */
export async function comeIn(body: CallInput<'POST /login'>['body'], way: 'email' | 'passkey'): Promise<void> {
  const { user } = await changeWhoIsHere(() => call('POST /login', { body }));
  forgetWaiting();
  track('login', way);
  await welcome(user);
}

/** Comes in with what a mail carried: its link, or its digits. */
export async function comeInByMail(
  body: CallInput<'POST /verify'>['body'],
  joins: 'email' | 'passkey' | Provider = 'email',
): Promise<CallReply<'POST /verify'>> {
  const reply = await changeWhoIsHere(() => call('POST /verify', { body }));
  if (reply.kind !== 'confirm-email') forgetWaiting();
  if (reply.kind === 'join') track('registration', joins);
  if (reply.kind === 'sign-in') track('login', 'link');
  if (reply.kind === 'confirm-email')
    say(`Thank you. We write to ${reply.user.email ?? 'your new address'} from now on.`);
  else await welcome(reply.user, reply.kind);
  return reply;
}

async function welcome({ name }: User, kind: 'sign-in' | 'join' | 'restore' = 'sign-in'): Promise<void> {
  const isKept = await keepWaitingHeart();
  const heart = isKept ? ' The card you liked is among your favourites.' : '';
  const greeting = {
    'sign-in': `Good to see you${name ? `, ${name}` : ''}.`,
    join: `Welcome${name ? `, ${name}` : ''}. Your account is here.`,
    restore: 'Your account is back, with everything in it.',
  }[kind];
  say(greeting + heart);
}
