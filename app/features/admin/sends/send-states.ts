import type { IconName } from '#app/ui/icon/icon-shapes.ts';

/** The state of a send, for the list. */
const STATES: Record<string, { icon: IconName; label: string; tone?: 'good' | 'warn' }> = {
  'awaiting-confirmation': { icon: 'clock', label: 'Waiting for confirmation', tone: 'warn' },
  scheduled: { icon: 'clock', label: 'Scheduled' },
  sent: { icon: 'check', label: 'Sent', tone: 'good' },
  bounced: { icon: 'warning', label: 'Bounced', tone: 'warn' },
  stopped: { icon: 'cross', label: 'Stopped' },
  'taken-down': { icon: 'cross', label: 'Taken down' },
};
export function sendState(state: string) {
  return STATES[state] ?? { icon: 'file' as const, label: state };
}

/** The delivery state of one recipient. */
const RECIPIENT_STATES: Record<string, string> = {
  queued: 'on its way',
  accepted: 'sent',
  delivered: 'delivered',
  bounced: 'bounced',
  opened: 'opened',
  replied: 'opened and replied',
  stopped: 'stopped',
  refused: 'has blocked cards',
};
export const recipientState = (state: string): string => RECIPIENT_STATES[state] ?? state;
