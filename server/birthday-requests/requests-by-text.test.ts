import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { countSegments } from '#server/kernel/text-segments.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import type { Twilio } from '#tests/doubles/twilio.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { appWithTexts, newNumber } from '#tests/factories/mobile-number.ts';

let app: TestApp;
let twilio: Twilio;
let close: () => Promise<void>;
let rosa: TestMember;
let number: string;
beforeAll(async () => {
  ({ app, twilio, close } = await appWithTexts());
});
afterAll(() => close());
beforeEach(async () => {
  app.clock.set('2026-11-21T09:00:00Z');
  await app.context.pool.query('delete from rate_limits');
  twilio.mood = 'well';
  rosa = await signedIn(app, { name: 'Rosa Lindqvist' });
  app.mailer.sent.length = 0;
  number = newNumber();
});

const message = 'When is it, exactly?';
const textsTo = (to: string) => twilio.taken.filter((text) => text.to === to);
const shown = (to: string) => to.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
const ask = (people: object[], member = rosa) => member.ask('POST /birthday/request', { body: { people, message } });
async function askTheo(member = rosa) {
  const { data } = await ask([{ name: 'Theo Brandt', mobile: number }], member);
  await app.deliver();
  const [text] = textsTo(number);
  const path = data.requests[0]?.path ?? '';
  return { text, path, magicLink: new URL(path, 'https://cards.example').searchParams.get('magicLink') ?? '' };
}
const asked = async () => (await rosa.call('GET /birthday/requests', { query: {} })).results;

describe('a birthday asked for by text', () => {
  it('is one short text with who asks, a link to the answer, and how texts end', async () => {
    const { text, path } = await askTheo();
    expect(textsTo(number)).toHaveLength(1);
    expect(text?.body).toMatch(
      /^Rosa Lindqvist asks when your birthday is\. Answer here, without an account: http:\/\/cards\.example\/t\/[\w-]{32} Reply STOP for no more texts\.$/,
    );
    expect(countSegments(text?.body ?? '')).toBeLessThanOrEqual(2);
    expect(app.mailer.sent).toEqual([]);
    const short = /\/t\/[\w-]{32}/.exec(text?.body ?? '')?.[0] ?? '';
    const response = await app.visitor().get(short);
    expect([response.status, response.headers.get('Location')]).toEqual([303, path]);
    expect(await asked()).toMatchObject([{ email: null, mobile: shown(number), state: 'asked' }]);
  });

  it('is answered like one by mail, and keeps the number with the new contact', async () => {
    const { magicLink } = await askTheo();
    const friend = app.visitor();
    const { request } = await friend.call('GET /birthday/answer', { query: { magicLink } });
    expect(request).toMatchObject({ to: 'Theo', from: 'Rosa', message, cameBy: 'text' });
    await friend.call('PUT /birthday/answer', { body: { magicLink, month: 12, day: 9 } });
    expect(await asked()).toMatchObject([{ state: 'answered' }]);
    const { results } = await rosa.call('GET /contacts', { query: {} });
    expect(results).toMatchObject([{ name: 'Theo Brandt', phones: [shown(number)], emails: [] }]);
  });

  it('can be refused for one sender or everyone, and that is taken back', async () => {
    const { magicLink } = await askTheo();
    const friend = app.visitor();
    await friend.call('POST /birthday/answer/refuse', { body: { magicLink, from: 'sender' } });
    const other = await signedIn(app, { name: 'Kit Larkspur' });
    await askTheo(other);
    expect(textsTo(number)).toHaveLength(2);
    await friend.call('DELETE /birthday/answer/refuse', { body: { magicLink } });
    await friend.call('POST /birthday/answer/refuse', { body: { magicLink, from: 'everyone' } });
    await askTheo(await signedIn(app, { name: 'Mei Tanaka' }));
    expect(textsTo(number)).toHaveLength(2);
    // The member who asked sees no difference.
    expect(await asked()).toMatchObject([{ state: 'asked' }]);
  });

  it('goes to nobody who sent STOP, which its undo does not lift', async () => {
    const { magicLink } = await askTheo();
    await app.visitor().call('POST /birthday/answer/refuse', { body: { magicLink, from: 'sender' } });
    await twilio.receive('http://cards.example/hooks/texts', number, 'STOP');
    await app.visitor().call('DELETE /birthday/answer/refuse', { body: { magicLink } });
    await askTheo(await signedIn(app, { name: 'Kit Larkspur' }));
    expect(textsTo(number)).toHaveLength(1);
  });

  it('that did not arrive is told, and may be asked again', async () => {
    const { text } = await askTheo();
    await twilio.report(text?.sid ?? '', 'undelivered', 30_003);
    expect(await asked()).toMatchObject([{ state: 'bounced', mobile: shown(number) }]);
    expect((await ask([{ name: 'Theo Brandt', mobile: number }])).errors).toEqual([]);
  });

  it('shows the text before it is sent', async () => {
    const { text } = await rosa.call('POST /birthday/request/preview', { body: { name: 'Theo', message } });
    expect(text).toBe(
      'Rosa Lindqvist asks when your birthday is. Answer here, without an account: http://cards.example/t/... Reply STOP for no more texts.',
    );
  });

  it('is offered for contacts with a mobile number', async () => {
    await rosa.call('POST /contacts', { body: { name: 'Amelie', phones: [number, '+44 20 7946 0958'] } });
    const { results, sendsTexts } = await rosa.call('GET /birthday/request/people', { query: {} });
    expect(sendsTexts).toBe(true);
    expect(results).toMatchObject([{ name: 'Amelie', emails: [], mobiles: [shown(number)] }]);
  });

  it.each([
    ['no mobile number', [{ name: 'Theo', mobile: '12345' }], 'people.0.mobile', 'not-a-mobile-number'],
    [
      'an address besides',
      [{ name: 'Theo', mobile: '+12025550161', email: 'theo@example.com' }],
      'people.0.mobile',
      undefined,
    ],
    [
      'the same number twice',
      [
        { name: 'Theo', mobile: '+12025550161' },
        { name: 'Mei', mobile: '+1 202 555 0161' },
      ],
      'people.1.mobile',
      'twice',
    ],
  ])('is refused at its field with %s, and nobody is asked', async (_, people, field, code) => {
    const { errors } = await ask(people);
    expect(errors[0]).toMatchObject({ field, ...(code === undefined ? {} : { errorCode: code }) });
    expect(await asked()).toEqual([]);
  });

  it('goes to the same number three times a day, whoever asks', async () => {
    for (const name of ['Kit', 'Mei', 'Noor'])
      expect((await ask([{ name: 'Theo', mobile: number }], await signedIn(app, { name }))).errors).toEqual([]);
    const { errors } = await ask([{ name: 'Theo', mobile: number }]);
    expect(errors).toMatchObject([{ field: 'people', errorCode: 'too-many' }]);
    // What was counted before the refusal is given back.
    expect((await ask(Array.from({ length: 10 }, () => ({ name: 'Friend', mobile: newNumber() })))).errors).toEqual([]);
  });
});

it('without an account for texts, a number is refused, and none is offered', async () => {
  const plain = await testApp();
  try {
    const member = await signedIn(plain, { name: 'Rosa Lindqvist' });
    await member.call('POST /contacts', { body: { name: 'Amelie', phones: ['+12025550161'] } });
    const { results, sendsTexts } = await member.call('GET /birthday/request/people', { query: {} });
    expect([sendsTexts, results[0]?.mobiles]).toEqual([false, []]);
    const { errors } = await ask([{ name: 'Theo', mobile: '+12025550161' }], member);
    expect(errors).toMatchObject([{ field: 'people.0.mobile', errorCode: 'no-texts' }]);
  } finally {
    await plain.close();
  }
});
