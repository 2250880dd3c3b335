import type { Queryable } from '#db/client.ts';
import { oneLine } from '#emails/markup.ts';
import type { Context } from '#server/kernel/context.ts';
import type { DeliveryToRender, OutgoingText } from '#server/kernel/message.ts';
import { composeText, HOW_TO_STOP } from '#server/kernel/text-segments.ts';
import { openTextLinkUrl } from '#server/mobile-numbers/mobile-numbers.ts';
import { kindOfCardWithArticle } from '#shared/cards/card-kind.ts';
import { routes } from '#shared/routes.ts';
import { CARD } from './messages.ts';
import { selectCardForRecipient } from './queries.ts';

/** The text that brings a card to one of its people. A card that was taken back goes nowhere. */
export async function renderCardText(
  context: Context,
  db: Queryable,
  { subjectId, deliveryId }: DeliveryToRender<object>,
): Promise<OutgoingText | null> {
  const row = await selectCardForRecipient(db, subjectId);
  if (!row || row.is_revoked) return null;
  const { sender_name: sender, phrase, sender_email: onBehalfOf } = row;
  const link = openTextLinkUrl(context, deliveryId);
  return { ...cardText({ sender, occasion: kindOfCardWithArticle(row.occasion), phrase, link }), onBehalfOf };
}

/** Who sent what, the phrase that only they know, and the link; in two segments at most. */
export function cardText(card: {
  sender: string;
  /** `a birthday card` */ occasion: string;
  phrase: string;
  link: string;
}): OutgoingText {
  const phrase = oneLine(card.phrase);
  const said = `${oneLine(card.sender)} sent you ${card.occasion}${phrase === '' ? '' : ` (${phrase})`}:`;
  return { body: composeText([said], `${card.link} ${HOW_TO_STOP}`, () => ''), mark: card.link };
}

/** Where the link of such a text leads: to the page of the card, as the link in a mail does. */
export async function cardTextLeadsTo(
  db: Queryable,
  { kind, subjectId }: { kind: string; subjectId: string },
  { keys }: Pick<Context, 'keys'>,
): Promise<string | null> {
  if (kind !== CARD.kind) return null;
  const row = await selectCardForRecipient(db, subjectId);
  if (!row?.link_sealed || !row.recipient_link_sealed) return null;
  return routes.read(keys.open(row.link_sealed), keys.open(row.recipient_link_sealed));
}
