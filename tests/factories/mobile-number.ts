import { expect } from 'vitest';
import { twilioTexter } from '#server/ports/texter-twilio.ts';
import { testApp, type TestApp, type TestAppChanges } from '#tests/app.ts';
import { startTwilio, type Twilio } from '#tests/doubles/twilio.ts';
import type { TestMember } from './member.ts';

/** An application that sends its texts through a local Twilio, whose webhooks reach it. */
export async function appWithTexts(
  changes: TestAppChanges = {},
): Promise<{ app: TestApp; twilio: Twilio; close: () => Promise<void> }> {
  let app: TestApp | null = null;
  const twilio = await startTwilio(async (request) => {
    if (app === null) throw new Error('The application is not there yet.');
    return app.site.request(request);
  });
  const texter = twilioTexter({
    ...twilio,
    from: twilio.number,
    siteUrl: 'http://cards.example',
    reportPath: '/hooks/texts',
  });
  app = await testApp({ ...changes, texter });
  const opened = app;
  return {
    app: opened,
    twilio,
    async close() {
      await opened.close();
      await texter.close();
      await twilio.stop();
    },
  };
}

let last = 0;
/** Area codes whose numbers 555-01… belong to nobody. */
const AREAS = [202, 212, 213, 214, 215, 216, 303, 305, 312, 313, 404, 415];
/** A number that no other test of the file has. The double takes all of them. */
export function newNumber(): string {
  last += 1;
  return `+1${AREAS[Math.floor(last / 80) % AREAS.length]}55501${20 + (last % 80)}`;
}

/** The code in the newest text to a number. */
export function codeIn(twilio: Twilio, number: string): string {
  const text = twilio.taken.findLast(({ to }) => to === number);
  return /code is (\d{6})/.exec(text?.body ?? '')?.[1] ?? '';
}

/** Adds a number to the account of a member and confirms it. */
export async function addNumber(
  app: TestApp,
  twilio: Twilio,
  member: TestMember,
  number = newNumber(),
): Promise<string> {
  await member.call('POST /mobile-number', { body: { number } });
  await app.deliver();
  const { confirmed } = await member.call('POST /mobile-number/confirm', { body: { code: codeIn(twilio, number) } });
  expect(confirmed).toMatchObject({ isStopped: false, problem: null });
  return number;
}
