import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { ENTRIES_MAX } from '#shared/limits.ts';

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

const list = (query: object = {}, who = member) => who.call('GET /holidays', { query });
const choose = async (...ids: string[]) =>
  (
    await member.call('POST /holidays', {
      body: { holidays: ids.map((holidayId) => ({ holidayId, isChosen: true })) },
    })
  ).holidays;
const ask = (...ids: string[]) =>
  member.ask('POST /holidays', { body: { holidays: ids.map((holidayId) => ({ holidayId, isChosen: true })) } });
const leave = (...ids: string[]) =>
  member.call('POST /holidays', { body: { holidays: ids.map((holidayId) => ({ holidayId, isChosen: false })) } });
const kept = async (query: object = {}) => (await member.call('GET /reminder', { query })).results;

describe('the holidays of a country', () => {
  it('are those of the time zone, the nearest first, each with its source', async () => {
    const { countryId, holidays, elsewhere } = await list();
    expect([countryId, elsewhere]).toEqual(['GB', []]);
    expect(holidays.map(({ date }) => date)).toEqual(holidays.map(({ date }) => date).toSorted());
    expect(holidays.slice(0, 4).map(({ holidayId, name, date }) => [holidayId, name, date])).toEqual([
      ['hanukkah', 'Hanukkah begins', '2026-12-04'],
      ['christmas', 'Christmas', '2026-12-25'],
      ['boxing-day:GB', 'Boxing Day', '2026-12-26'],
      ['new-year', 'New Year', '2027-01-01'],
    ]);
    expect(holidays.find(({ holidayId }) => holidayId === 'mothers-day:GB')).toEqual({
      holidayId: 'mothers-day:GB',
      name: 'Mothering Sunday',
      countryId: 'GB',
      date: '2027-03-07',
      isEvening: false,
      isByMoon: false,
      note: null,
      path: '/cards/holidays/mothers-day',
      source: 'The custom of the country, from date-holidays where it is not the usual one',
      calendarId: null,
    });
    expect(holidays.find(({ holidayId }) => holidayId === 'boxing-day:GB')).toMatchObject({
      path: null,
      source: 'date-holidays',
    });
    expect(holidays.map(({ name }) => name)).not.toContain('Thanksgiving');
  });

  it('are those of the country in the account, or of the one that is asked for', async () => {
    await member.call('POST /account/settings', { body: { countryId: 'CA' } });
    expect((await list()).holidays.find(({ name }) => name === 'Thanksgiving')).toMatchObject({
      holidayId: 'thanksgiving:CA',
      date: '2027-10-11',
    });
    expect((await list({ countryId: 'us' })).holidays.find(({ name }) => name === 'Thanksgiving')?.date).toBe(
      '2027-11-25',
    );
    expect(await member.ask('GET /holidays', { query: { countryId: 'XX' } })).toMatchObject({
      status: 422,
      errors: [{ field: 'countryId', errorCode: 'unknown-country' }],
    });
  });
});

describe('choosing holidays', () => {
  it('puts them into the calendar with their days, and into the list of reminders', async () => {
    const [christmas, mothers] = await choose('christmas', 'mothers-day:FR');
    expect(mothers).toMatchObject({ name: 'Mother’s Day', date: '2027-05-30' });
    const [first, second] = await kept();
    expect(first).toMatchObject({
      calendarId: christmas?.calendarId,
      calendarTypeId: 4,
      calendarName: 'Christmas',
      reminderName: 'Christmas',
      calendarDate: '2026-12-25',
      reminderDate: '2026-12-18',
      contact: null,
      years: null,
      holiday: { holidayId: 'christmas', countryId: null, path: '/cards/holidays/christmas' },
    });
    expect(second).toMatchObject({ reminderName: 'Mother’s Day', holiday: { countryId: 'FR' } });
    expect((await member.call('GET /reminder', { query: { type: 'holiday' } })).counts).toEqual({
      birthday: 0,
      anniversary: 0,
      holiday: 2,
      event: 0,
    });
    const { holidays, elsewhere } = await list();
    expect(holidays.filter(({ calendarId }) => calendarId !== null).map(({ holidayId }) => holidayId)).toEqual([
      'christmas',
    ]);
    expect(elsewhere.map(({ holidayId }) => holidayId)).toEqual(['mothers-day:FR']);
  });

  it('is once for each, again changes nothing, and taking one out leaves the others', async () => {
    const [christmas] = await choose('christmas');
    expect(await choose('christmas', 'christmas', 'easter')).toMatchObject([
      { calendarId: christmas?.calendarId },
      {},
      {},
    ]);
    await leave('christmas', 'diwali');
    expect((await kept()).map(({ reminderName }) => reminderName)).toEqual(['Easter']);
    // Within a day it comes back as what it was.
    expect((await choose('christmas'))[0]?.calendarId).toBe(christmas?.calendarId);
  });

  it('comes again each year on the day of that year', async () => {
    const [chosen] = await choose('lunar-new-year');
    const calendarId = chosen?.calendarId ?? '';
    const dates = [];
    for (const today of ['2027-01-30', '2027-02-07', '2028-01-27', '2029-02-20', '2030-02-04']) {
      app.clock.set(`${today}T12:00:00Z`);
      const later = await signInAs(app, member);
      dates.push(await later.call('GET /calendar/{calendarId}', { params: { calendarId } }));
    }
    expect(dates.map(({ calendar }) => [calendar.calendarDate, calendar.holiday?.note])).toEqual([
      ['2027-02-06', 'the year of the Goat'],
      ['2028-01-26', 'the year of the Monkey'],
      ['2029-02-13', 'the year of the Rooster'],
      ['2030-02-03', 'the year of the Dog'],
      ['2031-01-23', 'the year of the Pig'],
    ]);
  });

  it('refuses what is no holiday, at its field, and changes nothing', async () => {
    for (const holidayId of [
      'christmas:GB',
      'tuesday',
      'constructor',
      'thanksgiving:GB',
      'boxing-day',
      'boxing-day:XX',
      '',
    ])
      expect(await ask('easter', holidayId)).toMatchObject({
        status: 422,
        errors: [{ field: 'holidays.1.holidayId', errorCode: 'unknown-holiday' }],
      });
    expect(await ask()).toMatchObject({ status: 422, errors: [{ field: 'holidays' }] });
    expect(await kept()).toEqual([]);
  });

  it('stops where the calendar is full', async () => {
    await sql`
      insert into calendar_entries (calendar_id, member_id, calendar_type_id, name, calendar, month, is_leap_month, day, leap_day_rule,
        created_at, updated_at)
      select gen_random_uuid(), ${member.memberId}, 5, 'A day', 'gregorian', 5, false, 1, 'february-28', now(), now()
      from generate_series(1, ${ENTRIES_MAX - 1}::int)`.execute(app.context.db);
    expect(await ask('christmas', 'easter')).toMatchObject({ status: 409, errors: [{ errorCode: 'too-many' }] });
    expect((await kept({ type: 'holiday' })).length).toBe(0);
    expect((await choose('christmas'))[0]?.calendarId).not.toBeNull();
  });
});

it('the cards that are suggested for a holiday are of its category', async () => {
  const [christmas] = await choose('christmas');
  const calendarId = christmas?.calendarId ?? '';
  const { results } = await member.call('GET /calendar/{calendarId}/cards', {
    params: { calendarId },
    query: { limit: 6 },
  });
  const list = await member.call('GET /cards', { query: { top: 'holidays', mid: 'christmas', limit: 60 } });
  expect(results).toHaveLength(6);
  for (const { cardId } of results) expect(list.results.map((card) => card.cardId)).toContain(cardId);
});
