import type { IconName } from '#app/ui/icon-shapes.ts';

/** How a card stands, as the list says it. */
const STATES: Record<string, { icon: IconName; words: string; tone?: 'good' | 'warn' }> = {
  'awaiting-confirmation': { icon: 'clock', words: 'Waits for the sender’s press', tone: 'warn' },
  scheduled: { icon: 'clock', words: 'Planned' },
  sent: { icon: 'check', words: 'Sent', tone: 'good' },
  bounced: { icon: 'warning', words: 'Came back', tone: 'warn' },
  stopped: { icon: 'cross', words: 'Stopped' },
  'taken-down': { icon: 'cross', words: 'Taken down' },
};
export function sendState(state: string) {
  return STATES[state] ?? { icon: 'file' as const, words: state };
}

/** How it stands with one of its people. */
const PERSON_STATES: Record<string, string> = {
  queued: 'on the way',
  accepted: 'sent',
  bounced: 'came back',
  opened: 'opened',
  replied: 'opened and thanked',
  stopped: 'stopped',
  refused: 'wants no cards',
};
export const personState = (state: string): string => PERSON_STATES[state] ?? state;
