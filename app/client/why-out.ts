import { inStorage } from './browser-storage.ts';

const KEY = 'cardamom:why-out';
/** `another`: another member came in here, so that both are out. `ended`: the session was ended from elsewhere. */
type WhyOut = 'another' | 'ended';

/** Leaves word for this page, which is about to be loaded anew. */
export function tellWhyOut(why: WhyOut): void {
  inStorage('sessionStorage', (storage) => storage.setItem(KEY, why));
}
/** @returns the word that was left, if it is one that is listened for. It is heard once. */
export function hearWhyOut(listenFor: readonly WhyOut[]): WhyOut | null {
  return (
    inStorage('sessionStorage', (storage) => {
      const told = listenFor.find((why) => why === storage.getItem(KEY));
      if (told !== undefined) storage.removeItem(KEY);
      return told;
    }) ?? null
  );
}
