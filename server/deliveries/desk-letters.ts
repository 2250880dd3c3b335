import { cardMovedEmail, cardTakenDownEmail } from '#emails/card-changed-emails.ts';
import type { Queryable } from '#db/client.ts';
import type { ScheduleColumn } from '#server/card-sends/tables.ts';
import { selectAddressed } from '#server/notifications/queries.ts';
import { aCard } from '#shared/card-kind.ts';
import { routes } from '#shared/routes.ts';
import { ledgerUrl } from './letter-links.ts';
import { selectForSender, selectPeople } from './outbox-queries.ts';
import type { Writers } from './written.ts';

/** Mails about what one of us did with somebody's card. The reason stands in them in the words of whoever did it. */
export type DeskMails = {
  'card-moved': { cardSendId: string; from: ScheduleColumn; to: ScheduleColumn; reason: string };
  'card-taken-down': { cardSendId: string; reason: string };
};

export const deskWriters: Writers<DeskMails> = {
  /** Not of a card that its sender took back meanwhile, or that is taken down: that mail says more. */
  async 'card-moved'(parts, db, { cardSendId, from, to, reason }) {
    const card = await selectChanged(db, cardSendId);
    if (!card || card.row.state !== 'scheduled' || card.row.is_revoked) return null;
    const letter = cardMovedEmail({
      site: parts.site,
      ...card.said,
      reason,
      from: scheduleInWords(from),
      to: scheduleInWords(to),
      ledgerUrl: ledgerUrl(parts, card.row),
    });
    return { letter, toName: card.said.name };
  },
  async 'card-taken-down'({ site }, db, { cardSendId, reason }) {
    const card = await selectChanged(db, cardSendId);
    if (!card) return null;
    const letter = cardTakenDownEmail({ site, ...card.said, reason, contactUrl: site.origin + routes.contact() });
    return { letter, toName: card.said.name };
  },
};

/** The card, and what is said of it; nothing where the card is gone, or the member it belongs to is leaving. */
async function selectChanged(db: Queryable, cardSendId: string) {
  const row = await selectForSender(db, cardSendId);
  if (!row) return null;
  const name = row.member_id === null ? row.sender_name : (await selectAddressed(db, row.member_id))?.name;
  if (name === undefined) return null;
  const people = (await selectPeople(db, cardSendId)).map((person) => person.name);
  return { row, said: { name, occasion: aCard(row.occasion), people } };
}

/** `straight away`, or `on 28 November 2026 at 09:00, their time` */
function scheduleInWords(schedule: ScheduleColumn): string {
  if (schedule.kind === 'now') return 'straight away';
  const day = Temporal.PlainDate.from(schedule.date);
  const named = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `on ${named} at ${schedule.time}, their time`;
}
