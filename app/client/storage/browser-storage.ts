/** Storage that persists (local), or that ends with the tab (session). */
type Kind = 'localStorage' | 'sessionStorage';

/**
 * Uses the storage. If it is blocked or full, any access throws; then nothing is done. @returns undefined in that case
 */
export function withStorage<T>(kind: Kind, act: (storage: Storage) => T): T | undefined {
  try {
    return act(globalThis[kind]);
  } catch (error) {
    if (error instanceof DOMException) return undefined;
    throw error;
  }
}
