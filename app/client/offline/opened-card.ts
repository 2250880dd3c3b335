let opened: string | null = null;
let keep: ((path: string) => void) | null = null;

/** An envelope was opened on this page. Whoever keeps cards for the time without a network hears of it, now or when it is loaded. */
export function cardOpened(): void {
  opened = location.pathname;
  keep?.(opened);
}
export function onCardOpened(act: (path: string) => void): void {
  keep = act;
  if (opened !== null) act(opened);
}
