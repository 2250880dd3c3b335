import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import { type DeliveryToRender, type OutgoingEmail, renderMessage } from '#server/kernel/message.ts';
import { siteOf } from '#server/kernel/site.ts';
import { isWanted, unsubscribeUrl } from '#server/notifications/notifications.ts';
import { routes } from '#shared/routes.ts';
import { formatNamedDate } from '#shared/time/date-order.ts';
import { GROUP_BIRTHDAYS } from '../notification-kind.ts';
import { selectReader, selectToTell } from '../queries.ts';
import { addedEmail } from './added-email.ts';
import { BIRTHDAYS_ADDED } from './messages.ts';

export const birthdayGroupMails = [renderMessage(BIRTHDAYS_ADDED, { email: renderAdded })];

/** Says who is still there when it leaves; nothing where nobody is. */
async function renderAdded(
  context: Context,
  db: Queryable,
  { memberId, payload }: DeliveryToRender<{ day: string }>,
): Promise<OutgoingEmail | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, GROUP_BIRTHDAYS, 'email'))) return null;
  const [rows, reader] = await Promise.all([selectToTell(db, memberId, payload.day), selectReader(db, memberId)]);
  if (rows.length === 0 || reader === undefined) return null;
  const lists = [...Map.groupBy(rows, ({ group_id: id }) => id)];
  const groupId = rows[0]?.group_id ?? '';
  const { origin } = siteOf(context);
  const stop = unsubscribeUrl(context, reader, GROUP_BIRTHDAYS);
  const mail = addedEmail({
    name: reader.name,
    lists: lists.map(([, people]) => ({
      listName: people[0]?.group_name ?? '',
      people: people.map(({ name, year, month, day, kept }) => ({
        name,
        birthday: formatNamedDate({ year, month, day }, reader.date_order),
        isKept: kept === 'told' || kept === 'own',
      })),
    })),
    url: origin + (lists.length === 1 ? routes.birthdayGroupList(groupId) : routes.birthdayGroup()),
    unsubscribeUrl: stop,
  });
  return { mail, toName: reader.name, unsubscribeUrl: stop };
}
