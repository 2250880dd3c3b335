import text from '#app/ui/text.module.css';
import type { SentCard } from '#contract/card-send.ts';
import type { HourCycle } from '../schedule/format-time.ts';
import type { SenderLink } from './load-sent-card.ts';
import { StatusRow } from './status-row.tsx';
import css from './status-table.module.css';

/** The delivery status per recipient, as a table; on a phone each recipient is a block. */
export function StatusTable({
  sent,
  link,
  hourCycle,
  onCorrected,
}: {
  sent: SentCard;
  link: SenderLink;
  hourCycle: HourCycle;
  onCorrected: (sent: SentCard) => void;
}) {
  return (
    <table className={css.table}>
      <caption className={text.sr}>Delivery status for each person</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">{sent.state === 'scheduled' ? 'Scheduled' : 'Queued'}</th>
          <th scope="col">Accepted</th>
          <th scope="col">Opened</th>
          <th scope="col">Replied</th>
        </tr>
      </thead>
      {sent.ledger.map((entry) => (
        <StatusRow
          key={entry.recipientId}
          entry={entry}
          sent={sent}
          link={link}
          hourCycle={hourCycle}
          onCorrected={onCorrected}
        />
      ))}
    </table>
  );
}
