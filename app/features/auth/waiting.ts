import { inStorage } from '#app/client/browser-storage.ts';
import { MAILED_LINK_MINUTES, RESET_LINK_MINUTES } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';

/** What somebody waits for at the door, as this window keeps it: a reload comes back to it. Nothing secret is in it. */
export type Waiting = {
  /** the mail to come in with; the mail that makes the account; the mail that leads to a new password; the code of an app, after the password was right */
  for: 'sign-in' | 'join' | 'new-password' | 'code';
  email: string;
  /** how an account that is made is come into from then on */ joins?: 'email' | 'passkey';
  /** when it began, in milliseconds */ since: number;
};

export const WAITING_KEY = 'door-waiting';

/** After that nothing is waited for any more: what was mailed counts no longer. */
const MINUTES: Record<Waiting['for'], number> = {
  'sign-in': MAILED_LINK_MINUTES,
  join: MAILED_LINK_MINUTES,
  'new-password': RESET_LINK_MINUTES,
  code: MAILED_LINK_MINUTES,
};

/** What was kept, if it is waited for still. */
export function readWaiting(kept: string, now = Date.now()): Waiting | null {
  if (kept === '') return null;
  try {
    const waiting = JSON.parse(kept) as Waiting | null;
    return waiting && now - waiting.since < MINUTES[waiting.for] * 60_000 ? waiting : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** It came, and was used. */
export function forgetWaiting(): void {
  inStorage('sessionStorage', (storage) => storage.removeItem(WAITING_KEY));
}

const STAGE: Record<Waiting['for'], string> = {
  'sign-in': routes.login(),
  join: routes.register(),
  'new-password': routes.forgot(),
  code: routes.login(),
};

/** Runs in the page of the door before its first paint: where a stage is come back to, the first one does not stand there for a moment. A browser that keeps nothing throws. */
export const waitingScript = `(function(){try{var w=JSON.parse(sessionStorage.getItem('${WAITING_KEY}'));if(w&&${JSON.stringify(STAGE)}[w.for]===location.pathname&&Date.now()-w.since<${JSON.stringify(MINUTES)}[w.for]*6e4)document.documentElement.dataset.waiting=''}catch(e){}})()`;
