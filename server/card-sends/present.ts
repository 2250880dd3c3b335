import type { CardSend } from '#contract/card-send.ts';
import type { Actor } from '#server/kernel/actor.ts';
import type { CardSendDeps } from './deps.ts';
import { isLoggedIn, recipientLimit } from './policy.ts';
import { type CardSendRow, type RecipientRow, selectRecipients } from './queries.ts';
import { nameForSender } from './front-names.ts';
import { designHashOf, documentOfSend, shopCardOf, viewOwnCard } from './send-card.ts';
import { senderPathOf } from './sent-cards.ts';
import { viewCardSend } from './view.ts';

/** A card on its way, as its sender sees it. @param known its people, where they were read already */
export async function presentCardSend(
  deps: CardSendDeps,
  actor: Actor,
  row: CardSendRow,
  known?: RecipientRow[],
): Promise<CardSend> {
  const { db, clock, shop } = deps;
  const { calendar_id: calendarId, calendar_day: day } = row;
  const [recipients, shopCard, person] = await Promise.all([
    known ?? selectRecipients(db, row.card_send_id),
    shopCardOf(shop, row),
    calendarId === null ? null : deps.dates.personOf(calendarId, isLoggedIn(actor) ? actor.memberId : null),
  ]);
  const [about, hasLeft] = await Promise.all([
    deps.artist.about(documentOfSend(row, shopCard, nameForSender(row, recipients))),
    row.state === 'scheduled' ? deps.deliveries.hasLeft(row.card_send_id) : false,
  ]);
  return viewCardSend({
    row,
    recipients,
    card: shopCard ? shop.view(shopCard) : viewOwnCard(row, about.colours),
    designHash: designHashOf(row, shopCard),
    about,
    hasLeft,
    recipientLimit: recipientLimit(actor),
    sendsTexts: deps.texter !== null,
    now: clock.now(),
    forDate: calendarId === null || day === null || person === null ? null : { calendarId, day, ...person },
    senderPath: row.state === 'draft' ? null : senderPathOf(deps.keys, row),
  });
}
