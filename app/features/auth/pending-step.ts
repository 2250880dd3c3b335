import { withStorage } from '#app/client/storage/browser-storage.ts';
import { parseStoredFields } from '#app/client/storage/stored-json.ts';
import { MAILED_LINK_MINUTES, RESET_LINK_MINUTES } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';

/** A step that waits for the visitor, saved in this window so that a reload comes back to it. Contains nothing secret. */
export type PendingStep = {
  /**
   * `sign-in`: a sign-in mail was sent. `join`: a registration mail was sent. `new-password`: a password reset mail was sent.
   * `code`: the password was right, and the code of the authenticator app is missing.
   */
  for: 'sign-in' | 'join' | 'new-password' | 'code';
  email: string;
  /** how the new account signs in from then on */ joins?: 'email' | 'passkey';
  /** when it began, in milliseconds */ since: number;
};

export const PENDING_STEP_KEY = 'auth-pending-step';

/** How long each step stays open: as long as what was mailed is valid. */
const MINUTES: Record<PendingStep['for'], number> = {
  'sign-in': MAILED_LINK_MINUTES,
  join: MAILED_LINK_MINUTES,
  'new-password': RESET_LINK_MINUTES,
  code: MAILED_LINK_MINUTES,
};

/** @returns null where nothing was stored, or where the step has expired. */
export function parsePendingStep(stored: string, now = Date.now()): PendingStep | null {
  const { for: step, email, joins, since } = parseStoredFields(stored) ?? {};
  if (!isStep(step) || typeof email !== 'string' || typeof since !== 'number') return null;
  if (now - since >= MINUTES[step] * 60_000) return null;
  return { for: step, email, since, ...(joins === 'email' || joins === 'passkey' ? { joins } : {}) };
}

function isStep(step: unknown): step is PendingStep['for'] {
  return typeof step === 'string' && Object.hasOwn(MINUTES, step);
}

export function deletePendingStep(): void {
  withStorage('sessionStorage', (storage) => storage.removeItem(PENDING_STEP_KEY));
}

const STAGE: Record<PendingStep['for'], string> = {
  'sign-in': routes.login(),
  join: routes.register(),
  'new-password': routes.forgot(),
  code: routes.login(),
};

/**
 * Runs in the auth page before its first paint, so that the first stage does not flash where a pending step will be shown. Browsers without
 * storage throw.
 */
export const pendingStepScript = `(function(){try{var w=JSON.parse(sessionStorage.getItem('${PENDING_STEP_KEY}'));if(w&&${JSON.stringify(STAGE)}[w.for]===location.pathname&&Date.now()-w.since<${JSON.stringify(MINUTES)}[w.for]*6e4)document.documentElement.dataset.pendingStep=''}catch(e){}})()`;
