let opened: string | null = null;
let keep: ((path: string) => void) | null = null;

/** Announces that an envelope was opened on this page. The listener, which saves cards for offline reading, is called now, or once it is loaded. */
export function cardOpened(): void {
  opened = location.pathname;
  keep?.(opened);
}
export function onCardOpened(act: (path: string) => void): void {
  keep = act;
  if (opened !== null) act(opened);
}
