import type { AdminStory } from '#contract/admin.ts';
import type { Queryable } from '#db/client.ts';
import { type AuditEntry, listAuditAbout } from '#server/audit/audit.ts';
import type { CardDeliveries, Ledger } from '#server/card-sends/card-sends.ts';
import type { Module } from '#server/kernel/module.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import {
  type AdminSendRow,
  type EventRow,
  type PersonRow,
  selectEvents,
  selectPeopleOf,
  selectSenderMails,
} from './send-queries.ts';
import { type AskRow, selectAsk } from './inside-queries.ts';
import type { KeptMails } from './mails.ts';
import { scheduleInWords, viewInside, viewSend } from './view.ts';

type Event = AdminStory['events'][number];
/** The ends of this many links are shown. */
const LINKS_SHOWN = 12;
const LINK_END = 3;
/** A line of the audit and the entry of the ledger that it led to lie this near, in milliseconds. */
const TOGETHER_MS = 2000;
/** Acts that the ledger tells of too, with what became of them. */
const IN_LEDGER = new Set(['card-sent-again', 'address-corrected']);

export type StoryParts = {
  db: Queryable;
  keys: Keys;
  deliveries: Pick<CardDeliveries, 'ledger'>;
  clock: Clock;
  mailbox: KeptMails;
  modules: readonly Module[];
};

/** Everything that happened to a card, in order. What was written inside, and what was answered, stays out of it. */
export async function tellStory(
  { db, keys, deliveries, clock, mailbox, modules }: StoryParts,
  row: AdminSendRow,
): Promise<AdminStory> {
  const now = clock.now();
  const [people, ledger, entries, mails, audit, tickets, asked] = await Promise.all([
    selectPeopleOf(db, row.card_send_id),
    deliveries.ledger(row.card_send_id),
    selectEvents(db, row.card_send_id, row.created_at),
    selectSenderMails(db, row.card_send_id),
    listAuditAbout(db, row.card_send_id),
    ticketsOf(modules, db, row),
    selectAsk(db, row.card_send_id),
  ]);
  const kept = (await mailbox?.find([...entries.map(keyOf), ...mails.map(keyOf)])) ?? new Map<string, string>();
  const wasMoved = audit.some((line) => line.act === 'card-moved');
  const events = [
    event('created', row.created_at, row.sender_name),
    ...(row.sent_at === null
      ? []
      : [event('planned', row.sent_at, row.sender_name, { detail: wasMoved ? null : scheduleInWords(row.schedule) })]),
    ...entries.map((entry) => ({
      ...fromLedger(entry, row, people, audit),
      messageId: entry.kind === 'accepted' ? (kept.get(keyOf(entry)) ?? null) : null,
    })),
    ...mails.map((mail) =>
      event(`${mail.kind}-${mail.state}`, mail.updated_at, 'Post', { messageId: kept.get(keyOf(mail)) ?? null }),
    ),
    ...audit
      .filter((line) => !IN_LEDGER.has(line.act))
      .map((line) => event(line.act, line.at, line.admin_name, { detail: line.reason })),
    ...(asked?.answered_at ? [answerEvent(asked, asked.answered_at, row)] : []),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  return {
    ...viewSend(row),
    isRevoked: row.is_revoked,
    isFree: row.is_free,
    membershipType: row.membership_type,
    hasLeft:
      ledger.some((entry) => entry.acceptedAt !== null || entry.bouncedAt !== null) || row.left + row.bounced > 0,
    plannedFor: row.schedule.kind === 'on' ? { date: row.schedule.date, time: row.schedule.time } : null,
    inside: viewInside(asked, now),
    tickets,
    schedule: scheduleInWords(row.schedule),
    links: linkEnds(keys, [row.link_sealed, ...people.slice(0, LINKS_SHOWN).map((person) => person.link_sealed)]),
    people: people.map((person) => viewPerson(person, ledger)),
    events,
  };
}

/** What the sender wrote to us, as the modules know it. */
async function ticketsOf(modules: readonly Module[], db: Queryable, row: AdminSendRow): Promise<AdminStory['tickets']> {
  const sender = { memberId: row.member_id, email: row.sender_email };
  const asked = modules.flatMap(({ ticketsOfSender }) => ticketsOfSender?.(db, sender) ?? []);
  return (await Promise.all(asked)).flat();
}

function event(kind: string, at: Date, who: string, more: Partial<Event> = {}): Event {
  const nothing = { recipientId: null, detail: null, response: null, attempt: 1, messageId: null };
  return { at: at.toISOString(), kind, who, ...nothing, ...more };
}

/** What the Message-ID of a card's mail, and of a mail about it to its sender, begins with. */
const keyOf = ({ delivery_id, attempt }: Pick<EventRow, 'delivery_id' | 'attempt'>) => `${delivery_id}.${attempt}`;

function answerEvent(asked: AskRow, at: Date, row: AdminSendRow): Event {
  return event(asked.is_allowed ? 'inside-allowed' : 'inside-refused', at, row.sender_name);
}

function fromLedger(entry: EventRow, row: AdminSendRow, people: PersonRow[], audit: AuditEntry[]): Event {
  const person = people.find((one) => one.recipient_id === entry.recipient_id);
  const admin = audit.find((line) => Math.abs(line.at.getTime() - entry.at.getTime()) < TOGETHER_MS && isDeed(line));
  return event(entry.kind, entry.at, whoDid(entry, row, person, admin), {
    recipientId: entry.recipient_id,
    attempt: entry.attempt,
    detail: entry.kind === 'replied' ? howLong(person?.thanks) : entry.detail,
    response: entry.response,
  });
}

function isDeed({ act }: AuditEntry): boolean {
  return IN_LEDGER.has(act) || act === 'card-taken-down' || act === 'link-renewed';
}

function whoDid({ kind }: EventRow, row: AdminSendRow, person: PersonRow | undefined, admin?: AuditEntry): string {
  if (kind === 'accepted' || kind === 'bounced') return 'Post';
  if (kind === 'opened' || kind === 'replied' || kind === 'refused') return person?.name ?? '';
  if (admin) return admin.admin_name;
  return kind === 'queued' ? 'Planner' : row.sender_name;
}

/** Of an answer only how long it is. */
function howLong(thanks: string | null | undefined): string | null {
  const words = thanks?.split(/\s+/).filter(Boolean).length ?? 0;
  return words === 0 ? null : `${words} ${words === 1 ? 'word' : 'words'}`;
}

function viewPerson(person: PersonRow, ledger: readonly Ledger[]): AdminStory['people'][number] {
  const entry = ledger.find((one) => one.recipientId === person.recipient_id);
  return {
    recipientId: person.recipient_id,
    name: person.name,
    email: person.email,
    state: entry?.state ?? 'queued',
    dueAt: entry?.dueAt ?? null,
    openedAt: entry?.openedAt ?? null,
  };
}

function linkEnds(keys: Keys, sealed: readonly (Buffer | null)[]): string[] {
  return sealed.flatMap((link) => (link === null ? [] : [keys.open(link).slice(-LINK_END)]));
}
