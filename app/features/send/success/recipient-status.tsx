import { Status } from '#app/ui/feedback/status.tsx';
import type { CardSend, LedgerEntry } from '#contract/card-send.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { formatRelativeDay, formatTime, type HourCycle } from '#app/parts/places/format-time.ts';
import { getStatusLabel, STATUS_WORDS } from '../status/status-words.ts';
import css from './recipient-status.module.css';

/** The delivery status of one recipient; before the card is sent, the time of arrival in both time zones. */
export function RecipientStatus({
  recipient,
  server,
  entry,
  hourCycle,
}: {
  recipient: CardSend['recipients'][number];
  server: CardSend;
  entry: LedgerEntry | undefined;
  hourCycle: HourCycle;
}) {
  if (entry && entry.state !== 'queued') {
    const { icon, tone } = STATUS_WORDS[entry.state];
    return (
      <Status icon={icon} tone={tone}>
        {getStatusLabel(entry)}
      </Status>
    );
  }
  if (server.state === 'awaiting-confirmation') return <Status icon="clock">Waiting for your confirmation</Status>;
  if (server.schedule.kind === 'now' || !recipient.arrival) return <Status icon="envelope">Sending</Status>;
  const { theirs, yours } = recipient.arrival;
  const today = getToday(yours.timeZone);
  const format = (clock: typeof theirs) => {
    const day = formatRelativeDay(clock.date, today);
    return `${day} at ${formatTime(clock.time, hourCycle)}`;
  };
  const isSameZone = theirs.timeZone === yours.timeZone;
  return (
    <div className={css.clocks}>
      <span>
        Arrives {format(theirs)}
        {!isSameZone && `, ${theirs.place}`}
      </span>
      {!isSameZone && <span className={css.yours}>{format(yours)} your time</span>}
    </div>
  );
}

/** The date today in a time zone. */
export function getToday(timeZone: string): string {
  return clockAt(Date.now(), timeZone).date;
}
