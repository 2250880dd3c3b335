import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { clockAt } from '#shared/time/local-time.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { accountRow, button, openAccountPage, openAsMember } from '#tests/e2e/support/member-visit.ts';
import { callApi } from '#tests/e2e/support/member.ts';
import { withTexts } from '#tests/e2e/support/product-with-texts.ts';
import { browser } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';
import { zoneBeforeLateEvening } from '#tests/e2e/support/zone.ts';

const site = withTexts();

const NUMBERS = ['+12025550131', '+12025550132', '+12025550133', '+12025550134'];
it.each(screensFor(390))(
  'a number is added and confirmed, a reminder comes by text, and STOP ends it, at $width pixels',
  async ({ width, colorScheme }) => {
    const number = NUMBERS.pop() ?? '';
    const texts = () => site.twilio.taken.filter(({ to }) => to === number).map(({ body }) => body);
    const { page, end, expectAccessible } = await openAsMember(browser, site.product, newAddress('text'), {
      width,
      colorScheme,
      expectedFailures: /\/api\/1\/mobile-number/,
    });
    const timeZone = zoneBeforeLateEvening();
    await callApi(page, 'POST /account/settings', {
      body: { timeZone, countryId: 'US', reminderHour: 23, reminderLeads: [1] },
    });
    const tomorrow = Temporal.PlainDate.from(clockAt(Date.now(), timeZone).date).add({ days: 1 });
    await callApi(page, 'POST /birthday', {
      body: { name: 'Amelie Fontaine', date: { year: tomorrow.year - 34, month: tomorrow.month, day: tomorrow.day } },
    });

    // The number, as people type it, and its code.
    await openAccountPage(page);
    await button(page, 'Add mobile').press('Enter');
    const field = page.getByLabel('Your mobile number');
    await field.fill('call me');
    await button(page, 'Text me a code').click();
    await page.getByText('This is not a mobile number.').waitFor();
    await field.fill(number.replace(/^\+1(\d{3})(\d{3})/, '($1) $2-'));
    await page.keyboard.press('Enter');
    const code = page.getByLabel('The code from our text');
    await code.waitFor();
    await expect.poll(() => describeFocus(page)).toContain('The code from our text');
    await expect.poll(() => texts().length).toBe(1);
    await expectAccessible('the code of a mobile number');
    const digits = /code is (\d{6})/.exec(texts()[0] ?? '')?.[1] ?? '';
    await code.fill(digits === '000000' ? '000001' : '000000');
    await button(page, 'Confirm the number').click();
    await page.getByText('This is not the code.').waitFor();
    // It is still asked for after a reload.
    await page.reload();
    await untilHydrated(page);
    await code.fill(digits);
    await page.keyboard.press('Enter');
    await page.getByText('Your number is confirmed.').waitFor();
    await expect.poll(() => accountRow(page, 'mobile').textContent()).toContain('+1 202 555 01');

    // Reminders by text are off until they are chosen.
    await page.getByRole('link', { name: 'Choose what we text you' }).click();
    await page.getByRole('heading', { level: 1, name: 'Notifications' }).waitFor();
    await page.getByText(/^Texts go to \+1\s202\s555\s01/).waitFor();
    const tick = page.getByRole('checkbox', { name: 'A date is coming up by text' });
    await expect.poll(() => tick.isChecked()).toBe(false);
    await tick.check();
    await page.getByText('A date is coming up: by text.').waitFor();
    await expectAccessible('notifications with texts');

    // It is due at an earlier hour.
    await callApi(page, 'POST /account/settings', { body: { reminderHour: 0 } });
    await expect.poll(() => texts().length).toBe(2);
    const [, reminder = ''] = texts();
    expect(reminder).toMatch(/^Amelie turns 34 tomorrow\. http:\/\/localhost:\d+\/t\/[\w-]{32}$/);

    // On the phone, where nobody is signed in.
    const phone = await visit(browser, site.product.url, { width: 390, ownContext: true });
    await phone.page.goto(reminder.split(' ').at(-1) ?? '');
    await phone.page.getByRole('heading', { level: 1, name: 'Birthday cards for Amelie' }).waitFor();
    await phone.end();

    // STOP, and START.
    const hook = `${site.product.url}/hooks/texts`;
    expect(await (await site.twilio.receive(hook, number, 'STOP')).text()).toContain('no more texts');
    await openAccountPage(page);
    await page.getByText('This number has sent STOP, so it gets no texts.', { exact: false }).waitFor();
    await expectAccessible('a number that has sent STOP');
    expect((await callApi(page, 'GET /mobile-number')).confirmed?.isStopped).toBe(true);
    await site.twilio.receive(hook, number, 'START');
    await page.goto(routes.notifications());
    await page.getByText(/^Texts go to \+1\s202\s555\s01/).waitFor();

    await openAccountPage(page);
    await button(page, 'Remove the mobile number').click();
    await page.getByText('Your number is removed.').waitFor();
    await button(page, 'Add mobile').waitFor();
    await end();
  },
);

const ASKED = ['+12025550141', '+12025550142'];
it.each(screensFor(390))(
  'a birthday is asked for by text, which is shown before, and answered on a phone, at $width pixels',
  async ({ width, colorScheme }) => {
    const number = ASKED.pop() ?? '';
    const texts = () => site.twilio.taken.filter(({ to }) => to === number).map(({ body }) => body);
    const { page, end, expectAccessible } = await openAsMember(browser, site.product, newAddress('asker'), {
      width,
      colorScheme,
      expectedFailures: /\/api\/1\/birthday\/request/,
    });
    await page.goto(routes.birthdayRequest('ask'));
    await untilHydrated(page);
    await page.getByLabel('Name', { exact: true }).fill('Theo Brandt');
    const address = page.getByLabel('Email or mobile number');
    await address.fill('12345');
    await page.keyboard.press('Enter');
    await page.getByText('This number is too short.').waitFor();
    // Long enough, but none: the server says so, and nothing that was typed is lost.
    await address.fill('+1 202 555');
    await page.keyboard.press('Enter');
    await button(page, 'Ask Theo').click();
    await page.getByText('This is not a mobile number.', { exact: false }).waitFor();
    await page.getByRole('checkbox', { name: /^Theo Brandt/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Theo Brandt');
    await address.fill(number);
    await page.keyboard.press('Enter');
    await page.getByText(/asks when your birthday is\. Answer here, without an account: .* Reply STOP/).waitFor();
    await page.getByText('One text leaves at once. We send no follow-ups.').waitFor();
    await expectAccessible('asking by text');
    await button(page, 'Ask Theo').click();
    await page.getByText(/^Asked by text on/).waitFor();
    await expect.poll(() => texts().length).toBe(1);
    await expectAccessible('whom a member has asked by text');

    // On the phone, where nobody is signed in.
    const phone = await visit(browser, site.product.url, { width: 390, ownContext: true });
    await phone.page.goto(/http:\S+\/t\/\S+/.exec(texts()[0] ?? '')?.[0] ?? '');
    await phone.page.getByRole('heading', { level: 1, name: 'When is your birthday, Theo?' }).waitFor();
    await phone.page.getByText('and sent it to your number, once.', { exact: false }).waitFor();
    await phone.page.getByRole('button', { name: 'No more from anyone here' }).waitFor();
    await phone.expectAccessible('a request that came by text');
    await phone.end();
    await end();
  },
);
