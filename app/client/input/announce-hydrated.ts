/** Tells that a form, or the whole document, is hydrated. What was done to it before is held until then (`before-hydration.ts`). */
export function announceHydrated(part: HTMLFormElement | Document | null): void {
  part?.dispatchEvent(new Event('hydrated', { bubbles: true }));
}
