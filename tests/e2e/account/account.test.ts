import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Notifications } from '#contract/notification.ts';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus, tabUntilFocused } from '#tests/e2e/support/keyboard.ts';
import {
  button,
  goTo,
  checkTheme,
  openAsMember,
  REFUSED_CALLS,
  accountRow,
  openAccountPage,
} from '#tests/e2e/support/member-visit.ts';
import { callApi } from '#tests/e2e/support/member.ts';
import { type VisitOptions } from '#tests/e2e/support/visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { widthsFor } from '#tests/e2e/support/widths.ts';

/** What a new member is told by email. */
const CHOSEN =
  'When a date is coming up, when a month with several dates begins, when a card is sent for you, when somebody replies, when a friend tells you their birthday, when people add themselves to your list of birthdays and when a card was not delivered';

const member = (email: string, options?: VisitOptions) => openAsMember(browser, product, email, options);

describe.each(widthsFor(390))('the account, at %i pixels', (width) => {
  it('changes a name in its row by keyboard, and cancels a change', async () => {
    const { page, end, expectAccessible } = await member(newAddress('name'), { width });
    await openAccountPage(page);
    await tabUntilFocused(page, button(page, 'Change name'));
    await page.keyboard.press('Enter');
    const field = page.getByLabel('Your name');
    expect(await describeFocus(page)).toBe('input Your name');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Rosalind');
    await checkTheme(page, (theme) => expectAccessible(`a row that is open, ${theme}`));
    // Escape restores the value and returns the focus.
    await page.keyboard.press('Escape');
    await field.waitFor({ state: 'detached' });
    expect(await accountRow(page, 'name').textContent()).toBe('Rosa Lindqvist');
    expect(await describeFocus(page)).toBe('button Change name');

    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Rosalind');
    await page.keyboard.press('Enter');
    await page.getByText('Your name is now Rosalind.').waitFor();
    await expect.poll(() => accountRow(page, 'name').textContent()).toBe('Rosalind');
    expect(await describeFocus(page)).toBe('button Change name');
    await button(page, 'Undo').click();
    await expect.poll(() => accountRow(page, 'name').textContent()).toBe('Rosa Lindqvist');
    await expect.poll(async () => (await callApi(page, 'GET /account')).account.name).toBe('Rosa Lindqvist');
    // Only one row is open at a time.
    await button(page, 'Change name').click();
    await button(page, 'Add birthday').click();
    await page.getByLabel('Day', { exact: true }).waitFor();
    expect(await field.count()).toBe(0);
    await end();
  });

  it('shows what is wrong at its field, and keeps what was typed', async () => {
    const { page, end } = await member(newAddress('wrong'), { width, expectedFailures: REFUSED_CALLS });
    await openAccountPage(page);
    await button(page, 'Change email').click();
    const field = page.getByLabel('Your email address');
    await field.fill('rosa@nowhere');
    await button(page, 'Save the address').click();
    await expect.poll(() => field.getAttribute('aria-invalid')).toBe('true');
    expect(await field.inputValue()).toBe('rosa@nowhere');
    expect(await describeFocus(page)).toContain('Your email address');
    await button(page, 'Add birthday').click();
    await page.getByLabel('Day', { exact: true }).selectOption('31');
    await page.getByLabel('Month', { exact: true }).selectOption('4');
    await button(page, 'Save the birthday').click();
    await page.getByText('April has 30 days.').waitFor();
    await page.getByLabel('Day', { exact: true }).selectOption('30');
    await button(page, 'Save the birthday').click();
    await expect.poll(() => accountRow(page, 'birthday').textContent()).toContain('30 April');
    await end();
  });

  it('accepts a photo of any size, and refuses a file that is no photo', async () => {
    const { page, end } = await member(newAddress('photo'), { width, expectedFailures: REFUSED_CALLS });
    await openAccountPage(page);
    const choose = (file: { name: string; mimeType: string; buffer: Buffer }) =>
      page.getByLabel('Your photo').setInputFiles(file);
    await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
    await page.getByText('This file is not a picture.').waitFor();
    await choose({ name: 'IMG_0042.HEIC', mimeType: '', buffer: Buffer.from('ftypheic') });
    await page.getByText('This browser cannot open HEIC photos').waitFor();
    await choose({ name: 'photo.png', mimeType: 'image/png', buffer: Buffer.from('no picture either') });
    await page.getByText('This browser cannot open the picture.').waitFor();
    // Taken with the camera held upright: its EXIF data say that it must be rotated.
    const large = await sharp({ create: { width: 2000, height: 3000, channels: 3, background: '#7a4' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const [sent] = await Promise.all([
      page.waitForRequest((request) => request.url().endsWith('/account/photo')),
      choose({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: large }),
    ]);
    // The browser makes it smaller before the upload.
    const { image } = sent.postDataJSON() as { image: string };
    const { width: across, height, format } = await sharp(Buffer.from(image.split(',')[1] ?? '', 'base64')).metadata();
    expect({ across, height, format }).toEqual({ across: 1024, height: 683, format: 'jpeg' });
    const photo = page.locator('main img[src*="/media/photos/"]');
    await expect
      .poll(() => photo.evaluateAll((images) => images.map((one) => (one as HTMLImageElement).naturalWidth > 0)))
      .toEqual([true]);
    await button(page, 'Remove the photo').click();
    await expect.poll(() => photo.count()).toBe(0);
    await button(page, 'Add a photo').waitFor();
    await end();
  });

  it('shows only notifications that can be sent, each kind once, and changes can be undone', async () => {
    const { page, end, expectAccessible } = await member(newAddress('what'), { width });
    await openAccountPage(page);
    // This copy sends no text messages.
    await page.getByRole('heading', { name: 'Reminders', exact: true }).waitFor();
    expect(await button(page, 'Add mobile').count()).toBe(0);
    await page.locator('#what').getByText(CHOSEN).waitFor();
    await page.getByRole('link', { name: 'Change notifications by email' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    // Until it is known by what this copy sends, there is the column that every copy has.
    await page.getByRole('columnheader', { name: 'Devices' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual(['We tell you when', 'Email', 'Devices']);
    const tick = page.getByRole('checkbox', { name: 'Somebody replies by email' });
    await expect.poll(() => tick.isChecked()).toBe(true);
    await tick.uncheck();
    const isOn = async () =>
      (await callApi(page, 'GET /notifications')).notifications.choices.find(
        ({ kind, channel }) => kind === 'thanked' && channel === 'email',
      )?.isOn;
    await expect.poll(isOn).toBe(false);
    await button(page, 'Undo').click();
    await expect.poll(() => tick.isChecked()).toBe(true);
    await expect.poll(isOn).toBe(true);
    // Mails that are always sent have a word in place of a switch.
    expect(await page.getByRole('checkbox').count()).toBe(11);
    await page
      .getByRole('row', { name: /A card was not delivered/ })
      .getByText('Always')
      .waitFor();
    await checkTheme(page, (theme) => expectAccessible(`notifications, ${theme}`));

    await goTo(page, routes.emailSettings(), 'Email settings');
    await button(page, 'Turn off all optional emails').click();
    await page.getByText('All optional emails are off.', { exact: false }).first().waitFor();
    await expect.poll(isOn).toBe(false);
    await button(page, 'Undo').click();
    await expect.poll(isOn).toBe(true);
    await page.getByText(CHOSEN).waitFor();
    await page.getByText('Always sent: “A card was not delivered”.', { exact: false }).waitFor();
    await checkTheme(page, (theme) => expectAccessible(`email settings, ${theme}`));
    await end();
  });

  it('shows the time of reminders, and a channel as soon as a module sends by it', async () => {
    const { page, end } = await member(newAddress('later'), { width });
    // The answer of the API in a copy whose modules send reminders by text too.
    await page.route('**/api/1/notifications*', async (route) => {
      const response = await route.fetch();
      const reply = (await response.json()) as { data: { notifications: Notifications } };
      const { channels, choices } = reply.data.notifications;
      channels.push('text');
      choices.unshift({ kind: 'reminders', channel: 'text', isOn: false, isFixed: false });
      await route.fulfill({ response, json: reply });
    });
    await openAccountPage(page);
    await button(page, 'Add mobile').waitFor();
    await page.getByLabel('Hour').selectOption('19');
    await page.getByText('We remind you at seven in the evening.').waitFor();
    await expect.poll(async () => (await callApi(page, 'GET /account')).account.reminderHour).toBe(19);
    await page.getByLabel('First reminder').selectOption('1');
    await expect.poll(async () => (await callApi(page, 'GET /account')).account.reminderLeads).toEqual([1]);
    await page.keyboard.press('Escape');
    await button(page, 'Undo').last().click();
    await expect.poll(async () => (await callApi(page, 'GET /account')).account.reminderLeads).toEqual([7, 1]);
    await page.getByRole('link', { name: 'Change notifications by text' }).click();
    await page.getByRole('checkbox', { name: 'A date is coming up by text' }).waitFor();
    expect(await page.getByRole('columnheader').allTextContents()).toEqual([
      'We tell you when',
      'Email',
      'Devices',
      'Text',
    ]);
    await end();
  });

  it('uses the full width, and is accessible in both themes', async () => {
    const { page, end, expectAccessible } = await member(newAddress('look'), { width });
    await openAccountPage(page);
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
    await checkTheme(page, (theme) => expectAccessible(`account, ${theme}`));
    for (const across of [320, width, 2560]) {
      await page.setViewportSize({ width: across, height: 900 });
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over, `at ${across} pixels`).toBe(0);
    }
    for (const [path, heading] of [
      [routes.payment(), 'Everything here is free.'],
      [routes.cancelMembership(), 'There is nothing to cancel'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await goTo(page, path, heading);
      await checkTheme(page, (theme) => expectAccessible(`${path}, ${theme}`));
    }
    await end();
  });
});

it('scrolls to the section that a link names', async () => {
  const { page, end } = await member(newAddress('part'));
  await page.goto(`${routes.account()}#leave`);
  const heading = page.getByRole('heading', { name: 'Delete your account', exact: true });
  await heading.waitFor();
  await expect.poll(() => heading.evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('section')?.id)).toBe('leave');
  await end();
});
