import { ALERT_TIMEOUT_MS, UNDO_TIMEOUT_MS } from '#shared/limits.ts';

export type Alert = {
  id: number;
  text: string;
  /** 'error' is announced at once, 'info' when the screen reader is idle; 'dialog' is a dialog over the page */
  tone: 'info' | 'error' | 'dialog';
  /** undoes what the text reports */
  undo: (() => void) | undefined;
  /** of a dialog: a line below the text, and an action besides closing it */
  more: { line?: string | undefined; act?: { words: string; run: () => void } | undefined } | undefined;
  /** milliseconds until it closes by itself; null keeps it until it is closed */
  timeout: number | null;
};
type Closing = {
  /** milliseconds; by default 5,000, with Undo 10,000, and more for long texts */ timeout?: number;
  preventAutoClose?: boolean;
};
export type AlertOptions = Closing & { tone?: 'info' | 'error'; undo?: () => void };

/** The visible alerts, oldest first. One store for the page; the server never writes to it. */
let alerts: readonly Alert[] = [];
let lastId = 0;
/** Reading time per character: a long text stays longer. */
const READING_MS = 60;
const listeners = new Set<() => void>();
const none: readonly Alert[] = [];

function set(next: readonly Alert[]) {
  alerts = next;
  for (const listener of listeners) listener();
}

function add(alert: Omit<Alert, 'id' | 'timeout'>, { timeout, preventAutoClose = false }: Closing): () => void {
  const id = ++lastId;
  const read = alert.text.length * READING_MS;
  const closing = preventAutoClose
    ? null
    : (timeout ?? Math.max(alert.undo ? UNDO_TIMEOUT_MS : ALERT_TIMEOUT_MS, read));
  // The same text is not shown twice: the newer one replaces the older.
  set([...alerts.filter(({ text }) => text !== alert.text), { ...alert, id, timeout: closing }]);
  return () => closeAlert(id);
}

/** Shows a toast. Returns a function that closes it. */
export function showToast(text: string, { tone = 'info', undo, ...closing }: AlertOptions = {}): () => void {
  return add({ text, tone, undo, more: undefined }, closing);
}
/**
 * Shows an alert dialog (specification, section 2). It closes by itself, unless it must be answered (`preventAutoClose`): then it is
 * modal. Returns a function that closes it.
 */
export function showAlert(text: string, { line, act, ...closing }: Closing & NonNullable<Alert['more']>): () => void {
  return add({ text, tone: 'dialog', undo: undefined, more: { line, act } }, closing);
}
/** The same, for screens: `toast('Theo is hidden for this year', { undo })`. */
export function useToast(): typeof showToast {
  return showToast;
}
export function closeAlert(id: number): void {
  if (alerts.some((alert) => alert.id === id)) set(alerts.filter((alert) => alert.id !== id));
}
/** Runs the newest Undo, as its button would. @returns whether there was one */
export function undoLatest(): boolean {
  const latest = alerts.findLast((alert) => alert.undo);
  if (!latest) return false;
  closeAlert(latest.id);
  latest.undo?.();
  return true;
}
export const alertStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: () => alerts,
  onServer: () => none,
};
