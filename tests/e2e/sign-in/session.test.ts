import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { POLL_BY_TIMER, waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

const goTo = async (page: Page, path: string) => {
  await page.goto(path);
  await untilHydrated(page);
};
const pathOf = (page: Page) => new URL(page.url()).pathname;
const menu = (page: Page) => page.locator('summary[aria-label^="Account menu"]');
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in' });

/** Some browsers have no event for changes of cookies: there the page polls them. */
const WITHOUT_EVENT = 'delete globalThis.cookieStore';

describe.each(['with the event of the browser', 'by polling'])('two tabs, %s', (how) => {
  it('follow a sign-in and a sign-out in another tab', async () => {
    const guest = await visit(browser, product.url, { ownContext: true });
    if (how === 'by polling') await guest.context.addInitScript(WITHOUT_EVENT);
    const one = guest.page;
    const other = await guest.context.newPage();
    await goTo(one, routes.home());
    await goTo(other, routes.cards());
    await signInLink(other).waitFor();
    await registerInBrowser(one, product.url, newAddress('tabs'));
    await menu(other).waitFor();
    await menu(one).waitFor();
    await goTo(other, routes.account());
    await other.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();

    await menu(one).click();
    await one.getByRole('link', { name: 'Sign out' }).click();
    await signInLink(one).waitFor();
    // The other tab was on a page of the member. Nothing of it stays: the tab is on the sign-in page.
    await other.waitForURL((url) => url.pathname === routes.login());
    expect(new URL(other.url()).searchParams.get('next')).toBe(routes.account());
    await guest.end();
  });
});

it('reloads the page when another member is signed in than before', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  await registerInBrowser(page, product.url, newAddress('first.member'));
  await goTo(page, routes.cards());
  await menu(page).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  await registerInBrowser(page, product.url, newAddress('second.member'));
  await page.waitForFunction(() => !('isSamePage' in globalThis), undefined, POLL_BY_TIMER);
  // The dialog says what happened, and must be answered.
  const told = page.getByRole('alertdialog', { name: 'You are signed out' });
  await told.waitFor();
  await page.mouse.click(5, 5);
  expect(await told.isVisible()).toBe(true);
  await guest.expectAccessible('an alert that must be answered');
  await told.getByRole('button', { name: 'Close' }).click();
  await told.waitFor({ state: 'hidden' });
  await signInLink(page).waitFor();
  const { user } = await callApi(page, 'GET /login');
  expect(user.isLoggedIn).toBe(false);
  await guest.end();
});

it('signs out only by a link of the site: from elsewhere it asks first', async () => {
  // Another site: another host name of this machine.
  const elsewhere = new URL(product.url.replace('localhost', 'evil.localhost'));
  const guest = await visit(browser, product.url, { otherHosts: [elsewhere.host] });
  const { page } = guest;
  await registerInBrowser(page, product.url, newAddress('sent.to.sign.out'));
  const isIn = async () => (await callApi(page, 'GET /login')).user.isLoggedIn;
  await page.route(elsewhere.href, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<a href="${product.url}${routes.logout()}">Win a prize</a>` }),
  );
  for (const come of [
    async () => {
      await page.goto(elsewhere.href);
      await page.getByRole('link', { name: 'Win a prize' }).click();
    },
    () => goTo(page, routes.logout()),
  ]) {
    await come();
    await page.getByRole('heading', { level: 1, name: 'Sign out' }).waitFor();
    await menu(page).waitFor();
    expect(await isIn()).toBe(true);
  }
  await guest.expectAccessible('the question before signing out');
  await page.getByRole('link', { name: 'Stay signed in' }).click();
  await page.waitForURL((url) => url.pathname === routes.home());
  expect(await isIn()).toBe(true);
  await goTo(page, routes.logout());
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  await signInLink(page).waitFor();
  expect(await isIn()).toBe(false);
  await guest.end();
});

it('checks the session when the tab becomes visible again', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  await goTo(page, routes.home());
  await signInLink(page).waitFor();
  let asked = 0;
  page.on('request', (request) => void (asked += request.url().endsWith('/api/1/login') ? 1 : 0));
  // The listener is added after hydration.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      return asked;
    })
    .toBeGreaterThan(0);
  await guest.end();
});

describe('the link of a mail', () => {
  it('lets its holder keep favourites, is removed from the address at once, and ends with the visit', async () => {
    const email = newAddress('soft.login');
    const owner = await visit(browser, product.url);
    await registerInBrowser(owner.page, product.url, email);
    await callApi(owner.page, 'POST /account/password/reset', { body: { email } });
    await owner.end();
    const { text } = await waitForMail(product.url, email, 'password');
    const pair = new URL(/https?:\/\/\S+\/change_password\?\S+/.exec(text)?.[0] ?? '').search;

    const guest = await visit(browser, product.url);
    const { page } = guest;
    await goTo(page, routes.cards('birthday') + pair);
    expect(page.url()).toBe(product.url + routes.cards('birthday'));
    const heart = page.getByRole('button', { name: /^Save “/ }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    // A reload belongs to the same visit, and so do further pages.
    await page.reload();
    await untilHydrated(page);
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    // A soft login is not a sign-in.
    await page.getByRole('banner').getByRole('link', { name: 'My cards' }).click();
    await page.waitForURL((url) => url.pathname === routes.login());

    await goTo(page, routes.cards('birthday'));
    await signInLink(page).waitFor();
    expect(await heart.getAttribute('aria-pressed')).toBe('false');
    await heart.click();
    await page.getByRole('dialog', { name: 'Save this card' }).waitFor();
    await guest.end();
  });
  it('changes nothing when it is invalid', async () => {
    const guest = await visit(browser, product.url);
    const { page } = guest;
    await goTo(page, `${routes.cards('birthday')}?t=s1zzzz-0000000000000000000000&e=rosa%40example.com`);
    await signInLink(page).waitFor();
    expect(pathOf(page)).toBe(routes.cards('birthday'));
    const { user } = await callApi(page, 'GET /login');
    expect(user.isSoftLoggedIn).toBe(false);
    await guest.end();
  });
});

it('says that a favourite could not be saved, and shows it as it is', async () => {
  const guest = await visit(browser, product.url, { expectedFailures: /\/card\/favorite/ });
  const { page } = guest;
  await registerInBrowser(page, product.url, newAddress('heart.fails'));
  await goTo(page, routes.cards('birthday'));
  await menu(page).waitFor();
  await page.route('**/api/1/card/favorite', (route) => route.fulfill({ status: 503, body: '{}' }));
  const heart = page.getByRole('button', { name: /^Save “/ }).first();
  await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('Error toggling favorite')),
    heart.click(),
  ]);
  await page.getByText('could not be saved').waitFor();
  expect(await heart.getAttribute('aria-pressed')).toBe('false');
  await guest.end();
});

describe('a session that cannot be loaded', () => {
  it('means nobody is signed in; an alert says so for five seconds, or as long as it is read', async () => {
    const guest = await visit(browser, product.url, { expectedFailures: /\/api\/1\/login/, ownContext: true });
    const { page } = guest;
    await page.clock.install();
    await page.route('**/api/1/login', (route) => route.fulfill({ status: 502, body: '{}' }));
    await page.goto(routes.about());
    const alert = page.getByRole('alertdialog', { name: 'There was a problem getting user data' });
    await alert.waitFor();
    // While the pointer is over it, it stays; then it has five seconds.
    await alert.hover();
    expect(await signInLink(page).isVisible()).toBe(true);
    // It does not take the focus.
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    await guest.expectAccessible('the alert');
    await page.clock.pauseAt(Date.now() + 60_000);
    expect(await alert.count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(4900);
    expect(await alert.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await alert.count()).toBe(0);
    await guest.end();
  });

  it('is loaded again by a button, and the page continues where it was', async () => {
    const guest = await visit(browser, product.url, { expectedFailures: /\/api\/1\/login/ });
    const { page } = guest;
    await registerInBrowser(page, product.url, newAddress('asked.again'));
    await page.route('**/api/1/login', (route) => route.fulfill({ status: 502, body: '{}' }));
    await page.goto(routes.account());
    await page.waitForURL((url) => url.pathname === routes.login());
    const alert = page.getByRole('alertdialog');
    await alert.waitFor();
    await page.unroute('**/api/1/login');
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.waitForURL((url) => url.pathname === routes.account());
    await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
    expect(await alert.count()).toBe(0);
    await guest.end();
  });
});

it('says that a membership could not be loaded, and logs that countries are missing', async () => {
  // Only API calls: a part of the program has one of these names too.
  const calls = /\/api\/1\/(payment\/sync_membership|countries)/;
  const guest = await visit(browser, product.url, { expectedFailures: calls });
  const { page } = guest;
  await registerInBrowser(page, product.url, newAddress('looked.up'));
  await page.route(calls, (route) => route.fulfill({ status: 503, body: '{}' }));
  await goTo(page, routes.payment());
  await page.getByRole('alert').getByText('There was a problem syncing membership data').waitFor();
  await goTo(page, routes.account());
  const [logged] = await Promise.all([
    page.waitForEvent('console', (message) => message.text().startsWith('Error retrieving countries')),
    page.getByRole('button', { name: 'Change location' }).click(),
  ]);
  expect(logged.type()).toBe('warning');
  await guest.end();
});

it('reloads a page when another release answers, three times in a row at most', async () => {
  const guest = await visit(browser, product.url);
  const { page } = guest;
  let loads = 0;
  page.on('domcontentloaded', () => void loads++);
  let asked = 0;
  await page.route('**/api/1/version', async (route) => {
    const answer = await route.fetch();
    const reply = (await answer.json()) as { data: { version: string } };
    asked++;
    await route.fulfill({ response: answer, json: { data: { ...reply.data, version: '1.0.81' } } });
  });
  await page.goto(routes.about());
  await expect.poll(() => asked).toBe(4);
  // The fourth answer resets the count, and the page stays.
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('cardamom:version-reloads'))).toBe('0');
  await guest.untilSettled();
  expect([asked, loads]).toEqual([4, 4]);
  await guest.end();
});

it('works in a browser that blocks storage', async () => {
  const guest = await visit(browser, product.url, { ownContext: true });
  const { page, context } = guest;
  await context.addInitScript(() => {
    for (const kind of ['localStorage', 'sessionStorage'])
      Object.defineProperty(globalThis, kind, {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  for (const path of [routes.home(), routes.card(SHOP_CARD), routes.login(), routes.contact()]) {
    await goTo(page, path);
    await guest.untilSettled();
    expect([path, await page.getByRole('heading', { name: 'Oops, sorry' }).count()]).toEqual([path, 0]);
  }
  await guest.end();
});
