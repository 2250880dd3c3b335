import type { TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

/** A card that its sender has sent through the site, to be delivered at once. */
export async function sendCardThroughSite(
  sender: TestVisitor,
  people: readonly { name: string; email: string }[],
  message = 'The boat in the reeds is yours now.',
): Promise<{ cardSendId: string; recipientIds: string[] }> {
  await sender.call('GET /login', { query: {} });
  const { cardSend } = await sender.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const { cardSendId } = cardSend;
  await sender.call('PUT /card/send', {
    body: {
      cardSendId,
      nameOnFront: 'Jonas',
      recipients: people.map((person) => person),
      sender: { name: 'Rosa Lindqvist', email: 'rosa@lindqvist.example', timeZone: 'Europe/London' },
      phrase: 'the yellow canoe',
    },
  });
  await sender.call('PUT /card/send/message', { body: { cardSendId, message } });
  const sent = await sender.call('PUT /card/send/send', { body: { cardSendId } });
  return { cardSendId, recipientIds: sent.cardSend.recipients.map((person) => person.recipientId) };
}
