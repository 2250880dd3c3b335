import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { formatNames } from '../recipients/recipients.ts';
import { formatDate, formatTime, type HourCycle } from '#app/parts/places/format-time.ts';

/** The recipients that a card has reached, or is on its way to, and the date in one sentence. */
export function formatSentTo(sent: SentCard, hourCycle: HourCycle): string {
  const reached = sent.ledger.filter((entry) => !FAILED.has(entry.state));
  const names = (reached.length > 0 ? reached : sent.ledger).map((entry) => entry.name);
  const who = names.length > 4 ? `${names.length.toLocaleString('en')} people` : formatNames(names) || 'nobody yet';
  const first = [...sent.ledger].sort((a, b) => a.arrival.instant.localeCompare(b.arrival.instant))[0];
  const isSent = sent.canStopUntil === null && sent.state === 'sent' && reached.length > 0;
  const verb = isSent ? 'Sent to' : 'For';
  if (!first) return `${verb} ${who}.`;
  const isScheduled = sent.schedule.kind === 'on';
  const date = sent.schedule.kind === 'on' ? sent.schedule.date : first.arrival.yours.date;
  const time = formatTime(sent.schedule.kind === 'on' ? sent.schedule.time : first.arrival.yours.time, hourCycle);
  const zones = new Set(sent.ledger.map((entry) => entry.arrival.theirs.timeZone));
  const isElsewhere = isScheduled && (zones.size > 1 || !zones.has(first.arrival.yours.timeZone));
  return `${verb} ${who} on ${formatDate(date)} at ${time}${isElsewhere ? ', their local time' : ''}.`;
}

const FAILED: ReadonlySet<LedgerEntry['state']> = new Set(['bounced', 'refused', 'stopped']);

/** What can have happened to a card with one recipient, in the order in which a summary lists it. */
const OUTCOMES = ['opened and replied', 'opened', 'replied', 'bounced', 'failed', 'blocked', 'cancelled'] as const;

/**
 * The delivery status of all recipients in one sentence, for example `1 opened and replied, 1 bounced.` Each recipient is counted once;
 * those with whom nothing has happened since the delivery are left out. Empty while nothing has happened at all.
 */
export function formatDeliverySummary({ ledger }: Pick<SentCard, 'ledger'>): string {
  const outcomes = ledger.map(getOutcome);
  const counts = OUTCOMES.map((outcome) => ({ outcome, count: outcomes.filter((one) => one === outcome).length }));
  const happened = counts.filter(({ count }) => count > 0);
  const [first] = happened;
  if (!first) return '';
  if (first.count === ledger.length)
    return ledger.length === 1
      ? `${first.outcome.charAt(0).toUpperCase()}${first.outcome.slice(1)}.`
      : `All ${ledger.length.toLocaleString('en')} ${first.outcome}.`;
  return `${happened.map(({ outcome, count }) => `${count.toLocaleString('en')} ${outcome}`).join(', ')}.`;
}

function getOutcome(entry: LedgerEntry): (typeof OUTCOMES)[number] | null {
  if (entry.state === 'bounced') return entry.mobile === null ? 'bounced' : 'failed';
  if (entry.state === 'refused') return 'blocked';
  if (entry.state === 'stopped') return 'cancelled';
  if (entry.repliedAt !== null) return entry.openedAt === null ? 'replied' : 'opened and replied';
  return entry.openedAt === null ? null : 'opened';
}
