import { ALERT_TIMEOUT_MS, UNDO_TIMEOUT_MS } from '#shared/limits.ts';

export type Alert = {
  id: number;
  text: string;
  /** 'wrong' is read out at once, 'said' when the reader has finished; 'dialog' stands over the page */
  tone: 'said' | 'wrong' | 'dialog';
  /** takes back what the text tells of */
  undo: (() => void) | undefined;
  /** of a dialog: a line below the text, and what can be done about it besides closing it */
  more: { line?: string | undefined; act?: { words: string; run: () => void } | undefined } | undefined;
  /** milliseconds until it closes by itself; null keeps it until it is closed */
  timeout: number | null;
};
type Closing = {
  /** milliseconds; 5,000 where nothing is said, 10,000 with Undo, more for long sentences */ timeout?: number;
  preventAutoClose?: boolean;
};
export type AlertOptions = Closing & { tone?: 'said' | 'wrong'; undo?: () => void };

/** The alerts in sight, oldest first. One store for the page, so that any code can speak; the server never writes to it. */
let alerts: readonly Alert[] = [];
let lastId = 0;
/** What a letter takes to be read, without haste: a long sentence stays for longer than a short one. */
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
  // The same sentence twice is one sentence: the older one gives way.
  set([...alerts.filter(({ text }) => text !== alert.text), { ...alert, id, timeout: closing }]);
  return () => closeAlert(id);
}

/** Says something at the foot of the page. Returns what closes it again. */
export function say(text: string, { tone = 'said', undo, ...closing }: AlertOptions = {}): () => void {
  return add({ text, tone, undo, more: undefined }, closing);
}
/**
 * Says something in the page's alert dialog (specification, section 2). One that informs closes by itself, as any alert; one that must be
 * answered (`preventAutoClose`) holds the page until it is. Returns what closes it again.
 */
export function sayInDialog(text: string, { line, act, ...closing }: Closing & NonNullable<Alert['more']>): () => void {
  return add({ text, tone: 'dialog', undo: undefined, more: { line, act } }, closing);
}
/** The same, for screens: `toast('Theo is hidden for this year', { undo })`. */
export function useToast(): typeof say {
  return say;
}
export function closeAlert(id: number): void {
  if (alerts.some((alert) => alert.id === id)) set(alerts.filter((alert) => alert.id !== id));
}
/** Takes the newest undoable thing back, as its button would. Says whether there was one. */
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
