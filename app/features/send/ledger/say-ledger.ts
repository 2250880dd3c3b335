import type { LedgerEntry, SentCard } from '#contract/card-send.ts';
import { sayDate, sayTime, type HourStyle } from '../clock/say-time.ts';
import { sayNames } from '../people/people-tokens.ts';

const NUDGE_AFTER_DAYS = 5;
const DAY_MS = 86_400_000;
const SMALL = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** A number in a sentence: in words up to ten. */
export function sayCount(count: number): string {
  return SMALL[count] ?? count.toLocaleString('en');
}

/** Who it went to and when, in one sentence. */
export function saySent(sent: SentCard, style: HourStyle): string {
  const names = sent.ledger.map((entry) => entry.name);
  const who = names.length > 4 ? `${sayCount(names.length)} people` : sayNames(names) || 'nobody yet';
  const first = [...sent.ledger].sort((a, b) => a.arrival.instant.localeCompare(b.arrival.instant))[0];
  const verb = sent.canStopUntil === null && sent.state === 'sent' ? 'Sent to' : 'For';
  if (!first) return `${verb} ${who}.`;
  const isScheduled = sent.schedule.kind === 'on';
  const date = sent.schedule.kind === 'on' ? sent.schedule.date : first.arrival.yours.date;
  const time = sayTime(sent.schedule.kind === 'on' ? sent.schedule.time : first.arrival.yours.time, style);
  const zones = new Set(sent.ledger.map((entry) => entry.arrival.theirs.timeZone));
  const isElsewhere = isScheduled && (zones.size > 1 || !zones.has(first.arrival.yours.timeZone));
  const where = !isElsewhere ? '' : names.length > 1 ? ', where each of them lives' : ', where they live';
  return `${verb} ${who} on ${sayDate(date)}, at ${time}${where}.`;
}

/** How the whole of it stands, in a few words; told again when it changes. */
export function sayHowItStands(sent: SentCard): string {
  const count = (is: (entry: LedgerEntry) => boolean) => sent.ledger.filter(is).length;
  const bounced = count((entry) => entry.state === 'bounced');
  const replied = count((entry) => entry.repliedAt !== null);
  const opened = count((entry) => entry.openedAt !== null);
  const all = sent.ledger.length;
  const parts: string[] = [];
  if (bounced > 0) parts.push(`${sayCount(bounced)} did not arrive`);
  if (opened > 0)
    parts.push(
      all === 1
        ? 'opened'
        : opened === all
          ? 'all of them have opened it'
          : `${sayCount(opened)} of ${sayCount(all)} have opened it`,
    );
  if (replied > 0) parts.push(all === 1 ? 'answered' : `${sayCount(replied)} answered`);
  return parts.length === 0 ? '' : capital(`${parts.join(', ')}.`);
}
function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** For how many days a card has lain unopened, once that is long enough to do something about; null before. */
export function daysUnopened(entry: LedgerEntry, now: number): number | null {
  if (entry.state !== 'accepted' || entry.acceptedAt === null || entry.openedAt !== null) return null;
  const days = Math.floor((now - Date.parse(entry.acceptedAt)) / DAY_MS);
  return days >= NUDGE_AFTER_DAYS ? days : null;
}

/** Links that give somebody the card from the sender's own phone: a text message, and WhatsApp. */
export function nudgeLinks(name: string, senderName: string, address: string): { sms: string; whatsapp: string } {
  const words = encodeURIComponent(`${name}, I sent you a card. It is waiting here: ${address} ${senderName}`.trim());
  return { sms: `sms:?&body=${words}`, whatsapp: `https://wa.me/?text=${words}` };
}
