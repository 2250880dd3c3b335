import type { Queryable } from '#db/client.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeliveryToRender, OutgoingPush } from '#server/kernel/message.ts';
import { isWanted } from '#server/notifications/notifications.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { ledgerPath } from './ledger-url.ts';
import { OPENED, REPLIES } from './notification-kinds.ts';
import { selectForSender, selectThanks } from './queries.ts';

/** What notifications tell a member of a card: who, and which card. What was written is not for a locked screen. */
type Told = { recipientName: string; /** `a birthday card` */ occasion: string; path: string; recipientId: string };

export function thankYouPush(
  context: Context,
  db: Queryable,
  delivery: DeliveryToRender<object>,
): Promise<OutgoingPush | null> {
  return renderWhereWanted(context, db, delivery, REPLIES, repliedPush);
}

export function cardOpenedPush(
  context: Context,
  db: Queryable,
  delivery: DeliveryToRender<object>,
): Promise<OutgoingPush | null> {
  return renderWhereWanted(context, db, delivery, OPENED, openedPush);
}

/** `Amelie replied to your card` */
export function repliedPush({ recipientName, occasion, path, recipientId }: Told): OutgoingPush {
  return {
    title: `${recipientName} replied to your card`,
    body: `Read what they say to your ${withoutArticle(occasion)}.`,
    path,
    about: `replied ${recipientId}`,
  };
}

/** `Amelie opened your card` */
export function openedPush({ recipientName, occasion, path, recipientId }: Told): OutgoingPush {
  return {
    title: `${recipientName} opened your card`,
    body: `Your ${withoutArticle(occasion)} has arrived.`,
    path,
    about: `opened ${recipientId}`,
    urgency: 'low',
  };
}

async function renderWhereWanted(
  context: Context,
  db: Queryable,
  { subjectId: recipientId, memberId }: DeliveryToRender<object>,
  kind: typeof REPLIES | typeof OPENED,
  render: (told: Told) => OutgoingPush,
): Promise<OutgoingPush | null> {
  if (memberId === null || !(await isWanted(context, db, memberId, kind, 'push'))) return null;
  const person = await selectThanks(db, recipientId);
  const row = person && (await selectForSender(db, person.card_send_id));
  // Nothing is told of what was taken back, nor of a card that has changed hands.
  if (!row || row.member_id !== memberId || (kind === REPLIES && !person.thanks)) return null;
  return render({
    recipientName: person.name,
    occasion: kindOfCardWithArticle(row.occasion),
    path: ledgerPath(context.keys, row),
    recipientId,
  });
}

function withoutArticle(occasion: string): string {
  return occasion.replace(/^an? /, '');
}
