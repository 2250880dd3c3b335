import { useSyncExternalStore, type ReactNode } from 'react';
import { Status } from '#app/ui/feedback/status.tsx';
import text from '#app/ui/text.module.css';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { formatDateTime, formatDateTimeSince, type HourCycle } from '#app/parts/places/format-time.ts';
import { CorrectAddress } from './correct-address.tsx';
import type { SenderLink } from './load-sent-card.ts';
import css from './status-table.module.css';
import { getStatusLabel, STATUS_WORDS } from './status-words.ts';
import { createReminderLinks, getDaysUnopened, getReadAddress } from './unopened.ts';

/** The delivery status of one recipient, with the reply, or with what can be done about a problem. */
export function StatusRow({
  entry,
  sent,
  link,
  hourCycle,
  correctsInRow,
  onCorrected,
}: {
  entry: LedgerEntry;
  sent: SentCard;
  link: SenderLink;
  hourCycle: HourCycle;
  /** whether the field for another address is here, below one that bounced */ correctsInRow: boolean;
  onCorrected: (sent: SentCard) => void;
}) {
  const now = useCurrentHour();
  const zone = entry.arrival.yours.timeZone;
  const isQueued = entry.state === 'queued';
  const start = isQueued ? entry.arrival.instant : (entry.acceptedAt ?? entry.queuedAt);
  const at = entry.deliveredAt ?? start;
  const firstWord = STATUS_WORDS[isQueued ? 'queued' : entry.deliveredAt === null ? 'accepted' : 'delivered'];
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
          <span dir="ltr">{entry.email ?? entry.mobile}</span>
        </th>
        {hasFailed ? (
          <td colSpan={3} className={entry.state === 'bounced' ? css.bad : css.ended}>
            <Status icon={STATUS_WORDS[entry.state].icon}>
              {formatFailure(entry, (at) => formatDateTime(at, zone, hourCycle))}
            </Status>
          </td>
        ) : (
          <>
            <td data-label={firstWord.label}>
              {firstWord !== STATUS_WORDS.accepted && <span className={css.queued}>{firstWord.label} </span>}
              <time dateTime={at}>{formatDateTime(at, zone, hourCycle)}</time>
            </td>
            <TimeCell label={STATUS_WORDS.opened.label} at={entry.openedAt} format={formatSince} />
            <TimeCell label={STATUS_WORDS.replied.label} at={entry.repliedAt} format={formatSince} />
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
      {correctsInRow && entry.state === 'bounced' && (
        <DetailRow>
          <CorrectAddress entry={entry} sent={sent} link={link} onCorrected={onCorrected} />
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
      <td colSpan={4}>{children}</td>
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

function formatFailure(entry: LedgerEntry, format: (instant: string) => string): string {
  const label = getStatusLabel(entry);
  if (entry.state === 'stopped') return `${label} before it was sent`;
  if (entry.state === 'refused')
    return entry.mobile === null
      ? `${label}: no cards are accepted at this address`
      : `${label}: whoever has this number wants no texts from here`;
  const when = entry.bouncedAt === null ? '' : `, ${format(entry.bouncedAt)}`;
  return `${label}${when}${entry.bounceReason ? `. ${entry.bounceReason}` : ''}`;
}

/** Ready-made messages to send from one's own phone to a recipient who has not opened the card in days. */
function UnopenedReminder({ entry, sent, days }: { entry: LedgerEntry; sent: SentCard; days: number }) {
  const links = createReminderLinks(entry.name, sent.senderName, getReadAddress(sent, entry.recipientId));
  return (
    <p className={css.reminder}>
      <span>
        Not opened in {days.toLocaleString('en')} days.
        {entry.mobile === null && ' The email may be in their spam folder.'}
      </span>
      <a className={text.link} href={links.sms}>
        Text <bdi>{entry.name}</bdi> the link
      </a>
      <a className={text.link} href={links.whatsapp} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
    </p>
  );
}
