import { withStorage } from '#app/client/storage/browser-storage.ts';

const KEY = 'cardamom:why-out';
/** `another`: another member signed in with this browser, so both were signed out. `ended`: the session was ended from elsewhere. */
type LogoutReason = 'another' | 'ended';

/** Stores the reason for this page, which is about to be reloaded. */
export function setLogoutReason(why: LogoutReason): void {
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, why));
}
/** @returns the stored reason, if it is a known one. It is removed by reading it. */
export function takeLogoutReason(listenFor: readonly LogoutReason[]): LogoutReason | null {
  return (
    withStorage('sessionStorage', (storage) => {
      const told = listenFor.find((why) => why === storage.getItem(KEY));
      if (told !== undefined) storage.removeItem(KEY);
      return told;
    }) ?? null
  );
}
