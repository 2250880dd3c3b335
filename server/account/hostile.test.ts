import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CallName } from '#contract/calls.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
  member = await signedIn(app);
});
afterAll(() => app.close());

/** What a reasonable caller gives. */
const FAIR: Partial<Record<CallName, Record<string, unknown>>> = {
  'POST /account/settings': {
    name: 'Rosa',
    birthday: { year: 1988, month: 5, day: 6 },
    hidesBirthYear: true,
    language: 'en',
    dateOrder: 'day-month',
    weekStart: 1,
    countryId: 'SE',
    timeZone: 'Europe/Stockholm',
    reminderHour: 9,
    reminderLeads: [7, 1],
  },
  'POST /account/photo': { image: 'data:image/png;base64,iVBORw0KGgo=' },
  'POST /card/favorite': { cardId: 'wreath-garden', rank: 1, delete: '0' },
  'GET /my_cards': { type: 'sent', limit: 20, offset: 0 },
  'PUT /notifications': { choices: [{ kind: 'opened', channel: 'email', isOn: true }] },
  'POST /unsubscribe': { kind: 'thanked', isOn: false, t: `uzzzzz-${'A'.repeat(22)}`, e: 'rosa@example.com' },
  'POST /email/unbounce': { t: `szzzzz-${'A'.repeat(22)}`, e: 'rosa@example.com' },
  'POST /open_ticket': { name: 'Rosa', email: 'rosa@example.com', subject: 'A card', message: 'Where is it?' },
  'DELETE /account': { sentCards: 'never', password: 'x' },
};
const HOSTILE = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    '\u0000',
    'a\u0000b@example.com',
    '\ud800',
    '‮',
    '💌'.repeat(5000),
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '+'.repeat(24),
    '__proto__',
    'Europe/../../etc/passwd',
    -1,
    0.5,
    2 ** 53,
    [],
    { month: 2, day: 30 },
    { year: 1e9, month: 1, day: 1 },
    { year: null, month: 12, day: 31, hour: 1 },
    ['email', 'email'],
  ),
);

test('any input of a member is answered with data or with errors at fields', async () => {
  const ask = fc.constantFrom(...(Object.keys(FAIR) as CallName[])).chain((name) =>
    fc.record({
      name: fc.constant(name),
      bad: fc.record(Object.fromEntries(Object.keys(FAIR[name] ?? {}).map((key) => [key, HOSTILE])), {
        requiredKeys: [],
      }),
    }),
  );
  await fc.assert(
    fc.asyncProperty(ask, async ({ name, bad }) => {
      const given = { ...FAIR[name], ...bad };
      const answer = await member.ask(name, name.startsWith('GET') ? { query: given } : { body: given });
      expect(answer.status, `${name} ${JSON.stringify(given)}`).toBeLessThan(500);
      if (answer.status !== 200)
        for (const item of answer.errors)
          expect(item.errorMessage, `${name} ${JSON.stringify(given)}`).toMatch(/\S.*\.$/);
    }),
    { numRuns: 600, endOnFailure: true },
  );
  expect((await member.call('GET /account')).account.email).toBe(member.email);
});
