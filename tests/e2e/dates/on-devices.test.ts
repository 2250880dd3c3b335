import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { deliverPush, subscribeLocally, watchWorker } from '#tests/e2e/support/push.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';
import { zoneBeforeLateEvening } from '#tests/e2e/support/zone.ts';

it.each(screensFor(390))(
  'reminders come to a device, which can be tested and turned off, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, {
      width,
      colorScheme,
      withServiceWorker: true,
      ownContext: true,
      permissions: ['notifications'],
    });
    const { page, context } = member;
    const { service } = await subscribeLocally(context);
    try {
      await registerInBrowser(page, product.url, newAddress('device'));
      const timeZone = zoneBeforeLateEvening();
      await callApi(page, 'POST /account/settings', { body: { timeZone, reminderHour: 23, reminderLeads: [1] } });
      const tomorrow = Temporal.PlainDate.from(clockAt(Date.now(), timeZone).date).add({ days: 1 });
      const { calendar } = await callApi(page, 'POST /birthday', {
        body: {
          name: 'Amelie Fontaine',
          date: { year: tomorrow.year - 34, month: tomorrow.month, day: tomorrow.day },
        },
      });

      // The offer, with the keyboard.
      await page.goto(routes.reminders());
      await untilHydrated(page);
      await page.getByRole('heading', { name: 'Get reminders on this device too' }).waitFor();
      await member.expectAccessible('the offer of notifications');
      await button(page, 'Turn on notifications').press('Enter');
      await page.getByText('Reminders come to this device too.').waitFor();
      expect(await describeFocus(page)).toContain('Choose what we tell you');

      // It is due at an earlier hour: it is encrypted for this browser, and once.
      await callApi(page, 'POST /account/settings', { body: { reminderHour: 0 } });
      await expect.poll(() => service.received.length).toBe(1);
      const [reminder] = service.received;
      const said = JSON.parse(reminder?.text ?? '') as { title: string; path: string };
      expect(said).toMatchObject({
        title: 'Amelie turns 34 tomorrow',
        path: `${routes.suggestions('birthday')}?calendar_id=${calendar.calendarId}`,
      });

      // What the browser does with it.
      const worker = await watchWorker(context);
      await deliverPush(page, reminder?.text ?? '');
      await expect
        .poll(worker.shown)
        .toMatchObject([{ title: 'Amelie turns 34 tomorrow', body: expect.stringMatching(/^That is /) as string }]);
      const [shown] = await worker.shown();
      if (shown === undefined) throw new Error('Nothing is shown.');
      const opened = await worker.press(shown);
      expect(opened).toBe(product.url + said.path);
      await page.goto(opened);
      await page.getByRole('heading', { level: 1, name: 'Birthday cards for Amelie' }).waitFor();

      // The settings: a kind by device, the list, a test, and turning it off.
      await page.goto(routes.notifications());
      await untilHydrated(page);
      await page
        .getByRole('list', { name: 'Devices that get notifications' })
        .getByText('This device', { exact: true })
        .waitFor();
      expect(await page.getByLabel('A date is coming up on your devices').isChecked()).toBe(true);
      expect(await page.getByLabel('A card was not delivered on your devices').count()).toBe(0);
      await member.expectAccessible('the devices of a member');
      await button(page, 'Send a test to this device').click();
      await page.getByText('A test is on its way to this device.').waitFor();
      await expect
        .poll(() => service.received.map(({ text }) => text))
        .toContainEqual(expect.stringContaining('Notifications work on this device'));
      await button(page, 'Turn off notifications on this device').press('Enter');
      await button(page, 'Turn on for this device').waitFor();
      expect(await describeFocus(page)).toContain('Your devices');
      await button(page, 'Turn on for this device').click();
      await page.getByText('Notifications are on for this device.').waitFor();
      await member.end();
    } finally {
      await service.stop();
    }
  },
);

it('says what is so where a browser shows no notifications, and the offer is not made twice', async () => {
  const member = await visit(browser, product.url, { width: 390, ownContext: true });
  const { page, context } = member;
  await registerInBrowser(page, product.url, newAddress('no-device'));
  await callApi(page, 'POST /birthday', { body: { name: 'Theo', date: { month: 5, day: 4 } } });
  await context.addInitScript(() => {
    const mood = localStorage.getItem('test-permission') ?? 'default';
    Object.defineProperty(Notification, 'permission', { get: () => mood, configurable: true });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  const answers = (mood: string) => page.evaluate((said) => localStorage.setItem('test-permission', said), mood);
  await page.goto(routes.reminders());
  await untilHydrated(page);
  await button(page, 'Not now').press('Enter');
  await page.getByText('You can turn them on at any time').waitFor();
  expect(await describeFocus(page)).toContain('your notification settings');
  await page.reload();
  await untilHydrated(page);
  await page.getByRole('link', { name: /Change Theo/ }).waitFor();
  expect(await page.getByRole('heading', { name: 'Get reminders on this device too' }).count()).toBe(0);

  await page.goto(routes.notifications());
  await untilHydrated(page);
  await button(page, 'Turn on for this device').click();
  await page.getByText('This browser blocks notifications from here.').waitFor();
  await member.expectAccessible('notifications that are blocked');
  await answers('denied');
  await page.reload();
  await page.getByText('This browser blocks notifications from here.').waitFor();
  expect(await button(page, 'Turn on for this device').count()).toBe(0);
  await member.end();
});
