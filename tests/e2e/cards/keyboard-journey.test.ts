import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, expectFocus, pressKeyOn, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import { recordedMotion, recordMotion } from '#tests/e2e/support/motion.ts';
import { waitForMail, untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';

/** A product of its own: its mailbox is walked by Tab from mail to mail, so it must hold only the mails of this test. */
let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

/** Types into a field, replacing its value. */
async function fill(page: Page, field: Locator, words: string): Promise<void> {
  await pressKeyOn(page, field, 'ControlOrMeta+A');
  await page.keyboard.type(words);
}

/** From the home page to the draft: a category, a card, its four faces, a name and a colour. */
async function choose(page: Page): Promise<void> {
  await page.goto('/');
  await untilHydrated(page);
  await pressKeyOn(
    page,
    page.getByRole('navigation', { name: 'Card categories' }).getByRole('link', { name: 'Birthday' }),
  );
  await page.waitForURL(/\/cards\/birthday$/);
  await page.getByRole('heading', { level: 1, name: 'Birthday cards' }).waitFor();
  // The links of the category's path are still there, and keep the focus.
  await expectFocus(page, 'a Birthday');
  await pressKeyOn(page, page.locator('main a[href^="/card/view/"]').first());
  await page.waitForURL(/\/card\/view\//);
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);

  await tabUntilFocused(page, page.getByRole('tab', { name: 'Front' }), { back: true });
  await page.keyboard.press('ArrowRight');
  await expectFocus(page, 'button Inside');
  await page.getByRole('tabpanel', { name: 'Inside' }).waitFor();
  await page.keyboard.press('End');
  await expectFocus(page, 'button Envelope');
  await page.keyboard.press('Home');
  await tabUntilFocused(page, page.getByRole('button', { name: 'Open the card' }), { back: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'button Close the card');

  await fill(page, page.getByLabel('Name on the front'), 'Amelie');
  await tabUntilFocused(page, page.getByRole('group', { name: 'Colourway' }).getByRole('radio', { checked: true }));
  const first = await describeFocus(page);
  await page.keyboard.press('ArrowRight');
  await page.waitForURL(/palette=/);
  expect(await describeFocus(page)).not.toBe(first);
  expect(await page.getByRole('radio', { checked: true }).evaluate((radio) => radio === document.activeElement)).toBe(
    true,
  );
  await pressKeyOn(page, page.getByRole('link', { name: 'Send this card' }));
}

/** From the draft to the sent card. */
async function write(page: Page, people: readonly { name: string; email: string }[]): Promise<void> {
  await page.waitForURL(/\/card\/send\/card\?card_send_id=/);
  await expectFocus(page, 'input Name on the front');
  await tabUntilFocused(page, page.getByRole('group', { name: 'Colours' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await pressKeyOn(page, page.getByRole('button', { name: 'Next: message' }));

  await page.waitForURL(/\/card\/send\/words/);
  await expectFocus(page, 'textarea Your message');
  await page.keyboard.type('Dear both,');
  await page.keyboard.press('Enter');
  await page.keyboard.type('The harbour is yours today.');
  await tabUntilFocused(page, page.getByRole('group', { name: 'Handwriting' }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await tabUntilFocused(page, page.getByRole('group', { name: /^Ink/ }).getByRole('radio', { checked: true }));
  await page.keyboard.press('ArrowRight');
  await pressKeyOn(page, page.getByRole('button', { name: 'Next: people and time' }));

  await page.waitForURL(/\/card\/send\/people/);
  await expectFocus(page, 'input Add someone');
  for (const { name, email } of people) {
    await page.keyboard.type(`${name} <${email}>`);
    await page.keyboard.press('Enter');
    await expectFocus(page, 'input Add someone else');
  }
  // The first recipient lives in another country.
  await tabUntilFocused(page, page.getByRole('button', { name: `Change ${people[0]?.name}` }), { back: true });
  await page.keyboard.press('Enter');
  await expectFocus(page, 'input Name');
  await tabUntilFocused(page, page.getByRole('combobox', { name: 'Location' }));
  await page.keyboard.type('Melbourne');
  await page
    .getByRole('option', { name: /Melbourne/ })
    .first()
    .waitFor();
  await page.keyboard.press('Enter');
  await pressKeyOn(page, page.getByRole('button', { name: 'Done' }));
  await expectFocus(page, 'input Add someone else');
  // Choose a day and see both clocks; then choose to send at once after all.
  await tabUntilFocused(
    page,
    page.getByRole('group', { name: 'When to deliver it' }).getByRole('radio', { checked: true }),
  );
  await page.keyboard.press('ArrowRight');
  await tabUntilFocused(page, page.getByLabel('Date'));
  await tabUntilFocused(page, page.getByLabel('Local time'));
  await tabUntilFocused(page, page.getByRole('slider', { name: `${people[0]?.name}’s time` }));
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => page.getByLabel('Local time').inputValue()).toBe('09:15');
  await tabUntilFocused(page, page.getByRole('slider', { name: 'Your time' }));
  await tabUntilFocused(
    page,
    page.getByRole('group', { name: 'When to deliver it' }).getByRole('radio', { checked: true }),
    {
      back: true,
    },
  );
  await page.keyboard.press('ArrowLeft');
  await fill(page, page.getByLabel('Your name'), 'Rosa Lindqvist');
  await fill(page, page.getByLabel('Your email address'), 'rosa@example.com');
  await fill(page, page.getByLabel('A private phrase'), 'the yellow canoe');
  await pressKeyOn(page, page.getByRole('button', { name: 'Next: preview' }));

  await page.waitForURL(/\/card\/send\/preview/);
  await expectFocus(page, 'h1 Ready to send, Rosa');
}

async function leave(page: Page): Promise<void> {
  await pressKeyOn(page, page.getByRole('button', { name: 'Send now' }));
  await page.waitForURL(/\/card\/send\/success/);
  await expect.poll(() => describeFocus(page)).toMatch(/^h1 Your card (for Amelie and Łukasz was sent|is on its way)$/);
  await pressKeyOn(page, page.getByRole('link', { name: 'Track delivery' }));
  await page.waitForURL(/\/card\/send\/view\//);
  await expect.poll(() => describeFocus(page)).toMatch(/^h1 ./);
}

/** From the mailbox, through the mail, to the envelope. */
async function findMail(page: Page, email: string, width: number): Promise<void> {
  await page.goto('/testing');
  await untilHydrated(page);
  await pressKeyOn(
    page,
    page
      .getByRole('navigation', { name: 'Mails' })
      .getByRole('link', { name: new RegExp(`^${email}`) })
      .first(),
  );
  await expect
    .poll(() => describeFocus(page))
    .toMatch(width === 390 ? /^h2 Rosa Lindqvist sent you/ : new RegExp(`^a ${email}`));
  const mail = page.frameLocator('iframe').getByRole('link', { name: 'Open the card' });
  await mail.waitFor();
  await pressKeyOn(page, mail);
  await page.waitForURL(/\/card\/read\//);
  await page.getByRole('button', { name: 'Open the envelope' }).waitFor();
  await untilHydrated(page);
}

/** The open card has the focus. Turn its pages with the arrow keys, and reply. */
async function readAndThank(page: Page): Promise<void> {
  await expectFocus(page, 'article The card');
  await page.getByText('The harbour is yours today.').waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.locator('[data-page]:not([data-page="2"])').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('[data-page="2"]').waitFor();
  await expectFocus(page, 'article The card');
  await pressKeyOn(page, page.getByRole('list', { name: 'Suggested replies' }).getByRole('button').first());
  await expectFocus(page, 'textarea Your thank-you note');
  await page.keyboard.press('End');
  await page.keyboard.type(' and the evening too');
  await pressKeyOn(page, page.getByRole('button', { name: 'Send thanks' }));
  await expectFocus(page, 'h2 Your thanks were sent to Rosa');
  await pressKeyOn(page, page.getByRole('button', { name: 'Change' }));
  await expectFocus(page, 'textarea Your thank-you note');
}

const ON_A_PHONE = { width: 390, reducedMotion: 'reduce' } as const;
const ON_A_DESKTOP = { width: 1280, reducedMotion: 'no-preference' } as const;
describe.each(RUNS_EVERYTHING ? [ON_A_PHONE, ON_A_DESKTOP] : [ON_A_PHONE])(
  'by keyboard alone, $width pixels wide, motion: $reducedMotion',
  ({ width, reducedMotion }) => {
    const isStill = reducedMotion === 'reduce';
    async function expectStill(page: Page): Promise<void> {
      if (isStill) expect(await recordedMotion(page)).toEqual([]);
    }

    async function read(email: string, key: string): Promise<void> {
      await waitForMail(product.url, email);
      const reader = await visit(browser, product.url, { width, reducedMotion });
      const { page } = reader;
      await recordMotion(page);
      await findMail(page, email, width);
      await untilHydrated(page);
      expect(await describeFocus(page)).toMatch(/^body/);
      await page.keyboard.press(key);
      if (!isStill && key === 'Enter') {
        await page.getByRole('button', { name: 'Skip', exact: true }).waitFor();
        await page.keyboard.press('Escape');
      }
      await readAndThank(page);
      await expectStill(page);
      await reader.end();
    }

    it('a card is chosen, written, sent, opened by Enter and by Space, and answered', async () => {
      const [amelie, lukasz] = [newAddress('amelie'), newAddress('lukasz')];
      const sender = await visit(browser, product.url, { width, reducedMotion });
      const { page } = sender;
      await recordMotion(page);
      await choose(page);
      await write(page, [
        { name: 'Amelie', email: amelie },
        { name: 'Łukasz', email: lukasz },
      ]);
      await tabUntilFocused(page, page.getByRole('tab', { name: 'Inside' }), { back: true });
      await page.keyboard.press('ArrowRight');
      await page.getByRole('img', { name: 'Back of the card' }).waitFor();
      await pressKeyOn(page, page.getByRole('button', { name: 'Play the opening' }));
      if (!isStill) {
        await expectFocus(page, 'button Skip');
        await page.keyboard.press('Escape');
      }
      await page.getByRole('button', { name: 'Play again' }).waitFor();
      await expectStill(page);
      await leave(page);
      await expectStill(page);
      expect(await page.locator('main').innerText()).toMatch(/Amelie[\s\S]*Łukasz/);
      await sender.end();

      await read(amelie, 'Enter');
      await read(lukasz, 'Space');
    });
  },
);

/** From a card's page to the scheduled card. */
const TABS_MAX = 25;
const PLACES = [
  ['Amelie', 'Melbourne'],
  ['Kit', 'New York'],
  ['Theo', 'Athens'],
] as const;

it.each([390, 1280])(
  'three people in three time zones get a scheduled card in at most 25 tabs, at %i pixels',
  async (width) => {
    const sender = await visit(browser, product.url, { width });
    const { page } = sender;
    let tabs = 0;
    const reach = async (target: Locator) => {
      tabs += await tabUntilFocused(page, target);
    };
    const type = async (field: Locator, text: string) => {
      await reach(field);
      await page.keyboard.type(text);
    };
    await page.goto(routes.card(SHOP_CARD));
    await untilHydrated(page);
    await reach(page.getByRole('link', { name: 'Skip to content' }));
    await page.keyboard.press('Enter');
    await reach(page.getByRole('link', { name: 'Send this card' }));
    await page.keyboard.press('Enter');
    // Each step begins in its first field, and says which step it is.
    await expectFocus(page, 'input Name on the front');
    await page.getByRole('status').getByText('Step 1 of 4: Card').waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await expectFocus(page, 'textarea Your message');
    await page.getByRole('status').getByText('Step 2 of 4: Message').waitFor({ state: 'attached' });
    await page.keyboard.type('Dear all,');
    await page.keyboard.press('Enter');
    await page.keyboard.type('the harbour is yours today.');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expectFocus(page, 'input Add someone');
    for (const [name] of PLACES) {
      await page.keyboard.type(`${name} <${newAddress(name.toLowerCase())}>`);
      await page.keyboard.press('Enter');
      await expectFocus(page, 'input Add someone else');
    }
    await reach(page.getByRole('group', { name: 'When to deliver it' }).getByRole('radio', { checked: true }));
    await page.keyboard.press('ArrowRight');
    await reach(page.getByLabel('Date'));
    await page.keyboard.press('ArrowUp');
    await reach(page.getByLabel('Their local time'));
    await page.keyboard.type('10:3');
    await expect.poll(() => page.getByLabel('Their local time').inputValue()).toBe('10:30');
    for (const [name, place] of PLACES) {
      await type(page.getByRole('combobox', { name, exact: true }), place);
      await page.getByRole('option', { name: place }).first().waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('button', { name: new RegExp(`^${place}, `) }).waitFor();
    }
    await type(page.getByLabel('Your name'), 'Rosa Lindqvist');
    await type(page.getByLabel('Your email address'), newAddress('rosa'));
    await page.keyboard.press('Enter');
    // Here it begins at the heading: Enter that is pressed twice sends nothing.
    await expectFocus(page, 'h1 Ready to send, Rosa');
    await reach(page.getByRole('button', { name: /^Send (tomorrow|on )/ }));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/card\/send\/success/);
    expect(tabs).toBeLessThanOrEqual(TABS_MAX);
    await sender.end();
  },
);

it('the focus stays where the last place was chosen, and a pointer finds no field focused', async () => {
  const sender = await visit(browser, product.url, { width: 390 });
  const { page } = sender;
  await page.goto(routes.card(SHOP_CARD));
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Send this card' }).click();
  await expectFocus(page, 'h1 Add a name to the front');
  await page.getByRole('button', { name: 'Next: message' }).click();
  await expectFocus(page, 'h1 What would you like to say?');
  await page.getByRole('button', { name: 'Next: people and time' }).click();
  await expectFocus(page, 'h1 Who is it for, and when?');
  await page.getByLabel('Add someone').fill(`Kit <${newAddress('kit')}>, Noor <${newAddress('noor')}>`);
  await page.getByLabel('Add someone').press('Enter');
  await page.getByRole('radio', { name: 'Schedule' }).check();
  await page.getByRole('combobox', { name: 'Kit' }).focus();
  await page.keyboard.type('Melbourne');
  await page.getByRole('option', { name: 'Melbourne' }).first().waitFor();
  await page.keyboard.press('Enter');
  // Tab chooses the place too. The button that it goes to is not needed any more.
  await tabUntilFocused(page, page.getByRole('combobox', { name: 'Noor' }));
  await page.keyboard.type('Athens');
  await page.getByRole('option', { name: 'Athens' }).first().waitFor();
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: /^Athens, / }).waitFor();
  await expectFocus(page, 'input Noor');
  await page.keyboard.press('Tab');
  await expectFocus(page, 'input Kit’s time');

  // So with the button itself; and the field hears that it is focused.
  await page.getByRole('button', { name: 'Remove Kit' }).click();
  await page.getByLabel('Add someone else').fill(`Ivo <${newAddress('ivo')}>`);
  await page.getByLabel('Add someone else').press('Enter');
  await page.getByRole('button', { name: /in my time zone/i }).focus();
  await page.keyboard.press('Enter');
  await expectFocus(page, 'input Ivo');
  expect(await page.getByRole('combobox', { name: 'Ivo' }).inputValue()).toBe('London');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: /Same as yours/ }).waitFor();
  await sender.end();
});
