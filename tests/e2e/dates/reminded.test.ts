import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { describeFocus } from '#tests/e2e/support/keyboard.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit, waitForMail } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';
import { zoneBeforeLateEvening } from '#tests/e2e/support/zone.ts';
import { clockAt } from '#shared/time/local-time.ts';

it.each(screensFor(390))(
  'a reminder comes by mail, and its link answers it without a login, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const email = newAddress('reminded');
    await registerInBrowser(member.page, product.url, email);
    const timeZone = zoneBeforeLateEvening();
    await callApi(member.page, 'POST /account/settings', { body: { timeZone, reminderHour: 23, reminderLeads: [1] } });
    const tomorrow = Temporal.PlainDate.from(clockAt(Date.now(), timeZone).date).add({ days: 1 });
    await callApi(member.page, 'POST /birthday', {
      body: {
        name: 'Amelie Fontaine',
        note: 'Owes me ten pounds',
        date: { year: tomorrow.year - 34, month: tomorrow.month, day: tomorrow.day },
      },
    });
    // At an earlier hour it is due.
    await callApi(member.page, 'POST /account/settings', { body: { reminderHour: 0 } });
    const mail = await waitForMail(product.url, email, 'turns 34 tomorrow');
    expect(mail.text).toContain('Your note: Owes me ten pounds');

    // On another device, without a login.
    const reader = await visit(browser, product.url, { width, colorScheme, timezoneId: timeZone });
    const { page } = reader;
    const counted = page.waitForResponse(/\/reminder\/opened$/);
    await page.goto(/\S+\/birthday\/suggestions\?\S+/.exec(mail.text)?.[0] ?? '');
    await untilHydrated(page);
    expect(await (await counted).json()).toMatchObject({ data: { isFirst: true } });
    const band = page.getByRole('complementary', { name: 'For Amelie' });
    await band.getByText('Amelie Fontaine turns 34').waitFor();
    await page.getByRole('heading', { level: 1, name: 'Birthday cards for Amelie' }).waitFor();
    expect(await page.title()).toBe('Birthday cards For Amelie | Cardamom');
    expect(new URL(page.url()).searchParams.has('t')).toBe(false);
    expect(await page.getByText('ten pounds').count()).toBe(0);
    await reader.expectAccessible('cards for a date');

    // Each answer is noted at once and can be taken back; the focus stays there.
    await button(page, 'I will call').press('Enter');
    await band.getByText('You will call.').waitFor();
    expect(await describeFocus(page)).toContain('Undo');
    await page.keyboard.press('Enter');
    await button(page, 'I have a present').waitFor();
    expect(await describeFocus(page)).toContain('I sent a card');
    await button(page, 'Stop reminding me').press('Enter');
    await band.getByText('We do not remind you of this date any more.').waitFor();
    await button(page, 'Remind me again').press('Enter');

    // Put off until the one day that is left, and taken back.
    await button(page, 'Remind me tomorrow').press('Enter');
    await band.getByText('We will remind you tomorrow.').waitFor();
    expect(await describeFocus(page)).toContain('Undo');
    await page.keyboard.press('Enter');
    await button(page, 'Remind me tomorrow').waitFor();
    await button(page, 'I have a present').press('Enter');
    await band.getByText('You have a present.').waitFor();
    await button(page, 'Undo').press('Enter');
    await button(page, 'Not this year').waitFor();

    // Each link of the mail has its answer ready, and opening it changes nothing.
    const [called, again] = ['answer=call', 'until='].map(
      (answer) => new RegExp(`\\S+/birthday/suggestions\\?\\S*${answer}\\S+`).exec(mail.text)?.[0] ?? '',
    );
    await page.goto(again ?? '');
    await untilHydrated(page);
    await button(page, 'Remind me tomorrow').press('Enter');
    await band.getByText('We will remind you tomorrow.').waitFor();
    await reader.expectAccessible('a reminder that was put off');
    await page.goto(called ?? '');
    await untilHydrated(page);
    await band.getByText('We will remind you tomorrow.').waitFor();
    expect(await band.getByRole('button').allTextContents()).toEqual([
      'Undo',
      'I will call',
      'I sent a card',
      'I have a present',
      'Not this year',
      'Stop reminding me',
    ]);
    await button(page, 'I have a present').press('Enter');
    await band.getByText('You have a present.').waitFor();
    await reader.end();

    // The member sees it in the list, and on the page of the date.
    await member.page.goto(routes.reminders());
    await member.page.getByText('Present ready').waitFor();
    await member.page.getByRole('link', { name: 'Change Amelie Fontaine’s birthday' }).click();
    await member.page.getByRole('heading', { name: 'Reminders', exact: true }).waitFor();
    await button(member.page, 'Undo').click();
    await button(member.page, 'Not this year').waitFor();
    await member.expectAccessible('a date and its reminders');
    await member.end();
  },
);
