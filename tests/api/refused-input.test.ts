/*
 * Input that the product can neither store nor use: it is refused with a sentence at its field, and never answered as an error of the server.
 */
import type { Challenge } from 'altcha-lib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { CARD_LINES_MAX } from '#shared/limits.ts';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { draftOf, makeScenario, recipientLink, type Scenario, sendScheduledCard } from './scenario.ts';
import { requestChallenge, solve } from '#tests/factories/proof-of-work.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let scenario: Scenario;
beforeAll(async () => {
  app = await testApp();
  scenario = await makeScenario(app, 'visitor', SHOP_CARD);
});
afterAll(() => app.close());

describe('the lines of a draft', () => {
  it.each([
    ['message', '\n'],
    ['verse', '\n'],
    ['verse', '|'],
  ])('the %s, divided by %j, has as many as a card holds, and no more', async (field, divider) => {
    const cardSendId = await draftOf(scenario);
    const lines = (count: number) => divider.repeat(count - 1);
    const put = (text: string) =>
      scenario.caller.ask('PUT /card/send/message', { body: { cardSendId, [field]: text } });
    expect(await put(lines(CARD_LINES_MAX + 1))).toMatchObject({
      status: 422,
      errors: [{ field, errorMessage: expect.stringMatching(/can have up to 400 lines\.$/) }],
    });
    expect((await scenario.caller.ask('GET /card/send', { query: { card_send_id: cardSendId } })).status).toBe(200);
    expect((await put(lines(CARD_LINES_MAX))).status).toBe(200);
    expect((await scenario.caller.ask('GET /card/send', { query: { card_send_id: cardSendId } })).status).toBe(200);
  });
});

it.each(['\n', '\r', '\u2028', '\u2029'])('a name has no line breaks: %j', async (divider) => {
  const cardSendId = await draftOf(scenario);
  const name = `Rosa${divider}Cardamom: your account is closed`;
  for (const [field, given] of [
    ['sender.name', { sender: { name, email: 'rosa@example.com' } }],
    ['phrase', { phrase: name }],
    ['recipients.0.name', { recipients: [{ name, email: 'jonas@example.com' }] }],
  ] as const) {
    const answer = await scenario.caller.ask('PUT /card/send', { body: { cardSendId, ...given } });
    expect(answer).toMatchObject({
      status: 422,
      errors: [{ field, errorMessage: expect.stringMatching(/must be on one line\.$/) }],
    });
  }
});

describe('text that Postgres cannot store', () => {
  it('is refused at the field of a call', async () => {
    const sent = await sendScheduledCard(scenario);
    const link = { magicLink: sent.magicLink, magicLink2: await recipientLink(scenario, sent) };
    const thank = (text: string) => scenario.caller.ask('POST /card/read/thank', { body: { ...link, text } });
    expect(await thank('Thank\0you')).toMatchObject({
      status: 422,
      errors: [{ field: 'text', errorMessage: 'This text has a character that cannot be shown.' }],
    });
    expect((await thank('Thank you')).status).toBe(200);
  });

  it.each([
    ['NUL', 'a\0b'],
    ['half of a sign', 'a\ud83cb'],
  ])('is refused at any depth of the JSON: %s', async (_, text) => {
    const deep = {
      loginType: 'passkey',
      passkey: { id: 'a', rawId: 'a', type: 'public-key', response: [{ [text]: 1 }] },
    };
    expect(await scenario.caller.ask('POST /login', { body: deep })).toMatchObject({
      status: 422,
      errors: [{ field: 'passkey.response.0', errorCode: 'unstorable' }],
    });
  });

  it('is refused at the field of a form', async () => {
    const sent = await sendScheduledCard(scenario);
    const path = routes.read(sent.magicLink, await recipientLink(scenario, sent));
    const post = (text: string) =>
      scenario.caller.get(path, { method: 'POST', body: new URLSearchParams({ act: 'thank', text }) });
    const answer = await post('Thank\0you');
    expect(answer.status).toBe(422);
    expect(await answer.text()).toMatch(/^text: This text has a character that cannot be shown\./);
    expect((await post('Thank you')).headers.get('Location')).toMatch(/thanks=sent$/);
  });

  it('is refused in the query of a form', async () => {
    const path = `${routes.unsubscribe()}?t=x&e=a%00b`;
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    expect((await scenario.caller.get(path, { method: 'POST', body })).status).toBe(422);
  });

  it('is dropped where an error would not help', async () => {
    const asked = { t: 'a\0b', e: 'a\0b' };
    expect((await scenario.caller.ask('GET /login', { query: asked })).status).toBe(200);
    const body = { loginType: 'link', email: 'nobody@example.com', next: '/cards\0' };
    expect((await scenario.caller.ask('POST /login', { body })).status).toBe(200);
    expect((await scenario.caller.ask('POST /login', { body: { ...body, next: '/cards\ud83c' } })).status).toBe(200);
  });
});

describe('a proof of work', () => {
  let publicApp: TestApp;
  let visitor: TestVisitor;
  let cardSendId: string;
  let challenge: Challenge;
  beforeAll(async () => {
    publicApp = await testApp({ settings: { isLoopbackOnly: false } });
    // Proofs are checked against the system clock.
    publicApp.clock.set(new Date().toISOString());
    visitor = publicApp.visitor();
    await visitor.call('GET /login', { query: {} });
    cardSendId = await draftOf({ ...scenario, holder: visitor });
    challenge = await requestChallenge(visitor);
  });
  afterAll(() => publicApp.close());

  const send = (proof: unknown) => {
    const text = Buffer.from(JSON.stringify(proof)).toString('base64');
    return visitor.ask('PUT /card/send/send', { body: { cardSendId, proof: text } });
  };
  const solution = { counter: 1, derivedKey: '00' };
  const invalid: [string, () => unknown][] = [
    ['is not an object', () => 5],
    ['has a challenge of another kind', () => ({ challenge: 5, solution })],
    ['has no parameters', () => ({ challenge: {}, solution })],
    ['has parameters of another kind', () => ({ challenge: { parameters: 'x' }, solution })],
    ['has no salt', () => ({ challenge: withParameters({ salt: undefined }), solution })],
    ['has a salt that is not text', () => ({ challenge: withParameters({ salt: { length: 2 } }), solution })],
    ['has a nonce that is not a number', () => ({ challenge: withParameters({ nonce: 'zz' }), solution })],
    ['has another algorithm', () => ({ challenge: withParameters({ algorithm: 'SCRYPT' }), solution })],
    ['has an enormous cost', () => ({ challenge: withParameters({ cost: 1e12 }), solution })],
    ['has a signature that is not text', () => ({ challenge: { ...challenge, signature: [1] }, solution })],
    ['has a solution of another kind', () => ({ challenge, solution: 'x' })],
    ['has a counter that is not a number', () => ({ challenge, solution: { ...solution, counter: 'x' } })],
    ['has a negative counter', () => ({ challenge, solution: { ...solution, counter: -1 } })],
    ['has a key that is not text', () => ({ challenge, solution: { ...solution, derivedKey: 7 } })],
  ];
  function withParameters(changed: object): object {
    return { ...challenge, parameters: { ...challenge.parameters, ...changed } };
  }
  it.each(invalid)('that %s is refused', async (_, make) => {
    expect(await send(make())).toMatchObject({ status: 422, errors: [{ field: 'proof', errorCode: 'proof' }] });
  });

  it('that is complete is accepted once', async () => {
    const solved = await solve(challenge);
    expect((await send({ challenge, solution: solved })).status).toBe(200);
    await visitor.call('PUT /card/send/stop', { body: { cardSendId } });
    expect((await send({ challenge, solution: solved })).errors).toMatchObject([{ field: 'proof' }]);
  });
});

it('the framework’s endpoint for server functions is not served', async () => {
  for (const path of ['/_serverFn/', '/_serverFn/x?payload=%7B'])
    expect((await app.visitor().get(path)).status).toBe(404);
});

it('a proxy that passes on an invalid address is itself counted', async () => {
  const behind = await testApp({ site: { trustedProxies: 1 } });
  const { status } = await behind
    .visitor()
    .ask('POST /open', { body: { code: 'R7K2 4MDX' } }, { 'X-Forwarded-For': 'x'.repeat(300) });
  expect(status).toBe(404);
  const { rows } = await behind.context.pool.query<{ key: string }>('select key from rate_limits');
  expect(rows).toContainEqual({ key: 'code:unknown' });
  await behind.close();
});
