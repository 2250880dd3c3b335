import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { sendCard } from '#tests/e2e/support/send-card.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';

/** The scripts of the page so far, by the names of their chunks. */
const CHUNK = /\/assets\/(.+)-[\w-]{8}\.js$/;

it('the page of a received card loads no router, before it is interactive or after', async () => {
  const reader = await visit(browser, product.url, { reducedMotion: 'reduce' });
  const { page } = reader;
  const chunks: string[] = [];
  page.on('request', (request) => {
    const [, chunk] = CHUNK.exec(request.url()) ?? [];
    if (chunk !== undefined) chunks.push(chunk);
  });
  await page.goto(await sendCard());
  await untilHydrated(page);
  await reader.untilSettled();
  await page.getByRole('button', { name: 'Skip to the card' }).click();
  await page.getByLabel('Your thank-you note').fill('It whistles.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('dialog', { name: 'Save the card' }).getByRole('link').first().waitFor();
  await reader.untilSettled();
  expect(chunks).toContain('base');
  expect(chunks).toContain('mounts');
  expect(chunks.filter((chunk) => /^(router|routes|site)/.test(chunk))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Send thanks' }).click();
  await page.getByRole('heading', { name: 'Your thanks were sent to Rosa' }).waitFor();

  // The page that stands in place of an unknown link has one.
  await page.goto(routes.open());
  await untilHydrated(page);
  expect(chunks).toContain('router');
  await reader.end();
});

it('the links of that page load a document, and what a card says cannot end its data', async () => {
  const reader = await visit(browser, product.url, { reducedMotion: 'reduce' });
  const { page } = reader;
  const words = 'Dear Noor, </script><script>document.title = "no"</script> and <!-- that is all';
  const path = await sendCard(words);
  await page.goto(`${path}?refuse=sender`);
  await untilHydrated(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''));
  await page.getByRole('link', { name: 'Back to the card' }).click();
  await page.getByRole('button', { name: 'Skip to the card' }).waitFor();
  expect(await page.locator('[data-same-document]').count()).toBe(0);
  await untilHydrated(page);
  await page.getByRole('button', { name: 'Skip to the card' }).click();
  await page.getByText('<!--').first().waitFor();
  expect(await page.title()).toBe('A card for Noor from Rosa');
  await reader.end();
});

it('that page says when the session could not be loaded', async () => {
  const reader = await visit(browser, product.url, { expectedFailures: /api\/1\/login/ });
  const { page } = reader;
  await page.route('**/api/1/login*', (route) => route.abort());
  await page.goto(await sendCard());
  const alert = page.getByText('There was a problem getting user data');
  await alert.waitFor();
  await page.unroute('**/api/1/login*');
  const answered = page.waitForResponse('**/api/1/login*');
  await page.getByRole('button', { name: 'Try again' }).click();
  expect((await answered).status()).toBe(200);
  await page.close();
});
