import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routes } from '#shared/routes.ts';
import { type TestApp, testApp } from '#tests/app.ts';
import { CHOIR, linkIn, makeBirthdayGroup, refusal, THEO, ZOE } from '#tests/factories/birthday-group.ts';
import { signedIn, signInAs, type TestMember } from '#tests/factories/member.ts';
import { deleteOldGroups } from './birthday-groups.ts';
import { exportBirthdayGroups } from './export-member.ts';

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
const names = async () => (await birthdays()).map(({ calendarName }) => calendarName);
const mails = () => app.mailer.sent.filter(({ to }) => to.address === rosa.email);

describe('a list', () => {
  it('is made with a link that only its maker is shown again', async () => {
    const choir = await make();
    expect(choir.magicLink).toMatch(/^[0-9A-Za-z]{22}$/);
    const { results, total } = await rosa.call('GET /birthday/groups', { query: {} });
    expect(total).toBe(1);
    expect(results).toMatchObject([{ name: CHOIR, isShared: true, isOpen: true, people: 0 }]);
    expect(linkIn(results[0]?.path ?? '')).toBe(choir.magicLink);
    expect((await choir.view()).qr).toMatch(/^data:image\/svg\+xml;base64,/);
    const stored = await app.context.db.selectFrom('birthday_group_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(choir.magicLink);
    const other = await signedIn(app);
    expect(await refusal(other, 'GET /birthday/groups/{groupId}', choir)).toBe('404 groupId unknown-list');
    const { group } = await app.visitor().call('GET /birthday/group/join', { query: { magicLink: choir.magicLink } });
    expect(group).toEqual({
      groupId: choir.groupId,
      name: CHOIR,
      from: 'Rosa',
      fromWhole: 'Rosa Lindqvist',
      isShared: true,
      isOpen: true,
      isFull: false,
    });
  });

  it.each([
    ['Look at win.example/now', 'link'],
    ['Call 020 7946 0958 77', 'number'],
    ['PayPal team', 'brand'],
  ])('is not called %s, and neither is anybody on it', async (name, code) => {
    expect(await refusal(rosa, 'POST /birthday/groups', { body: { name, isShared: true } })).toBe(`422 name ${code}`);
    const choir = await make();
    expect(await refusal(rosa, 'PUT /birthday/groups/{groupId}', { ...choir, body: { name } })).toBe(
      `422 name ${code}`,
    );
    const body = { magicLink: choir.magicLink, ...THEO, name };
    expect(await refusal(app.visitor(), 'POST /birthday/group/join', { body })).toBe(`422 name ${code}`);
  });

  it('is made by somebody with a harmless name, who has not been stopped', async () => {
    const body = { name: CHOIR, isShared: true };
    const bank = await signedIn(app, { name: 'PayPal' });
    expect(await refusal(bank, 'POST /birthday/groups', { body })).toBe('409 general brand');
    const choir = await make();
    await app.context.db
      .insertInto('stopped_senders')
      .values({ member_id: rosa.memberId, session_id: null, stopped_at: new Date(app.clock.now()) })
      .execute();
    expect(await refusal(rosa, 'POST /birthday/groups', { body })).toBe('403 general sender-stopped');
    const { magicLink } = choir;
    expect(await refusal(app.visitor(), 'GET /birthday/group/join', { query: { magicLink } })).toBe(
      '404 magicLink unknown-link',
    );
  });

  it('is one of twenty, of which ten are made in a day', async () => {
    const body = { name: CHOIR, isShared: true };
    for (let i = 0; i < 10; i++) await make();
    expect(await refusal(rosa, 'POST /birthday/groups', { body })).toBe('429 general too-many');
    await resetLimits();
    for (let i = 0; i < 9; i++) await make();
    await resetLimits();
    const made = await Promise.all([1, 2, 3].map(() => rosa.ask('POST /birthday/groups', { body })));
    expect(made.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
  });

  it('can be renamed and closed; closed, nobody is added, and who is on it can still change and leave', async () => {
    const choir = await make({ isShared: false });
    const own = (await choir.add(THEO)).magicLink;
    await rosa.call('PUT /birthday/groups/{groupId}', { ...choir, body: { name: 'Altos', isOpen: false } });
    expect(await choir.view()).toMatchObject({ name: 'Altos', isOpen: false, people: 1 });
    const body = { magicLink: choir.magicLink, ...ZOE };
    expect(await refusal(app.visitor(), 'POST /birthday/group/join', { body })).toBe('409 general closed-list');
    const { mine } = await app
      .visitor()
      .call('PUT /birthday/group/mine', { body: { magicLink: own, ...THEO, day: 10 } });
    expect(mine).toMatchObject({ group: { name: 'Altos', isOpen: false }, birthday: { day: 10 } });
    await rosa.call('PUT /birthday/groups/{groupId}', { ...choir, body: { isOpen: true } });
    await choir.add(ZOE);
    expect((await choir.view()).members.map(({ name }) => name)).toEqual(['Zoe', 'Theo Brandt']);
  });

  it('shows people less than they were told, and never more', async () => {
    const choir = await make({ isShared: false });
    const widen = { ...choir, body: { isShared: true } };
    expect((await rosa.call('PUT /birthday/groups/{groupId}', widen)).group.isShared).toBe(true);
    await rosa.call('PUT /birthday/groups/{groupId}', { ...choir, body: { isShared: false } });
    const { magicLink } = await choir.add(THEO);
    expect(await refusal(rosa, 'PUT /birthday/groups/{groupId}', widen)).toBe('409 isShared has-people');
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink } });
    expect((await rosa.call('PUT /birthday/groups/{groupId}', widen)).group.isShared).toBe(true);
  });

  it('has a link that can be replaced: the old one says so, and adds nobody', async () => {
    const choir = await make();
    const own = (await choir.add(THEO)).magicLink;
    const { group } = await rosa.call('POST /birthday/groups/{groupId}/link', choir);
    const next = linkIn(group.path);
    expect(next).not.toBe(choir.magicLink);
    const old = { magicLink: choir.magicLink };
    expect(await refusal(app.visitor(), 'GET /birthday/group/join', { query: old })).toBe(
      '404 magicLink replaced-link',
    );
    expect(await refusal(app.visitor(), 'POST /birthday/group/join', { body: { ...old, ...ZOE } })).toBe(
      '404 magicLink replaced-link',
    );
    await app.visitor().call('POST /birthday/group/join', { body: { magicLink: next, ...ZOE } });
    expect(await look(own)).toMatchObject({ name: 'Theo Brandt', others: [{ name: 'Zoe' }] });
  });

  it('that is deleted leaves the birthdays in the calendar, and no link', async () => {
    const choir = await make();
    const own = (await choir.add(THEO)).magicLink;
    await rosa.call('DELETE /birthday/groups/{groupId}', choir);
    expect(await names()).toEqual(['Theo Brandt’s birthday']);
    expect(await refusal(rosa, 'GET /birthday/groups/{groupId}', choir)).toBe('404 groupId unknown-list');
    for (const magicLink of [own, 'A'.repeat(22)])
      expect(await refusal(app.visitor(), 'GET /birthday/group/mine', { query: { magicLink } })).toBe(
        '404 magicLink unknown-link',
      );
    expect(await refusal(app.visitor(), 'GET /birthday/group/join', { query: { magicLink: choir.magicLink } })).toBe(
      '404 magicLink unknown-link',
    );
  });

  it('is nobody’s while its maker is leaving, and is kept for two years after the last change', async () => {
    const choir = await make();
    const query = { magicLink: choir.magicLink };
    app.clock.set('2027-11-21T12:00:00Z');
    await choir.add(THEO);
    app.clock.set('2029-11-20T12:00:00Z');
    await deleteOldGroups(app.context);
    expect((await app.visitor().call('GET /birthday/group/join', { query })).group.name).toBe(CHOIR);
    const leaving = (at: Date | null) =>
      app.context.db.updateTable('members').set({ leaving_at: at }).where('member_id', '=', rosa.memberId).execute();
    await leaving(new Date(app.clock.now()));
    expect(await refusal(app.visitor(), 'GET /birthday/group/join', { query })).toBe('404 magicLink unknown-link');
    await leaving(null);
    app.clock.set('2029-11-23T12:00:00Z');
    await deleteOldGroups(app.context);
    expect(await refusal(app.visitor(), 'GET /birthday/group/join', { query })).toBe('404 magicLink unknown-link');
    expect(await birthdays(await signInAs(app, rosa))).toMatchObject([{ calendarName: 'Theo Brandt’s birthday' }]);
  });
});

describe('somebody whom the maker takes off', () => {
  const setRemoved = (params: { groupId: string; personId: string }, isRemoved: boolean) =>
    rosa.call('PUT /birthday/groups/{groupId}/people/{personId}', { params, body: { isRemoved } });

  it('leaves the calendar too, is told so, and can be put back for a day', async () => {
    const choir = await make();
    const { magicLink } = await choir.add(THEO);
    const { params } = await choir.person('Theo Brandt');
    expect((await setRemoved(params, true)).group.members).toEqual([]);
    expect(await birthdays()).toEqual([]);
    expect(await refusal(app.visitor(), 'GET /birthday/group/mine', { query: { magicLink } })).toBe(
      '404 magicLink taken-off',
    );
    expect((await choir.add(ZOE)).mine.others).toEqual([]);
    await setRemoved(params, false);
    expect(await names()).toEqual(['Theo Brandt’s birthday', 'Zoe’s birthday']);
    expect(await look(magicLink)).toMatchObject({ name: 'Theo Brandt' });

    await setRemoved(params, true);
    app.clock.set('2026-11-22T11:00:00Z');
    await deleteOldGroups(app.context);
    await setRemoved(params, false);
    await setRemoved(params, true);
    app.clock.set('2026-11-23T12:00:00Z');
    await deleteOldGroups(app.context);
    const put = { params, body: { isRemoved: false } };
    expect(await refusal(rosa, 'PUT /birthday/groups/{groupId}/people/{personId}', put)).toBe(
      '404 personId unknown-person',
    );
    expect(await refusal(app.visitor(), 'GET /birthday/group/mine', { query: { magicLink } })).toBe(
      '404 magicLink unknown-link',
    );
  });
});

describe('the maker', () => {
  it('is told once a day, at the hour of reminders, of everybody who is still there', async () => {
    const choir = await make();
    await choir.add(THEO);
    const gone = await choir.add({ ...THEO, name: 'Amelie Fontaine' });
    app.clock.set('2026-11-21T23:00:00Z');
    await choir.add(ZOE);
    await app.visitor().call('DELETE /birthday/group/mine', { body: { magicLink: gone.magicLink } });
    await app.deliver();
    expect(mails()).toEqual([]);
    app.clock.set('2026-11-22T09:00:00Z');
    await app.deliver();
    const [mail, ...more] = mails();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Theo and Zoe told you their birthdays');
    expect(mail?.text).toContain('Theo Brandt, 9 December; Zoe, 5 March.');
    expect(mail?.text).toContain(routes.birthdayGroupList(choir.groupId));

    // Whoever comes later stands in the mail of the next day.
    const other = await make({ name: 'Class 4b' });
    await other.add({ name: 'Kit', month: 5, day: 1 });
    await choir.add({ name: 'Mina', month: 5, day: 2 });
    await app.deliver();
    expect(mails()).toHaveLength(1);
    app.clock.set('2026-11-23T09:00:00Z');
    await app.deliver();
    expect(mails()[1]?.text).toContain(`${CHOIR}: Mina, 2 May.`);
    expect(mails()[1]?.text).toContain('Class 4b: Kit, 1 May.');
    expect(mails()[1]?.text).not.toContain('Theo');
  });

  it('is not told by mail who does not want that', async () => {
    const choir = await make();
    await choir.add(THEO);
    await rosa.call('PUT /notifications', {
      body: { choices: [{ kind: 'birthdays-added', channel: 'email', isOn: false }] },
    });
    await choir.add(ZOE);
    app.clock.set('2026-11-22T09:00:00Z');
    await app.deliver();
    expect(mails()).toEqual([]);
  });
});

it('a member’s export has their lists', async () => {
  const choir = await make();
  await choir.add({ ...THEO, year: 1984 });
  expect(await exportBirthdayGroups.facts?.read(app.context, rosa.memberId)).toMatchObject({
    birthdayGroups: [
      { name: CHOIR, isShared: true, people: [{ name: 'Theo Brandt', birthday: { year: 1984, month: 12, day: 9 } }] },
    ],
  });
});
