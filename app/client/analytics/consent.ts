import { useSyncExternalStore } from 'react';
import { parseThirdParties, type ThirdParties } from '#shared/third-parties.ts';
import { call } from '#app/client/api.ts';
import { setUser } from '#app/client/session/session.ts';
import { thirdPartiesText } from './third-parties-meta.ts';

/** The consent to third-party analytics and to advertising. */
export type Consent = { analytics: boolean; ads: boolean };
const COOKIE = /(?:^|; )cardamom_consent=([01])([01])(?:;|$)/;

/** The stored answer; null if there is none yet. */
export function parseConsent(cookies: string): Consent | null {
  const [, analytics, ads] = COOKIE.exec(cookies) ?? [];
  return analytics === undefined ? null : { analytics: analytics === '1', ads: ads === '1' };
}

/** Whether the browser sends Global Privacy Control. Then the cookie banner is not shown, and the answer is no. */
export function browserRefusesTracking(browser: Pick<Navigator, never> & { globalPrivacyControl?: boolean }): boolean {
  return browser.globalPrivacyControl === true;
}

/** The services that may run: configured, agreed to, and not refused by the browser. */
export function allowedServices(
  parties: ThirdParties,
  consent: Consent | null,
  isRefused: boolean,
): { counting: ThirdParties['counting']; ads: ThirdParties['ads'] } {
  if (isRefused || consent === null) return { counting: null, ads: null };
  return { counting: consent.analytics ? parties.counting : null, ads: consent.ads ? parties.ads : null };
}

/** The third-party services that are configured. */
export function thirdParties(): ThirdParties {
  return parseThirdParties(thirdPartiesText());
}

const listeners = new Set<() => void>();
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
/** Calls back whenever an answer is given on this page. */
export const onConsent = subscribe;

/** The current answer; `undefined` until hydration. */
export function useConsent(): Consent | null | undefined {
  const text = useSyncExternalStore(
    subscribe,
    () => JSON.stringify(parseConsent(document.cookie)),
    () => undefined,
  );
  return text === undefined ? undefined : (JSON.parse(text) as Consent | null);
}

/** Stores an answer. @throws ApiError if the server could not store it; then nothing has changed. */
export async function saveConsent(consent: Consent): Promise<void> {
  const { user } = await call('POST /accept_cookies', { body: consent });
  setUser(user);
  for (const listener of listeners) listener();
}
