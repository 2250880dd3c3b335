import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import type { LedgerEntry } from '#contract/card-send.ts';

type StatusWord = { label: string; icon: IconName; tone?: 'good' | 'warn' };

/**
 * How far a card has come with one recipient, in the words of every page. That a mail server took it is `Sent`: whether it lies in an inbox is not known until it
 * is opened.
 */
export const STATUS_WORDS: Record<LedgerEntry['state'], StatusWord> = {
  queued: { label: 'Scheduled', icon: 'clock' },
  accepted: { label: 'Sent', icon: 'check' },
  delivered: { label: 'Delivered', icon: 'check' },
  opened: { label: 'Opened', icon: 'eye', tone: 'good' },
  replied: { label: 'Replied', icon: 'message', tone: 'good' },
  bounced: { label: 'Bounced', icon: 'warning', tone: 'warn' },
  refused: { label: 'Blocked', icon: 'warning', tone: 'warn' },
  stopped: { label: 'Cancelled', icon: 'cross' },
};

/** The word for one recipient: a text that did not arrive has failed, an email came back. */
export function getStatusLabel({ state, mobile }: Pick<LedgerEntry, 'state' | 'mobile'>): string {
  return state === 'bounced' && mobile !== null ? 'Failed' : STATUS_WORDS[state].label;
}
