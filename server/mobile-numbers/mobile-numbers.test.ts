import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import type { Twilio } from '#tests/doubles/twilio.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { addNumber, appWithTexts, codeIn, newNumber } from '#tests/factories/mobile-number.ts';

let app: TestApp;
let twilio: Twilio;
let close: () => Promise<void>;
let member: TestMember;
beforeAll(async () => {
  ({ app, twilio, close } = await appWithTexts());
});
afterAll(() => close());
beforeEach(async () => {
  await app.context.pool.query('delete from rate_limits');
  member = await signedIn(app);
  twilio.mood = 'well';
});

const ask = (number: string, who: TestMember = member) => who.ask('POST /mobile-number', { body: { number } });
const confirm = (code: string, who: TestMember = member) => who.ask('POST /mobile-number/confirm', { body: { code } });
const state = (who: TestMember = member) => who.call('GET /mobile-number');
const textsTo = (number: string) => twilio.taken.filter(({ to }) => to === number);
const shown = (number: string) => number.replace(/^(\+1)(\d{3})(\d{3})(\d{4})$/, '$1 $2 $3 $4');
/** A code that is not this one. */
const another = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a number', () => {
  it('is used once the code that was sent there is typed', async () => {
    const number = newNumber();
    const { data } = await ask(number);
    expect(data).toMatchObject({ isOffered: true, confirmed: null, pending: { number: shown(number), problem: null } });
    await app.deliver();
    const [text] = textsTo(number);
    expect(text?.body).toMatch(/^Your Cardamom code is \d{6}\. It works for 10 minutes\. Reply STOP/);
    const code = codeIn(twilio, number);
    expect((await confirm(`${code.slice(0, 3)} ${code.slice(3)}`)).data).toMatchObject({
      confirmed: { number: shown(number), isStopped: false, problem: null },
      pending: null,
    });
  });

  it('without a country code is one of the member’s country', async () => {
    expect((await ask('(202) 555-0117')).errors).toMatchObject([{ field: 'number', errorCode: 'not-a-mobile-number' }]);
    await member.call('POST /account/settings', { body: { countryId: 'US' } });
    expect((await ask('(202) 555-0117')).data.pending?.number).toBe('+1 202 555 0117');
  });

  it('stays until the new one is confirmed', async () => {
    const first = await addNumber(app, twilio, member);
    const second = newNumber();
    await ask(second);
    expect(await state()).toMatchObject({ confirmed: { number: shown(first) }, pending: { number: shown(second) } });
    await app.deliver();
    await confirm(codeIn(twilio, second));
    expect(await state()).toMatchObject({ confirmed: { number: shown(second) }, pending: null });
  });

  it('may be of two members, and neither learns of the other', async () => {
    const number = await addNumber(app, twilio, member);
    const other = await signedIn(app);
    const strange = await signedIn(app);
    const [same, free] = [await ask(number, other), await ask(newNumber(), strange)];
    const kept = ({ data, status }: typeof same) => ({ status, ...data, pending: Object.keys(data.pending ?? {}) });
    expect(kept(same)).toEqual(kept(free));
    await app.deliver();
    await confirm(codeIn(twilio, number), other);
    expect(await state()).toMatchObject({ confirmed: { number: shown(number) } });
    await other.call('DELETE /mobile-number');
    expect(await state()).toMatchObject({ confirmed: { number: shown(number) } });
  });

  it('is removed, with one that waits for its code', async () => {
    await addNumber(app, twilio, member);
    const waiting = newNumber();
    await ask(waiting);
    expect(await member.call('DELETE /mobile-number')).toMatchObject({ confirmed: null, pending: null });
    await app.deliver();
    expect(textsTo(waiting)).toEqual([]);
    expect((await confirm('123456')).errors).toMatchObject([{ field: 'code', errorCode: 'expired' }]);
  });

  it('is exported, and forgotten with the account', async () => {
    const number = await addNumber(app, twilio, member);
    const facts = app.context.modules.find(({ name }) => name === 'mobile-numbers')?.exportMember?.facts;
    expect(await facts?.read(app.context, member.memberId)).toMatchObject({ mobileNumber: { number } });
    await app.context.db.deleteFrom('members').where('member_id', '=', member.memberId).execute();
    expect(
      await app.context.db.selectFrom('mobile_numbers').selectAll().where('number', '=', number).execute(),
    ).toEqual([]);
  });
});

describe('a code', () => {
  async function requested() {
    const number = newNumber();
    await ask(number);
    await app.deliver();
    return { number, code: codeIn(twilio, number) };
  }

  it('has five tries', async () => {
    const { code } = await requested();
    for (let i = 1; i <= 4; i++)
      expect((await confirm(another(code))).errors).toMatchObject([{ field: 'code', errorCode: 'wrong' }]);
    expect((await confirm(another(code))).errors).toMatchObject([{ errorCode: 'used-up' }]);
    expect((await confirm(code)).errors).toMatchObject([{ errorCode: 'used-up' }]);
    expect(await state()).toMatchObject({ confirmed: null });
  });

  it('has five tries, also where they come at once', async () => {
    const { code } = await requested();
    const wrong = await Promise.all(Array.from({ length: 12 }, () => confirm(another(code))));
    expect(wrong.filter(({ errors }) => errors[0]?.errorCode === 'wrong')).toHaveLength(4);
    expect((await confirm(code)).errors).toMatchObject([{ errorCode: 'used-up' }]);
  });

  it('works for ten minutes, and is replaced by a newer one', async () => {
    const { number, code } = await requested();
    await ask(number);
    await app.deliver();
    const newer = codeIn(twilio, number);
    if (newer !== code) expect((await confirm(code)).errors).toMatchObject([{ errorCode: 'wrong' }]);
    app.clock.set(new Date(app.clock.now() + 10 * 60_000).toISOString());
    expect((await confirm(newer)).errors).toMatchObject([{ errorCode: 'expired' }]);
    expect((await state()).pending).toBeNull();
  });

  it('of somebody else does not confirm the own number', async () => {
    const { code } = await requested();
    const other = await signedIn(app);
    await ask(newNumber(), other);
    await app.deliver();
    expect((await confirm(code, other)).errors).toMatchObject([{ field: 'code' }]);
  });

  it('is requested five times a day by a member, for a number, and twenty times from a network', async () => {
    const number = newNumber();
    for (let i = 0; i < 5; i++) expect((await ask(i < 3 ? number : newNumber())).status).toBe(200);
    const refused = await ask(newNumber());
    expect([refused.status, refused.errors]).toMatchObject([429, [{ field: 'number', errorCode: 'too-many' }]]);
    const other = await signedIn(app);
    for (let i = 0; i < 2; i++) expect((await ask(number, other)).status).toBe(200);
    // The same sentence, so that nobody learns whether somebody else asked for it.
    expect((await ask(number, other)).errors).toEqual(refused.errors);
    for (let i = 0; i < 3; i++) {
      const more = await signedIn(app);
      for (let j = 0; j < 5; j++) await ask(newNumber(), more);
    }
    expect((await ask(newNumber(), await signedIn(app))).errors).toMatchObject([{ errorCode: 'too-many' }]);
  });

  it('says why it did not arrive', async () => {
    const number = '+12025550114';
    await ask(number);
    await app.deliver();
    expect((await state()).pending?.problem).toBe('This number does not receive text messages.');
  });
});

it('no number is taken where no texts are sent', async () => {
  const silent = await testApp();
  const own = await signedIn(silent);
  expect(await own.call('GET /mobile-number')).toMatchObject({ isOffered: false, sender: null, confirmed: null });
  expect((await ask('+447700900123', own)).errors).toMatchObject([{ errorCode: 'no-texts' }]);
  const { notifications } = await own.call('GET /notifications');
  expect(notifications.channels).not.toContain('text');
  expect((await silent.site.request('http://cards.example/hooks/texts', { method: 'POST' })).status).toBe(404);
  await silent.close();
});

describe('what Twilio tells us', () => {
  const HOOK = 'http://cards.example/hooks/texts';
  const write = async (number: string, body: string, more?: Record<string, string>) => {
    const response = await twilio.receive(HOOK, number, body, more);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toContain('text/xml');
    return /<Message>(.*)<\/Message>/.exec(await response.text())?.[1] ?? null;
  };
  const isStopped = async () => (await state()).confirmed?.isStopped;
  const eventsOf = async (number: string) =>
    (
      await app.context.db
        .selectFrom('delivery_events as e')
        .innerJoin('deliveries as d', 'd.delivery_id', 'e.delivery_id')
        .select(['e.kind', 'd.state'])
        .where('d.address', '=', number)
        .execute()
    )
      .map(({ kind, state: now }) => `${kind} ${now}`)
      .toSorted();

  it.each(['STOP', 'stop.', ' StopAll ', 'UNSUBSCRIBE', 'Cancel', 'end', 'QUIT'])('%s stops', async (word) => {
    const number = await addNumber(app, twilio, member);
    expect(await write(number, word)).toMatch(/no more texts/);
    expect(await isStopped()).toBe(true);
    const before = textsTo(number).length;
    await ask(newNumber());
    const other = await signedIn(app);
    await ask(number, other);
    await app.deliver();
    expect(textsTo(number)).toHaveLength(before);
  });

  it.each(['START', 'Unstop', 'yes'])('%s undoes it', async (word) => {
    const number = await addNumber(app, twilio, member);
    await write(number, 'STOP');
    await write(number, 'STOP');
    expect(await write(number, word)).toMatch(/get our texts again/);
    expect(await isStopped()).toBe(false);
  });

  it('HELP is answered with who we are; anything else, and what Twilio answers itself, is not', async () => {
    const number = await addNumber(app, twilio, member);
    expect(await write(number, 'help')).toMatch(/^Cardamom: .*Reply STOP.*http:\/\/cards\.example\/contact$/);
    expect(await write(number, 'Please stop by for tea')).toBeNull();
    expect(await isStopped()).toBe(false);
    expect(await write(number, 'STOP', { OptOutType: 'STOP' })).toBeNull();
    expect(await isStopped()).toBe(true);
  });

  it('STOP that only Twilio knows of is noted when a text is refused for it', async () => {
    const number = await addNumber(app, twilio, member);
    // The webhook did not reach us.
    await twilio.receive(HOOK, number, 'STOP');
    await app.context.db.transaction().execute((tx) => dispatchOf(app.context).unsuppress(tx, number, null));
    expect(await isStopped()).toBe(false);
    const other = await signedIn(app);
    await ask(number, other);
    await app.deliver();
    expect(await isStopped()).toBe(true);
  });

  it('of a text is recorded once, in whatever order and however often it comes', async () => {
    const number = newNumber();
    await ask(number);
    await app.deliver();
    const [text] = textsTo(number);
    for (const status of ['delivered', 'sent', 'queued', 'delivered', 'undelivered'])
      expect(await twilio.report(text?.sid ?? '', status, status === 'undelivered' ? 30003 : undefined)).toBe(204);
    expect(await eventsOf(number)).toEqual(['accepted accepted', 'delivered accepted', 'queued accepted']);
  });

  it('of a text that did not arrive is shown to the member, until one arrives', async () => {
    const number = await addNumber(app, twilio, member);
    const [text] = textsTo(number);
    await twilio.report(text?.sid ?? '', 'undelivered', 30003);
    await twilio.report(text?.sid ?? '', 'undelivered', 30003);
    expect((await state()).confirmed?.problem).toMatch(/switched off/);
    expect(await eventsOf(number)).toEqual(['accepted bounced', 'bounced bounced', 'queued bounced']);
    const other = await signedIn(app);
    await ask(number, other);
    await app.deliver();
    await twilio.report(textsTo(number)[1]?.sid ?? '', 'delivered');
    expect((await state()).confirmed?.problem).toBeNull();
  });

  it('that a text did not arrive may come before we have noted that it was accepted', async () => {
    const number = newNumber();
    const { texter } = app.context;
    if (texter === null) throw new Error('Texts are sent here.');
    const send = texter.send.bind(texter);
    texter.send = async (message) => {
      const result = await send(message);
      await twilio.report(result.messageId, 'failed', 30006);
      return result;
    };
    await ask(number);
    await app.deliver();
    texter.send = send;
    expect(await eventsOf(number)).toEqual(['accepted bounced', 'bounced bounced', 'queued bounced']);
    expect((await state()).pending?.problem).toBe('This number does not receive text messages.');
  });

  it.each([
    ['nothing', {}],
    ['a wrong signature', { 'X-Twilio-Signature': 'RSOYDt4T1cUTdK1PDd93/VVr8B8=' }],
  ])('is refused with %s, and changes nothing', async (_, headers) => {
    const number = await addNumber(app, twilio, member);
    const response = await app.site.request(HOOK, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...(headers as Record<string, string>) },
      body: new URLSearchParams({ From: number, Body: 'STOP' }).toString(),
    });
    expect(response.status).toBe(403);
    expect(await isStopped()).toBe(false);
  });
});
