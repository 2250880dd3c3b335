import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type TestApp, testApp } from '#tests/app.ts';
import { linkIn, makeBirthdayGroup, refusal, THEO, ZOE } from '#tests/factories/birthday-group.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

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
  await resetLimits();
});

const resetLimits = () => sql`delete from rate_limits`.execute(app.context.db);
const make = (given: { isShared?: boolean; name?: string } = {}) => makeBirthdayGroup(app, rosa, given);
const birthdays = async (member = rosa) => (await member.call('GET /reminder', { query: {} })).results;
const look = async (magicLink: string) =>
  (await app.visitor().call('GET /birthday/group/mine', { query: { magicLink } })).mine;

describe('somebody who adds themselves', () => {
  it('goes into the calendar and the contacts of the maker, with a year where they give one', async () => {
    const choir = await make({ isShared: false });
    const { mine } = await choir.add({ ...THEO, year: 1984 });
    expect(mine).toMatchObject({ name: 'Theo Brandt', birthday: { year: 1984, month: 12, day: 9 }, others: null });
    await choir.add(ZOE);
    expect(await birthdays()).toMatchObject([
      {
        calendarName: 'Theo Brandt’s birthday',
        calendarDate: '2026-12-09',
        years: 42,
        contact: { name: 'Theo Brandt' },
      },
      { calendarName: 'Zoe’s birthday', calendarDate: '2027-03-05', years: null },
    ]);
    const [zoes, theos] = (await choir.view()).members;
    expect(theos).toMatchObject({ kept: 'told', calendarId: (await birthdays())[0]?.calendarId, doubt: null });
    expect(zoes?.birthday.year).toBeNull();
  });

  it('sees the names and days of the others where the list shows them, and never a year', async () => {
    const choir = await make();
    await choir.add({ ...THEO, year: 1984 });
    const { mine, magicLink } = await choir.add(ZOE);
    expect(mine.others).toEqual([{ name: 'Theo Brandt', month: 12, day: 9 }]);
    await rosa.call('PUT /birthday/groups/{groupId}', { ...choir, body: { isShared: false } });
    expect((await look(magicLink)).others).toBeNull();
  });

  it('changes and takes back their own by their own link alone', async () => {
    const choir = await make({ isShared: false });
    const { magicLink } = await choir.add(THEO);
    const change = (body: object) =>
      app.visitor().ask('PUT /birthday/group/mine', { body: { magicLink, ...THEO, ...body } });
    await change({ name: 'Theo Brand', day: 10, year: 1984 });
    expect(await birthdays()).toMatchObject([
      { calendarName: 'Theo Brand’s birthday', calendarDate: '2026-12-10', years: 42 },
    ]);
    await change({ name: 'Theo Brand', day: 10 });
    expect(await birthdays()).toMatchObject([{ years: null }]);
    // The list's own link changes nothing.
    const body = { ...THEO, magicLink: choir.magicLink };
    expect(await refusal(app.visitor(), 'PUT /birthday/group/mine', { body })).toBe('404 magicLink unknown-link');
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink } });
    expect(await birthdays()).toEqual([]);
    expect((await rosa.call('GET /contacts', { query: {} })).results).toEqual([]);
    expect((await choir.view()).members).toEqual([]);
    expect(await refusal(app.visitor(), 'GET /birthday/group/mine', { query: { magicLink } })).toBe(
      '404 magicLink unknown-link',
    );
  });

  it('is refused with a date that is none, or no name', async () => {
    const { magicLink } = await make({ isShared: false });
    const why = (body: object) =>
      refusal(app.visitor(), 'POST /birthday/group/join', { body: { magicLink, ...THEO, ...body } });
    expect(await why({ month: 2, day: 30 })).toBe('422 day no-such-day');
    expect(await why({ month: 13 })).toBe('422 month no-such-month');
    expect(await why({ year: 2026 })).toBe('422 day in-the-future');
    expect(await why({ day: null })).toMatch(/^422 day /);
    expect(await why({ name: ' ' })).toMatch(/^422 name /);
    expect(await birthdays()).toEqual([]);
  });

  it('is one of two hundred', async () => {
    const choir = await make();
    const at = new Date(app.clock.now());
    const rows = Array.from({ length: 199 }, (_, i) => ({
      person_id: `01940000-0000-7000-8000-${String(i).padStart(12, '0')}`,
      group_id: choir.groupId,
      name: `Person ${i}`,
      year: null,
      month: 1,
      day: 1,
      leap_day_rule: 'february-28' as const,
      kept: 'self' as const,
      calendar_id: null,
      contact_id: null,
      told_on: '2026-11-22',
      added_at: at,
      changed_at: at,
      removed_at: null,
    }));
    await app.context.db.insertInto('birthday_group_people').values(rows).execute();
    const body = { magicLink: choir.magicLink, ...THEO };
    const added = await Promise.all([1, 2, 3].map(() => app.visitor().ask('POST /birthday/group/join', { body })));
    expect(added.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(await refusal(app.visitor(), 'POST /birthday/group/join', { body })).toBe('409 general full-list');
  });

  it('is one of sixty an hour from one network', async () => {
    const choir = await make();
    const body = { magicLink: choir.magicLink, ...THEO };
    for (let i = 0; i < 60; i++) await choir.add({ ...ZOE, name: `Zoe ${i}` });
    expect(await refusal(app.visitor(), 'POST /birthday/group/join', { body })).toBe('429 general too-many');
  });

  it('who is the maker stands on the list, and not in their own calendar', async () => {
    const choir = await make();
    await choir.add({ ...THEO, name: 'Rosa Lindqvist' }, rosa);
    expect(await birthdays()).toEqual([]);
    expect(await choir.person('Rosa Lindqvist')).toMatchObject({ kept: 'self', calendarId: null });
    expect((await choir.add(ZOE)).mine.others).toMatchObject([{ name: 'Rosa Lindqvist' }]);
  });
});

describe('what the maker keeps already', () => {
  it('is never changed: of the same whole name, or of the same name and day', async () => {
    await rosa.call('POST /birthday', { body: { name: 'theo brandt', date: { month: 12, day: 8 } } });
    await rosa.call('POST /birthday', { body: { name: 'Zoe', date: { month: 3, day: 5 } } });
    const choir = await make({ isShared: false });
    const own = (await choir.add(THEO)).magicLink;
    await choir.add(ZOE);
    expect(await choir.person('Theo Brandt')).toMatchObject({ kept: 'own', calendarId: null });
    expect(await choir.person('Zoe')).toMatchObject({ kept: 'own' });
    await app.visitor().call('PUT /birthday/group/mine', { body: { magicLink: own, ...THEO, day: 11 } });
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink: own } });
    expect((await birthdays()).map(({ calendarDate }) => calendarDate)).toEqual(['2026-12-08', '2027-03-05']);
  });

  it('is not there twice because somebody is on two lists', async () => {
    const choir = await make();
    const team = await make({ name: 'The team' });
    await choir.add(THEO);
    await team.add(THEO);
    expect(await birthdays()).toHaveLength(1);
    expect(await team.person('Theo Brandt')).toMatchObject({ kept: 'own', calendarId: null });
  });

  it('stays while somebody is on another list, and goes with the last one', async () => {
    const choir = await make();
    const team = await make({ name: 'The team' });
    const first = (await choir.add(THEO)).magicLink;
    const second = (await team.add({ ...THEO, year: 1961 })).magicLink;
    const leave = (magicLink: string) => app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink } });
    const [{ calendarId } = { calendarId: '' }] = await birthdays();
    await leave(first);
    expect(await birthdays()).toMatchObject([{ calendarId, reminderName: 'Theo Brandt turns 65' }]);
    expect(await team.person('Theo Brandt')).toMatchObject({ kept: 'told', calendarId });
    await leave(second);
    expect(await birthdays()).toEqual([]);
    expect((await rosa.call('GET /contacts', { query: {} })).total).toBe(0);
  });

  it('gets a birthday where a contact of the same whole name had none, but not by a first name alone', async () => {
    const called = async (name: string) => (await rosa.call('POST /contacts', { body: { name } })).contact.contactId;
    const theoId = await called('Theo Brandt');
    const zoeId = await called('Zoe');
    const choir = await make({ isShared: false });
    const own = (await choir.add(THEO)).magicLink;
    await choir.add(ZOE);
    const [theos, zoes] = await birthdays();
    expect(theos?.contact?.contactId).toBe(theoId);
    expect(zoes?.contact?.contactId).not.toBe(zoeId);
    // The contact was the maker's before: it stays, with its name.
    await app.visitor().call('PUT /birthday/group/mine', { body: { magicLink: own, ...THEO, name: 'Teddy' } });
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink: own } });
    const { contact } = await rosa.call('GET /contacts/{contactId}', { params: { contactId: theoId } });
    expect(contact.name).toBe('Theo Brandt');
  });

  it('stays out where the maker has removed it', async () => {
    const choir = await make({ isShared: false });
    const { magicLink } = await choir.add(THEO);
    const [entry] = await birthdays();
    await rosa.call('DELETE /reminder/{calendarId}', { params: { calendarId: entry?.calendarId ?? '' } });
    expect(await choir.person('Theo Brandt')).toMatchObject({ kept: 'told', calendarId: null });
    await app.visitor().call('PUT /birthday/group/mine', { body: { magicLink, ...THEO, day: 10 } });
    expect(await birthdays()).toEqual([]);
  });
});

describe('a name that is there twice', () => {
  const twice = async () => {
    const choir = await make();
    const first = await choir.add(THEO);
    const second = await choir.add({ ...THEO, name: 'théo  brandt', day: 10, year: 1984 });
    return { choir, first, second };
  };

  it('waits outside the calendar, and the maker sees the doubt', async () => {
    const { choir } = await twice();
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-12-09' }]);
    const first = await choir.person('Theo Brandt');
    expect(first).toMatchObject({ kept: 'told', doubt: null });
    expect(await choir.person('théo  brandt')).toMatchObject({ kept: 'waiting', doubt: first.personId });
    // A first name and the same day are a doubt too.
    await choir.add({ name: 'Theo', month: 12, day: 9 });
    expect(await choir.person('Theo')).toMatchObject({ kept: 'waiting', doubt: first.personId });
  });

  it('is made one: the last word counts, and both own links lead to it', async () => {
    const { choir, first, second } = await twice();
    const [one, other] = [await choir.person('Theo Brandt'), await choir.person('théo  brandt')];
    const merge = 'POST /birthday/groups/{groupId}/people/{personId}/merge';
    const { group } = await rosa.call(merge, { params: other.params, body: { into: one.personId } });
    expect(group.members).toMatchObject([{ name: 'Theo Brandt', birthday: { day: 10, year: 1984 }, doubt: null }]);
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-12-10', years: 42 }]);
    for (const { magicLink } of [first, second])
      expect(await look(magicLink)).toMatchObject({ name: 'Theo Brandt', birthday: { day: 10 } });
    expect(await refusal(rosa, merge, { params: one.params, body: { into: one.personId } })).toBe(
      '404 into unknown-person',
    );
    expect(await refusal(rosa, merge, { params: one.params, body: { into: other.personId } })).toBe(
      '404 into unknown-person',
    );
  });

  it('keeps the year, where the same day is said again without one', async () => {
    const choir = await make();
    await choir.add({ ...THEO, year: 1984 });
    await choir.add({ ...THEO, name: 'theo brandt' });
    const [one, other] = [await choir.person('Theo Brandt'), await choir.person('theo brandt')];
    const { group } = await rosa.call('POST /birthday/groups/{groupId}/people/{personId}/merge', {
      params: other.params,
      body: { into: one.personId },
    });
    expect(group.members).toMatchObject([{ birthday: { month: 12, day: 9, year: 1984 } }]);
    expect(await birthdays()).toMatchObject([{ years: 42 }]);
  });

  it('is two people, where the maker says so', async () => {
    const { choir } = await twice();
    const { params } = await choir.person('théo  brandt');
    await rosa.call('PUT /birthday/groups/{groupId}/people/{personId}', { params, body: { isDistinct: true } });
    expect((await birthdays()).map(({ calendarDate }) => calendarDate)).toEqual(['2026-12-09', '2026-12-10']);
    expect(await choir.person('théo  brandt')).toMatchObject({ kept: 'told', doubt: null });
  });

  it('is no doubt any more when the other one leaves', async () => {
    const { choir, first } = await twice();
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink: first.magicLink } });
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-12-10' }]);
    expect(await choir.person('théo  brandt')).toMatchObject({ kept: 'told', doubt: null });
  });
});

describe('without script', () => {
  async function post(page: string, fields: Record<string, string>) {
    const answer = await app.visitor().get(page, {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Origin: 'http://cards.example' },
      body: new URLSearchParams(fields).toString(),
    });
    expect(answer.status).toBe(303);
    return answer.headers.get('Location') ?? '';
  }

  it('somebody adds themselves, is told what is wrong, changes it and leaves', async () => {
    const choir = await make();
    const page = routes.birthdayGroupJoin(choir.magicLink);
    const filled = { act: 'tell', name: 'Theo Brandt', day: '9', month: '12', year: '1984', hidesYear: '1' };
    expect(await post(page, { ...filled, name: '' })).toBe(`${page}&wrong=name`);
    expect(await post(page, { ...filled, month: '2', day: '30' })).toBe(`${page}&wrong=day`);
    const own = await post(page, filled);
    expect(own).toMatch(/^\/birthday\/group\/mine\?magicLink=[0-9A-Za-z]{22}$/);
    expect(await look(linkIn(own))).toMatchObject({ birthday: { year: null, month: 12, day: 9 } });
    expect(await post(own, { ...filled, day: '10' })).toBe(own);
    expect(await birthdays()).toMatchObject([{ calendarDate: '2026-12-10' }]);
    await rosa.call('PUT /birthday/groups/{groupId}', { ...choir, body: { isOpen: false } });
    expect(await post(page, filled)).toBe(`${page}&wrong=closed-list`);
    expect(await post(own, { act: 'take-back' })).toBe(own);
    expect(await birthdays()).toEqual([]);
  });
});
