import { useSyncExternalStore, type ReactNode } from 'react';
import { Status } from '#app/ui/feedback/status.tsx';
import text from '#app/ui/text.module.css';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { formatDateTime, formatDateTimeSince, type HourCycle } from '../schedule/format-time.ts';
import { CorrectAddress } from './correct-address.tsx';
import type { SenderLink } from './load-sent-card.ts';
import css from './status-table.module.css';
import { createReminderLinks, getDaysUnopened } from './unopened.ts';

/** The delivery status of one recipient, with the reply, or with what can be done about a problem. */
export function StatusRow({
  entry,
  sent,
  link,
  hourCycle,
  onCorrected,
}: {
  entry: LedgerEntry;
  sent: SentCard;
  link: SenderLink;
  hourCycle: HourCycle;
  onCorrected: (sent: SentCard) => void;
}) {
  const now = useCurrentHour();
  const zone = entry.arrival.yours.timeZone;
  const isQueued = entry.state === 'queued';
  const start = isQueued ? entry.arrival.instant : entry.queuedAt;
  const formatSince = (instant: string) => formatDateTimeSince(instant, start, zone, hourCycle);
  const hasFailed = entry.state === 'bounced' || entry.state === 'stopped' || entry.state === 'refused';
  const days = now === null ? null : getDaysUnopened(entry, now);
  return (
    <tbody data-state={entry.state}>
      <tr>
        <th scope="row">
          <b>
            <bdi>{entry.name}</bdi>
          </b>
          <span dir="ltr">{entry.email}</span>
        </th>
        <td data-label={isQueued ? 'Scheduled' : 'Queued'}>
          <time dateTime={start}>{formatDateTime(start, zone, hourCycle)}</time>
        </td>
        {hasFailed ? (
          <td
            colSpan={3}
            className={entry.state === 'bounced' ? css.bad : css.ended}
            data-label={entry.state === 'bounced' ? 'Bounced' : 'Not sent'}
          >
            <Status icon="warning">{formatFailure(entry, formatSince)}</Status>
          </td>
        ) : (
          <>
            <TimeCell label="Accepted" at={entry.acceptedAt} format={formatSince} />
            <TimeCell label="Opened" at={entry.openedAt} format={formatSince} />
            <TimeCell label="Replied" at={entry.repliedAt} format={formatSince} />
          </>
        )}
      </tr>
      {entry.reply && (
        <DetailRow>
          <blockquote className={css.reply}>
            <p>
              “<bdi>{entry.reply}</bdi>”
            </p>
          </blockquote>
        </DetailRow>
      )}
      {entry.state === 'bounced' && (
        <DetailRow>
          <CorrectAddress entry={entry} link={link} onCorrected={onCorrected} />
        </DetailRow>
      )}
      {days !== null && (
        <DetailRow>
          <UnopenedReminder entry={entry} sent={sent} days={days} />
        </DetailRow>
      )}
    </tbody>
  );
}

const subscribeToNothing = () => () => undefined;
const HOUR_MS = 3_600_000;
/** The current hour, known only in the browser: what depends on it is filled in there. */
function useCurrentHour(): number | null {
  return useSyncExternalStore(
    subscribeToNothing,
    () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
    () => null,
  );
}

function DetailRow({ children }: { children: ReactNode }) {
  return (
    <tr className={css.after}>
      <td colSpan={5}>{children}</td>
    </tr>
  );
}

function TimeCell({ label, at, format }: { label: string; at: string | null; format: (instant: string) => string }) {
  if (at === null)
    return (
      <td data-label={label} className={css.none}>
        <span className={text.sr}>not yet</span>
      </td>
    );
  return (
    <td data-label={label}>
      <time dateTime={at}>{format(at)}</time>
    </td>
  );
}

function formatFailure(entry: LedgerEntry, formatSince: (instant: string) => string): string {
  if (entry.state === 'stopped') return 'Cancelled before it was sent';
  if (entry.state === 'refused') return 'Not sent: they have blocked cards to this address';
  const when = entry.bouncedAt === null ? '' : ` at ${formatSince(entry.bouncedAt)}`;
  return `Bounced${when}${entry.bounceReason ? `: ${entry.bounceReason}` : ''}`;
}

/** Ready-made messages to send from one's own phone to a recipient who has not opened the card in days. */
function UnopenedReminder({ entry, sent, days }: { entry: LedgerEntry; sent: SentCard; days: number }) {
  const links = createReminderLinks(entry.name, sent.senderName, new URL(sent.readPath, location.origin).href);
  return (
    <p className={css.reminder}>
      <span>Not opened in {days.toLocaleString('en')} days. The email may be in their spam folder.</span>
      <a className={text.link} href={links.sms}>
        Text <bdi>{entry.name}</bdi> the link
      </a>
      <a className={text.link} href={links.whatsapp} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
    </p>
  );
}
