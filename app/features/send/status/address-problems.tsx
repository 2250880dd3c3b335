import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import css from './address-problems.module.css';
import { hasFieldsAtOnce } from './bounced.ts';
import { CorrectAddress } from './correct-address.tsx';
import type { SenderLink } from './load-sent-card.ts';

/** What needs the sender, below that heading: each address that bounced, why, and the field for another one. */
export function AddressProblems({
  sent,
  bounced,
  link,
  onCorrected,
}: {
  sent: SentCard;
  bounced: readonly LedgerEntry[];
  link: SenderLink;
  onCorrected: (sent: SentCard) => void;
}) {
  if (bounced.length === 0) return null;
  if (!hasFieldsAtOnce(bounced))
    return <p className={css.reason}>Their cards did not arrive. You can correct each one in the list below.</p>;
  return (
    <ul className={css.problems}>
      {bounced.map((entry) => (
        <li key={entry.recipientId}>
          <p className={css.reason} role="alert">
            {entry.mobile === null ? 'The card bounced at' : 'The text did not arrive at'}{' '}
            <bdi dir="ltr">{entry.email ?? entry.mobile}</bdi>. {entry.bounceReason}
          </p>
          <CorrectAddress entry={entry} sent={sent} link={link} onCorrected={onCorrected} />
        </li>
      ))}
    </ul>
  );
}
