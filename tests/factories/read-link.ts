import type { TestApp, TestVisitor } from '#tests/app.ts';
import { SHOP_CARD } from './shop-card.ts';

export type ReadLink = { magicLink: string; magicLink2: string };
type Given = {
  cardId?: string;
  to?: string;
  from?: string;
  verse?: string;
  message?: string;
  hand?: string;
};

/** Sends a card of the shop for a new visitor, or for one that is given. @returns the link in the mail to its recipient, and whose the card is */
export async function sendForReading(
  app: TestApp,
  {
    cardId = SHOP_CARD,
    to = 'Kit',
    from = 'Rosa',
    message = 'Dear Kit, have the loveliest day.',
    ...words
  }: Given = {},
  sender: TestVisitor = app.visitor(),
): Promise<ReadLink & { cardSendId: string; sender: TestVisitor }> {
  await sender.call('GET /login', { query: {} });
  const { cardSendId } = (await sender.call('POST /card/send', { body: { cardId } })).cardSend;
  const email = `kit-${cardSendId}@example.com`;
  await sender.call('PUT /card/send', {
    body: { cardSendId, recipients: [{ name: to, email }], sender: { name: from, email: 'rosa@example.com' } },
  });
  await sender.call('PUT /card/send/message', { body: { cardSendId, message, ...words } as never });
  await sender.call('PUT /card/send/send', { body: { cardSendId } });
  app.mailer.sent.length = 0;
  app.clock.advance(10_000);
  await app.deliver();
  const text = app.mailer.sent.find((mail) => mail.to.address === email)?.text ?? '';
  const [, magicLink = '', magicLink2 = ''] = /\/card\/read\/([0-9A-Za-z]+)\/([0-9A-Za-z]+)/.exec(text) ?? [];
  return { magicLink, magicLink2, cardSendId, sender };
}
