import { inStorage } from './browser-storage.ts';
import { IN_KEY } from './theme.ts';

/** Remembers for the next page whether somebody is in. */
export function rememberIn(isIn: boolean): void {
  inStorage('localStorage', (storage) => (isIn ? storage.setItem(IN_KEY, '1') : storage.removeItem(IN_KEY)));
}
