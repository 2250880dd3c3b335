import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import { SESSION_COOKIE } from '#server/http/cookies.ts';
import { waitForMail } from './visit.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

export const PASSWORD = 'yellow canoe napkin harbour';

/** Calls the API with the cookies of a visit; expects success. */
export async function callApi<N extends CallName>(
  page: Page,
  name: N,
  input: CallInput<N> | Record<never, never> = {},
): Promise<CallReply<N>> {
  const [method = 'GET', path = ''] = name.split(' ');
  const { params, query, body } = input as { params?: Record<string, string>; query?: object; body?: object };
  const address = `/api/1${path.replace(/\{(\w+)\}/g, (_, key: string) => params?.[key] ?? '')}`;
  const request: APIRequestContext = page.request;
  const response = await request.fetch(query ? `${address}?${new URLSearchParams({ ...query })}` : address, {
    method,
    headers: { 'X-Api-Token': 'cardamom-web' },
    ...(method === 'GET' ? {} : { data: body ?? {} }),
  });
  const reply = (await response.json()) as { data: CallReply<N>; errors?: unknown };
  expect(reply.errors, `${name} answered ${response.status()}`).toBeUndefined();
  return reply.data;
}

/**
 * A page requests a session when it starts. A second request at the same time would replace the session, and what was
 * begun in it is lost: a password is accepted only in the session that asked to register.
 */
export async function untilSession(page: Page): Promise<void> {
  if (!page.url().startsWith('http')) return;
  const hasSession = async () => (await page.context().cookies()).some(({ name }) => name === SESSION_COOKIE);
  await expect.poll(hasSession, { timeout: 60_000 }).toBe(true);
}

/** Registers a member by the six digits of the mail, signed in in the browser of a visit. */
export async function registerInBrowser(
  page: Page,
  baseURL: string,
  email: string,
  firstName = 'Rosa Lindqvist',
): Promise<void> {
  await untilSession(page);
  await callApi(page, 'GET /login');
  await callApi(page, 'POST /register', {
    body: { registerType: 'email', email, firstName, password: PASSWORD, timeZone: 'Europe/London' },
  });
  const { text } = await waitForMail(baseURL, email);
  const code = /\b\d{3} \d{3}\b/.exec(text)?.[0];
  expect(code, 'six digits in the mail').toBeDefined();
  await callApi(page, 'POST /verify', { body: { email, code } });
}

/** Sends a card of the shop as the member of a visit. @returns the path of the recipient's own link */
export async function sendCardIn(
  page: Page,
  baseURL: string,
  to: { name: string; email: string },
  schedule?: { kind: 'on'; date: string; time: string },
): Promise<string> {
  const { cardSend } = await callApi(page, 'POST /card/send', {
    body: { cardId: SHOP_CARD, nameOnFront: to.name },
  });
  const { cardSendId } = cardSend;
  await callApi(page, 'PUT /card/send/message', { body: { cardSendId, message: `Dear ${to.name}, all the best.` } });
  await callApi(page, 'PUT /card/send', {
    body: { cardSendId, recipients: [to], ...(schedule ? { schedule } : {}) },
  });
  await callApi(page, 'PUT /card/send/send', { body: { cardSendId } });
  if (schedule) return '';
  const { text } = await waitForMail(baseURL, to.email, 'sent you');
  return new URL(/https?:\/\/\S+\/card\/read\/\S+/.exec(text)?.[0] ?? baseURL).pathname;
}
