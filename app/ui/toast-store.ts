import { ALERT_TIMEOUT_MS, UNDO_TIMEOUT_MS } from '#shared/limits.ts';

export type Alert = {
  id: number;
  text: string;
  /** 'wrong' is read out at once, 'said' when the reader has finished */
  tone: 'said' | 'wrong';
  /** takes back what the text tells of */
  undo: (() => void) | undefined;
  /** milliseconds until it closes by itself; null keeps it until it is closed */
  timeout: number | null;
};
export type AlertOptions = {
  tone?: Alert['tone'];
  undo?: () => void;
  /** milliseconds; 5,000 where nothing is said, 10,000 with Undo */ timeout?: number;
  preventAutoClose?: boolean;
};

/** The alerts in sight, oldest first. One store for the page, so that any code can speak; the server never writes to it. */
let alerts: readonly Alert[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const none: readonly Alert[] = [];

function set(next: readonly Alert[]) {
  alerts = next;
  for (const listener of listeners) listener();
}

/** Says something at the foot of the page. Returns what closes it again. */
export function say(
  text: string,
  { tone = 'said', undo, timeout, preventAutoClose = false }: AlertOptions = {},
): () => void {
  const id = ++lastId;
  const closing = preventAutoClose ? null : (timeout ?? (undo ? UNDO_TIMEOUT_MS : ALERT_TIMEOUT_MS));
  // The same sentence twice is one sentence: the older one gives way.
  set([...alerts.filter((alert) => alert.text !== text), { id, text, tone, undo, timeout: closing }]);
  return () => closeAlert(id);
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
