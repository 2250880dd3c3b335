import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lineBreaksOf, type LaidLetter } from '#shared/letter/letter.ts';
import { routes } from '#shared/routes.ts';
import { LETTERS } from '#tests/factories/letters.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, untilSession } from '#tests/e2e/support/member.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';

/** What is written is what is held: the lines of a letter are the same on every page that shows it. */

const WIDTHS = [320, 390, 768, 1280];
/** A letter is written at one of them, with `npm run test:all` at each; it is read at each in every run. */
const WRITTEN_AT = RUNS_EVERYTHING ? WIDTHS : [390];
/** Where lines begin on the page where a letter is written: the character at which each next line of its text begins. */
async function linesWritten(page: Page): Promise<number[]> {
  return page.locator('[data-letter] [aria-hidden]').evaluate((copy) => {
    const text = copy.firstChild as Text;
    const lead = Number.parseFloat(getComputedStyle(copy).lineHeight);
    const { top } = copy.getBoundingClientRect();
    const range = document.createRange();
    const starts: number[] = [];
    let line = 0;
    for (let i = 0; i < text.length; i++) {
      if (text.data[i] === '\n') continue;
      range.setStart(text, i);
      range.setEnd(text, i + 1);
      const box = [...range.getClientRects()].at(-1);
      if (!box) continue;
      const at = Math.floor(((box.top + box.bottom) / 2 - top) / lead);
      if (at > line && text.data[i - 1] !== '\n') starts.push(i);
      line = Math.max(line, at);
    }
    return starts;
  });
}

/** The lines that a page shows, page by page. */
const linesShown = (page: Page) =>
  page
    .locator('[data-letter]')
    .evaluateAll((pages) => pages.map((one) => [...one.querySelectorAll('p > span')].map((line) => line.textContent)));
const linesOf = (letter: LaidLetter) => letter.pages.map((lines) => lines.map(({ text }) => text));

/** Chinese is written in a font of the reader's machine. Where there is none, its lines in the browser are those of empty boxes. */
const WRITTEN = LETTERS.filter(({ language }) => language !== 'Chinese');

it.each(WRITTEN_AT)(
  'a letter that is written at %i pixels is held in the lines in which it was written',
  async (width) => {
    const sender = await visit(browser, product.url, { width, withoutPictures: true });
    const { page } = sender;
    await page.goto(product.url);
    await untilSession(page);
    const { cardSend } = await callApi(page, 'POST /card/send', { body: { cardId: SHOP_CARD } });
    const { cardSendId } = cardSend;
    const letter = async () =>
      (await callApi(page, 'GET /card/send', { query: { card_send_id: cardSendId } })).cardSend.letter;
    for (const { language, length, text } of WRITTEN) {
      await page.goto(routes.send('words', cardSendId));
      await untilHydrated(page);
      const field = page.getByLabel('Your message', { exact: true });
      await field.fill(text);
      await page.getByRole('heading', { level: 1 }).click();
      const written = await linesWritten(page);
      const what = `${language}, ${length}`;
      await expect.poll(async () => [what, lineBreaksOf(await letter(), text.length)]).toEqual([what, written]);
      const { pages } = await letter();
      expect([what, pages.length > 1]).toEqual([what, length === 'long']);
      await page.goto(routes.send('preview', cardSendId));
      await untilHydrated(page);
      await expect.poll(async () => [what, await linesShown(page)]).toEqual([what, linesOf(await letter())]);
    }
    await sender.end();
  },
);

it('a letter has the same lines on every screen that it is read on, and none is wider than its page', async () => {
  const sender = await visit(browser, product.url, { width: 390 });
  await sender.page.goto(product.url);
  await untilSession(sender.page);
  for (const { language, text } of LETTERS.filter(({ length }) => length === 'long')) {
    const email = newAddress(language.toLowerCase());
    const { cardSend } = await callApi(sender.page, 'POST /card/send', { body: { cardId: SHOP_CARD } });
    const { cardSendId } = cardSend;
    await callApi(sender.page, 'PUT /card/send', {
      body: {
        cardSendId,
        recipients: [{ name: 'Amelie', email }],
        sender: { name: 'Rosa', email: newAddress('rosa') },
      },
    });
    const written = await callApi(sender.page, 'PUT /card/send/message', { body: { cardSendId, message: text } });
    await callApi(sender.page, 'PUT /card/send/send', { body: { cardSendId } });
    const path = /\/card\/read\/\w+\/\w+/.exec((await waitForMail(product.url, email)).text)?.[0] ?? '';
    const reader = await visit(browser, product.url, { width: 320 });
    await reader.page.goto(`${path}?open=1`);
    for (const width of WIDTHS) {
      await reader.page.setViewportSize({ width, height: 900 });
      expect(await linesShown(reader.page), `${language}, ${width}`).toEqual(linesOf(written.cardSend.letter));
      const beyond = await reader.page.locator('[data-letter] p > span').evaluateAll((lines) =>
        lines.flatMap((line) => {
          const range = document.createRange();
          range.selectNodeContents(line);
          const { width: own } = range.getBoundingClientRect();
          return own > line.getBoundingClientRect().width * 1.09 ? [line.textContent] : [];
        }),
      );
      expect(beyond, `${language}, ${width}`).toEqual([]);
    }
    await reader.end();
  }
  await sender.end();
});
