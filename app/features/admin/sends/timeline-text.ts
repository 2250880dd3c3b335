import type { AdminSendDetails } from '#contract/admin/sends.ts';
import { firstName } from '#shared/people/first-name.ts';
import { formatCount } from '../format.ts';

export type TimelineEvent = AdminSendDetails['events'][number];
export type Recipient = AdminSendDetails['people'][number];
/** The text of a timeline entry. */
export type EventText = {
  title: string;
  description?: string | null;
  /** what a mail server said */ code?: string | null;
  /** an address that was corrected */ corrected?: { from: string; to: string };
  tone?: 'good' | 'bad' | 'fix';
};

/** The text of an event. @param name the recipient of the event. */
export function formatEvent({ kind, detail, response, attempt }: TimelineEvent, name: string): EventText {
  switch (kind) {
    case 'created':
      return { title: 'Created' };
    case 'planned':
      if (detail === null) return { title: 'Scheduled' };
      return { title: detail === 'straight away' ? 'Sent immediately' : `Scheduled for ${detail}` };
    case 'queued':
      return attempt === 1 ? { title: `Queued for ${name}` } : { title: `Queued again for ${name}`, tone: 'fix' };
    case 'accepted':
      return { title: `${attempt === 1 ? 'Sent' : 'Sent again'} to ${name}`, code: response, tone: 'good' };
    case 'delivered':
      return { title: `Delivered to ${name}`, tone: 'good' };
    case 'bounced':
      return { title: `Bounced for ${name}`, description: detail, code: response, tone: 'bad' };
    case 'opened':
      return { title: `Opened by ${name}`, tone: 'good' };
    case 'replied':
      return {
        title: 'Replied',
        description: detail === null ? null : `A reply of ${detail}. Administrators cannot read it.`,
      };
    case 'stopped':
      return { title: `Stopped for ${name}` };
    case 'refused':
      return { title: `${name} blocked cards`, description: 'From this sender, or from everyone. We respect that.' };
    case 'corrected':
      return correctedAddress(detail);
    case 'sender-receipt-accepted':
      return { title: 'Sender notified', description: 'By email, with a tracking link.' };
    case 'card-bounced-accepted':
      return { title: 'Sender notified', description: 'By email, about a wrong address, with a link to correct it.' };
    case 'card-moved-accepted':
      return { title: 'Sender notified', description: 'By email, about the new date and the reason.' };
    case 'card-taken-down-accepted':
      return { title: 'Sender notified', description: 'By email, that the card was taken down and why.' };
    case 'sender-receipt-bounced':
    case 'card-bounced-bounced':
    case 'card-moved-bounced':
    case 'card-taken-down-bounced':
      return { title: 'Sender not reached', description: 'The email to the sender bounced.', tone: 'bad' };
    case 'timeline-viewed':
      return { title: 'Timeline viewed' };
    case 'link-renewed':
      return { title: 'New link sent', description: 'The old one stopped working.', tone: 'fix' };
    case 'card-moved':
      return { title: 'Rescheduled', description: detail, tone: 'fix' };
    case 'message-access-requested':
      return { title: 'Access to the message requested', description: detail };
    case 'message-access-allowed':
      return { title: 'Access to the message allowed', description: 'For a day.', tone: 'good' };
    case 'message-access-refused':
      return { title: 'Access to the message declined' };
    case 'message-read':
      return { title: 'Message read' };
    case 'card-taken-down':
      return { title: 'Taken down', description: detail, tone: 'bad' };
    default:
      return { title: kind, description: detail, code: response };
  }
}

function correctedAddress(detail: string | null): EventText {
  const [, from = '', to = ''] = /^(\S+) to (\S+)$/.exec(detail ?? '') ?? [];
  const eventText: EventText = { title: 'Address corrected', tone: 'fix' };
  return to === '' ? { ...eventText, description: detail } : { ...eventText, corrected: { from, to } };
}

/** An entry of the timeline: an event, or several equal events for many recipients at once. */
export type TimelineEntry = { event: TimelineEvent; eventText: EventText; many: number };

/**
 * The entries of a timeline. Equal events for many recipients in the same second become one entry.
 * @param who limits the timeline to one recipient.
 */
export function timelineEntries(
  send: Pick<AdminSendDetails, 'events' | 'people'>,
  who: string | null,
): TimelineEntry[] {
  const names = new Map(send.people.map((person) => [person.recipientId, firstName(person.name)]));
  const entries: TimelineEntry[] = [];
  const hasManyRecipients = send.people.length > MANY;
  for (const event of send.events) {
    if (who !== null && event.recipientId !== null && event.recipientId !== who) continue;
    const last = entries.at(-1);
    if (last && isSame(last.event, event, hasManyRecipients)) {
      last.many += 1;
      // Views in a row are shown at the time of the last one.
      if (event.kind === VIEWED) last.event = event;
    } else
      entries.push({ event, eventText: formatEvent(event, names.get(event.recipientId ?? '') ?? 'someone'), many: 1 });
  }
  return entries.map((entry) => (entry.many === 1 ? entry : { ...entry, eventText: groupedText(entry) }));
}

function groupedText({ event, eventText, many }: TimelineEntry): EventText {
  if (event.kind === VIEWED) return { ...eventText, description: `${formatCount(many, 'time')} in a row` };
  return {
    ...(eventText.tone ? { tone: eventText.tone } : {}),
    title: GROUPED_TITLES[event.kind] ?? '',
    description: formatCount(many, 'message'),
  };
}

const VIEWED = 'timeline-viewed';
/** With more recipients than this, mails sent one after the other become one entry. */
const MANY = 6;
const GROUPED_TITLES: Record<string, string> = { queued: 'Queued', stopped: 'Stopped', accepted: 'Sent' };
function isSame(one: TimelineEvent, other: TimelineEvent, hasManyRecipients: boolean): boolean {
  if (one.kind === VIEWED && other.kind === VIEWED) return one.who === other.who;
  return (
    one.kind in GROUPED_TITLES &&
    (one.kind !== 'accepted' || hasManyRecipients) &&
    one.kind === other.kind &&
    one.attempt === 1 &&
    other.attempt === 1 &&
    (one.kind === 'accepted' || one.at.slice(0, 19) === other.at.slice(0, 19))
  );
}

/** The recipients of a card: `Ida`, `Ida and Jonas`, `Ida, Jonas and 3 more`. */
export function formatRecipients(people: readonly { name: string }[]): string {
  const names = people.map((person) => firstName(person.name));
  if (names.length === 0) return 'nobody';
  if (names.length <= 2) return names.join(' and ');
  if (names.length === 3) return `${names.slice(0, 2).join(', ')} and ${names[2]}`;
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** How long addresses were wrong that have been corrected: `One address was wrong for 31 minutes.` */
export function formatWrongAddresses(events: readonly TimelineEvent[]): string | null {
  const spans = new Map<string, number>();
  for (const { kind, recipientId, at } of events) {
    if (kind !== 'corrected' || recipientId === null) continue;
    const bounce = events.findLast((one) => one.kind === 'bounced' && one.recipientId === recipientId && one.at < at);
    if (bounce) spans.set(recipientId, Date.parse(at) - Date.parse(bounce.at));
  }
  if (spans.size === 0) return null;
  const longest = formatDuration(Math.max(...spans.values()));
  return spans.size === 1
    ? `One address was wrong for ${longest}.`
    : `${spans.size} addresses were wrong, for up to ${longest}.`;
}

function formatDuration(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 120) return formatCount(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? formatCount(hours, 'hour') : formatCount(Math.round(hours / 24), 'day');
}

const REACHED = new Set(['accepted', 'delivered', 'opened', 'replied']);
/** The delivery state of a card, in a sentence or two. */
export function formatSendStatus({
  isRevoked,
  people,
  state,
  events,
}: Pick<AdminSendDetails, 'isRevoked' | 'people' | 'state' | 'events'>): string {
  if (isRevoked) return 'Taken down. Its links no longer work.';
  if (state === 'awaiting-confirmation') return 'Waiting for the sender to confirm by email.';
  const bounced = people.filter((person) => person.state === 'bounced');
  const reached = people.filter((person) => REACHED.has(person.state)).length;
  const all = people.length;
  const parts = [];
  if (reached === all) parts.push(all === 1 ? 'Sent.' : all === 2 ? 'Sent to both.' : `Sent to all ${all}.`);
  else if (reached > 0) parts.push(`Sent to ${reached} of ${all}.`);
  else if (bounced.length === 0) parts.push(state === 'stopped' ? 'Stopped before it was sent.' : 'Not sent yet.');
  if (bounced.length > 0) parts.push(`Bounced for ${formatRecipients(bounced)}.`);
  const wrong = formatWrongAddresses(events);
  if (wrong !== null) parts.push(wrong);
  return parts.join(' ');
}
