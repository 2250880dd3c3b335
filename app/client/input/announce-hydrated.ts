/**
 * Tells the browser entry (`app/client.tsx`) that a form, or the whole document, is hydrated. A submit of the form, or a press on a button, from
 * before hydration is held until then.
 */
export function announceHydrated(part: HTMLFormElement | Document | null): void {
  part?.dispatchEvent(new Event('hydrated', { bubbles: true }));
}
