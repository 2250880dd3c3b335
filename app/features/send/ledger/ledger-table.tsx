import { useSyncExternalStore, type ReactNode } from 'react';
import { Status } from '#app/ui/status.tsx';
import text from '#app/ui/text.module.css';
import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { sayMoment, sayMomentAfter, type HourStyle } from '../clock/say-time.ts';
import { CorrectAddress } from './correct-address.tsx';
import css from './ledger-table.module.css';
import type { SenderLink } from './ledger-loading.ts';
import { daysUnopened, nudgeLinks, sayCount } from './say-ledger.ts';

/** The ledger: what became of the card with each person, as a real table; on a phone each person is a block. */
export function LedgerTable({
  sent,
  link,
  style,
  onCorrected,
}: {
  sent: SentCard;
  link: SenderLink;
  style: HourStyle;
  onCorrected: (sent: SentCard) => void;
}) {
  const now = useNow();
  return (
    <table className={css.ledger}>
      <caption className={text.sr}>What became of it with each person</caption>
      <thead>
        <tr>
          <th scope="col">Who</th>
          <th scope="col">{sent.state === 'scheduled' ? 'Leaves' : 'Queued'}</th>
          <th scope="col">Accepted</th>
          <th scope="col">Opened</th>
          <th scope="col">Replied</th>
        </tr>
      </thead>
      {sent.ledger.map((entry) => (
        <Person
          key={entry.recipientId}
          entry={entry}
          sent={sent}
          link={link}
          style={style}
          now={now}
          onCorrected={onCorrected}
        />
      ))}
    </table>
  );
}

const never = () => () => undefined;
const HOUR_MS = 3_600_000;
/** The present, to the hour, known only in the browser: what depends on it fills in there. */
function useNow(): number | null {
  return useSyncExternalStore(
    never,
    () => Math.floor(Date.now() / HOUR_MS) * HOUR_MS,
    () => null,
  );
}

function Person({
  entry,
  sent,
  link,
  style,
  now,
  onCorrected,
}: {
  entry: LedgerEntry;
  sent: SentCard;
  link: SenderLink;
  style: HourStyle;
  now: number | null;
  onCorrected: (sent: SentCard) => void;
}) {
  const zone = entry.arrival.yours.timeZone;
  const isAhead = entry.state === 'queued';
  const start = isAhead ? entry.arrival.instant : entry.queuedAt;
  const after = (instant: string) => sayMomentAfter(instant, start, zone, style);
  const ended = entry.state === 'bounced' || entry.state === 'stopped' || entry.state === 'refused';
  const days = now === null ? null : daysUnopened(entry, now);
  return (
    <tbody data-state={entry.state}>
      <tr>
        <th scope="row">
          <b>
            <bdi>{entry.name}</bdi>
          </b>
          <span dir="ltr">{entry.email}</span>
        </th>
        <td data-label={isAhead ? 'Leaves' : 'Queued'}>
          <time dateTime={start}>{sayMoment(start, zone, style)}</time>
        </td>
        {ended ? (
          <td
            colSpan={3}
            className={entry.state === 'bounced' ? css.bad : css.ended}
            data-label={entry.state === 'bounced' ? 'Came back' : 'Ended'}
          >
            <Status icon="warning">{sayEnd(entry, after)}</Status>
          </td>
        ) : (
          <>
            <Moment label="Accepted" at={entry.acceptedAt} say={after} />
            <Moment label="Opened" at={entry.openedAt} say={after} />
            <Moment label="Replied" at={entry.repliedAt} say={after} />
          </>
        )}
      </tr>
      {entry.reply && (
        <After>
          <blockquote className={css.said}>
            <p>
              “<bdi>{entry.reply}</bdi>”
            </p>
          </blockquote>
        </After>
      )}
      {entry.state === 'bounced' && (
        <After>
          <CorrectAddress entry={entry} link={link} onCorrected={onCorrected} />
        </After>
      )}
      {days !== null && (
        <After>
          <Nudge entry={entry} sent={sent} days={days} />
        </After>
      )}
    </tbody>
  );
}

function After({ children }: { children: ReactNode }) {
  return (
    <tr className={css.after}>
      <td colSpan={5}>{children}</td>
    </tr>
  );
}

function Moment({ label, at, say }: { label: string; at: string | null; say: (instant: string) => string }) {
  if (at === null)
    return (
      <td data-label={label} className={css.none}>
        <span className={text.sr}>not yet</span>
      </td>
    );
  return (
    <td data-label={label}>
      <time dateTime={at}>{say(at)}</time>
    </td>
  );
}

function sayEnd(entry: LedgerEntry, after: (instant: string) => string): string {
  if (entry.state === 'stopped') return 'Stopped before it left';
  if (entry.state === 'refused') return 'They take no cards from here, so it was not sent';
  const when = entry.bouncedAt === null ? '' : ` at ${after(entry.bouncedAt)}`;
  return `Came back${when}${entry.bounceReason ? `: ${entry.bounceReason}` : ''}`;
}

/** Ready messages from the sender's own phone, for one who has not opened it in days. */
function Nudge({ entry, sent, days }: { entry: LedgerEntry; sent: SentCard; days: number }) {
  const links = nudgeLinks(entry.name, sent.senderName, new URL(sent.readPath, location.origin).href);
  return (
    <p className={css.nudge}>
      <span>Not opened in {sayCount(days)} days. It may be in a folder nobody looks at.</span>
      <a className={text.link} href={links.sms}>
        Text <bdi>{entry.name}</bdi> the link
      </a>
      <a className={text.link} href={links.whatsapp} target="_blank" rel="noreferrer">
        WhatsApp
      </a>
    </p>
  );
}
