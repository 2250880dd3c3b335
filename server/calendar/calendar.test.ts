import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp, type TestVisitor } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { deleteRemoved } from './calendar.ts';

let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-28T12:00:00Z');
  member = await signedIn(app, { zone: 'Europe/London' });
});

const AMELIE = { name: 'Amelie Fontaine', date: { year: 1992, month: 11, day: 30 } };
const addBirthday = async (body: object = AMELIE, who = member) =>
  (await who.call('POST /birthday', { body: { ...AMELIE, ...body } })).calendar;
const list = async (query: object = {}) => member.call('GET /reminder', { query });
const names = async (query: object = {}) => (await list(query)).results.map(({ reminderName }) => reminderName);

describe('a birthday', () => {
  it('is kept as it was said, with its person, and says when it is next and how old they will be', async () => {
    const added = await addBirthday({ note: 'Likes tomatoes' });
    expect(added).toEqual({
      calendarId: added.calendarId,
      calendarTypeId: 1,
      calendarName: 'Amelie Fontaine’s birthday',
      firstName: 'Amelie',
      reminderName: 'Amelie Fontaine turns 34',
      calendarDate: '2026-11-30',
      calendarDttm: '2026-11-30T00:00:00.000Z',
      reminderDate: '2026-11-29',
      cardSendId: null,
      contact: { contactId: added.contact?.contactId, name: 'Amelie Fontaine' },
      years: 34,
      date: {
        calendar: 'gregorian',
        year: 1992,
        month: 11,
        isLeapMonth: false,
        day: 30,
        leapDayRule: 'february-28',
      },
      holiday: null,
      note: 'Likes tomatoes',
      handledAs: null,
      missedDate: null,
      snoozedUntil: null,
      isBlocked: false,
      isRemoved: false,
    });
    const { calendar } = await member.call('GET /calendar/{calendarId}', { params: { calendarId: added.calendarId } });
    expect(calendar).toEqual(added);
  });

  it('may lack its year, its day and its month', async () => {
    const parts = async (date: object) => {
      const { reminderName, calendarDate, years } = await addBirthday({ date });
      return { reminderName, calendarDate, years };
    };
    const reminderName = 'Amelie Fontaine’s birthday';
    expect(await parts({ month: 3, day: 9 })).toEqual({ reminderName, calendarDate: '2027-03-09', years: null });
    expect(await parts({ month: 3 })).toEqual({ reminderName, calendarDate: '2027-03-01', years: null });
    expect(await parts({ year: 1980 })).toEqual({ reminderName, calendarDate: null, years: null });
    expect(await parts({})).toEqual({ reminderName, calendarDate: null, years: null });
  });

  it('on 29 February has the day that was chosen, and may be of another calendar', async () => {
    const next = async (date: object) => (await addBirthday({ date })).calendarDate;
    expect(await next({ month: 2, day: 29 })).toBe('2027-02-28');
    expect(await next({ month: 2, day: 29, leapDayRule: 'march-1' })).toBe('2027-03-01');
    expect(await next({ calendar: 'chinese', month: 1, day: 1 })).toBe('2027-02-06');
    expect(await next({ calendar: 'hebrew', month: 5, isLeapMonth: true, day: 14 })).toBe('2027-02-21');
  });

  it.each([
    ['a day that the month lacks', { month: 4, day: 31 }, 'date.day', 'no-such-day'],
    ['29 February of a year without one', { year: 1999, month: 2, day: 29 }, 'date.day', 'no-such-day'],
    ['a day without a month', { day: 4 }, 'date.month', 'no-month'],
    ['a thirteenth month', { month: 13, day: 4 }, 'date.month', 'no-such-month'],
    ['a day to come', { year: 2026, month: 11, day: 29 }, 'date.day', 'in-the-future'],
    ['a year long ago', { year: 20 }, 'date.year', 'too-early'],
    ['half a day', { month: 4, day: 1.5 }, 'date.day', 'invalid'],
    ['another calendar than there is', { calendar: 'mayan' }, 'date.calendar', 'invalid'],
  ])('is refused at its field with %s, and nothing is kept', async (_, date, field, errorCode) => {
    const { status, errors } = await member.ask('POST /birthday', { body: { ...AMELIE, date } });
    expect([status, errors[0]?.field]).toEqual([422, field]);
    if (errorCode !== 'invalid') expect(errors[0]?.errorCode).toBe(errorCode);
    expect((await list()).total).toBe(0);
  });

  it('is refused without a name', async () => {
    for (const name of ['', '  ', '\u3164'])
      expect(await member.ask('POST /birthday', { body: { ...AMELIE, name } })).toMatchObject({
        status: 422,
        errors: [{ field: 'name', errorMessage: 'Enter a name.' }],
      });
  });

  it('is changed in what is given; its date is changed as a whole', async () => {
    const { calendarId } = await addBirthday({ note: 'Likes tomatoes' });
    const change = async (body: object) =>
      (await member.call('PUT /birthday', { body: { calendarId, ...body } })).calendar;
    expect(await change({ name: 'Amélie' })).toMatchObject({ firstName: 'Amélie', years: 34, note: 'Likes tomatoes' });
    const changed = await change({ date: { month: 12, day: 1 } });
    expect(changed).toMatchObject({ calendarDate: '2026-12-01', years: null, date: { year: null } });
    const refused = await member.ask('PUT /birthday', { body: { calendarId, note: '', date: { month: 2, day: 30 } } });
    expect(refused).toMatchObject({ status: 422, errors: [{ field: 'date.day' }] });
    const { calendar } = await member.call('GET /calendar/{calendarId}', { params: { calendarId } });
    expect(calendar).toEqual(changed);
  });
});

it('an anniversary counts its years, and an event is called what it is', async () => {
  const { calendar: wedding } = await member.call('POST /anniversary', {
    body: { name: 'Mum and Dad', date: { year: 1976, month: 11, day: 30 } },
  });
  expect(wedding).toMatchObject({
    calendarTypeId: 2,
    calendarName: 'Mum and Dad’s anniversary',
    reminderName: 'Mum and Dad’s 50th anniversary',
    years: 50,
  });
  const { calendar: event } = await member.call('POST /event', {
    body: { name: 'The day we met', date: { year: 2025, month: 12, day: 4 } },
  });
  expect(event).toMatchObject({
    calendarTypeId: 5,
    calendarName: 'The day we met',
    reminderName: 'The day we met, 1 year',
    firstName: null,
    contact: null,
  });
  const { calendarId } = event;
  await member.call('PUT /event', { body: { calendarId, name: 'The day we moved' } });
  expect(await names()).toEqual(['Mum and Dad’s 50th anniversary', 'The day we moved, 1 year']);
});

describe('the list', () => {
  it('has the next day first, and those without one last; it is counted by kind and shown in pages', async () => {
    await addBirthday({ name: 'Unknown', date: {} });
    await addBirthday({ name: 'Theo', date: { month: 1, day: 5 } });
    await addBirthday({ name: 'Ida', date: { month: 11, day: 28 } });
    await member.call('POST /event', { body: { name: 'Moved in', date: { month: 12, day: 24 } } });
    expect(await names()).toEqual(['Ida’s birthday', 'Moved in', 'Theo’s birthday', 'Unknown’s birthday']);
    expect(await names({ limit: 2, offset: 1 })).toEqual(['Moved in', 'Theo’s birthday']);
    const { results, total, counts } = await list({ type: 'birthday', limit: 1 });
    expect({ shown: results.length, total, counts }).toEqual({
      shown: 1,
      total: 3,
      counts: { birthday: 3, anniversary: 0, holiday: 0, event: 1 },
    });
    expect((await member.ask('GET /reminder', { query: { type: 'wedding' } })).errors[0]?.field).toBe('type');
  });

  it('goes on to next year when a day has passed for the member, wherever it is another day already', async () => {
    const traveller = await signedIn(app, { zone: 'Pacific/Auckland' });
    await addBirthday({ date: { month: 11, day: 28 } });
    await addBirthday({ date: { month: 11, day: 28 } }, traveller);
    const dates = async (who: TestVisitor) =>
      (await who.call('GET /reminder', { query: {} })).results.map(({ calendarDate }) => calendarDate);
    // In Auckland it is the 29th, until the member is back.
    expect([await dates(member), await dates(traveller)]).toEqual([['2026-11-28'], ['2027-11-28']]);
    await traveller.call('POST /account/settings', { body: { timeZone: 'Europe/London' } });
    expect(await dates(traveller)).toEqual(['2026-11-28']);
    app.clock.set('2026-11-29T00:00:00Z');
    expect(await dates(member)).toEqual(['2027-11-28']);
    app.clock.set('2031-11-28T09:00:00Z');
    // Years later, in a new session.
    expect(await dates(await signInAs(app, member))).toEqual(['2031-11-28']);
  });
});

describe('what is removed', () => {
  const put = (calendarId: string, isRemoved: boolean) =>
    member.ask('PUT /reminder/{calendarId}', { params: { calendarId }, body: { isRemoved } });

  it('is no longer there, and is put back as it was', async () => {
    const added = await addBirthday();
    const { calendarId } = added;
    await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
    expect((await list()).counts.birthday).toBe(0);
    for (const answer of [
      await member.ask('GET /calendar/{calendarId}', { params: { calendarId } }),
      await member.ask('PUT /birthday', { body: { calendarId, note: 'x' } }),
    ])
      expect(answer).toMatchObject({ status: 404, errors: [{ field: 'calendarId', errorCode: 'unknown-entry' }] });
    for (let i = 0; i < 2; i++) expect((await put(calendarId, false)).data.calendar).toEqual(added);
    expect((await list()).results).toEqual([added]);
  });

  it('is deleted after a day with its person', async () => {
    const { calendarId } = await addBirthday();
    const { calendarId: kept } = await addBirthday({ name: 'Theo' });
    await put(calendarId, true);
    app.clock.advance(86_400_000 - 1);
    await deleteRemoved(app.context);
    expect((await put(calendarId, false)).status).toBe(200);
    await put(calendarId, true);
    app.clock.advance(86_400_001);
    await deleteRemoved(app.context);
    expect((await put(calendarId, false)).status).toBe(404);
    expect((await list()).results.map((entry) => entry.calendarId)).toEqual([kept]);
    const people = await app.context.db
      .selectFrom('contacts')
      .select('name')
      .where('member_id', '=', member.memberId)
      .execute();
    expect(people).toEqual([{ name: 'Theo' }]);
  });
});

it('goes with the account, and so do its people', async () => {
  await addBirthday();
  await app.context.pool.query('delete from members where member_id = $1', [member.memberId]);
  for (const table of ['calendar_entries', 'contacts'] as const)
    expect(
      await app.context.db.selectFrom(table).select('member_id').where('member_id', '=', member.memberId).execute(),
    ).toEqual([]);
});

describe('what was done about a date', () => {
  const handle = (calendarId: string, body: object, who: TestVisitor = member) =>
    who.ask('POST /reminder/send/{calendarId}', { params: { calendarId }, body });

  it('is noted for its next day, can be changed and taken back, and moves its next reminder on', async () => {
    const { calendarId } = await addBirthday();
    const noted = async (body: object) => {
      const { handledAs, reminderDate } = (await handle(calendarId, body)).data.calendar;
      return { handledAs, reminderDate };
    };
    expect(await noted({ handledAs: 'call' })).toEqual({ handledAs: 'call', reminderDate: '2027-11-23' });
    expect(await noted({})).toEqual({ handledAs: 'card', reminderDate: '2027-11-23' });
    expect(await noted({ handledAs: null })).toEqual({ handledAs: null, reminderDate: '2026-11-29' });
  });

  it('is asked anew next year; a day that passed is missed for three days', async () => {
    const { calendarId } = await addBirthday();
    await handle(calendarId, { handledAs: 'gift' });
    const other = await addBirthday({ name: 'Theo' });
    const rows = async (now: string) => {
      app.clock.set(now);
      return (await list()).results.map(({ handledAs, missedDate }) => [handledAs, missedDate]);
    };
    expect(await rows('2026-11-30T12:00:00Z')).toEqual(
      expect.arrayContaining([
        ['gift', null],
        [null, null],
      ]),
    );
    expect(await rows('2026-12-03T12:00:00Z')).toEqual(
      expect.arrayContaining([
        [null, null],
        [null, '2026-11-30'],
      ]),
    );
    await handle(other.calendarId, { handledAs: 'card', day: '2026-11-30' });
    expect(await rows('2026-12-03T12:00:00Z')).toEqual([
      [null, null],
      [null, null],
    ]);
    await handle(other.calendarId, { handledAs: null, day: '2026-11-30' });
    expect(await rows('2026-12-04T12:00:00Z')).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('is refused for other days, other words and other members', async () => {
    const { calendarId } = await addBirthday();
    expect(await handle(calendarId, { day: '2026-11-29' })).toMatchObject({
      status: 422,
      errors: [{ field: 'day', errorCode: 'other-day' }],
    });
    expect((await handle(calendarId, { handledAs: 'prayer' })).errors[0]).toMatchObject({ field: 'handledAs' });
    expect((await handle(calendarId, {}, await signedIn(app))).status).toBe(404);
    expect((await list()).results[0]?.handledAs).toBeNull();
  });

  it('can be noted by whoever has the link of a reminder, who sees no note', async () => {
    const { calendarId } = await addBirthday({ note: 'Owes me ten pounds' });
    const pair = app.links.make('soft', { member_id: member.memberId, email: member.email, link_epoch: 0 });
    const holder = app.visitor();
    const params = { calendarId };
    const seen = await holder.call('GET /calendar/{calendarId}', { params, query: pair });
    expect(seen.calendar).toMatchObject({ reminderName: 'Amelie Fontaine turns 34', note: '' });
    expect((await handle(calendarId, { handledAs: 'call', ...pair }, holder)).data.calendar).toMatchObject({
      handledAs: 'call',
      note: '',
    });
    const stopped = await holder.call('POST /reminder/block/{calendarId}', { params, body: { ...pair } });
    expect(stopped.calendar).toMatchObject({ isBlocked: true, reminderDate: null, note: '' });
    expect((await list()).results[0]).toMatchObject({ handledAs: 'call', isBlocked: true, note: 'Owes me ten pounds' });
  });
});
