import type { LedgerEntry } from '#contract/card-send.ts';

const REMIND_AFTER_DAYS = 5;
const DAY_MS = 86_400_000;

/** How many days a delivered card has been unopened, once that is long enough to remind somebody; null before. */
export function getDaysUnopened(entry: LedgerEntry, now: number): number | null {
  if (entry.state !== 'accepted' || entry.acceptedAt === null || entry.openedAt !== null) return null;
  const days = Math.floor((now - Date.parse(entry.acceptedAt)) / DAY_MS);
  return days >= REMIND_AFTER_DAYS ? days : null;
}

/** Links that share the card from the sender's own phone: a text message, and WhatsApp. */
export function createReminderLinks(
  name: string,
  senderName: string,
  address: string,
): { sms: string; whatsapp: string } {
  const message = encodeURIComponent(`${name}, I sent you a card. Open it here: ${address} ${senderName}`.trim());
  return { sms: `sms:?&body=${message}`, whatsapp: `https://wa.me/?text=${message}` };
}
