import type { CardSend, SentCard } from '#contract/card-send.ts';
import { possessive } from '#shared/text/possessive.ts';
import { formatNames } from '../recipients/recipients.ts';
import { formatRelativeDay, formatTime, type HourCycle } from '#app/parts/places/format-time.ts';
import { formatProblemTitle, getBounced } from '../status/bounced.ts';
import { getToday } from './recipient-status.tsx';

/** The heading after sending: that an address does not work; else that the card was sent, is on its way, or when it will be sent. */
export function formatSuccessTitle(
  server: Pick<CardSend, 'recipients' | 'schedule'>,
  sent: SentCard | null,
  hourCycle: HourCycle,
): string {
  const bounced = getBounced(sent);
  if (bounced.length > 0) return formatProblemTitle(bounced);
  const isSent = sent?.state === 'sent' && sent.ledger.every((entry) => entry.state !== 'queued');
  const names = server.recipients.map((recipient) => recipient.name);
  const card = names.length === 1 ? `${possessive(names[0] ?? '')} card` : 'Your card';
  if (isSent) return names.length === 1 ? `${card} was sent` : `Your card for ${formatNames(names)} was sent`;
  const arrivals = server.recipients
    .flatMap((recipient) => recipient.arrival ?? [])
    .sort((a, b) => a.instant.localeCompare(b.instant));
  const first = arrivals[0];
  if (server.schedule.kind === 'now' || !first) return `${card} is on its way`;
  const hasLaterArrivals = arrivals.some((arrival) => arrival.instant !== first.instant);
  const day = formatRelativeDay(first.yours.date, getToday(first.yours.timeZone));
  const subject = hasLaterArrivals ? 'The first card' : card;
  return `${subject} will be sent ${day} at ${formatTime(first.yours.time, hourCycle)}`;
}
