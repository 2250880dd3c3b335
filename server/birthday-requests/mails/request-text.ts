import type { Queryable } from '#db/client.ts';
import { oneLine } from '#emails/markup.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeliveryToRender, OutgoingText } from '#server/kernel/message.ts';
import { composeText, HOW_TO_STOP } from '#server/kernel/text-segments.ts';
import { openTextLinkUrl } from '#server/mobile-numbers/mobile-numbers.ts';
import { routes } from '#shared/routes.ts';
import { selectOpenRequestById } from '../queries.ts';
import { linkOf } from '../view.ts';
import { BIRTHDAY_REQUEST } from './messages.ts';

/** The one text of a request. Nothing is sent where it was taken back, or answered by its link, meanwhile. */
export async function renderRequestText(
  context: Context,
  db: Queryable,
  { subjectId, deliveryId }: DeliveryToRender<object>,
): Promise<OutgoingText | null> {
  const row = await selectOpenRequestById(db, subjectId);
  if (row === undefined || row.answered_at !== null || row.is_declined) return null;
  return {
    ...requestText({ from: row.asker_name, link: openTextLinkUrl(context, deliveryId) }),
    onBehalfOf: row.asker_email,
  };
}

/** Who asks, and the link to the page with their message. */
export function requestText({ from, link }: { from: string; link: string }): OutgoingText {
  return {
    body: composeText(
      [`${oneLine(from)} asks when your birthday is. Answer here, without an account:`],
      `${link} ${HOW_TO_STOP}`,
      () => '',
    ),
    mark: link,
  };
}

/** Where the link of such a text leads: to the page where the request is answered. */
export async function requestTextLeadsTo(
  db: Queryable,
  { kind, subjectId }: { kind: string; subjectId: string },
  { keys }: Pick<Context, 'keys'>,
): Promise<string | null> {
  if (kind !== BIRTHDAY_REQUEST.kind) return null;
  const row = await selectOpenRequestById(db, subjectId);
  return row === undefined ? null : routes.birthdayAnswer(linkOf(keys, row.request_id));
}
