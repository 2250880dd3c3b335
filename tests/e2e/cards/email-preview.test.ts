import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { sendStepAddress } from '#tests/e2e/support/sent-cards.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

/** How wide the frame of the mail looks, how wide its mail is laid out, and whether all of it shows without a bar. */
const measure = (page: Page) =>
  page.locator('iframe').evaluate((frame: HTMLIFrameElement) => {
    const inner = frame.contentDocument?.documentElement;
    return {
      shown: Math.round(frame.getBoundingClientRect().width),
      laidOut: inner?.clientWidth,
      isWhole:
        inner !== undefined && inner.scrollHeight === frame.clientHeight && inner.scrollWidth <= inner.clientWidth,
      // The space that it takes in the page is that of the mail.
      isSnug: Math.abs((frame.parentElement?.clientHeight ?? 0) - frame.getBoundingClientRect().height) <= 1,
    };
  });

describe.each(widthsFor(390))('the preview of the email, at %i pixels', (width) => {
  it('is the email of each person, for a phone, a computer and as text, by keyboard', async () => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/card/send/mail?')) asked.push(request.url());
    });
    await page.goto(await sendStepAddress('preview')(page, product.url));
    await untilHydrated(page);
    const summary = page.getByText('Preview the email');
    await summary.waitFor();
    expect([asked, await page.locator('iframe').count()]).toEqual([[], 0]);

    await tabUntilFocused(page, summary);
    await page.keyboard.press('Enter');
    const email = page.getByRole('article', { name: 'The email' });
    await email.getByText('Rosa Lindqvist sent you a birthday card (The yellow canoe)').waitFor();
    const head = await email.innerText();
    for (const said of ['Rosa Lindqvist through Cardamom', 'amelie@larkspur.example', 'rosa@fernbank.example'])
      expect(head.replaceAll('\n', '')).toContain(said);
    const mail = page.frameLocator('iframe');
    await mail.getByText('I still have the map you drew me on the napkin.', { exact: false }).last().waitFor();
    await mail.getByText('For Amelie').waitFor();
    const picture = mail.getByRole('img');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(560);
    await expect.poll(() => measure(page)).toEqual({ shown: 390, laidOut: 390, isWhole: true, isSnug: true });

    // Its links lead nowhere.
    expect(await mail.locator('a[href]').count()).toBe(0);
    const here = page.url();
    await mail.getByRole('link', { name: 'Open the card' }).click({ force: true });
    expect(page.url()).toBe(here);

    await tabUntilFocused(page, page.getByRole('radio', { name: 'Phone' }), { back: true });
    await page.keyboard.press('ArrowRight');
    const space = Math.min(680, width === 390 ? 390 : 680);
    await expect.poll(() => measure(page)).toEqual({ shown: space, laidOut: 680, isWhole: true, isSnug: true });
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

    await tabUntilFocused(page, page.getByRole('switch', { name: 'Pictures' }));
    await page.keyboard.press('Space');
    await page.getByText('Many email programs hide pictures').waitFor();
    await expect.poll(() => mail.locator('img[src]').count()).toBe(0);
    expect(await mail.locator('img').getAttribute('alt')).toContain('Amelie');
    await sender.expectAccessible('the email without pictures', 'dark');

    // Each person has an email of their own.
    await page.getByRole('radio', { name: 'Łukasz' }).check();
    await mail.getByText('For Łukasz').waitFor();
    await page.getByRole('radio', { name: 'As text' }).check();
    await email.getByText('made-when-it-is-sent').first().waitFor();
    expect(await email.innerText()).toMatch(/For Łukasz[\s\S]*I still have the map[\s\S]*this code: •••• ••••/);
    await sender.expectAccessible('the email as text');
    await sender.end();
  });

  it('says that it could not be loaded, is loaded again, and has the chosen theme', async () => {
    const sender = await visit(browser, product.url, {
      width,
      colorScheme: 'light',
      expectedFailures: /card\/send\/mail/,
    });
    const { page, context } = sender;
    await context.addCookies([{ name: 'theme', value: 'dark', url: product.url }]);
    await page.goto(await sendStepAddress('preview', { recipients: [] })(page, product.url));
    await untilHydrated(page);
    const calls = '**/api/1/card/send/mail?**';
    await page.route(calls, (route) => route.fulfill({ status: 503, json: { errors: [] } }));
    await page.getByText('Preview the email').click();
    await page.getByText('We could not load the email.').waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    const mail = page.frameLocator('iframe');
    await mail.getByText('For Their name').waitFor();
    const ground = mail.locator('body');
    expect(await ground.evaluate((body) => getComputedStyle(body).backgroundColor)).toBe('rgb(24, 27, 23)');
    expect(await mail.getByRole('heading').innerText()).toBe('Rosa Lindqvist sent you a birthday card');
    await sender.end();
  });
});

it('a mail in the mailbox shows whole where its frame loaded before the page was hydrated', async () => {
  await sendCard();
  // Its picture is there at once, so that the frame is loaded first.
  const visitor = await visit(browser, product.url, { width: 390, withoutPictures: true });
  const { page } = visitor;
  await page.goto(routes.testing());
  const mails = page.getByRole('navigation', { name: 'Emails' }).getByRole('link', { name: 'sent you' });
  await page.goto((await mails.first().getAttribute('href')) ?? '');
  await page.frameLocator('iframe').getByRole('link', { name: 'Open the card' }).waitFor();
  await expect.poll(() => measure(page)).toMatchObject({ isWhole: true, isSnug: true });
  await visitor.end();
});
