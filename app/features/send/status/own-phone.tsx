import { useSyncExternalStore } from 'react';
import text from '#app/ui/text.module.css';
import type { SentCard } from '#contract/card-send.ts';
import { createReminderLinks, getReadAddress } from './unopened.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Where we send no texts: one sentence with links that text the card from the sender's own phone. The links have the site's address in them, so they are
 * made in the browser.
 */
export function OwnPhone({
  sent,
  person,
  lead,
  className = '',
}: {
  sent: SentCard;
  /** the one it is for; left out for everybody that the card goes to */
  person?: { recipientId: string; name: string } | undefined;
  /** how the sentence begins */ lead: string;
  className?: string | undefined;
}) {
  const isInBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (sent.sendsTexts || !isInBrowser) return null;
  const { ledger, senderName } = sent;
  const [only, ...others] = ledger;
  const to = person ?? (others.length === 0 ? only : undefined);
  const links = createReminderLinks(to?.name ?? null, senderName, getReadAddress(sent, to?.recipientId));
  const label = to && { sms: `Text message to ${to.name}`, whatsapp: `WhatsApp to ${to.name}` };
  return (
    <p className={`${text.note} ${className}`}>
      {lead} the link from your own phone, as a{' '}
      <a className={text.link} href={links.sms} aria-label={label?.sms}>
        text message
      </a>{' '}
      or by{' '}
      <a className={text.link} href={links.whatsapp} target="_blank" rel="noreferrer" aria-label={label?.whatsapp}>
        WhatsApp
      </a>
      .
    </p>
  );
}

/** Whether a card is with its people, so that its link spoils no surprise. */
export function hasLeft(sent: SentCard): boolean {
  return sent.state === 'sent' && sent.canStopUntil === null && sent.ledger.every(({ state }) => state !== 'queued');
}
