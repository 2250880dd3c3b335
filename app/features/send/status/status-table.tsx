import text from '#app/ui/text.module.css';
import type { SentCard } from '#contract/card-send.ts';
import type { HourCycle } from '#app/parts/places/format-time.ts';
import type { SenderLink } from './load-sent-card.ts';
import { STATUS_WORDS } from './status-words.ts';
import { StatusRow } from './status-row.tsx';
import css from './status-table.module.css';

/** The delivery status per recipient, as a table; on a phone each recipient is a block. */
export function StatusTable({
  sent,
  link,
  hourCycle,
  correctsInRows,
  onCorrected,
}: {
  sent: SentCard;
  link: SenderLink;
  hourCycle: HourCycle;
  /** whether the field for another address is in the row of the one that bounced */ correctsInRows: boolean;
  onCorrected: (sent: SentCard) => void;
}) {
  const isScheduled = sent.ledger.every((entry) => entry.state === 'queued');
  return (
    <table className={css.table}>
      <caption className={text.sr}>Delivery status for each person</caption>
      <thead>
        <tr>
          <th scope="col">To</th>
          <th scope="col">{isScheduled ? STATUS_WORDS.queued.label : STATUS_WORDS.accepted.label}</th>
          <th scope="col">{STATUS_WORDS.opened.label}</th>
          <th scope="col">{STATUS_WORDS.replied.label}</th>
        </tr>
      </thead>
      {sent.ledger.map((entry) => (
        <StatusRow
          key={entry.recipientId}
          entry={entry}
          sent={sent}
          link={link}
          hourCycle={hourCycle}
          correctsInRow={correctsInRows}
          onCorrected={onCorrected}
        />
      ))}
    </table>
  );
}
