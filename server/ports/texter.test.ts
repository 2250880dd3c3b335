import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTwilio, type Twilio } from '#tests/doubles/twilio.ts';
import { TextLater, TextRefused, TextStopped, type Texter } from './texter.ts';
import { type TwilioSettings, twilioTexter } from './texter-twilio.ts';

const SITE = 'https://cards.example';
let twilio: Twilio;
let texter: Texter;
beforeAll(async () => {
  twilio = await startTwilio();
  texter = create();
});
afterAll(() => twilio.stop());
beforeEach(() => {
  twilio.taken.length = 0;
  twilio.mood = 'well';
});

const create = (changes: Partial<TwilioSettings> = {}) => {
  const { accountSid, authToken, apiUrl, number } = twilio;
  return twilioTexter({
    accountSid,
    authToken,
    apiUrl,
    from: number,
    siteUrl: SITE,
    reportPath: '/hooks/texts',
    ...changes,
  });
};
const TEXT = { key: 'id.1', to: '+447700900123', body: 'Amelie turns 34. https://cards.example/t/abc', mark: '/t/abc' };
const fails = (to: string) => texter.send({ ...TEXT, to }).catch((error: unknown) => error);

describe('a text', () => {
  it('is handed to Twilio, with where its reports go', async () => {
    const { messageId, response } = await texter.send(TEXT);
    expect(twilio.taken).toEqual([
      {
        sid: messageId,
        to: TEXT.to,
        from: twilio.number,
        body: TEXT.body,
        statusCallback: `${SITE}/hooks/texts?key=id.1`,
      },
    ]);
    expect(response).toBe('201 queued');
  });

  it('leaves by a messaging service too, which has no number of its own', async () => {
    const service = create({ from: `MG${'a'.repeat(32)}`, reportPath: null });
    await service.send(TEXT);
    expect(twilio.taken).toMatchObject([{ from: `MG${'a'.repeat(32)}`, statusCallback: null }]);
    expect([service.number, texter.number]).toEqual([null, twilio.number]);
  });

  it.each([
    ['+12025550111', 'This number does not receive text messages.'],
    ['+12025550114', 'This number does not receive text messages.'],
    ['+12025550108', 'We cannot send text messages to numbers of this country.'],
  ])('to %s is refused for good', async (to, reason) => {
    const error = await fails(to);
    expect(error).toBeInstanceOf(TextRefused);
    expect(error).toMatchObject({ reason });
    expect(String(error)).not.toContain(to);
  });

  it('to a number that has sent STOP has nowhere to go', async () => {
    const own = await startTwilio(async () => new Response());
    const stopping = create({ ...own });
    await own.receive(`${SITE}/hooks/texts`, TEXT.to, 'Stop');
    await expect(stopping.send(TEXT)).rejects.toThrow(TextStopped);
    await own.receive(`${SITE}/hooks/texts`, TEXT.to, 'START');
    await stopping.send(TEXT);
    expect(own.taken).toHaveLength(1);
    await own.stop();
  });

  it.each([['away'], ['busy']] as const)('is tried later while Twilio is %s', async (mood) => {
    twilio.mood = mood;
    await expect(texter.send(TEXT)).rejects.toThrow(TextLater);
  });

  it('is tried later where it is us who are refused, or nobody answers', async () => {
    expect(await fails('+12025550106')).toBeInstanceOf(TextLater);
    await expect(create({ authToken: 'wrong' }).send(TEXT)).rejects.toThrow(TextLater);
    await expect(create({ apiUrl: 'http://127.0.0.1:1' }).send(TEXT)).rejects.toThrow(TextLater);
    expect(twilio.taken).toEqual([]);
  });

  it('that was taken, and whose answer was lost, is not sent a second time', async () => {
    twilio.mood = 'lost';
    await expect(texter.send(TEXT)).rejects.toThrow(TextLater);
    twilio.mood = 'well';
    // It may be rendered anew meanwhile: `tomorrow` is `today`.
    const { messageId } = await create().send({ ...TEXT, body: 'Amelie turned 34. https://cards.example/t/abc' });
    expect(twilio.taken.map(({ sid }) => sid)).toEqual([messageId]);
    await texter.send({ ...TEXT, body: 'Another one. https://cards.example/t/xyz', mark: '/t/xyz' });
    expect(twilio.taken).toHaveLength(2);
  });
});

describe('a webhook', () => {
  const sign = (url: string, fields: Record<string, string>, token = twilio.authToken) =>
    createHmac('sha1', token)
      .update(
        url +
          Object.keys(fields)
            .toSorted()
            .reduce((all, name) => all + name + fields[name], ''),
      )
      .digest('base64');
  const read = (fields: Record<string, string>, signature: string | null, target = '/hooks/texts?key=id.1') =>
    texter.read({
      target,
      headers: new Headers(signature === null ? {} : { 'X-Twilio-Signature': signature }),
      body: Buffer.from(new URLSearchParams(fields).toString()),
    });
  const url = `${SITE}/hooks/texts?key=id.1`;
  const DELIVERED = { MessageSid: 'SM1', MessageStatus: 'delivered', To: '+447700900123' };

  it('is signed as in Twilio’s documentation', () => {
    // https://www.twilio.com/docs/usage/security: the example of a request.
    const documented = twilioTexter({
      accountSid: 'AC',
      authToken: '12345',
      apiUrl: '',
      from: '+1',
      siteUrl: 'https://mycompany.com',
      reportPath: null,
    });
    const fields = {
      CallSid: 'CA1234567890ABCDE',
      Caller: '+14158675309',
      Digits: '1234',
      From: '+14158675309',
      To: '+18005551212',
    };
    const webhook = (signature: string) => ({
      target: '/myapp.php?foo=1&bar=2',
      headers: new Headers({ 'X-Twilio-Signature': signature }),
      body: Buffer.from(new URLSearchParams(fields).toString()),
    });
    expect(documented.read(webhook('RSOYDt4T1cUTdK1PDd93/VVr8B8='))).toEqual({ kind: 'other' });
    expect(documented.read(webhook('RSOYDt4T1cUTdK1PDd93/VVr8B9='))).toBeNull();
  });

  it.each([
    ['delivered', undefined, { kind: 'delivered', key: 'id.1' }],
    ['sent', undefined, { kind: 'other' }],
    ['queued', undefined, { kind: 'other' }],
    ['undelivered', '30003', { kind: 'failed', key: 'id.1', reason: expect.stringMatching(/switched off/) as string }],
    ['failed', '30006', { kind: 'failed', reason: 'This number does not receive text messages.', hasStopped: false }],
    ['failed', '99999', { kind: 'failed', reason: 'The text message was not delivered.' }],
    ['failed', '21610', { kind: 'failed', hasStopped: true }],
  ])('reports %s %s', (status, code, expected) => {
    const fields = { ...DELIVERED, MessageStatus: status, ...(code === undefined ? {} : { ErrorCode: code }) };
    expect(read(fields, sign(url, fields))).toMatchObject(expected);
  });

  it('reports a text that came in, and is answered in TwiML', () => {
    const fields = { From: '+447700900123', Body: 'Grüße & <STOP>', To: twilio.number };
    const target = '/hooks/texts';
    expect(read(fields, sign(SITE + target, fields), target)).toEqual({
      kind: 'received',
      from: '+447700900123',
      body: 'Grüße & <STOP>',
      isAnswered: false,
    });
    expect(texter.answer('You & <we>')).toEqual({
      type: 'text/xml; charset=utf-8',
      body: '<?xml version="1.0" encoding="UTF-8"?><Response><Message>You &amp; &lt;we&gt;</Message></Response>',
    });
    expect(texter.answer(null).body).toMatch(/<Response><\/Response>$/);
  });

  it('may be signed with the usual port', () => {
    expect(read(DELIVERED, sign(url.replace('.example', '.example:443'), DELIVERED))).not.toBeNull();
  });

  it.each([
    ['nothing', () => null],
    ['another token', () => sign(url, DELIVERED, 'another')],
    ['other fields', () => sign(url, { ...DELIVERED, MessageStatus: 'failed' })],
    ['another address', () => sign(`${SITE}/hooks/texts?key=id.2`, DELIVERED)],
    ['a site of the same beginning', () => sign(url.replace('cards.example', 'cards.example.evil'), DELIVERED)],
  ])('that is signed with %s is refused', (_, signature) => {
    expect(read(DELIVERED, signature())).toBeNull();
  });
});
