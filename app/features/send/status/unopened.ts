import type { LedgerEntry, SentCard } from '#contract/card-send.ts';

const REMIND_AFTER_DAYS = 5;
const DAY_MS = 86_400_000;

/** How many days a delivered card has been unopened, once that is long enough to remind somebody; null before. */
export function getDaysUnopened(entry: LedgerEntry, now: number): number | null {
  if (
    (entry.state !== 'accepted' && entry.state !== 'delivered') ||
    entry.acceptedAt === null ||
    entry.openedAt !== null
  )
    return null;
  const days = Math.floor((now - Date.parse(entry.acceptedAt)) / DAY_MS);
  return days >= REMIND_AFTER_DAYS ? days : null;
}

/** Links that share the card from the sender's own phone: a text message, and WhatsApp. @param name whom they are for; null for several people */
export function createReminderLinks(
  name: string | null,
  senderName: string,
  address: string,
): { sms: string; whatsapp: string } {
  const message = encodeURIComponent(
    `${name === null ? '' : `${name}, `}I sent you a card. Open it here: ${address} ${senderName}`.trim(),
  );
  return { sms: `sms:?&body=${message}`, whatsapp: `https://wa.me/?text=${message}` };
}

/** The address of the card that its sender may pass on, with the front of one of its people. Known only in the browser. */
export function getReadAddress(
  { fronts, readPath }: Pick<SentCard, 'fronts' | 'readPath'>,
  recipientId?: string,
): string {
  const front = fronts.find((one) => one.recipientId === recipientId);
  return new URL(front?.readPath ?? readPath, location.origin).href;
}
