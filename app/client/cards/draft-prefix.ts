import { withStorage } from '#app/client/storage/browser-storage.ts';

/** The prefix of the storage keys of drafts. By itself, so that signing out brings nothing else of what a draft is. */
export const DRAFT_PREFIX = 'cardamom:draft:';

/** Whether any card is being written on this device. */
export function hasDraft(): boolean {
  return (
    withStorage('localStorage', (storage) => Object.keys(storage).some((key) => key.startsWith(DRAFT_PREFIX))) ?? false
  );
}
