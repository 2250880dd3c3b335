import { expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { callApi, registerInBrowser } from '#tests/e2e/support/member.ts';
import { button } from '#tests/e2e/support/member-visit.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { untilHydrated, visit, waitForMail } from '#tests/e2e/support/visit.ts';
import { screensFor } from '#tests/e2e/support/widths.ts';

const ANSWER = /\S+\/birthday\/request\/answer\?magicLink=[0-9A-Za-z]+/;
const MESSAGE = 'I always guess December and I am always late. When is it, exactly?';

it.each(screensFor(390))(
  'a member asks two people; one tells the day and takes it back, the other wants no more, at $width pixels',
  async ({ width, colorScheme }) => {
    const member = await visit(browser, product.url, { width, colorScheme });
    const { page } = member;
    const email = newAddress('asking');
    await registerInBrowser(page, product.url, email);
    await callApi(page, 'POST /account/settings', { body: { birthday: { year: 1990, month: 5, day: 4 } } });
    const [theo, amelie] = [newAddress('theo'), newAddress('amelie')];
    await callApi(page, 'POST /contacts', { body: { name: 'Amelie Fontaine', emails: [amelie] } });

    // One of the contacts, and somebody new. The exact mail is shown before.
    await page.goto(routes.birthdayRequest('ask'));
    await untilHydrated(page);
    await page.getByLabel('Amelie Fontaine').check();
    await page.getByLabel('Name', { exact: true }).fill('Theo Brandt');
    await page.getByLabel('Email address').fill(theo);
    await page.keyboard.press('Enter');
    await page.getByLabel('What you write to them').fill(MESSAGE);
    await page.getByLabel('Show them my birthday too').check();
    await page.frameLocator('iframe').getByText(MESSAGE, { exact: true }).waitFor();
    await page.getByText('2 emails leave at once').waitFor();
    await member.expectAccessible('asking for birthdays');
    await button(page, 'Ask 2 people').click();
    await page.getByRole('heading', { level: 1, name: 'Now wait for their answer.' }).waitFor();
    await page.getByText('Theo Brandt').waitFor();
    await member.expectAccessible('whom a member has asked');

    // A stranger answers on a phone, without an account, and keeps the year back.
    const mail = await waitForMail(product.url, theo, 'when is your birthday?');
    expect(mail.text).toContain(MESSAGE);
    const friend = await visit(browser, product.url, { width, colorScheme });
    await friend.page.goto(ANSWER.exec(mail.text)?.[0] ?? '');
    await untilHydrated(friend.page);
    await friend.page.getByRole('heading', { level: 1, name: 'When is your birthday, Theo?' }).waitFor();
    expect(await friend.page.title()).toBe('Rosa asks for your birthday | Cardamom');
    await button(friend.page, 'Tell Rosa').click();
    await friend.page.getByText('Choose the day. Choose the month.').waitFor();
    await friend.page.getByLabel('Day', { exact: true }).selectOption('9');
    await friend.page.getByLabel('Month', { exact: true }).selectOption('December');
    await friend.page.getByLabel('Year', { exact: true }).selectOption('1984');
    await friend.page.getByText('Rosa will read: 9 December 1984.').waitFor();
    await friend.page.getByLabel('Keep the year to myself').check();
    await friend.page.getByText('Rosa will read: 9 December.').waitFor();
    await friend.expectAccessible('telling a birthday');
    await button(friend.page, 'Tell Rosa').click();
    await friend.page.getByRole('heading', { level: 1, name: 'Rosa knows' }).waitFor();
    const kept = friend.page.getByRole('link', { name: 'Remember Rosa’s too' });
    expect(await kept.getAttribute('href')).toMatch(/\/reminders\/birthday\/add\/manual\?date=\d{4}-05-04&name=Rosa$/);
    await friend.expectAccessible('a birthday that was told');

    // The member is told, by a link that needs no login, and finds the day in the reminders.
    const told = await waitForMail(product.url, email, 'Theo’s birthday is 9 December');
    const reader = await visit(browser, product.url, { width, colorScheme });
    await reader.page.goto(/\S+\/birthday\/suggestions\?\S+/.exec(told.text)?.[0] ?? '');
    await reader.page.getByRole('heading', { level: 1, name: 'Birthday cards for Theo' }).waitFor();
    await reader.end();
    await page.goto(routes.reminders());
    await page.getByRole('link', { name: 'Change Theo Brandt’s birthday' }).waitFor();

    // The friend takes it back: it is gone.
    await button(friend.page, 'Take it back').click();
    await friend.page.getByRole('heading', { level: 1, name: 'When is your birthday, Theo?' }).waitFor();
    await friend.end();
    await page.goto(routes.reminders());
    await page.getByText('No dates yet').waitFor();

    // The other one wants no more, without script, by the link in the foot of the mail. The member sees nothing of it.
    const other = await waitForMail(product.url, amelie, 'when is your birthday?');
    const plain = await visit(browser, product.url, { width, colorScheme, javaScriptEnabled: false });
    await plain.page.goto(new RegExp(`${ANSWER.source}&refuse=sender`).exec(other.text)?.[0] ?? '');
    await plain.page.getByRole('heading', { level: 1, name: 'No more from Rosa?' }).waitFor();
    await plain.page.getByRole('button', { name: 'No more from Rosa' }).click();
    await plain.page.getByRole('heading', { level: 1, name: 'You will get no more from Rosa' }).waitFor();
    await plain.page.getByRole('button', { name: 'Undo' }).click();
    await plain.page.getByLabel('Day', { exact: true }).selectOption('29');
    await plain.page.getByLabel('Month', { exact: true }).selectOption('February');
    await plain.page.getByRole('button', { name: 'Tell Rosa' }).click();
    await plain.page.getByText('Rosa reads: 29 February.').waitFor();
    await plain.end();
    await page.goto(routes.birthdayRequest('success'));
    await page.getByText('Answered').waitFor();
    await page.getByText('Asked by email on').waitFor();
    await member.end();
  },
);
