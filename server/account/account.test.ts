import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { sendCardThroughSite } from '#tests/factories/send-card-through-site.ts';
import { makeMember, signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.mailer.sent.length = 0;
  member = await signedIn(app);
});

const change = (body: object, who: TestMember = member) => who.ask('POST /account/settings', { body });
const mailsTo = (address: string) => app.mailer.sent.filter((mail) => mail.to.address === address);
const tokenIn = (text: string) => /\/verify\?token=(\w+)/.exec(text)?.[1] ?? '';

describe('settings', () => {
  test('change the given values, and no others', async () => {
    const before = (await member.call('GET /account')).account;
    const given = {
      name: 'Rosa L.',
      birthday: { year: 1988, month: 5, day: 6 },
      hidesBirthYear: false,
      dateOrder: 'month-day',
      weekStart: 7,
      countryId: 'SE',
      timeZone: 'Europe/Stockholm',
      reminderHour: 7,
      reminderLeads: [1, 14, 1],
    };
    const { account } = (await change(given)).data;
    expect(account).toEqual({ ...before, ...given, reminderLeads: [14, 1] });
    expect((await change({ birthday: null })).data.account).toMatchObject({
      birthday: null,
      name: 'Rosa L.',
    });
    expect((await member.call('GET /login', { query: {} })).user.name).toBe('Rosa L.');
  });

  test.each([
    ['a leap day without its year', { year: null, month: 2, day: 29 }],
    ['a leap day of a leap year', { year: 2000, month: 2, day: 29 }],
  ])('accept %s as a birthday', async (_, birthday) => {
    expect((await change({ birthday })).data.account.birthday).toEqual(birthday);
  });

  test.each([
    ['birthday', { birthday: { year: 1999, month: 2, day: 29 } }, /1999 had no 29 February/],
    ['birthday', { birthday: { year: null, month: 4, day: 31 } }, /does not have that day/],
    ['birthday', { birthday: { year: 2030, month: 1, day: 1 } }, /in the future/],
    ['birthday.month', { birthday: { year: null, month: 13, day: 1 } }, /month/],
    ['timeZone', { timeZone: 'Europe/Atlantis' }, /do not know this time zone/],
    ['countryId', { countryId: 'XX' }, /do not know this country/],
    ['name', { name: '   ' }, /Enter a name/],
    ['email', { email: 'rosa@' }, /missing after the @/],
    ['reminderHour', { reminderHour: 24 }, /./],
    ['language', { language: 'xx' }, /English/],
  ])('refuse an invalid value at %s, and change nothing', async (field, body, sentence) => {
    const before = (await member.call('GET /account')).account;
    const { status, errors } = await change({ hidesBirthYear: !before.hidesBirthYear, ...body });
    expect(status).toBe(422);
    expect(errors).toMatchObject([{ field, errorMessage: expect.stringMatching(sentence) }]);
    expect((await member.call('GET /account')).account).toEqual(before);
  });

  test('report all errors at once', async () => {
    const { errors } = await change({ timeZone: 'Nowhere', countryId: 'XX' });
    expect(errors.map((item) => item.field)).toEqual(['countryId', 'timeZone']);
  });

  test('need a signed-in member', async () => {
    expect((await app.visitor().ask('GET /account')).status).toBe(401);
    expect((await app.visitor().ask('POST /account/settings', { body: { name: 'X' } })).status).toBe(401);
  });
});

describe('cards that were sent', () => {
  test('are counted once they were sent, and a card to three people counts once', async () => {
    const admin = await signedIn(app, { role: 'admin' });
    const { memberId } = member;
    const sums = async () => [
      (await member.call('GET /account')).account.cardsSent,
      (await admin.call('GET /admin/members/{memberId}', { params: { memberId } })).member.cardsSent,
      (await member.call('GET /my_cards', { query: { type: 'sent' } })).total,
    ];
    const people = ['amelie', 'theo', 'nadia'].map((name) => ({ name, email: `${name}@example.com` }));
    const { cardSendId } = await draftIn(member, people);
    expect(await sums()).toEqual([0, 0, 0]);
    const date = Temporal.Instant.fromEpochMilliseconds(app.clock.now() + 3 * 86_400_000)
      .toString()
      .slice(0, 10);
    await member.call('PUT /card/send', { body: { cardSendId, schedule: { kind: 'on', date, time: '09:00' } } });
    await member.call('PUT /card/send/send', { body: { cardSendId } });
    expect(await sums()).toEqual([0, 0, 0]);
    await sendCardThroughSite(member, people.slice(1));
    app.clock.advance(60_000);
    await app.deliver();
    expect(await sums()).toEqual([1, 1, 1]);
    app.clock.advance(4 * 86_400_000);
    await app.deliver();
    expect(await sums()).toEqual([2, 2, 2]);
  });
});
async function draftIn(who: TestMember, recipients: { name: string; email: string }[]) {
  const { cardSend } = await who.call('POST /card/send', { body: { cardId: SHOP_CARD } });
  const { cardSendId } = cardSend;
  await who.call('PUT /card/send/message', { body: { cardSendId, message: 'All the best.' } });
  await who.call('PUT /card/send', { body: { cardSendId, recipients } });
  return { cardSendId };
}

describe('another address', () => {
  test('is used once it is confirmed by mail; the old address is told', async () => {
    const { account } = (await change({ email: 'new@lindqvist.example' })).data;
    expect(account).toMatchObject({ email: member.email, pendingEmail: 'new@lindqvist.example' });
    await app.deliver();
    expect(mailsTo(member.email)).toMatchObject([
      { subject: 'Your email address is about to change', unsubscribeUrl: null },
    ]);
    expect(mailsTo(member.email)[0]?.text).not.toContain('new@lindqvist.example');
    const [mail] = mailsTo('new@lindqvist.example');
    const token = tokenIn(mail?.text ?? '');
    await member.get(`/verify?token=${token}`);
    expect((await member.call('GET /account')).account.email).toBe(member.email);
    expect((await app.visitor().call('POST /verify', { body: { token } })).kind).toBe('confirm-email');
    expect((await member.call('GET /account')).account).toMatchObject({
      email: 'new@lindqvist.example',
      pendingEmail: null,
      isEmailConfirmed: true,
    });
  });

  test('that another member has is answered the same way, and only the mail says so', async () => {
    const other = await makeMember(app, { name: 'Theo' });
    const free = (await change({ email: 'free@example.com' })).data.account;
    const taken = (await change({ email: other.email })).data.account;
    expect(taken).toEqual({ ...free, pendingEmail: other.email });
    await app.deliver();
    expect(mailsTo(other.email)).toMatchObject([{ subject: 'This address already has an account' }]);
    expect(tokenIn(mailsTo(other.email)[0]?.text ?? '')).toBe('');
    expect(tokenIn(mailsTo('free@example.com')[0]?.text ?? '')).toBe('');
  });

  test('that is the current one cancels the change', async () => {
    await change({ email: 'elsewhere@example.com' });
    expect((await change({ email: member.email.toUpperCase() })).data.account.pendingEmail).toBeNull();
    await app.deliver();
    expect(mailsTo('elsewhere@example.com')).toEqual([]);
  });

  test('can be given a limited number of times, and not by an administrator who impersonates them', async () => {
    const answers = [];
    for (let i = 0; i < 6; i++) answers.push(await change({ email: `n${i}-${member.memberId}@example.com` }));
    expect(answers.map((one) => one.status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(answers[5]?.errors[0]).toMatchObject({ field: 'email', errorCode: 'too-many' });
    const admin = await signedIn(app, { role: 'admin' });
    await admin.call('POST /admin/login', { body: { memberId: member.memberId, reason: 'The name is wrong.' } });
    expect(await change({ email: 'thief@example.com' }, admin)).toMatchObject({
      status: 403,
      errors: [{ errorCode: 'impersonating' }],
    });
    expect((await change({ name: 'Rosa again' }, admin)).data.account.name).toBe('Rosa again');
  });
});

describe('where a member is signed in', () => {
  test('is listed, ended one by one, and all at once', async () => {
    const phone = await signInAs(app, member);
    const { sessions } = await member.call('GET /account/sessions');
    expect(sessions).toHaveLength(2);
    expect(sessions.filter((one) => one.isHere)).toHaveLength(1);
    const there = sessions.find((one) => !one.isHere)?.sessionId ?? '';
    const stranger = await signedIn(app);
    expect(await stranger.ask('DELETE /account/sessions/{sessionId}', { params: { sessionId: there } })).toMatchObject({
      status: 404,
      errors: [{ errorCode: 'unknown-session' }],
    });
    expect((await phone.call('GET /login', { query: {} })).user.isLoggedIn).toBe(true);
    await member.call('DELETE /account/sessions/{sessionId}', { params: { sessionId: there } });
    expect((await phone.call('GET /login', { query: {} })).user.isLoggedIn).toBe(false);
    const tablet = await signInAs(app, member);
    expect((await member.call('DELETE /account/sessions')).sessions).toHaveLength(1);
    expect((await tablet.call('GET /login', { query: {} })).user.isLoggedIn).toBe(false);
    expect((await member.call('GET /login', { query: {} })).user.isLoggedIn).toBe(true);
  });
});
