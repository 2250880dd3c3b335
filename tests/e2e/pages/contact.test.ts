import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';

it('a message shows what is wrong at its field, keeps its text over a reload, and gets a ticket number', async () => {
  const email = newAddress('nadia', 'harbour.example');
  const visitor = await visit(browser, product.url, { width: 390, expectedFailures: /open_ticket/ });
  const { page } = visitor;
  await page.goto(routes.contact());
  await untilHydrated(page);
  await page.getByLabel('Your name').fill('Nadia');
  await page.getByLabel('Your email').fill('nadia@harbour');
  await page.getByLabel('Message').fill('The envelope of my card was blue. I had asked for green.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByText('This address needs an ending').waitFor();
  expect(await page.getByLabel('Your email').evaluate((field) => field === document.activeElement)).toBe(true);

  await page.reload();
  await untilHydrated(page);
  expect(await page.getByLabel('Message').inputValue()).toContain('blue');
  await page.getByLabel('Your email').fill(email);
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'We have your message' }).waitFor();
  const number = /number is (\d+)/.exec((await page.getByRole('main').textContent()) ?? '')?.[1];
  expect((await waitForMail(product.url, email)).text).toContain(String(number));
  await page.reload();
  await untilHydrated(page);
  expect(await page.getByLabel('Message').inputValue()).toBe('');
  await visitor.end();
});

it('a message can be sent without script', async () => {
  const email = newAddress('theo', 'plain.example');
  const visitor = await visit(browser, product.url, { javaScriptEnabled: false });
  const { page } = visitor;
  await page.goto(routes.contact());
  await page.getByLabel('Your name').fill('Theo');
  await page.getByLabel('Your email').fill(email);
  await page.getByLabel('Message').fill('Greetings from an old browser.');
  await page.getByRole('button', { name: 'Send message' }).click();
  await page.getByRole('heading', { name: 'We have your message' }).waitFor();
  expect(new URL(page.url()).pathname).toBe(routes.contact());
  await waitForMail(product.url, email);
  await visitor.end();
});
