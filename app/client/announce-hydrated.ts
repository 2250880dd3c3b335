/** Tells the browser entry (`app/client.tsx`) that a form is hydrated. A submit from before hydration is held until then. */
export function announceHydrated(form: HTMLFormElement | null): void {
  form?.dispatchEvent(new Event('hydrated', { bubbles: true }));
}
