import type { AdminStory } from '#contract/admin.ts';
import { firstName } from '#shared/first-name.ts';
import { count } from '../words.ts';

export type StoryEvent = AdminStory['events'][number];
export type StoryPerson = AdminStory['people'][number];
/** One entry of a story, in words. */
export type Told = {
  title: string;
  words?: string | null;
  /** what a mail server said */ code?: string | null;
  /** an address that was put right */ corrected?: { from: string; to: string };
  tone?: 'good' | 'bad' | 'fix';
};

/** What happened, in words. @param name the person that it happened to. */
export function tellEvent({ kind, detail, response, attempt }: StoryEvent, name: string): Told {
  switch (kind) {
    case 'created':
      return { title: 'Created' };
    case 'planned':
      if (detail === null) return { title: 'Planned' };
      return { title: detail === 'straight away' ? 'Sent, to leave straight away' : `Planned for ${detail}` };
    case 'queued':
      return attempt === 1 ? { title: `Queued for ${name}` } : { title: `Queued once more for ${name}`, tone: 'fix' };
    case 'accepted':
      return { title: `${attempt === 1 ? 'Sent' : 'Sent again'} to ${name}`, code: response, tone: 'good' };
    case 'bounced':
      return { title: `Bounced for ${name}`, words: detail, code: response, tone: 'bad' };
    case 'opened':
      return { title: `Opened by ${name}`, tone: 'good' };
    case 'replied':
      return {
        title: 'Thanked',
        words: detail === null ? null : `A reply of ${detail}. Administrators do not see what it says.`,
      };
    case 'stopped':
      return { title: `Stopped for ${name}` };
    case 'refused':
      return { title: `${name} wants no cards`, words: 'From this sender, or from anybody. That stands.' };
    case 'corrected':
      return corrected(detail);
    case 'sender-receipt-accepted':
      return { title: 'Sender told', words: 'By mail, with the page of this card.' };
    case 'card-bounced-accepted':
      return { title: 'Sender told', words: 'By mail, that an address is wrong, with a link to correct it.' };
    case 'card-moved-accepted':
      return { title: 'Sender told', words: 'By mail, of the other day and why.' };
    case 'card-taken-down-accepted':
      return { title: 'Sender told', words: 'By mail, that the card was taken down and why.' };
    case 'sender-receipt-bounced':
    case 'card-bounced-bounced':
    case 'card-moved-bounced':
    case 'card-taken-down-bounced':
      return { title: 'Sender not reached', words: 'The mail to the sender came back.', tone: 'bad' };
    case 'story-viewed':
      return { title: 'This story opened' };
    case 'link-renewed':
      return { title: 'Fresh link given', words: 'The old one opens nothing any more.', tone: 'fix' };
    case 'card-moved':
      return { title: 'Moved to another day', words: detail, tone: 'fix' };
    case 'inside-asked':
      return { title: 'Asked to see inside', words: detail };
    case 'inside-allowed':
      return { title: 'Allowed to see inside', words: 'For a day.', tone: 'good' };
    case 'inside-refused':
      return { title: 'Did not allow to see inside' };
    case 'inside-read':
      return { title: 'Inside read' };
    case 'card-taken-down':
      return { title: 'Taken down', words: detail, tone: 'bad' };
    default:
      return { title: kind, words: detail, code: response };
  }
}

function corrected(detail: string | null): Told {
  const [, from = '', to = ''] = /^(\S+) to (\S+)$/.exec(detail ?? '') ?? [];
  const told: Told = { title: 'Address corrected', tone: 'fix' };
  return to === '' ? { ...told, words: detail } : { ...told, corrected: { from, to } };
}

/** What stands in a story for one moment: an event, or several of one kind that happened to many people at once. */
export type Entry = { event: StoryEvent; told: Told; many: number };

/**
 * The events of a story as they are read: what happened to many people in the same second is told once.
 * @param who one person's own story, where it is not everybody's.
 */
export function entriesOf(story: Pick<AdminStory, 'events' | 'people'>, who: string | null): Entry[] {
  const names = new Map(story.people.map((person) => [person.recipientId, firstName(person.name)]));
  const entries: Entry[] = [];
  const isMany = story.people.length > MANY;
  for (const event of story.events) {
    if (who !== null && event.recipientId !== null && event.recipientId !== who) continue;
    const last = entries.at(-1);
    if (last && isSame(last.event, event, isMany)) {
      last.many += 1;
      // Looks in a row stand where the last of them was.
      if (event.kind === LOOK) last.event = event;
    } else entries.push({ event, told: tellEvent(event, names.get(event.recipientId ?? '') ?? 'someone'), many: 1 });
  }
  return entries.map((entry) => (entry.many === 1 ? entry : { ...entry, told: togetherInWords(entry) }));
}

function togetherInWords({ event, told, many }: Entry): Told {
  if (event.kind === LOOK) return { ...told, words: `${count(many, 'time')} in a row` };
  return {
    ...(told.tone ? { tone: told.tone } : {}),
    title: TOGETHER[event.kind] ?? '',
    words: count(many, 'message'),
  };
}

const LOOK = 'story-viewed';
/** Of a card to more people than this, mails that left one after the other are told once. */
const MANY = 6;
const TOGETHER: Record<string, string> = { queued: 'Queued', stopped: 'Stopped', accepted: 'Sent' };
function isSame(one: StoryEvent, other: StoryEvent, isMany: boolean): boolean {
  if (one.kind === LOOK && other.kind === LOOK) return one.who === other.who;
  return (
    one.kind in TOGETHER &&
    (one.kind !== 'accepted' || isMany) &&
    one.kind === other.kind &&
    one.attempt === 1 &&
    other.attempt === 1 &&
    (one.kind === 'accepted' || one.at.slice(0, 19) === other.at.slice(0, 19))
  );
}

/** Who a card is for: `Ida`, `Ida and Jonas`, `Ida, Jonas and 3 more`. */
export function peopleInWords(people: readonly { name: string }[]): string {
  const names = people.map((person) => firstName(person.name));
  if (names.length === 0) return 'nobody';
  if (names.length <= 2) return names.join(' and ');
  if (names.length === 3) return `${names.slice(0, 2).join(', ')} and ${names[2]}`;
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} more`;
}

/** For how long addresses were wrong that somebody corrected since: `One address was wrong for 31 minutes.` */
export function wrongInWords(events: readonly StoryEvent[]): string | null {
  const spans = new Map<string, number>();
  for (const { kind, recipientId, at } of events) {
    if (kind !== 'corrected' || recipientId === null) continue;
    const back = events.findLast((one) => one.kind === 'bounced' && one.recipientId === recipientId && one.at < at);
    if (back) spans.set(recipientId, Date.parse(at) - Date.parse(back.at));
  }
  if (spans.size === 0) return null;
  const longest = spanInWords(Math.max(...spans.values()));
  return spans.size === 1
    ? `One address was wrong for ${longest}.`
    : `${spans.size} addresses were wrong, for up to ${longest}.`;
}

function spanInWords(milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  if (minutes < 120) return count(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  return hours < 48 ? count(hours, 'hour') : count(Math.round(hours / 24), 'day');
}

const REACHED = new Set(['accepted', 'opened', 'replied']);
/** How a card stands with its people, in a sentence or two. */
export function standing({
  isRevoked,
  people,
  state,
  events,
}: Pick<AdminStory, 'isRevoked' | 'people' | 'state' | 'events'>): string {
  if (isRevoked) return 'Taken down. Its links open nothing.';
  if (state === 'awaiting-confirmation') return 'Waits for the press in the mail to its sender.';
  const back = people.filter((person) => person.state === 'bounced');
  const reached = people.filter((person) => REACHED.has(person.state)).length;
  const all = people.length;
  const parts = [];
  if (reached === all)
    parts.push(all === 1 ? 'Reached its person.' : all === 2 ? 'Reached both of them.' : `Reached all ${all}.`);
  else if (reached > 0) parts.push(`Reached ${reached} of ${all}.`);
  else if (back.length === 0) parts.push(state === 'stopped' ? 'Stopped before it left.' : 'Has not left yet.');
  if (back.length > 0) parts.push(`Came back from ${peopleInWords(back)}.`);
  const wrong = wrongInWords(events);
  if (wrong !== null) parts.push(wrong);
  return parts.join(' ');
}
