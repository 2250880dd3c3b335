import { cardMovedEmail, cardTakenDownEmail } from './card-changed-emails.ts';
import { accessRequestEmail } from './access-request-email.ts';
import type { Queryable } from '#db/client.ts';
import type { Schedule } from '#contract/card-send.ts';
import { findCardForSender, ledgerUrl } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { routes } from '#shared/routes.ts';
import { selectOpenAccessRequest } from '../message-access/message-access-queries.ts';
import { CARD_MOVED, CARD_TAKEN_DOWN, ACCESS_REQUEST } from './messages.ts';

const ABOUT_A_CARD = { days: 30, strangerDays: 30 };

/** Mails about what one of us did, or wants to do, with somebody's card. */
export const memberMails = [
  renderMessage(CARD_MOVED, { email: cardMoved }, ABOUT_A_CARD),
  renderMessage(CARD_TAKEN_DOWN, { email: cardTakenDown }, ABOUT_A_CARD),
  renderMessage(ACCESS_REQUEST, { email: accessRequest }),
];

/** Not of a card that its sender took back meanwhile, or that is taken down: that mail says more. */
async function cardMoved(
  context: Context,
  db: Queryable,
  { groupId, payload }: DeliveryToRender<{ from: Schedule; to: Schedule; reason: string }>,
): Promise<OutgoingEmail | null> {
  const card = await findCardForSender(db, groupId);
  if (!card || card.row.state !== 'scheduled' || card.row.is_revoked) return null;
  const mail = cardMovedEmail({
    ...card.said,
    reason: payload.reason,
    from: formatSchedule(payload.from),
    to: formatSchedule(payload.to),
    ledgerUrl: ledgerUrl(context, card.row),
  });
  return { mail, toName: card.said.name };
}

async function cardTakenDown(
  context: Context,
  db: Queryable,
  { groupId, payload }: DeliveryToRender<{ reason: string }>,
): Promise<OutgoingEmail | null> {
  const card = await findCardForSender(db, groupId);
  if (!card) return null;
  const contactUrl = siteOf(context).origin + routes.contact();
  const mail = cardTakenDownEmail({ ...card.said, reason: payload.reason, contactUrl });
  return { mail, toName: card.said.name };
}

async function accessRequest(
  context: Context,
  db: Queryable,
  { subjectId }: DeliveryToRender<object>,
): Promise<OutgoingEmail | null> {
  const row = await selectOpenAccessRequest(db, subjectId);
  if (row === undefined) return null;
  const mail = accessRequestEmail({
    name: row.name,
    adminName: row.admin_name,
    cardTitle: row.title,
    reason: row.reason,
    accountUrl: siteOf(context).origin + routes.accountAccessRequests(),
  });
  return { mail, toName: row.name };
}

/** `straight away`, or `on 28 November 2026 at 09:00, their time` */
function formatSchedule(schedule: Schedule): string {
  if (schedule.kind === 'now') return 'straight away';
  const day = Temporal.PlainDate.from(schedule.date);
  const named = day.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });
  return `on ${named} at ${schedule.time}, their time`;
}
