import type { IconName } from '#app/ui/icon/icon-shapes.ts';
import { Status } from '#app/ui/feedback/status.tsx';
import type { CardSend, LedgerEntry } from '#contract/card-send.ts';
import { formatRelativeDay, formatTime, type HourCycle } from '../schedule/format-time.ts';
import css from './recipient-status.module.css';

const STATUS_LABELS: Partial<Record<LedgerEntry['state'], [icon: IconName, label: string]>> = {
  accepted: ['check', 'Delivered'],
  opened: ['eye', 'Opened'],
  replied: ['message', 'Replied'],
  bounced: ['warning', 'Bounced'],
  refused: ['warning', 'Blocked'],
};

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
  const status = entry && STATUS_LABELS[entry.state];
  if (status) return <Status icon={status[0]}>{status[1]}</Status>;
  if (server.state === 'awaiting-confirmation') return <Status icon="clock">Waiting for your confirmation</Status>;
  if (server.schedule.kind === 'now' || !recipient.arrival) return <Status icon="envelope">On its way</Status>;
  const { theirs, yours } = recipient.arrival;
  const today = getToday(yours.timeZone);
  const format = (clock: typeof theirs) => {
    const day = formatRelativeDay(clock.date, today);
    return `${day.charAt(0).toUpperCase()}${day.slice(1)} at ${formatTime(clock.time, hourCycle)}`;
  };
  const isSameZone = theirs.timeZone === yours.timeZone;
  return (
    <div className={css.clocks}>
      <span>
        {format(theirs)}
        {!isSameZone && `, ${theirs.place}`}
      </span>
      {!isSameZone && <span className={css.yours}>{format(yours)} your time</span>}
    </div>
  );
}

/** The date today in a time zone. */
export function getToday(timeZone: string): string {
  return Temporal.Now.plainDateISO(timeZone).toString();
}
