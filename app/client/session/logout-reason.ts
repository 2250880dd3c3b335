import { withStorage } from '#app/client/browser-storage.ts';

const KEY = 'cardamom:why-out';
/** `another`: another member signed in with this browser, so both were signed out. `ended`: the session was ended from elsewhere. */
type LogoutReason = 'another' | 'ended';

/** Leaves word for this page, which is about to be loaded anew. */
export function setLogoutReason(why: LogoutReason): void {
  withStorage('sessionStorage', (storage) => storage.setItem(KEY, why));
}
/** @returns the word that was left, if it is one that is listened for. It is heard once. */
export function takeLogoutReason(listenFor: readonly LogoutReason[]): LogoutReason | null {
  return (
    withStorage('sessionStorage', (storage) => {
      const told = listenFor.find((why) => why === storage.getItem(KEY));
      if (told !== undefined) storage.removeItem(KEY);
      return told;
    }) ?? null
  );
}
