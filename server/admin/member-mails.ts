import { cardMovedEmail, cardTakenDownEmail } from '#emails/card-changed-emails.ts';
import { insideAskedEmail } from '#emails/inside-asked-email.ts';
import type { Queryable } from '#db/client.ts';
import { findCardForSender, ledgerUrl, type ScheduleColumn } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToWrite, type WrittenEmail, writeMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectUnansweredAsk } from './inside-queries.ts';
import { CARD_MOVED, CARD_TAKEN_DOWN, INSIDE_ASKED } from './messages.ts';

const ABOUT_A_CARD = { days: 30, strangerDays: 30 };

/** Mails about what one of us did, or wants to do, with somebody's card. */
export const memberMails = [
  writeMessage(CARD_MOVED, { email: cardMoved }, ABOUT_A_CARD),
  writeMessage(CARD_TAKEN_DOWN, { email: cardTakenDown }, ABOUT_A_CARD),
  writeMessage(INSIDE_ASKED, { email: insideAsked }),
];

/** Not of a card that its sender took back meanwhile, or that is taken down: that mail says more. */
async function cardMoved(
  context: Context,
  db: Queryable,
  { groupId, payload }: DeliveryToWrite<{ from: ScheduleColumn; to: ScheduleColumn; reason: string }>,
): Promise<WrittenEmail | null> {
  const card = await findCardForSender(db, groupId);
  if (!card || card.row.state !== 'scheduled' || card.row.is_revoked) return null;
  const letter = cardMovedEmail({
    site: siteOf(context),
    ...card.said,
    reason: payload.reason,
    from: formatSchedule(payload.from),
    to: formatSchedule(payload.to),
    ledgerUrl: ledgerUrl(context, card.row),
  });
  return { letter, toName: card.said.name };
}

async function cardTakenDown(
  context: Context,
  db: Queryable,
  { groupId, payload }: DeliveryToWrite<{ reason: string }>,
): Promise<WrittenEmail | null> {
  const card = await findCardForSender(db, groupId);
  if (!card) return null;
  const site = siteOf(context);
  const contactUrl = site.origin + routes.contact();
  const letter = cardTakenDownEmail({ site, ...card.said, reason: payload.reason, contactUrl });
  return { letter, toName: card.said.name };
}

async function insideAsked(
  context: Context,
  db: Queryable,
  { subjectId }: DeliveryToWrite<object>,
): Promise<WrittenEmail | null> {
  const row = await selectUnansweredAsk(db, subjectId);
  if (row === undefined) return null;
  const site = siteOf(context);
  const letter = insideAskedEmail({
    site,
    name: row.name,
    adminName: row.admin_name,
    cardTitle: row.title,
    reason: row.reason,
    accountUrl: `${site.origin}${routes.accountAsks()}`,
  });
  return { letter, toName: row.name };
}

/** `straight away`, or `on 28 November 2026 at 09:00, their time` */
function formatSchedule(schedule: ScheduleColumn): string {
  if (schedule.kind === 'now') return 'straight away';
  const day = Temporal.PlainDate.from(schedule.date);
  const named = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `on ${named} at ${schedule.time}, their time`;
}
