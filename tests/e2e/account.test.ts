import { readFile } from 'node:fs/promises';
import { unzipSync } from 'fflate';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { openBrowser } from '#tests/browser.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { focused, tabTo } from './keyboard.ts';
import { callIn, joinIn, PASSWORD, sendCardIn } from './member.ts';
import { mailFor, untilAlive, visit, type VisitOptions } from './visit.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

/** What a refused call answers with; the browser reports each. */
const REFUSED = /\/api\/1\/account/;
/** Pictures that were never drawn before take as long as they take, and what is asked for after them waits in the line. */
const DRAWN = { timeout: 25_000 };

/** A member in a browser of their own. */
async function member(email: string, options: VisitOptions = {}) {
  const guest = await visit(browser, product.url, options);
  const { page, context } = guest;
  await joinIn(page, product.url, email);
  return { page, context, end: () => guest.end(), expectAccessible: (what: string) => guest.expectAccessible(what) };
}
/** Goes to a page, and waits until it has its heading: guarded pages have none before the session is known. */
async function goTo(page: Page, path: string, heading: string): Promise<void> {
  await page.goto(path);
  await untilAlive(page);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
}
const toAccount = async (page: Page) => {
  await goTo(page, routes.account(), 'Your account');
  await page.getByRole('heading', { name: 'Leave', exact: true }).waitFor();
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const pathOf = (page: Page) => new URL(page.url()).pathname;
/** The value of a row of the account. */
const row = (page: Page, id: string) => page.locator(`#${id} dd`).first();
/** Looks at a page in one light: by day on a desk, in the dim room on a phone, so that each page is seen in both. */
async function inLight(page: Page, look: (theme: string) => Promise<void>, light?: 'light' | 'dark'): Promise<void> {
  const theme = light ?? ((page.viewportSize()?.width ?? 0) < 500 ? 'dark' : 'light');
  await page.emulateMedia({ colorScheme: theme });
  // Colours on their way from one light to the other are neither.
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
  });
  await look(theme);
}

describe.each([1280, 390])('the account, at %i pixels', (width) => {
  it('changes a name in its place by keyboard, and takes it back', async () => {
    const { page, end, expectAccessible } = await member(`name.${width}@example.com`, { width });
    await toAccount(page);
    await tabTo(page, button(page, 'Change name'));
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Your name');
    expect(await focused(page)).toBe('input Your name');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Rosalind');
    await inLight(page, (theme) => expectAccessible(`a row that is open, ${theme}`));
    // Escape restores, and gives the focus back.
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await row(page, 'name').textContent()).toBe('Rosa Lindqvist');
    expect(await focused(page)).toBe('button Change name');

    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Rosalind');
    await page.keyboard.press('Enter');
    await page.getByText('You are Rosalind here now.').waitFor();
    await expect.poll(() => row(page, 'name').textContent()).toBe('Rosalind');
    expect(await focused(page)).toBe('button Change name');
    await button(page, 'Undo').click();
    await expect.poll(() => row(page, 'name').textContent()).toBe('Rosa Lindqvist');
    await expect.poll(async () => (await callIn(page, 'GET /account')).account.name).toBe('Rosa Lindqvist');
    // One row is open at a time.
    await button(page, 'Change name').click();
    await button(page, 'Add mobile').click();
    await page.getByLabel('Your mobile number').waitFor();
    expect(await field.count()).toBe(0);
    await end();
  });

  it('says what is wrong at its field, and keeps what was typed', async () => {
    const { page, end } = await member(`wrong.${width}@example.com`, { width, mayFail: REFUSED });
    await toAccount(page);
    await button(page, 'Change email').click();
    const field = page.getByLabel('Your email address');
    await field.fill('rosa@nowhere');
    await button(page, 'Save the address').click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('rosa@nowhere');
    expect(await focused(page)).toContain('Your email address');
    await button(page, 'Add birthday').click();
    await page.getByLabel('Day', { exact: true }).selectOption('31');
    await page.getByLabel('Month', { exact: true }).selectOption('4');
    await button(page, 'Save the birthday').click();
    await page.getByText('April has 30 days.').waitFor();
    await page.getByLabel('Day', { exact: true }).selectOption('30');
    await button(page, 'Save the birthday').click();
    await expect.poll(() => row(page, 'birthday').textContent()).toContain('30 April');
    await end();
  });

  it('takes a photo of any size, and no file that is none', async () => {
    const { page, end } = await member(`photo.${width}@example.com`, { width, mayFail: REFUSED });
    await toAccount(page);
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.getByLabel('A photo of you').setInputFiles(file);
    await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('This file is not a picture.').waitFor();
    await choose({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture either') });
    await page.getByText('This picture could not be opened here.').waitFor();
    const large = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#7a4' } })
      .jpeg()
      .toBuffer();
    const sent = page.waitForRequest((request) => request.url().endsWith('/account/photo'));
    await choose({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: large });
    // It is made smaller here, before it goes up.
    const { image } = (await sent).postDataJSON() as { image: string };
    const { width: across, height, format } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
    expect({ across, height, format }).toEqual({ across: 1024, height: 683, format: 'jpeg' });
    const photo = page.locator('main img[src*="/media/photos/"]');
    await expect
      .poll(() => photo.evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true]);
    await button(page, 'Take it away').click();
    await expect.poll(() => photo.count()).toBe(0);
    await button(page, 'Add a photo').waitFor();
    await end();
  });

  it('says when to write in a sentence, and what in a table, each with its way back', async () => {
    const { page, end, expectAccessible } = await member(`when.${width}@example.com`, { width });
    await toAccount(page);
    await page.getByLabel('Hour').selectOption('19');
    await page.getByText('We write at seven in the evening.').waitFor();
    await expect.poll(async () => (await callIn(page, 'GET /account')).account.reminderHour).toBe(19);
    await page.getByLabel('First reminder').selectOption('1');
    await expect.poll(async () => (await callIn(page, 'GET /account')).account.reminderLeads).toEqual([1]);
    await page.keyboard.press('Escape');
    await button(page, 'Undo').last().click();
    await expect.poll(async () => (await callIn(page, 'GET /account')).account.reminderLeads).toEqual([7, 1]);

    await goTo(page, routes.notifications(), 'Notifications');
    const tick = page.getByRole('checkbox', { name: 'Somebody thanks you by email' });
    await expect.poll(() => tick.isChecked()).toBe(true);
    await tick.uncheck();
    const isOn = async () =>
      (await callIn(page, 'GET /notifications')).notifications.choices.find(
        ({ kind, channel }) => kind === 'thanked' && channel === 'email',
      )?.isOn;
    await expect.poll(isOn).toBe(false);
    await button(page, 'Undo').click();
    await expect.poll(() => tick.isChecked()).toBe(true);
    await expect.poll(isOn).toBe(true);
    // What is always sent is a word, and a way that is closed is inert.
    expect(await page.getByRole('checkbox', { name: 'Something went wrong by email' }).count()).toBe(0);
    expect(await page.getByRole('checkbox', { name: 'A date is near by text' }).isDisabled()).toBe(true);
    await inLight(page, (theme) => expectAccessible(`notifications, ${theme}`));

    await goTo(page, routes.emailSettings(), 'Email');
    await button(page, 'Stop all that can be stopped').click();
    const switches = page.getByRole('switch');
    await expect
      .poll(() => switches.evaluateAll((all) => all.filter((one) => (one as HTMLInputElement).checked).length))
      .toBe(0);
    await button(page, 'Undo').click();
    await expect.poll(isOn).toBe(true);
    await expect.poll(() => page.getByRole('switch', { name: 'Your card is opened by email' }).isChecked()).toBe(false);
    await inLight(page, (theme) => expectAccessible(`email settings, ${theme}`));
    await end();
  });

  it('fits from one edge to the other, and is accessible in both lights', async () => {
    const { page, end, expectAccessible } = await member(`look.${width}@example.com`, { width });
    await toAccount(page);
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await inLight(page, (theme) => expectAccessible(`account, ${theme}`));
    for (const across of [320, width, 2560]) {
      await page.setViewportSize({ width: across, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${across} pixels`).toBe(0);
    }
    for (const [path, heading] of [
      [routes.payment(), 'Everything here is free.'],
      [routes.cancelMembership(), 'There is nothing to stop'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await goTo(page, path, heading);
      await inLight(page, (theme) => expectAccessible(`${path}, ${theme}`));
    }
    await end();
  });
});

it('is opened at the part that a link leads to', async () => {
  const { page, end } = await member('part@example.com');
  await page.goto(`${routes.account()}#leave`);
  const heading = page.getByRole('heading', { name: 'Leave', exact: true });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('leave');
  await end();
});

it('moves to a new address by the press in its mail', async () => {
  const { page, context, end } = await member('old@example.com');
  await toAccount(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill('new@example.com');
  await button(page, 'Save the address').click();
  await page.getByText('Waits for you to press the button in the mail we sent to new@example.com.').waitFor();
  expect(await row(page, 'email').textContent()).toContain('old@example.com');
  const { text } = await mailFor(product.url, 'new@example.com');
  const other = await context.newPage();
  await other.goto(/\/verify\?token=\S+/.exec(text)?.[0] ?? '');
  await untilAlive(other);
  await other.getByRole('main').getByRole('button').first().click();
  await expect.poll(async () => (await callIn(page, 'GET /account')).account.email).toBe('new@example.com');
  await other.close();
  await toAccount(page);
  expect(await row(page, 'email').textContent()).toBe('new@example.comConfirmed');
  await end();
});

it('keeps the old address where one thinks again', async () => {
  const { page, end } = await member('stay@example.com');
  await toAccount(page);
  await button(page, 'Change email').click();
  await page.getByLabel('Your email address').fill('away@example.com');
  await button(page, 'Save the address').click();
  await button(page, 'Keep the old one').click();
  await expect.poll(() => row(page, 'email').textContent()).toBe('stay@example.comConfirmed');
  await end();
});

it('shows where one is signed in, and signs out there', async () => {
  const here = await member('twice@example.com');
  const there = await visit(browser, product.url);
  await callIn(there.page, 'GET /login');
  await callIn(there.page, 'POST /login', {
    body: { loginType: 'email', email: 'twice@example.com', password: PASSWORD },
  });
  await toAccount(there.page);
  await toAccount(here.page);
  await here.page.getByText('You are here').waitFor();
  await here.page
    .getByRole('button', { name: /^Sign out / })
    .first()
    .click();
  await here.page.getByText(/ is signed out\.$/).waitFor();
  expect(await here.page.getByRole('button', { name: /^Sign out / }).count()).toBe(0);
  // There, the next thing that is asked finds nobody, and the way back is kept.
  await there.page.goto(routes.account());
  await there.page.waitForURL((url) => url.pathname === routes.login());
  expect(new URL(there.page.url()).searchParams.get('next')).toBe(routes.account());
  await there.end();
  await here.end();
});

it('changes the password in its place, and says what is wrong with the old one', async () => {
  const { page, end } = await member('password@example.com', { mayFail: REFUSED });
  await toAccount(page);
  await button(page, 'Change password').click();
  await page.getByLabel('The password you have now').fill('not this one at all');
  await page.getByLabel('The new one').fill('seven paper boats at dawn');
  await button(page, 'Save the new password').click();
  const current = page.getByLabel('The password you have now');
  await expect.poll(() => current.getAttribute('aria-invalid')).toBe('true');
  expect(await page.getByLabel('The new one').inputValue()).toBe('seven paper boats at dawn');
  await current.fill(PASSWORD);
  await button(page, 'Save the new password').click();
  await page.getByText('Your new password counts from now on.').waitFor();
  await button(page, 'Change password').waitFor();
  await end();
});

it('turns two-step codes on with a first code, shows the codes for a lost phone once, and turns them off', async () => {
  const { page, end, expectAccessible } = await member('steps@example.com', { mayFail: REFUSED });
  await toAccount(page);
  await button(page, 'Turn on two-step codes').click();
  const field = page.getByLabel('The first code that the app shows');
  const secret = page.locator('#two-step code');
  await expect.poll(async () => (await secret.textContent())?.replace(/\s/g, '').length).toBeGreaterThan(15);
  const codes = new TOTP({ secret: Secret.fromBase32((await secret.textContent())?.replace(/\s/g, '') ?? '') });
  await inLight(page, (theme) => expectAccessible(`setting two-step codes up, ${theme}`));
  await field.fill('000000');
  await button(page, 'Turn the codes on').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(codes.generate());
  await button(page, 'Turn the codes on').click();
  await page.getByRole('heading', { name: 'For the day the phone is lost' }).waitFor();
  const shown = await page.locator('#two-step ol code').allTextContents();
  expect(new Set(shown).size).toBe(10);
  const download = page.waitForEvent('download');
  await button(page, 'Keep them as a file').click();
  expect(await readFile(await (await download).path(), 'utf8')).toContain(shown[9]);
  await inLight(page, (theme) => expectAccessible(`codes for a lost phone, ${theme}`), 'dark');
  await button(page, 'I have kept them').click();
  await page.getByText('On. 10 codes left for a lost phone.').waitFor();
  await button(page, 'Turn off two-step codes').click();
  await page.getByLabel('A code of the app').fill(shown[0] ?? '');
  await button(page, 'Turn the codes off').click();
  await page.getByText('Two-step codes are off.').waitFor();
  await end();
});

it('adds a passkey, gives it a name, and removes it', async () => {
  const { page, context, end } = await member('passkey@example.com');
  const devices = await context.newCDPSession(page);
  await devices.send('WebAuthn.enable');
  await devices.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await toAccount(page);
  await button(page, 'Add a passkey').click();
  await page.getByText('This device opens your account now.').waitFor();
  await page.getByRole('button', { name: /^Rename / }).click();
  await page.getByLabel('What it is called').fill('The laptop');
  await button(page, 'Save the name').click();
  await button(page, 'Remove The laptop').click();
  await page.getByText('Making it anew takes the device itself.').waitFor();
  await button(page, 'Remove this passkey').click();
  await expect.poll(() => page.getByRole('button', { name: /^Remove / }).count()).toBe(0);
  await end();
});

it('packs everything, also while nobody looks, and gives it to its member', async () => {
  const { page, end } = await member('pack@example.com');
  await sendCardIn(page, product.url, { name: 'Amelie', email: 'amelie.pack@example.com' });
  await toAccount(page);
  await button(page, 'Pack everything').click();
  await page
    .getByText(/^Packing|^Download it/)
    .first()
    .waitFor();
  await goTo(page, routes.notifications(), 'Notifications');
  await mailFor(product.url, 'pack@example.com', 'packed');
  await toAccount(page);
  const link = page.getByRole('link', { name: /^Download it/ });
  const download = page.waitForEvent('download');
  await link.click();
  const files = Object.keys(unzipSync(await readFile(await (await download).path())));
  expect(files).toEqual(expect.arrayContaining(['account.json', 'cards.json', 'favorites.json']));
  await button(page, 'Throw it away').click();
  await button(page, 'Pack everything').waitFor();
  await end();
});

it('leaves with the password, and comes back by the mail', async () => {
  const { page, end } = await member('leave@example.com', { mayFail: REFUSED });
  await sendCardIn(
    page,
    product.url,
    { name: 'Amelie', email: 'amelie.leave@example.com' },
    { kind: 'on', date: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10), time: '09:00' },
  );
  await toAccount(page);
  await page.getByText('The card you have planned, for Amelie, would not leave.').waitFor();
  const field = page.getByLabel('Your password');
  await field.fill('not this one');
  await button(page, 'Delete my account').click();
  await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
  await field.fill(PASSWORD);
  await button(page, 'Delete my account').click();
  await page.getByText(/^Your account is closed\. Until .+ the link in your mail undoes it\.$/).waitFor();
  expect(pathOf(page)).toBe(routes.home());
  await page.getByRole('link', { name: 'Sign in' }).first().waitFor();
  const { text } = await mailFor(product.url, 'leave@example.com', 'closed');
  await page.goto(/\/verify\?token=\S+/.exec(text)?.[0] ?? '');
  await untilAlive(page);
  await page.getByRole('main').getByRole('button').first().click();
  await page.waitForURL((url) => url.pathname === routes.account());
  await page.getByRole('heading', { level: 1, name: 'Your account' }).waitFor();
  expect((await callIn(page, 'GET /account')).account.leavingAt).toBeNull();
  await end();
});

describe('stopping mails', () => {
  /** The link in the foot of a mail that says somebody thanked. */
  async function footLink(page: Page, email: string): Promise<string> {
    const card = await sendCardIn(page, product.url, { name: 'Theo', email: `theo.${email}` });
    await page.request.post(card, { form: { act: 'open' } });
    await page.request.post(card, { form: { act: 'thank', text: 'Thank you, Rosa.' } });
    const { text } = await mailFor(product.url, email, 'Theo thanks');
    const link = /https?:\/\/\S+\/unsubscribe\?\S+/.exec(text)?.[0];
    expect(link, 'a link in the foot of the mail').toBeDefined();
    const { pathname, search } = new URL(link ?? product.url);
    return pathname + search;
  }
  const thanked = async (page: Page) =>
    (await callIn(page, 'GET /notifications')).notifications.choices.find(
      ({ kind, channel }) => kind === 'thanked' && channel === 'email',
    )?.isOn;

  it('acts by a press without script, and takes it back', async () => {
    const { page, end } = await member('plain@example.com');
    const link = await footLink(page, 'plain@example.com');
    const plain = await visit(browser, product.url, { javaScriptEnabled: false });
    await plain.page.goto(link);
    await plain.page.getByRole('heading', { name: 'Stop the mails about thanks?' }).waitFor();
    expect(await plain.page.getByRole('main').textContent()).toContain('plain@example.com');
    // Looking at it changes nothing.
    expect(await thanked(page)).toBe(true);
    await plain.page.getByRole('button', { name: 'Stop these mails' }).click();
    await plain.page.getByRole('heading', { name: 'No more mails about thanks' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await plain.page.getByRole('button', { name: 'Take it back' }).click();
    await plain.page.getByRole('heading', { name: 'Taken back' }).waitFor();
    expect(await thanked(page)).toBe(true);
    await plain.end();
    await end();
  });

  it('acts in place with script, and its pair leaves the address', async () => {
    const { page, end } = await member('scripted@example.com');
    const link = await footLink(page, 'scripted@example.com');
    const other = await visit(browser, product.url, { width: 390, mayFail: /\/api\/1\/unsubscribe/ });
    await goTo(other.page, link, 'Stop the mails about thanks?');
    expect(other.page.url()).not.toContain('t=');
    await inLight(other.page, (theme) => other.expectAccessible(`unsubscribe, ${theme}`));
    await other.page.getByRole('button', { name: 'Stop these mails' }).click();
    await other.page.getByRole('heading', { name: 'No more mails about thanks' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await other.page.getByRole('button', { name: 'Take it back' }).click();
    await other.page.getByRole('heading', { name: 'Taken back' }).waitFor();
    expect(await thanked(page)).toBe(true);
    // A link that is not whole changes nothing, and says so.
    await goTo(other.page, link.replace(/t=[^&]+/, 't=u1-broken'), 'Stop the mails about thanks?');
    await other.page.getByRole('button', { name: 'Stop these mails' }).click();
    await other.page.getByRole('alert').getByText('This link is not whole').waitFor();
    expect(await thanked(page)).toBe(true);
    await other.end();
    await end();
  });

  it('says where the link stands to whoever comes without one, and acts for the member who is here', async () => {
    const nobody = await visit(browser, product.url);
    await goTo(nobody.page, routes.unsubscribe(), 'Which mails should stop?');
    await nobody.expectAccessible('unsubscribe, without a link');
    await nobody.end();
    const { page, end } = await member('here@example.com');
    await goTo(page, routes.unsubscribe(), 'Stop all mails from us?');
    await button(page, 'Stop all of them').click();
    await page.getByRole('heading', { name: 'Nothing more comes but what you must know' }).waitFor();
    expect(await thanked(page)).toBe(false);
    await end();
  });
});

describe.each([1280, 390])('my cards, at %i pixels', (width) => {
  it('begin with the first step, and lead from list to list', async () => {
    const { page, end, expectAccessible } = await member(`empty.${width}@example.com`, { width });
    for (const [type, title] of [
      ['upcoming', 'Nothing waits for its day yet'],
      ['sent', 'Nothing sent yet'],
      ['received', 'Nothing has come yet'],
      ['drafts', 'The table is clear'],
      ['favorites', 'No favourites yet'],
    ] as const) {
      await goTo(page, routes.myCards(type), 'My cards');
      await page.getByText(title).waitFor();
      const cards = page.getByRole('main').locator(`a[href^="${routes.card('')}"]`);
      await expect.poll(() => cards.count()).toBeGreaterThan(3);
    }
    await inLight(page, (theme) => expectAccessible(`no favourites, ${theme}`));
    await page.getByRole('navigation', { name: 'My cards' }).getByRole('link', { name: /^Sent/ }).click();
    await page.getByText('Nothing sent yet').waitFor();
    expect(pathOf(page)).toBe(routes.myCards('sent'));
    await end();
  });

  it('show what was sent, what came, what waits, and what is on the table', async () => {
    const { page, end, expectAccessible } = await member(`lists.${width}@example.com`, { width });
    const day = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 10);
    // To the member's own address, so that it is among those that came too.
    await sendCardIn(page, product.url, { name: 'Rosa', email: `lists.${width}@example.com` });
    await sendCardIn(
      page,
      product.url,
      { name: 'Priya', email: `priya.${width}@example.com` },
      { kind: 'on', date: day, time: '09:00' },
    );
    const { results } = await callIn(page, 'GET /cards', { query: { limit: 21 } });
    await callIn(page, 'POST /card/send', { body: { cardId: results[0]?.cardId ?? '' } });
    for (const { cardId } of results) await callIn(page, 'POST /card/favorite', { body: { cardId } });

    const main = page.getByRole('main');
    await goTo(page, routes.myCards('upcoming'), 'My cards');
    await main.getByText('Priya').waitFor();
    await inLight(page, (theme) => expectAccessible(`upcoming, ${theme}`));
    await goTo(page, routes.myCards('sent'), 'My cards');
    await main.getByText('To Rosa').waitFor();
    await inLight(page, (theme) => expectAccessible(`sent, ${theme}`));
    await main.getByRole('listitem').getByRole('link').filter({ hasText: 'To Rosa' }).click();
    await page.waitForURL((url) => url.pathname.startsWith(routes.sendView('')));
    await goTo(page, routes.myCards('received'), 'My cards');
    await main.getByText('Rosa Lindqvist').waitFor();
    await goTo(page, routes.myCards('drafts'), 'My cards');
    await main.getByText('Changed today').waitFor();

    await goTo(page, routes.myCards('favorites'), 'My cards');
    const tiles = page.getByRole('list', { name: 'Your favourites' }).getByRole('listitem');
    await expect.poll(() => tiles.count()).toBe(20);
    await page.getByText('20 of 21').waitFor();
    await button(page, 'Show more').click();
    await expect.poll(() => tiles.count(), DRAWN).toBe(21);
    await inLight(page, (theme) => expectAccessible(`favourites, ${theme}`));
    await end();
  });
});

it('says what the specification says where a list has no list in it, and reports it', async () => {
  const { page, end } = await member('listless@example.com');
  await page.route(/\/api\/1\/my_cards/, (route) => route.fulfill({ json: { data: { total: 3 } } }));
  const report = page.waitForRequest((request) => request.url().endsWith('/api/1/debug'));
  await goTo(page, routes.myCards('sent'), 'My cards');
  await page.getByRole('alert').getByText('There was a problem retrieving your data').first().waitFor();
  expect((await report).postDataJSON()).toMatchObject({ type: 'list' });
  await end();
});
