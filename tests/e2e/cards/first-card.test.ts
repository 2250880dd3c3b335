import { describe, expect, it } from 'vitest';
import { newAddress } from '#tests/e2e/support/address.ts';
import { routes } from '#shared/routes.ts';
import { callApi, registerInBrowser, sendCardIn } from '#tests/e2e/support/member.ts';
import { waitForMail, visit } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

const MESSAGE = 'Dear Amelie,\nI still have the map you drew me on the napkin.\nRosa';

describe.each(widthsFor(390))('the first card, at %i pixels', (width) => {
  it('is chosen, written, sent, opened, replied to and followed', async () => {
    // As people have it: with the service worker.
    const sender = await visit(browser, product.url, { width, withServiceWorker: true });
    const { page } = sender;
    const [amelie, rosa] = [newAddress('amelie'), newAddress('rosa')];

    await page.goto('/');
    await page.getByRole('link', { name: 'Choose a card' }).first().click();
    await page.waitForURL(/\/cards/);
    await page.locator('main a[href^="/card/view/"]').first().click();
    await page.waitForURL(/\/card\/view\//);
    await page.getByLabel('Name on the front').fill('Amelie');
    // A link that is pressed before any script runs takes along nothing that was typed.
    await page.locator('a[href*="=Amelie"]').getByText('Send this card').waitFor();
    await page.getByRole('link', { name: 'Send this card' }).click();

    await page.waitForURL(/\/card\/send\/card\?card_send_id=/);
    await expect.poll(() => page.getByLabel(/name on the front/i).inputValue()).toBe('Amelie');
    await page.getByRole('button', { name: 'Next: message' }).click();
    await page.waitForURL(/\/card\/send\/words/);
    await page.getByLabel('Your message').fill(MESSAGE);
    await page.getByRole('button', { name: 'Next: people and time' }).click();

    await page.waitForURL(/\/card\/send\/people/);
    await page.getByLabel('Add someone').fill('nadia@harbour');
    await page.getByLabel('Add someone').press('Enter');
    await page.getByText('This address needs an ending, such as .com or .org.').waitFor();
    // A reload keeps refused values too.
    await page.reload();
    await expect.poll(() => page.getByLabel('Add someone').inputValue()).toBe('nadia@harbour');
    await page.getByLabel('Add someone').fill(`Amelie <${amelie}>`);
    await page.getByLabel('Add someone').press('Enter');
    await page.getByText(amelie).waitFor();
    await page.getByLabel('Your name').fill('Rosa Lindqvist');
    await page.getByLabel('Your email address').fill(rosa);
    // A past day is refused at its field, without a request to the server: `end` would report a failed one.
    await page.getByRole('radio', { name: 'Schedule' }).check();
    await page.getByLabel('Date').fill('2020-02-02');
    await page.getByLabel('Your name').focus();
    await page.getByText('This date has passed. Choose a later one.').waitFor();
    await page.getByRole('radio', { name: 'Now' }).check();
    await page.getByLabel('A private phrase').fill('the yellow canoe');
    await page.getByRole('button', { name: 'Next: preview' }).click();

    await page.waitForURL(/\/card\/send\/preview/);
    // Back and forward keep everything that was typed.
    await page.goBack();
    await page.waitForURL(/\/card\/send\/people/);
    await expect.poll(() => page.getByLabel('Your name').inputValue()).toBe('Rosa Lindqvist');
    await page.goForward();
    await page.waitForURL(/\/card\/send\/preview/);
    // A test send to oneself: the mail as Amelie will get it, marked as a test and not counted.
    await page.getByRole('button', { name: 'Send me a test' }).click();
    await page.getByText(`Test sent to ${rosa}`).waitFor();
    if (width === 390) await sender.expectAccessible('the preview, with its test sent');
    const test = await waitForMail(product.url, rosa, 'Test: Rosa Lindqvist');
    expect(test.text).toContain('Below is the email as Amelie will receive it.');
    const own = await visit(browser, product.url, { width });
    await own.page.goto(/\/card\/read\/[0-9A-Za-z]+/.exec(test.text)?.[0] ?? '');
    await own.page.getByText('This is a test that only you can see.').waitFor();
    await own.page.getByRole('button', { name: 'Open the envelope' }).click();
    await own.page.getByText('I still have the map').waitFor();
    await own.page.getByText('The person who gets the card can thank you here.').waitFor();
    if (width === 390) await own.expectAccessible('a test of a card');
    await own.end();

    await page.getByRole('button', { name: 'Send now' }).click();
    await page.waitForURL(/\/card\/send\/success/);
    const follow = (await page.getByRole('link', { name: 'Track delivery' }).getAttribute('href')) ?? '';

    const mail = await waitForMail(product.url, amelie);
    expect(mail.subject).toContain('Rosa Lindqvist');
    expect(mail.subject).toContain('the yellow canoe');
    expect(mail.text).toContain('I still have the map you drew me on the napkin.');
    const link = /\/card\/read\/[0-9A-Za-z]+\/[0-9A-Za-z]+/.exec(mail.text)?.[0] ?? '';

    const recipient = await visit(browser, product.url, { width, withServiceWorker: true });
    await recipient.page.goto(link);
    await recipient.page.getByRole('button', { name: 'Open the envelope' }).click();
    await recipient.page.getByText('I still have the map').waitFor();
    await recipient.page.getByLabel('Your thank-you note').fill('The napkin hangs in the kitchen.');
    await recipient.page.getByRole('button', { name: 'Send thanks' }).click();
    await recipient.page.getByText('The napkin hangs in the kitchen.').waitFor();
    await recipient.end();

    await page.goto(follow);
    await page.getByText('The napkin hangs in the kitchen.').waitFor();
    expect(await page.locator('main').innerText()).toMatch(/Sent[\s\S]*Opened[\s\S]*Replied/);
    expect((await waitForMail(product.url, rosa, 'thank')).text).toContain('The napkin hangs in the kitchen.');
    await sender.end();
  });
});

describe('a card by its link in the address', () => {
  it('continues where it is a draft again, and only in the browser of its sender', async () => {
    const sender = await visit(browser, product.url, { width: 390 });
    const { page } = sender;
    await registerInBrowser(page, product.url, newAddress('linked'));
    const day = { kind: 'on' as const, date: '2027-09-09', time: '09:00' };
    await sendCardIn(page, product.url, { name: 'Amelie', email: newAddress('amelie') }, day);
    const { results } = await callApi(page, 'GET /my_cards', { query: { type: 'upcoming' } });
    const { cardSendId = null, path = '' } = results[0]?.cardSend ?? {};
    const magicLink = path.split('/')[4] ?? '';
    await callApi(page, 'PUT /card/send/stop', { body: { cardSendId: cardSendId ?? '' } });

    const address = routes.narrowed(routes.send('words'), { magicLink });
    await page.goto(address);
    await page.waitForURL((url) => url.searchParams.get('card_send_id') === cardSendId);
    expect(new URL(page.url()).searchParams.has('magicLink')).toBe(false);
    await expect.poll(() => page.getByLabel('Your message').inputValue()).toBe('Dear Amelie, all the best.');
    await page.getByLabel('Your message').fill('Dear Amelie, all the very best.');
    await page.getByRole('button', { name: 'Next: people and time' }).click();
    await page.waitForURL(/\/card\/send\/people/);
    await sender.end();

    const stranger = await visit(browser, product.url, { width: 390, expectedFailures: /\/api\/1\/card\/send/ });
    await stranger.page.goto(address);
    await stranger.page.getByRole('heading', { name: 'No card in progress on this device' }).waitFor();
    await stranger.end();
  });
});

describe('without script', () => {
  it('the shop shows its cards, and a card can be opened and replied to', async () => {
    const sender = await visit(browser, product.url);
    await sender.page.goto('/cards/birthday');
    // The page has asked for its session and has the cookie; another session would not have the draft.
    await sender.untilSettled();
    const email = newAddress('theo');
    const { cardSendId } = await sender.page.evaluate(async (to) => {
      const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
        (
          (await (
            await fetch(`/api/1${path}`, {
              method,
              headers: { 'X-Api-Token': 'cardamom-web', 'Content-Type': 'application/json' },
              ...(body ? { body: JSON.stringify(body) } : {}),
            })
          ).json()) as { data: T }
        ).data;
      await call('GET', '/login');
      const { results } = await call<{ results: { cardId: string }[] }>('GET', '/cards?limit=1');
      const { cardSend } = await call<{ cardSend: { cardSendId: string } }>('POST', '/card/send', {
        cardId: results[0]?.cardId,
      });
      await call('PUT', '/card/send', {
        cardSendId: cardSend.cardSendId,
        recipients: [{ name: 'Theo', email: to }],
        sender: { name: 'Rosa', email: 'rosa@example.com' },
      });
      await call('PUT', '/card/send/message', { cardSendId: cardSend.cardSendId, message: 'The boat is yours' });
      await call('PUT', '/card/send/send', { cardSendId: cardSend.cardSendId });
      return cardSend;
    }, email);
    expect(cardSendId).toMatch(/^[0-9a-f-]{36}$/);
    await sender.end();
    const link =
      /\/card\/read\/[0-9A-Za-z]+\/[0-9A-Za-z]+/.exec((await waitForMail(product.url, email)).text)?.[0] ?? '';

    const plain = await visit(browser, product.url, { javaScriptEnabled: false });
    await plain.page.goto('/cards/birthday');
    expect(await plain.page.locator('main a[href^="/card/view/"] img').first().isVisible()).toBe(true);
    await plain.page.goto(link);
    await plain.page.getByRole('button', { name: 'Open the envelope' }).click();
    await plain.page.getByText('The boat is yours').waitFor();
    await plain.page.getByLabel('Your thank-you note').fill('Read without script');
    await plain.page.getByRole('button', { name: 'Send thanks' }).click();
    await plain.page.getByText('Read without script').waitFor();
    await plain.end();
  });
});
