import { afterAll, beforeAll, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { asCurl, EXAMPLE, pickValue } from './example.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

it('the example on the page of the calls sends a card, call by call', async () => {
  const stranger = app.visitor();
  const known = new Map<string, string>();
  const filled = <T>(given: T): T =>
    JSON.parse(
      [...known].reduce(
        (text, [word, value]) => text.replaceAll(`"${word}"`, JSON.stringify(value)),
        JSON.stringify(given),
      ),
    ) as T;
  let data: unknown;
  for (const { name, query, body, gives } of EXAMPLE) {
    const answer = await stranger.ask(name, filled({ query: query ?? {}, body: body ?? {} }));
    expect({ name, errors: answer.errors }).toEqual({ name, errors: [] });
    data = answer.data;
    if (gives) known.set(gives.word, pickValue(data, gives.at));
  }
  expect(data).toMatchObject({ sent: { ledger: [{ name: 'Amelie', email: 'amelie@example.com', state: 'queued' }] } });
  app.clock.advance(10_000);
  await app.deliver();
  expect(app.mailer.sent.map((mail) => mail.to.address)).toContain('amelie@example.com');
});

it('is shown as shell commands', async () => {
  const page = await (await app.visitor().get('/api/1/')).text();
  expect(page).toContain('X-Api-Token: test-token');
  for (const step of EXAMPLE) expect(page).toContain(step.name.split(' ')[1]);
  expect(asCurl({ says: '', name: 'PUT /card/send/stop', body: { cardSendId: 'X' } }, 'token')).toBe(
    `curl -s -b jar -c jar -H 'X-Api-Token: token' \\\n  -X PUT -H 'Content-Type: application/json' \\\n  "$SITE/api/1/card/send/stop" \\\n  -d '{"cardSendId":"X"}'`,
  );
});
