import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { routes, type SendStep } from '#shared/routes.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const HEADERS = { 'X-Api-Token': process.env['API_TOKEN'] ?? 'cardamom-web' };
const MESSAGE =
  'Dear Amelie,\nI still have the map you drew me on the napkin. The garden at the new house sounds just like you. Save me a corner of it for tomatoes, and have the loveliest day.\nRosa';

type Draft = { cardSendId: string; path: string | null };

/** Calls the API with the cookies of the page's visitor. */
async function ask<T>(
  page: Page,
  base: string,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  data?: object,
): Promise<T> {
  const response = await page
    .context()
    .request.fetch(new URL(`/api/1${path}`, base).href, { method, headers: HEADERS, ...(data ? { data } : {}) });
  const reply = (await response.json()) as { data?: T; errors?: unknown };
  if (reply.data === undefined) throw new Error(`${method} ${path}: ${JSON.stringify(reply.errors)}`);
  return reply.data;
}

/** Creates a visitor's draft with a message, recipients and a day. */
async function makeDraft(page: Page, base: string, changes: object = {}): Promise<Draft> {
  await ask(page, base, 'GET', '/login');
  const { cardSend } = await ask<{ cardSend: Draft }>(page, base, 'POST', '/card/send', {
    cardId: SHOP_CARD,
    nameOnFront: 'Amelie',
  });
  const { cardSendId } = cardSend;
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  await ask(page, base, 'PUT', '/card/send', {
    cardSendId,
    recipients: [
      { name: 'Amelie', email: 'amelie@larkspur.example', timeZone: 'Australia/Melbourne', countryId: 'AU' },
      { name: 'Łukasz', email: 'lukasz@stocznia.example', timeZone: 'Europe/Warsaw', countryId: 'PL' },
    ],
    sender: { name: 'Rosa Lindqvist', email: 'rosa@fernbank.example', timeZone: 'Europe/London' },
    phrase: 'The yellow canoe',
    schedule: { kind: 'on', date: day, time: '09:00' },
    ...changes,
  });
  await ask(page, base, 'PUT', '/card/send/message', { cardSendId, message: MESSAGE });
  return cardSend;
}

/** The address of one step of the send flow, with a draft; `changes` are changes to the draft. */
export const sendStepAddress =
  (step: SendStep, changes: object = {}) =>
  async (page: Page, base: string) =>
    routes.send(step, (await makeDraft(page, base, changes)).cardSendId);

type Sent = { cardSendId: string; path: string; email: string };
/** Sends a card. `now` is delivered at once, and one of its two addresses does not exist; `email` is the other one. */
async function send(page: Page, base: string, when: 'now' | 'later'): Promise<Sent> {
  const email = `amelie.${crypto.randomUUID().slice(0, 8)}@larkspur.example`;
  const changes = {
    schedule: { kind: 'now' },
    recipients: [
      { name: 'Amelie', email },
      { name: 'Łukasz', email: 'lukasz@stocznia.invalid' },
    ],
  };
  const { cardSendId } = await makeDraft(page, base, when === 'now' ? changes : {});
  const { cardSend } = await ask<{ cardSend: Draft }>(page, base, 'PUT', '/card/send/send', { cardSendId });
  return { cardSendId, path: cardSend.path ?? '', email };
}

export const afterSending = async (page: Page, base: string) =>
  routes.send('success', (await send(page, base, 'later')).cardSendId);

/** The sender's page of a card that was delivered to one address and bounced at the other. */
export async function makeSentCard(page: Page, base: string): Promise<string> {
  const { path } = await send(page, base, 'now');
  await untilSent(page, base, path);
  return path;
}

/** The page after sending such a card. */
export async function openBouncedCard(page: Page, base: string): Promise<string> {
  const { cardSendId, path } = await send(page, base, 'now');
  await untilSent(page, base, path);
  return routes.send('success', cardSendId);
}

type Mail = { messageId: string; to: string };
/** A card as its recipient sees it, by the link in the mail. */
export async function makeReceivedCard(page: Page, base: string): Promise<string> {
  return (await sendReadableCard(page, base)).address;
}

/** Sends a card. @returns its number, and the address at which its recipient reads it */
export async function sendReadableCard(page: Page, base: string): Promise<{ cardSendId: string; address: string }> {
  const { cardSendId, path, email } = await send(page, base, 'now');
  await untilSent(page, base, path);
  const { results } = await ask<{ results: Mail[] }>(page, base, 'GET', '/testing/mails?limit=50');
  const mail = results.find(({ to }) => to === email);
  const { mail: whole } = await ask<{ mail: { text: string } }>(page, base, 'GET', `/testing/mails/${mail?.messageId}`);
  return { cardSendId, address: /\/card\/read\/\w+\/\w+/.exec(whole.text)?.[0] ?? '' };
}

/** The most that the delivery of a card takes, on the busiest machine. */
const SENT_MS = 60_000;
/** Polls a card's deliveries until none of them is queued. @throws when some still are after a minute */
async function untilSent(page: Page, base: string, path: string): Promise<void> {
  const [, , , , magicLink] = path.split('/');
  type View = { sent: { ledger: { state: string }[] } };
  const signal = AbortSignal.timeout(SENT_MS);
  for (;;) {
    const { sent } = await ask<View>(page, base, 'GET', `/card/send/view?magicLink=${magicLink}`);
    if (sent.ledger.every(({ state }) => state !== 'queued')) return;
    await delay(100, undefined, { signal });
  }
}
