import { inStorage } from './browser-storage.ts';

const KEY = 'cardamom:why-out';

/** Leaves word for this page, which is about to be loaded anew: another member came in here, so that both are out. */
export function tellWhyOut(): void {
  inStorage('sessionStorage', (storage) => storage.setItem(KEY, '1'));
}
/** @returns whether such a word was left. It is heard once. */
export function hearWhyOut(): boolean {
  return (
    inStorage('sessionStorage', (storage) => {
      const isTold = storage.getItem(KEY) !== null;
      storage.removeItem(KEY);
      return isTold;
    }) ?? false
  );
}
