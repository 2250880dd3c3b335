import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { makeSentCard, makeReceivedCard } from '#tests/e2e/support/sent-cards.ts';
import { openAsAdministrator } from '#tests/e2e/support/administrator.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { ACTORS, type Actor, ROUTE_TABLE, type Fixtures, type Row } from './route-table.ts';
import { SCREENS, type ReadMarkup, walkRoutes } from './route-walk.ts';
import { waitForMail, untilHydrated, visit, type Visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

const isLostToSomebody = ({ isLost, found = {} }: Row) => isLost === true || Object.values(found).includes('lost');
/** Unknown pages answer 404, and so do their loaders. */
const MAY_FAIL = new RegExp(
  `${Object.values(ROUTE_TABLE)
    .flat()
    .flatMap((row) => (isLostToSomebody(row) && typeof row.path === 'string' ? [row.path.replaceAll('?', '\\?')] : []))
    .join('|')}|/api/1/(card/send/view|verify|admin|cards|contacts|calendar|year)`,
);
const options = {
  expectedFailures: MAY_FAIL,
  reducedMotion: 'reduce',
  withoutPictures: true,
} as const;

let fixtures: Fixtures;
/** Shared by all actors: markup that was checked for one actor is not checked again for another. */
const read: ReadMarkup = { onScreen: new Set(), onBoth: new Set() };
const fernbankAddress = (name: string) => newAddress(name, 'fernbank.example');

beforeAll(async () => {
  const sender = await visit(browser, product.url);
  const [, , , magicLink = '', magicLink2 = ''] = (await makeReceivedCard(sender.page, product.url)).split('/');
  const [cardId = ''] = /(?<=\/media\/cards\/)[a-z0-9-]+/.exec(await (await fetch(product.url)).text()) ?? [];
  fixtures = { cardId, magicLink, magicLink2, sendPath: await makeSentCard(sender.page, product.url) };
  await sender.end();
});

/** `t` and `e` of the link in a new member's mail. */
async function pairOf(email: string): Promise<{ t: string; e: string }> {
  const owner = await visit(browser, product.url);
  await registerInBrowser(owner.page, product.url, email);
  await callApi(owner.page, 'POST /account/password/reset', { body: { email } });
  await owner.end();
  const { text } = await waitForMail(product.url, email, 'password');
  const link = new URL(/https?:\/\/\S+\/change_password\?\S+/.exec(text)?.[0] ?? '');
  return { t: link.searchParams.get('t') ?? '', e: link.searchParams.get('e') ?? '' };
}

async function visitAs(actor: Actor): Promise<Visit> {
  if (actor === 'admin') return openAsAdministrator(browser, product, fernbankAddress(actor), options);
  const visitor = await visit(browser, product.url, options);
  if (actor === 'member') await registerInBrowser(visitor.page, product.url, fernbankAddress(actor));
  return visitor;
}

describe('every route, on a phone in the dark theme and on a desktop in the light one', () => {
  it.each(ACTORS)('is as the table says, and accessible, for: %s', { timeout: 900_000 }, async (actor) => {
    const visitor = await visitAs(actor);
    const pair = actor === 'soft' ? await pairOf(fernbankAddress('soft')) : null;
    expect(await walkRoutes({ visitor, actor, fixtures, read, pair })).toEqual([]);
    await visitor.end();
  });
});

it.each(SCREENS)('a soft login ends where a later visit comes without the link, at $width pixels', async (screen) => {
  const holder = await visit(browser, product.url, { ...options, ...screen });
  const { page } = holder;
  await page.goto(`${routes.changePassword()}?${new URLSearchParams(await pairOf(fernbankAddress('holder')))}`);
  await untilHydrated(page);
  await page.getByLabel('New password').waitFor();
  expect(page.url()).toBe(product.url + routes.changePassword());
  // A reload belongs to the same visit.
  await page.reload();
  await page.getByLabel('New password').waitFor();
  await page.goto(routes.about());
  await page.goto(routes.changePassword());
  await page.waitForURL((url) => url.pathname === routes.login());
  await holder.end();
});
