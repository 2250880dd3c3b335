import { withStorage } from '#app/client/storage/browser-storage.ts';
import { LOGGED_IN_KEY } from '#app/client/page/theme.ts';

/** Remembers for the next page whether a member is signed in. */
export function rememberLogin(isIn: boolean): void {
  withStorage('localStorage', (storage) =>
    isIn ? storage.setItem(LOGGED_IN_KEY, '1') : storage.removeItem(LOGGED_IN_KEY),
  );
}
