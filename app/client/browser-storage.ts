/** What a browser keeps for a site: for good, or for as long as the tab lives. */
type Kind = 'localStorage' | 'sessionStorage';

/**
 * Does something with it. Where the browser keeps nothing for a site (switched off, full), it throws as soon as it is looked at: then
 * nothing is done. @returns undefined then
 */
export function inStorage<T>(kind: Kind, act: (storage: Storage) => T): T | undefined {
  try {
    return act(globalThis[kind]);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
