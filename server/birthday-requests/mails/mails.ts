import type { Queryable } from '#db/client.ts';
import { senderDisplayName } from '#server/card-sends/card-sends.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, type OutgoingPush, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import { routes } from '#shared/routes.ts';
import { type DateOrder, formatNamedDate } from '#shared/time/date-order.ts';
import { monthsOf } from '#shared/dates/month-names.ts';
import { BIRTHDAYS_TOLD } from '../notification-kind.ts';
import { selectOpenRequestById, selectReader } from '../queries.ts';
import { linkOf } from '../view.ts';
import { BIRTHDAY_REQUEST, BIRTHDAY_TOLD } from './messages.ts';
import { requestEmail } from './request-email.ts';
import { renderRequestText } from './request-text.ts';
import { toldEmail } from './told-email.ts';
import { toldPush } from './told-push.ts';

export const birthdayRequestMails = [
  renderMessage(BIRTHDAY_REQUEST, { email: renderRequest, text: renderRequestText }),
  renderMessage(BIRTHDAY_TOLD, { email: renderTold, push: renderToldPush }),
];

/** Nothing is sent where the request was taken back, or the person has died, meanwhile. Whoever wants no mails of this member gets none. */
async function renderRequest(
  context: Context,
  db: Queryable,
  { subjectId }: DeliveryToRender<object>,
): Promise<OutgoingEmail | null> {
  const row = await selectOpenRequestById(db, subjectId);
  if (row === undefined || row.answered_at !== null || row.is_declined) return null;
  const link = linkOf(context.keys, row.request_id);
  const at = (from?: 'sender' | 'everyone') => siteOf(context).origin + routes.birthdayAnswer(link, from);
  const mail = requestEmail({
    to: row.name,
    from: row.asker_name,
    fromEmail: row.asker_email,
    message: row.message,
    answerUrl: at(),
    refuseSenderUrl: at('sender'),
    refuseEveryoneUrl: at('everyone'),
  });
  return {
    mail,
    toName: row.name,
    fromName: senderDisplayName(row.asker_name),
    replyTo: { name: row.asker_name, address: row.asker_email },
    isAutomatic: false,
    onBehalfOf: row.asker_email,
  };
}

/** Says what is true when it leaves: nothing where the friend has taken it back. Its link carries a soft login, as a reminder's does. */
async function renderTold(
  context: Context,
  db: Queryable,
  { subjectId, memberId }: DeliveryToRender<object>,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, BIRTHDAYS_TOLD, 'email'))) return null;
  const [row, reader] = await Promise.all([selectOpenRequestById(db, subjectId), selectReader(db, memberId)]);
  if (row === undefined || reader === undefined || row.month === null) return null;
  const { origin } = siteOf(context);
  const { calendar_id: calendarId, year, month, day } = row;
  const cards = { calendar_id: calendarId ?? undefined, ...context.memberLinks.make('soft', reader) };
  const stop = unsubscribeUrl(context, reader, BIRTHDAYS_TOLD);
  const mail = toldEmail({
    name: reader.name,
    friendName: row.name,
    birthday: formatTold({ year, month, day }, reader.date_order),
    isKept: calendarId !== null,
    url: origin + (calendarId === null ? routes.reminders() : routes.narrowed(routes.suggestions('birthday'), cards)),
    unsubscribeUrl: stop,
  });
  return { mail, toName: reader.name, unsubscribeUrl: stop };
}

/** The same on a device. Nobody is signed in by it: the device is. */
async function renderToldPush(
  context: Context,
  db: Queryable,
  { subjectId, memberId }: DeliveryToRender<object>,
): Promise<OutgoingPush | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, BIRTHDAYS_TOLD, 'push'))) return null;
  const [row, reader] = await Promise.all([selectOpenRequestById(db, subjectId), selectReader(db, memberId)]);
  if (row === undefined || reader === undefined || row.month === null) return null;
  const { calendar_id: calendarId, year, month, day } = row;
  return toldPush({
    friendName: row.name,
    birthday: formatTold({ year, month, day }, reader.date_order),
    isKept: calendarId !== null,
    path:
      calendarId === null
        ? routes.reminders()
        : routes.narrowed(routes.suggestions('birthday'), { calendar_id: calendarId }),
    requestId: subjectId,
  });
}

/** `9 December 1984`, `9 December`, `December 1984`, `December`. */
function formatTold(
  { year, month, day }: { year: number | null; month: number; day: number | null },
  order: DateOrder,
): string {
  if (day !== null) return formatNamedDate({ year, month, day }, order);
  const name = monthsOf('gregorian')[month - 1]?.name ?? '';
  return year === null ? name : `${name} ${year}`;
}
