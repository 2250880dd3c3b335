import type { AdminSendDetails } from '#contract/admin/sends.ts';
import type { Queryable } from '#db/client.ts';
import {
  type CardDeliveries,
  formatSchedule,
  type Ledger,
  scheduleOf,
  shownAddress,
} from '#server/card-sends/card-sends.ts';
import type { Shop } from '#server/cards/cards.ts';
import type { Module } from '#server/kernel/module.ts';
import type { Keys } from '#server/kernel/keys.ts';
import type { Clock } from '#server/ports/clock.ts';
import { selectAccessRequest } from '../message-access/message-access-queries.ts';
import type { StoredMails } from '../mails/mails.ts';
import { type AdminSendRow, type PersonRow, selectPeopleOf } from './send-queries.ts';
import { readTimeline } from '../timeline.ts';
import { viewMessageAccess, viewSend } from '../view.ts';

/** Who sent a card: a member, or a visitor by the address that they gave. */
export type CardSender = { memberId: string | null; email: string };

/** The ends of this many links are shown. */
const LINKS_SHOWN = 12;
const LINK_END = 3;

export type TimelineDeps = {
  db: Queryable;
  keys: Keys;
  deliveries: Pick<CardDeliveries, 'ledger'>;
  clock: Clock;
  mailbox: StoredMails;
  modules: readonly Module[];
  shop: Pick<Shop, 'isPriced'>;
};

/** Everything that happened to a card, in order. What was written inside, and what was answered, stays out of it. */
export async function getTimeline(
  { db, keys, deliveries, clock, mailbox, modules, shop }: TimelineDeps,
  row: AdminSendRow,
): Promise<AdminSendDetails> {
  const now = clock.now();
  const schedule = scheduleOf(row);
  const [people, ledger, events, tickets, asked] = await Promise.all([
    selectPeopleOf(db, row.card_send_id),
    deliveries.ledger(row.card_send_id),
    readTimeline({ db, mailbox, modules }, row.card_send_id),
    ticketsOf(modules, db, row),
    selectAccessRequest(db, row.card_send_id),
  ]);
  return {
    ...viewSend(row),
    isRevoked: row.is_revoked,
    isFree: row.is_free || !shop.isPriced(),
    membershipType: row.membership_type,
    hasLeft:
      ledger.some((entry) => entry.acceptedAt !== null || entry.bouncedAt !== null) || row.left + row.bounced > 0,
    plannedFor: schedule.kind === 'on' ? { date: schedule.date, time: schedule.time } : null,
    inside: viewMessageAccess(asked, now),
    tickets,
    schedule: formatSchedule(schedule),
    links: linkEnds(keys, [row.link_sealed, ...people.slice(0, LINKS_SHOWN).map((person) => person.link_sealed)]),
    people: people.map((person) => viewPerson(person, ledger)),
    events,
  };
}

/** What the sender wrote to us, as the modules know it. */
async function ticketsOf(
  modules: readonly Module[],
  db: Queryable,
  row: AdminSendRow,
): Promise<AdminSendDetails['tickets']> {
  const sender = { memberId: row.member_id, email: row.sender_email };
  const asked = modules.flatMap(({ ticketsOfSender }) => ticketsOfSender?.(db, sender) ?? []);
  return (await Promise.all(asked)).flat();
}

function viewPerson(person: PersonRow, ledger: readonly Ledger[]): AdminSendDetails['people'][number] {
  const entry = ledger.find((one) => one.recipientId === person.recipient_id);
  return {
    recipientId: person.recipient_id,
    name: person.name,
    email: person.email,
    mobile: person.mobile === null ? null : shownAddress(person),
    state: entry?.state ?? 'queued',
    dueAt: entry?.dueAt ?? null,
    openedAt: entry?.openedAt ?? null,
  };
}

function linkEnds(keys: Keys, sealed: readonly (Buffer | null)[]): string[] {
  return sealed.flatMap((link) => (link === null ? [] : [keys.open(link).slice(-LINK_END)]));
}

declare module '#server/kernel/module.ts' {
  interface Module {
    /** Tickets from the sender of a card, for administrators who look at the card; open ones first. */
    ticketsOfSender?: (db: Queryable, sender: CardSender) => Promise<AdminSendDetails['tickets']>;
  }
}
