import pg from 'pg';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MESSAGE_MAX, VERSE_MAX } from '#shared/limits.ts';
import { routes } from '#shared/routes.ts';
import { type SmtpSink, startSmtpSink } from '#tests/doubles/smtp-sink.ts';
import { type Product, startProduct } from '#tests/product.ts';
import { turnToFront } from '#tests/e2e/support/open-card.ts';
import {
  afterSending,
  makeSentCard,
  makeReceivedCard,
  sendStepAddress,
  sendReadableCard,
} from '#tests/e2e/support/sent-cards.ts';
import { newAddress } from '#tests/e2e/support/address.ts';
import { browser, product } from '#tests/e2e/support/shared.ts';
import { POLL_BY_TIMER, untilHydrated, visit, type Visit } from '#tests/e2e/support/visit.ts';
import { RUNS_EVERYTHING } from '#tests/thoroughness.ts';

/** Two products of their own: one that has sent nothing yet, and a public one, which asks new senders to confirm by mail. */
let unused: Product;
let reachable: Product;
let sink: SmtpSink;
beforeAll(async () => {
  sink = await startSmtpSink();
  [unused, reachable] = await Promise.all([startProduct(), startProduct({ HOST: '0.0.0.0', SMTP_URL: sink.url })]);
});
afterAll(async () => {
  await Promise.all([unused.stop(), reachable.stop()]);
  await sink.close();
});

/** When the opening animation is stopped to be checked: while the envelope turns, in milliseconds from the beginning. */
const FILM_STANDS_AT = 300;

/** A state of a page, and how to reach it. Requests that fail on the way are named. */
type State = {
  name: string;
  reach: (page: Page, base: string) => Promise<void>;
  expectedFailures?: RegExp;
  /** the state ends when the window is made wider, and is reached again at each width */ endsWhenWidened?: true;
};

const open = async (page: Page, base: string, address: (page: Page, base: string) => Promise<string>) => {
  await page.goto(await address(page, base));
  await untilHydrated(page);
};
const NOBODY = { recipients: [], sender: { name: '', email: '' }, phrase: '', schedule: { kind: 'now' } };

const STATES: State[] = [
  {
    name: 'a name that is too long for the front',
    expectedFailures: /api\/1\/card\/send/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('card', { recipients: [] }));
      await page.getByLabel('Name on the front').fill('A'.repeat(41));
      await page.getByRole('button', { name: 'Next: message' }).click();
      await page.getByText('A name can have up to 40 characters.').waitFor();
    },
  },
  {
    name: 'a message that is too long, and one that was replaced',
    expectedFailures: /api\/1\/card\/send/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('words'));
      await page.getByRole('button', { name: /^Use:/ }).first().click();
      await page.getByText('Message replaced').waitFor();
      await page.getByLabel('Your message').fill('word '.repeat(MESSAGE_MAX / 5 + 1));
      await page.getByRole('button', { name: 'Next: people and time' }).click();
      await page.getByText(/^A message can have up to 5,000 characters/).waitFor();
    },
  },
  {
    name: 'a verse that is being written, with more characters than it may have, and with more lines than its page holds',
    expectedFailures: /api\/1\/card\/send/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('words'));
      const verse = page.getByLabel('Verse');
      await verse.fill('word '.repeat(VERSE_MAX / 5 + 11));
      const count = await page.getByText(`455 of ${VERSE_MAX} characters`).boundingBox();
      const restore = await page.getByRole('button', { name: 'Restore the original verse' }).boundingBox();
      expect(restore!.x - count!.x - count!.width).toBeGreaterThanOrEqual(8);
      await verse.fill('we catch\n'.repeat(24));
      await page.getByRole('alert').filter({ hasText: 'of these 24 lines.' }).waitFor();
      expect(await verse.inputValue()).toBe('we catch\n'.repeat(24));
      // Its lines end inside what is printed at the rim of the page, and can be scrolled to.
      const { rim, isScrolled } = await verse.evaluate((field) => {
        const [shown, paper] = [field.parentElement!, field.parentElement!.parentElement!];
        const [inner, outer] = [shown.getBoundingClientRect(), paper.getBoundingClientRect()];
        return {
          rim: Math.min(inner.top - outer.top, outer.bottom - inner.bottom) / outer.width,
          isScrolled: shown.scrollHeight > shown.clientHeight && getComputedStyle(shown).overflowY === 'auto',
        };
      });
      expect(rim).toBeGreaterThan(0.08);
      expect(isScrolled).toBe(true);
    },
  },
  {
    name: 'nobody on the list, and no sender',
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('people', NOBODY));
      await page.getByRole('button', { name: 'Next: preview' }).click();
      await page.getByText('Add at least one person.').waitFor();
      await page.getByText('Enter your name, so that they know who the card is from.').waitFor();
    },
  },
  {
    name: 'an address that is wrong, in a row that is open, and a list of places',
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('people'));
      await page.getByRole('button', { name: 'Change Amelie' }).click();
      await page.getByLabel('Email address', { exact: true }).fill('amelie@harbour');
      await page.getByLabel('Add someone else').fill('nadia@harbour');
      await page.getByLabel('Add someone else').press('Enter');
      await page.getByText('This address needs an ending').first().waitFor();
      await page.getByRole('combobox', { name: 'Location' }).fill('Paris');
      await page.getByRole('option', { name: /Paris/ }).first().waitFor();
    },
  },
  {
    name: 'somebody taken off the list, with Undo, and a day that has passed',
    expectedFailures: /api\/1\/card\/send/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('people'));
      await page.getByRole('button', { name: 'Remove Łukasz' }).click();
      await page.getByRole('button', { name: 'Undo' }).waitFor();
      await page.getByLabel('Date').fill('2026-01-05');
      await page.getByRole('button', { name: 'Next: preview' }).click();
      await page.getByText('This date has passed.').waitFor();
    },
  },
  {
    name: 'a desk that cannot be reached',
    expectedFailures: /api\/1/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('people'));
      await page.getByLabel('Your name').waitFor();
      await page.route('**/api/1/card/send**', (route) => route.abort());
      await page.getByLabel('Your name').fill('Rosa');
      await page.getByLabel('Your name').blur();
      await page.getByText('We cannot reach the server.').waitFor();
    },
  },
  {
    name: 'a preview that lacks something, with the mail opened',
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('preview', NOBODY));
      await page.getByText('To send it, please').waitFor();
      await page.getByText('Preview the email').click();
      await page.getByRole('article', { name: 'The email' }).waitFor();
    },
  },
  {
    name: 'an email that could not be loaded',
    expectedFailures: /card\/send\/mail/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('preview'));
      await page.route('**/api/1/card/send/mail?**', (route) => route.fulfill({ status: 503, json: { errors: [] } }));
      await page.getByText('Preview the email').click();
      await page.getByText('We could not load the email.').waitFor();
    },
  },
  {
    name: 'a preview whose opening has been played',
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('preview'));
      await page.getByRole('button', { name: 'Play the opening' }).click();
      await page.getByRole('button', { name: 'Play again' }).waitFor();
    },
  },
  {
    name: 'a card that is being sent',
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('preview'));
      await page.route('**/api/1/card/send/send', holdFor(page));
      await page.getByRole('button', { name: /^Send (on|now)/ }).click();
      await page.locator('button[aria-busy="true"]').waitFor();
    },
  },
  {
    name: 'a card that could not be sent',
    expectedFailures: /card\/send\/send/,
    reach: async (page, base) => {
      await open(page, base, sendStepAddress('preview'));
      await page.route('**/api/1/card/send/send', (route) => route.fulfill({ status: 503, json: { errors: [] } }));
      await page.getByRole('button', { name: /^Send (on|now)/ }).click();
      await page.getByText('We could not send your card.').waitFor();
    },
  },
  {
    name: 'a card that is booked',
    reach: async (page, base) => {
      await open(page, base, afterSending);
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  {
    name: 'a card that was stopped',
    reach: async (page, base) => {
      await open(page, base, afterSending);
      await page.getByRole('button', { name: 'Undo' }).click();
      await page.getByText('Sending cancelled. It is a draft again.').waitFor();
      await page.waitForURL(/\/card\/send\/preview/);
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
  {
    name: 'a card that bounced, and a new address that is wrong too',
    reach: async (page, base) => {
      await open(page, base, makeSentCard);
      await page.getByLabel('New address for Łukasz').fill('lukasz@stocznia');
      await page.getByRole('button', { name: 'Send again', exact: true }).click();
      await page.getByText('This address needs an ending').waitFor();
    },
  },
  {
    name: 'a mail, as it looks',
    reach: async (page, base) => {
      await makeSentCard(page, base);
      await page.goto(routes.testing());
      await page.getByRole('navigation', { name: 'Emails' }).getByRole('link').first().click();
      await page.locator('iframe').waitFor();
    },
  },
  {
    name: 'an envelope that opens',
    endsWhenWidened: true,
    reach: async (page, base) => {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page, base, makeReceivedCard);
      // The animation is paused soon after its beginning: axe takes longer than it lasts, and would read what follows while it fades in.
      await page.evaluate((moment) => {
        Animation.prototype.play = function stand() {
          this.currentTime = moment;
        };
      }, FILM_STANDS_AT);
      await page.getByRole('button', { name: 'Open the envelope' }).click();
      await page.getByRole('button', { name: 'Skip', exact: true }).waitFor();
      await page.waitForFunction(
        (moment) => document.getAnimations().some(({ currentTime }) => currentTime === moment),
        FILM_STANDS_AT,
        POLL_BY_TIMER,
      );
    },
  },
  {
    name: 'a card that lies open, and thanks without a word',
    reach: async (page, base) => {
      await open(page, base, makeReceivedCard);
      await page.getByRole('button', { name: 'Skip to the card' }).click();
      await page.getByRole('button', { name: 'Send thanks' }).click();
      await page.getByText('Write a word or two first.').waitFor();
    },
  },
  {
    name: 'a card whose front is shown again, and thanks that may be changed',
    reach: async (page, base) => {
      await open(page, base, makeReceivedCard);
      await page.getByRole('button', { name: 'Skip to the card' }).click();
      await page.getByRole('list', { name: 'Suggested replies' }).getByRole('button').first().click();
      await page.getByRole('button', { name: 'Send thanks' }).click();
      await page.getByRole('button', { name: 'Change' }).waitFor();
      await turnToFront(page);
    },
  },
  {
    name: 'thanks that came too late',
    reach: async (page, base) => {
      await open(page, base, async () => `${await makeReceivedCard(page, base)}?open=1&thanks=late`);
      await page.getByText('Your thanks have already been sent.').waitFor();
    },
  },
  {
    name: 'a card under the link that anyone may open',
    reach: async (page, base) => {
      await open(page, base, async () => {
        const [, , , magicLink = ''] = (await makeReceivedCard(page, base)).split('/');
        return routes.read(magicLink);
      });
      await page.getByRole('button', { name: 'Skip to the card' }).click();
      await page.getByText('Anyone can open this link.').waitFor();
    },
  },
  {
    name: 'no more cards from a sender',
    reach: async (page, base) => {
      await open(page, base, async () => `${await makeReceivedCard(page, base)}?refuse=sender`);
      await page.getByRole('main').getByRole('button').click();
      await page.getByRole('heading', { name: 'You no longer get cards from Rosa Lindqvist' }).waitFor();
    },
  },
  {
    name: 'a card that was taken back',
    expectedFailures: /card\/read/,
    reach: async (page, base) => {
      const { cardSendId, address } = await sendReadableCard(page, base);
      await revoke(cardSendId);
      await page.goto(address);
      await page.getByRole('heading', { name: 'This card is no longer available' }).waitFor();
    },
  },
  {
    name: 'a code that nobody has',
    expectedFailures: /api\/1\/open/,
    reach: async (page) => {
      await page.goto(routes.open());
      await untilHydrated(page);
      await page.getByLabel('Your code').fill('ABCD EFGH');
      await page.getByRole('button', { name: 'Open the card' }).click();
      await page.locator('[aria-invalid="true"]').waitFor();
    },
  },
  {
    name: 'a category that could not go on',
    expectedFailures: /api\/1\/cards/,
    reach: async (page) => {
      await page.goto(routes.cards('birthday'));
      await untilHydrated(page);
      await page.route('**/api/1/cards?**', (route) => route.abort());
      // The next cards are loaded when the end of the list comes near.
      await page.getByText(/^Showing 20 of/).scrollIntoViewIfNeeded();
      await page.getByRole('main').getByRole('button', { name: 'Try again' }).waitFor();
    },
  },
];

/** No page revokes a card that was opened, so the test updates the database. */
async function revoke(cardSendId: string): Promise<void> {
  const database = new pg.Client({ connectionString: product.place.DATABASE_URL });
  await database.connect();
  await database.query('UPDATE card_sends SET is_revoked = true WHERE card_send_id = $1', [cardSendId]);
  await database.end();
}

/** Holds an answer back while the page is checked. */
function holdFor(page: Page): (route: Route) => Promise<void> {
  return async (route) => {
    await page.waitForEvent('close', { timeout: 0 });
    await route.abort();
  };
}

const WIDTHS = [390, 1280];
/**
 * Checks the current state without leaving it: on a phone in the dark theme and on a desktop in the light one. `npm run test:all` checks each
 * width in both themes.
 * @returns where it is wider than its window; faults of accessibility fail at once
 */
async function checkEveryScreen(visitor: Visit, what: string, widths: readonly number[] = WIDTHS): Promise<string[]> {
  const { page } = visitor;
  const tooWide: string[] = [];
  for (const width of widths) {
    const [theme, other] = width < 500 ? (['dark', 'light'] as const) : (['light', 'dark'] as const);
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: theme });
    await visitor.expectAccessible(`${what}, ${width} pixels`, RUNS_EVERYTHING ? other : undefined);
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth))
      tooWide.push(`${what}, ${width} pixels`);
  }
  return tooWide;
}

describe('accessible at both widths and in both themes:', () => {
  it.each(STATES)('$name', async ({ name, reach, expectedFailures, endsWhenWidened }) => {
    for (const widths of endsWhenWidened ? WIDTHS.map((width) => [width]) : [WIDTHS]) {
      const visitor = await visit(browser, product.url, {
        width: widths[0] ?? 390,
        reducedMotion: 'reduce',
        ...(expectedFailures ? { expectedFailures } : {}),
      });
      await reach(visitor.page, product.url);
      expect(await checkEveryScreen(visitor, name, widths)).toEqual([]);
      await visitor.end();
    }
  });

  it('a mailbox without mail', async () => {
    const visitor = await visit(browser, unused.url, { width: 390, reducedMotion: 'reduce' });
    await visitor.page.goto(routes.testing());
    await visitor.page.getByRole('heading', { name: 'No emails yet' }).waitFor();
    expect(await checkEveryScreen(visitor, 'a mailbox without mail')).toEqual([]);
    await visitor.end();
  });

  it('a card that waits for confirmation by mail, the confirmation, and what follows', async () => {
    const visitor = await visit(browser, reachable.url, { width: 390, reducedMotion: 'reduce' });
    const { page } = visitor;
    const email = newAddress('rosa', 'fernbank.example');
    await open(
      page,
      reachable.url,
      sendStepAddress('preview', { schedule: { kind: 'now' }, sender: { name: 'Rosa', email } }),
    );
    await page.getByRole('button', { name: 'Send now' }).click();
    await page.getByRole('heading', { name: 'Confirm your email address' }).waitFor();
    expect(await checkEveryScreen(visitor, 'waiting for the press')).toEqual([]);
    const asked = () => sink.received.find(({ to }) => to === email);
    await expect.poll(asked).toBeDefined();
    const link = /\/verify\?send=(?:3D)?(\w+)/.exec(asked()?.source.replace(/=\r?\n/g, '') ?? '')?.[1] ?? '';
    await page.goto(routes.verify(link));
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Yes, send my card' }).waitFor();
    expect(await checkEveryScreen(visitor, 'the press')).toEqual([]);
    await page.getByRole('button', { name: 'Yes, send my card' }).click();
    await page.getByText('Thank you. Your card is on its way.').waitFor();
    expect(await checkEveryScreen(visitor, 'after the press')).toEqual([]);
    await visitor.end();
  });
});
