import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CallName, CallReply } from '#contract/calls.ts';
import { dispatchOf } from '#server/dispatch/dispatch.ts';
import { routes } from '#shared/routes.ts';
import { type TestApp, testApp, type TestVisitor } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { buildSubscription } from '#tests/factories/push-subscription.ts';
import { deleteOldRequests } from './birthday-requests.ts';

let app: TestApp;
let rosa: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-21T12:00:00Z');
  rosa = await signedIn(app);
  app.mailer.sent.length = 0;
});

const MESSAGE = 'Theo, I always guess December and I am always late. When is it, exactly?';
/** What a call was refused for. */
class Refused extends Error {
  readonly items: readonly object[];
  constructor(items: readonly object[]) {
    super(JSON.stringify(items));
    this.items = items;
  }
}
/** Calls. @throws Refused */
async function run<N extends CallName>(visitor: TestVisitor, name: N, input: object): Promise<CallReply<N>> {
  const { data, errors } = await visitor.ask(name, input);
  if (errors.length > 0) throw new Refused(errors);
  return data;
}
let asked = 0;
const newAddress = () => `theo-${(asked += 1)}@example.com`;
type Person = { name: string; email?: string; contactId?: string };
async function ask(people: Person[], more: object = {}, member = rosa) {
  return (await run(member, 'POST /birthday/request', { body: { people, message: MESSAGE, ...more } })).requests;
}
const linkIn = (path: string) => new URL(path, 'https://cards.example').searchParams.get('magicLink') ?? '';
/** Asks Theo by mail. @returns his link and his address */
async function askTheo(more: object = {}, email = newAddress()) {
  const [request] = await ask([{ name: 'Theo Brandt', email }], more);
  if (request === undefined) throw new Error('Nobody was asked.');
  return { requestId: request.requestId, email, magicLink: linkIn(request.path) };
}
const friend = () => app.visitor();
const tell = async (magicLink: string, date: { year?: number; month: number; day?: number | null }) =>
  (await run(friend(), 'PUT /birthday/answer', { body: { magicLink, ...date } })).request;
const look = async (magicLink: string) =>
  (await run(friend(), 'GET /birthday/answer', { query: { magicLink } })).request;
const birthdays = async (member = rosa) => (await member.call('GET /reminder', { query: {} })).results;
const mailsTo = (address: string) => app.mailer.sent.filter(({ to }) => to.address === address);
const refusal = (code: string, field: string) => ({ items: [expect.objectContaining({ errorCode: code, field })] });

it('an answer is told once on each device of the member too', async () => {
  await rosa.call('POST /push-subscriptions', { body: buildSubscription() });
  app.pusher.sent.length = 0;
  const { magicLink } = await askTheo();
  await tell(magicLink, { month: 12, day: 9 });
  await tell(magicLink, { year: 1984, month: 12, day: 10 });
  await app.deliver();
  expect(app.pusher.sent.map(({ payload }) => JSON.parse(payload) as object)).toMatchObject([
    { title: 'Theo’s birthday is 10 December 1984', body: 'Theo told you. It is in your reminders.' },
  ]);
});

describe('a request', () => {
  it('is one mail in the words of the member, with a link to answer and two to hear no more', async () => {
    const { email, magicLink } = await askTheo();
    await app.deliver();
    const [mail, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: 'Rosa Lindqvist asks: when is your birthday?' });
    expect(mail?.replyTo?.address).toBe(rosa.email);
    expect(mail?.text).toContain(MESSAGE);
    expect(mail?.text).toContain(routes.birthdayAnswer(magicLink));
    expect(mail?.text).toContain(routes.birthdayAnswer(magicLink, 'everyone'));
  });

  it('without an address is a link to pass on, and no mail', async () => {
    const [request] = await ask([{ name: 'Amelie' }]);
    await app.deliver();
    expect(app.mailer.sent).toEqual([]);
    expect(await look(linkIn(request?.path ?? ''))).toMatchObject({ to: 'Amelie', from: 'Rosa', cameBy: 'link' });
  });

  it('is shown in advance as it will be sent', async () => {
    const { mail } = await rosa.call('POST /birthday/request/preview', {
      body: { name: 'Theo Brandt', message: MESSAGE },
    });
    const { email, magicLink } = await askTheo();
    await app.deliver();
    expect(mailsTo(email)[0]?.text.replaceAll(magicLink, 'made-when-it-is-sent')).toBe(mail.text);
  });

  it('is made once for each person, by the contact and by the address', async () => {
    const { email } = await askTheo();
    await expect(ask([{ name: 'Theo', email: email.toUpperCase() }])).rejects.toMatchObject(
      refusal('already-asked', 'people.0.email'),
    );
    const { contact } = await rosa.call('POST /contacts', { body: { name: 'Amelie', emails: ['amelie@example.com'] } });
    await ask([{ name: 'Amelie', email: 'amelie@example.com' }]);
    await expect(ask([{ name: 'Amelie', contactId: contact.contactId }])).rejects.toMatchObject(
      refusal('already-asked', 'people.0.contactId'),
    );
    await expect(
      ask([
        { name: 'A', email: 'a@example.com' },
        { name: 'A', email: 'A@example.com' },
      ]),
    ).rejects.toMatchObject(refusal('twice', 'people.1.email'));
    await expect(ask([{ name: 'Me', email: rosa.email }])).rejects.toMatchObject(refusal('own', 'people.0.email'));
  });

  it('can be made of contacts without a birthday, who have not been asked', async () => {
    const add = (name: string, more: object = {}) => rosa.call('POST /contacts', { body: { name, ...more } });
    const { contact: zoe } = await add('Zoe');
    await add('Bea', { emails: ['bea@example.com', 'Bea.Other@example.com'] });
    await add('Paused', { state: 'paused' });
    await add('Mina', { emails: ['mina@harbour.example'] });
    await rosa.call('POST /birthday', { body: { name: 'Amelie', date: { month: 11, day: 28 } } });
    await rosa.call('POST /anniversary', { body: { name: 'Mum and Dad', date: { month: 11, day: 28 } } });
    const askable = async (q?: string) =>
      (await rosa.call('GET /birthday/request/people', { query: { q } })).results.map(({ name }) => name);
    expect(await askable()).toEqual(['Bea', 'Mina', 'Mum and Dad', 'Zoe']);
    expect(await askable('HARBOUR')).toEqual(['Mina']);
    await ask([
      { name: 'Zoe', contactId: zoe.contactId },
      { name: 'B', email: 'bea.other@example.com' },
    ]);
    expect(await askable()).toEqual(['Mina', 'Mum and Dad']);
    const { total } = await rosa.call('GET /birthday/request/people', { query: { limit: 1 } });
    expect(total).toBe(2);
  });

  it('of two at the same moment is made once', async () => {
    const email = newAddress();
    const made = await Promise.allSettled([1, 2, 3].map(() => ask([{ name: 'Theo', email }])));
    expect(made.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected']);
    await app.deliver();
    expect(mailsTo(email)).toHaveLength(1);
  });

  it('is not made of whoever has a birthday in the calendar', async () => {
    const { calendar } = await rosa.call('POST /birthday', { body: { name: 'Amelie', date: { month: 11, day: 28 } } });
    await expect(ask([{ name: 'Amelie', contactId: calendar.contact?.contactId ?? '' }])).rejects.toMatchObject(
      refusal('has-birthday', 'people.0.contactId'),
    );
  });

  it.each([
    ['Look at win.example/now', 'link'],
    ['Call 020 7946 0958 77', 'number'],
    ['Your PayPal account', 'brand'],
  ])('does not say %s', async (message, code) => {
    await expect(ask([{ name: 'Theo', email: newAddress() }], { message })).rejects.toMatchObject(
      refusal(code, 'message'),
    );
  });

  it('has harmless names, of both', async () => {
    await expect(ask([{ name: 'www.win.example', email: newAddress() }])).rejects.toMatchObject(
      refusal('link', 'people.0.name'),
    );
    const bank = await signedIn(app, { name: 'PayPal' });
    await expect(ask([{ name: 'Theo', email: newAddress() }], {}, bank)).rejects.toMatchObject(
      refusal('brand', 'general'),
    );
  });

  it('is sent to forty people a day; what is refused costs nothing', async () => {
    const people = (count: number) => Array.from({ length: count }, () => ({ name: 'Theo', email: newAddress() }));
    await expect(ask([...people(29), { name: 'Me', email: rosa.email }])).rejects.toMatchObject(
      refusal('own', 'people.29.email'),
    );
    await ask(people(30));
    await expect(ask(people(11))).rejects.toMatchObject(refusal('too-many', 'people'));
    await ask(people(10));
  });

  it('is sent by mail only for a member with a confirmed address; anybody may pass on a link', async () => {
    const open = await testApp({ settings: { isLoopbackOnly: false } });
    const unconfirmed = await signedIn(open, { email_confirmed_at: null });
    await expect(ask([{ name: 'Theo', email: newAddress() }], {}, unconfirmed)).rejects.toMatchObject(
      refusal('unconfirmed', 'general'),
    );
    expect(await ask([{ name: 'Theo' }], {}, unconfirmed)).toHaveLength(1);
    await open.close();
  });

  it('that came back may be made again; one that was taken back is not sent, and its link is dead', async () => {
    const { requestId, email, magicLink } = await askTheo();
    await rosa.call('DELETE /birthday/request/{requestId}', { params: { requestId } });
    await app.deliver();
    expect(mailsTo(email)).toEqual([]);
    await expect(look(magicLink)).rejects.toMatchObject(refusal('unknown-request', 'magicLink'));
    const again = await askTheo({}, email);
    await app.context.db
      .updateTable('birthday_requests')
      .set({ bounced_at: new Date(app.clock.now()) })
      .where('request_id', '=', again.requestId)
      .execute();
    const [listed] = (await rosa.call('GET /birthday/requests', { query: {} })).results;
    expect(listed?.state).toBe('bounced');
    expect((await askTheo({}, email)).requestId).not.toBe(again.requestId);
  });

  it('that nobody answers is deleted after a year, and one that was refused is not', async () => {
    const silent = await askTheo();
    const refusing = await askTheo();
    await friend().call('POST /birthday/answer/refuse', { body: { magicLink: refusing.magicLink, from: 'request' } });
    app.clock.set('2027-11-20T12:00:00Z');
    await deleteOldRequests(app.context);
    expect(await look(silent.magicLink)).toMatchObject({ to: 'Theo' });
    app.clock.set('2027-11-24T12:00:00Z');
    await deleteOldRequests(app.context);
    await expect(look(silent.magicLink)).rejects.toMatchObject(refusal('unknown-request', 'magicLink'));
    expect(await look(refusing.magicLink)).toMatchObject({ refused: 'request' });
  });
});

describe('an answer', () => {
  it('needs no account, keeps the year back, goes into the calendar, and is told once, with a soft login', async () => {
    const { magicLink, email } = await askTheo();
    await app.deliver();
    app.mailer.sent.length = 0;
    expect(await tell(magicLink, { month: 12, day: 9 })).toMatchObject({ answer: { year: null, month: 12, day: 9 } });
    const [entry, ...others] = await birthdays();
    expect(others).toEqual([]);
    expect(entry).toMatchObject({
      calendarName: 'Theo Brandt’s birthday',
      calendarDate: '2026-12-09',
      contact: { name: 'Theo Brandt' },
      years: null,
    });
    const { contact } = await rosa.call('GET /contacts/{contactId}', {
      params: { contactId: entry?.contact?.contactId ?? '' },
    });
    expect(contact.emails).toEqual([email]);
    await app.deliver();
    const [mail, ...more] = mailsTo(rosa.email);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Theo’s birthday is 9 December');
    const link = new URL(/\S+\/birthday\/suggestions\?\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    expect(link.searchParams.get('calendar_id')).toBe(entry?.calendarId);
    expect(link.searchParams.get('e')).toBe(rosa.email);
    const { t, e } = Object.fromEntries(link.searchParams);
    const { calendar } = await app
      .visitor()
      .call('GET /calendar/{calendarId}', { params: { calendarId: entry?.calendarId ?? '' }, query: { t, e } });
    expect(calendar.firstName).toBe('Theo');

    // A change is in the calendar at once, and is no second mail.
    await tell(magicLink, { year: 1984, month: 12, day: 10 });
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-12-10', years: 42 }]);
    await app.deliver();
    expect(mailsTo(rosa.email)).toHaveLength(1);
    expect((await rosa.call('GET /birthday/requests', { query: {} })).results).toMatchObject([{ state: 'answered' }]);
  });

  it('may be the month alone', async () => {
    const { magicLink } = await askTheo();
    await tell(magicLink, { month: 12, day: null });
    expect(await birthdays()).toMatchObject([{ date: { month: 12, day: null } }]);
    await app.deliver();
    expect(mailsTo(rosa.email)[0]?.subject).toBe('Theo’s birthday is in December');
  });

  it('is refused where there is no such day, and where it is still to come', async () => {
    const { magicLink } = await askTheo();
    await expect(tell(magicLink, { month: 2, day: 30 })).rejects.toMatchObject(refusal('no-such-day', 'day'));
    await expect(tell(magicLink, { month: 13, day: 1 })).rejects.toMatchObject(refusal('no-such-month', 'month'));
    await expect(tell(magicLink, { year: 2026, month: 12, day: 9 })).rejects.toMatchObject(
      refusal('in-the-future', 'day'),
    );
    await expect(tell('A'.repeat(22), { month: 2, day: 3 })).rejects.toMatchObject(
      refusal('unknown-request', 'magicLink'),
    );
    expect(await birthdays()).toEqual([]);
  });

  it('is not told by mail where the member does not want that, or it was taken back before', async () => {
    const { magicLink } = await askTheo();
    await tell(magicLink, { month: 12, day: 9 });
    await friend().call('DELETE /birthday/answer', { body: { magicLink } });
    await app.deliver();
    expect(mailsTo(rosa.email)).toEqual([]);
    await rosa.call('PUT /notifications', {
      body: { choices: [{ kind: 'birthday-told', channel: 'email', isOn: false }] },
    });
    await tell(magicLink, { month: 12, day: 9 });
    await app.deliver();
    expect(mailsTo(rosa.email)).toEqual([]);
    expect(await birthdays()).toHaveLength(1);
  });

  it('that is taken back leaves the calendar for good; a note of the member stays, without a date', async () => {
    const one = await askTheo();
    await tell(one.magicLink, { month: 12, day: 9 });
    const [entry] = await birthdays();
    const calendarId = entry?.calendarId ?? '';
    const taken = await friend().call('DELETE /birthday/answer', { body: { magicLink: one.magicLink } });
    expect(taken.request.answer).toBeNull();
    expect(await birthdays()).toEqual([]);
    await expect(
      run(rosa, 'PUT /reminder/{calendarId}', { params: { calendarId }, body: { isRemoved: false } }),
    ).rejects.toMatchObject(refusal('unknown-entry', 'calendarId'));

    await tell(one.magicLink, { year: 1984, month: 12, day: 9 });
    const [noted] = await birthdays();
    await rosa.call('PUT /birthday', { body: { calendarId: noted?.calendarId ?? '', note: 'Likes tomatoes' } });
    await friend().call('DELETE /birthday/answer', { body: { magicLink: one.magicLink } });
    expect(await birthdays()).toMatchObject([
      { note: 'Likes tomatoes', date: { year: null, month: null, day: null }, calendarDate: null },
    ]);
  });

  it('does not change what the member wrote meanwhile', async () => {
    const { contact } = await rosa.call('POST /contacts', { body: { name: 'Amelie Fontaine' } });
    const { contactId } = contact;
    const [request] = await ask([{ name: 'Amelie', contactId }]);
    await rosa.call('POST /birthday', { body: { contactId, date: { month: 11, day: 28 } } });
    await tell(linkIn(request?.path ?? ''), { month: 11, day: 29 });
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-11-28' }]);
    await app.deliver();
    expect(mailsTo(rosa.email)[0]?.text).toContain('It is not in your calendar');
  });

  it('shows the member’s own birthday afterwards, where they share it, as they share its year', async () => {
    const birthday = { birth_year: 1990, birth_month: 5, birth_day: 4 };
    rosa = await signedIn(app, { ...birthday, hides_birth_year: true });
    const sharing = await askTheo({ showsBirthday: true });
    expect((await look(sharing.magicLink)).birthday).toBeNull();
    expect((await tell(sharing.magicLink, { month: 12, day: 9 })).birthday).toEqual({ year: null, month: 5, day: 4 });
    const not = await askTheo();
    expect((await tell(not.magicLink, { month: 12, day: 9 })).birthday).toBeNull();
  });

  it('is not possible any more where the person was removed, or the member is leaving', async () => {
    const { contact } = await rosa.call('POST /contacts', { body: { name: 'Amelie' } });
    const { contactId } = contact;
    const [request] = await ask([{ name: 'Amelie', contactId }]);
    const magicLink = linkIn(request?.path ?? '');
    await rosa.call('DELETE /contacts/{contactId}', { params: { contactId } });
    await expect(tell(magicLink, { month: 12, day: 9 })).rejects.toMatchObject(refusal('unknown-request', 'magicLink'));
    await rosa.call('PUT /contacts/{contactId}', { params: { contactId }, body: { isRemoved: false } });
    expect(await look(magicLink)).toMatchObject({ to: 'Amelie' });
    await app.context.db
      .updateTable('members')
      .set({ leaving_at: new Date(app.clock.now()) })
      .where('member_id', '=', rosa.memberId)
      .execute();
    await expect(look(magicLink)).rejects.toMatchObject(refusal('unknown-request', 'magicLink'));
  });
});

describe('a refusal', () => {
  const refuse = async (magicLink: string, from: 'request' | 'sender' | 'everyone') =>
    (await run(friend(), 'POST /birthday/answer/refuse', { body: { magicLink, from } })).request;

  it('takes back what was told, and the member cannot tell it from silence', async () => {
    const { magicLink } = await askTheo();
    await tell(magicLink, { month: 12, day: 9 });
    expect(await refuse(magicLink, 'request')).toMatchObject({ refused: 'request', answer: null });
    expect(await birthdays()).toEqual([]);
    expect((await rosa.call('GET /birthday/requests', { query: {} })).results).toMatchObject([{ state: 'asked' }]);
    expect(await tell(magicLink, { month: 12, day: 9 })).toMatchObject({ refused: null });
  });

  it('of this sender stops their mails alone, of everyone all; taken back, they come again', async () => {
    const theo = await askTheo();
    await refuse(theo.magicLink, 'sender');
    await expect(tell(theo.magicLink, { month: 12, day: 9 })).rejects.toMatchObject(refusal('refused', 'general'));
    const mona = await signedIn(app, { name: 'Mona' });
    const askMona = (email: string) => ask([{ name: 'Theo', email }], {}, mona);
    await app.deliver();
    expect(mailsTo(theo.email)).toEqual([]);
    expect(await dispatchOf(app.context).isRefused(theo.email, rosa.email)).toBe(true);
    await askMona(theo.email);
    await app.deliver();
    expect(mailsTo(theo.email).map(({ subject }) => subject)).toEqual(['Mona asks: when is your birthday?']);

    app.mailer.sent.length = 0;
    await refuse(theo.magicLink, 'everyone');
    const otto = await signedIn(app, { name: 'Otto' });
    await ask([{ name: 'Theo', email: theo.email }], {}, otto);
    await app.deliver();
    expect(mailsTo(theo.email)).toEqual([]);
    const allowed = await friend().call('DELETE /birthday/answer/refuse', { body: { magicLink: theo.magicLink } });
    expect(allowed.request.refused).toBeNull();
    const ida = await signedIn(app, { name: 'Ida' });
    await ask([{ name: 'Theo', email: theo.email }], {}, ida);
    await app.deliver();
    expect(mailsTo(theo.email)).toHaveLength(1);
    // Nothing of the list can be read as an address.
    const rows = await app.context.db.selectFrom('suppressions').selectAll().execute();
    expect(rows.map((row) => row.address_hash.toString('latin1')).filter((text) => text.includes('example'))).toEqual(
      [],
    );
  });

  it('of mails is not offered where no mail came', async () => {
    const [request] = await ask([{ name: 'Amelie' }]);
    await expect(refuse(linkIn(request?.path ?? ''), 'sender')).rejects.toMatchObject(refusal('not-sent', 'from'));
  });
});

describe('without script', () => {
  async function post(magicLink: string, fields: Record<string, string>) {
    const answer = await friend().get(routes.birthdayAnswer(magicLink), {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://cards.example' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('Location');
  }

  it('tells, says what is wrong, takes back and refuses', async () => {
    const { magicLink } = await askTheo();
    const page = routes.birthdayAnswer(magicLink);
    const date = { year: '1984', month: '12', day: '9', hidesYear: '1' };
    expect(await post(magicLink, { ...date, act: 'tell', day: '', month: '' })).toBe(`${page}&wrong=month`);
    expect(await post(magicLink, { ...date, act: 'tell', month: '2', day: '30' })).toBe(`${page}&wrong=day`);
    expect(await post(magicLink, { ...date, act: 'tell' })).toBe(page);
    expect((await look(magicLink)).answer).toEqual({ year: null, month: 12, day: 9, leapDayRule: 'february-28' });
    expect(await post(magicLink, { act: 'take-back' })).toBe(page);
    expect((await look(magicLink)).answer).toBeNull();
    expect(await post(magicLink, { act: 'everyone' })).toBe(page);
    expect((await look(magicLink)).refused).toBe('everyone');
    expect(await post(magicLink, { act: 'tell', month: '12', day: '9' })).toBe(`${page}&wrong=refused`);
    expect(await post(magicLink, { act: 'allow' })).toBe(page);
    expect((await look(magicLink)).refused).toBeNull();
  });
});
