import { expect } from 'vitest';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { newAddress } from './address.ts';
import { product } from './shared.ts';
import { waitForMail } from './visit.ts';

const SHORT_MESSAGE = 'Dear Noor,\nthe kettle is yours now. It whistles in F, as you always said.\nRosa';

/** Sends a card. @returns the path at which it is read; nobody has opened it yet */
export async function sendCard(message = SHORT_MESSAGE): Promise<string> {
  const email = newAddress('noor');
  let cookie = '';
  const call = async <T>(method: string, path: string, body?: unknown): Promise<T> => {
    const response = await fetch(`${product.url}/api/1${path}`, {
      method,
      headers: { 'X-Api-Token': 'cardamom-web', 'Content-Type': 'application/json', ...(cookie ? { cookie } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const reply = (await response.json()) as { data: T; errors?: unknown[] };
    expect(reply.errors ?? [], `${method} ${path}`).toEqual([]);
    return reply.data;
  };
  await call('GET', '/login');
  const { cardSend } = await call<{ cardSend: { cardSendId: string } }>('POST', '/card/send', { cardId: SHOP_CARD });
  const { cardSendId } = cardSend;
  await call('PUT', '/card/send', {
    cardSendId,
    recipients: [{ name: 'Noor', email }],
    sender: { name: 'Rosa', email: 'rosa@example.com' },
  });
  await call('PUT', '/card/send/message', { cardSendId, message });
  await call('PUT', '/card/send/send', { cardSendId });
  const { text } = await waitForMail(product.url, email);
  return /\/card\/read\/[0-9A-Za-z]+\/[0-9A-Za-z]+/.exec(text)?.[0] ?? '';
}
