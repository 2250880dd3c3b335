import { IN_KEY } from './theme.ts';

/** Remembers for the next page whether somebody is in. */
export function rememberIn(isIn: boolean): void {
  try {
    if (isIn) localStorage.setItem(IN_KEY, '1');
    else localStorage.removeItem(IN_KEY);
  } catch (error) {
    // Storage may be switched off.
    if (!(error instanceof DOMException)) throw error;
  }
}
