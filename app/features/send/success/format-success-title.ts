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
  const subject = names.length === 1 ? card : 'Your cards';
  const isElsewhere = arrivals.some(({ theirs, yours }) => theirs.timeZone !== yours.timeZone);
  const clock = isElsewhere ? first.theirs : first.yours;
  // At one hour for each of them, where they are; else the first one is said.
  const isOneTime = arrivals.every(({ theirs }) => theirs.date === clock.date && theirs.time === clock.time);
  if (!isOneTime) return `The first card will be sent ${format(first.yours, first.yours.timeZone, hourCycle)}`;
  return `${subject} will be sent ${format(clock, first.yours.timeZone, hourCycle)}${isElsewhere ? ', their time' : ''}`;
}

/** `on 1 June at 9:00`, with a date that does not break. */
function format({ date, time }: { date: string; time: string }, timeZone: string, hourCycle: HourCycle): string {
  const day = formatRelativeDay(date, getToday(timeZone)).replaceAll(' ', '\u00a0');
  return `${day} at\u00a0${formatTime(time, hourCycle)}`;
}
