import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { deleteRemoved } from './contacts.ts';

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

const add = async (body: object = {}) =>
  (await member.call('POST /contacts', { body: { name: 'Amelie Fontaine', ...body } })).contact;
const change = async (contactId: string, body: object) =>
  (await member.call('PUT /contacts/{contactId}', { params: { contactId }, body })).contact;
const view = async (contactId: string) =>
  (await member.call('GET /contacts/{contactId}', { params: { contactId } })).contact;
const remove = (contactId: string) => member.call('DELETE /contacts/{contactId}', { params: { contactId } });
const names = async (q?: string) => {
  const { results, total } = await member.call('GET /contacts', { query: q === undefined ? {} : { q } });
  expect(total).toBe(results.length);
  return results.map(({ name }) => name);
};
const birthdayOf = async (contactId: string, date: object = { year: 1992, month: 11, day: 30 }) =>
  (await member.call('POST /birthday', { body: { contactId, date } })).calendar;
const datesOf = async (contactId?: string) => {
  const { results } = await member.call('GET /reminder', { query: contactId === undefined ? {} : { contactId } });
  return results.map(({ reminderName, reminderDate }) => [reminderName, reminderDate]);
};

describe('a contact', () => {
  it('is kept as it was written', async () => {
    const written = {
      name: 'Amelie Fontaine',
      relationship: 'sister',
      emails: ['amelie@larkspur.example', 'a.fontaine@harbour.example'],
      phones: ['+44 20 7946 0018'],
      timeZone: 'Australia/Melbourne',
      note: 'Moving house in spring.\nTomatoes.',
      groups: ['Family'],
      avoid: ['Alcohol', 'Age jokes'],
      state: 'kept',
      reminderLeads: [14, 1],
    };
    const added = await add(written);
    expect(added).toEqual({
      ...written,
      contactId: added.contactId,
      firstName: 'Amelie',
      nextDate: null,
      isRemoved: false,
    });
    expect(await view(added.contactId)).toEqual(added);
  });

  it('needs no more than a name, and each part of it can be changed or emptied', async () => {
    const { contactId } = await add({ relationship: 'sister', emails: ['amelie@larkspur.example'], note: 'Tomatoes' });
    const changed = await change(contactId, { name: 'Amelie Rose', relationship: null, emails: [], avoid: ['Pets'] });
    expect(changed).toMatchObject({
      name: 'Amelie Rose',
      relationship: null,
      emails: [],
      note: 'Tomatoes',
      avoid: ['Pets'],
    });
  });

  it.each([
    [{ name: ' ' }, 'name', 'Enter a name.'],
    [{ emails: ['amelie@larkspur'] }, 'emails.0', 'This address needs an ending, such as .com or .org.'],
    [{ phones: ['none'] }, 'phones.0', 'This is not a telephone number.'],
    [{ relationship: 'nemesis' }, 'relationship', 'Choose who they are to you.'],
    [{ avoid: [''] }, 'avoid.0', 'Enter what to avoid.'],
    [{ note: 'x'.repeat(5001) }, 'note', 'A note can have up to 5,000 characters.'],
    [{ emails: Array.from({ length: 11 }, (_, i) => `a${i}@larkspur.example`) }, 'emails', /up to 10 email addresses/],
  ])('%# is refused at the field that is wrong, and nothing is stored', async (given, field, message) => {
    const { errors } = await member.ask('POST /contacts', { body: { name: 'Amelie', ...given } });
    expect(errors).toEqual([{ field, errorMessage: expect.stringMatching(message), errorCode: expect.anything() }]);
    expect(await names()).toEqual([]);
  });

  it('names what to avoid once, whatever its case', async () =>
    expect((await add({ avoid: ['Pets', 'pets', 'Religion'] })).avoid).toEqual(['pets', 'Religion']));
});

describe('the address book', () => {
  it('is sorted by name, and searched by a part of a name or an address', async () => {
    await add({ name: 'theo', emails: ['t@harbour.example'] });
    await add({ name: 'Ålva 100%' });
    await add({ name: 'Amelie' });
    expect(await names()).toEqual(['Amelie', 'theo', 'Ålva 100%']);
    expect(await names('HARBOUR')).toEqual(['theo']);
    expect(await names('ame')).toEqual(['Amelie']);
    expect(await names('%')).toEqual(['Ålva 100%']);
    expect(await names('_')).toEqual([]);
  });

  it('has everybody whose birthday was added, with the next day on which a date of theirs comes', async () => {
    await member.call('POST /birthday', { body: { name: 'Theo', date: { month: 12, day: 9 } } });
    const { results } = await member.call('GET /contacts', {});
    expect(results.map(({ name, nextDate }) => [name, nextDate])).toEqual([['Theo', '2026-12-09']]);
  });

  it('shows nothing of another member', async () => {
    const { contactId } = await add();
    const other = await signedIn(app, {});
    expect((await other.call('GET /contacts', {})).total).toBe(0);
    expect((await other.ask('GET /contacts/{contactId}', { params: { contactId } })).status).toBe(404);
    const birthday = await other.ask('POST /birthday', { body: { contactId, date: { month: 1, day: 1 } } });
    expect(birthday.errors).toMatchObject([{ field: 'contactId', errorCode: 'unknown-contact' }]);
  });
});

describe('the dates of a contact', () => {
  it('are added to the same person; a person has one birthday', async () => {
    const { contactId } = await add();
    await birthdayOf(contactId);
    await member.call('POST /anniversary', { body: { contactId, date: { year: 2020, month: 12, day: 5 } } });
    expect(await datesOf(contactId)).toEqual([
      ['Amelie Fontaine turns 34', '2026-11-29'],
      ['Amelie Fontaine’s 6th anniversary', '2026-12-04'],
    ]);
    expect(await names()).toEqual(['Amelie Fontaine']);
    const again = await member.ask('POST /birthday', { body: { contactId, date: { month: 1, day: 1 } } });
    expect(again.errors).toMatchObject([{ field: 'contactId', errorCode: 'has-birthday' }]);
  });

  it('need a person or a name', async () => {
    const { errors } = await member.ask('POST /birthday', { body: { date: { month: 1, day: 1 } } });
    expect(errors).toMatchObject([{ field: 'name', errorMessage: 'Enter a name.' }]);
  });

  it('go with a contact who is removed, and come back with them; what was removed before stays away', async () => {
    const { contactId } = await add();
    const { calendarId } = await birthdayOf(contactId);
    await member.call('POST /anniversary', { body: { contactId, date: { month: 12, day: 5 } } });
    await member.call('DELETE /reminder/{calendarId}', { params: { calendarId } });
    app.clock.advance(1000);
    await remove(contactId);
    expect(await names()).toEqual([]);
    expect(await datesOf()).toEqual([]);
    expect((await member.ask('GET /contacts/{contactId}', { params: { contactId } })).status).toBe(404);
    expect((await change(contactId, { isRemoved: false })).isRemoved).toBe(false);
    expect(await datesOf()).toEqual([['Amelie Fontaine’s anniversary', '2026-12-04']]);
  });

  it('are deleted with the contact a day later, and no earlier', async () => {
    const { contactId } = await add();
    await birthdayOf(contactId);
    await remove(contactId);
    app.clock.advance(86_400_000 - 1);
    await deleteRemoved(app.context);
    expect((await change(contactId, { isRemoved: false })).nextDate).toBe('2026-11-30');
    await remove(contactId);
    app.clock.advance(86_400_001);
    await deleteRemoved(app.context);
    const gone = await member.ask('PUT /contacts/{contactId}', {
      params: { contactId },
      body: { isRemoved: false },
    });
    expect(gone.errors).toMatchObject([{ field: 'contactId', errorCode: 'unknown-contact' }]);
  });

  it('have the days before that were chosen for the person', async () => {
    const { contactId } = await add({ reminderLeads: [14, 3] });
    await birthdayOf(contactId, { month: 12, day: 20 });
    expect(await datesOf()).toEqual([['Amelie Fontaine’s birthday', '2026-12-06']]);
    await change(contactId, { reminderLeads: null });
    expect(await datesOf()).toEqual([['Amelie Fontaine’s birthday', '2026-12-13']]);
    await change(contactId, { reminderLeads: [] });
    expect(await datesOf()).toEqual([['Amelie Fontaine’s birthday', null]]);
  });

  it.each(['paused', 'died'])(
    'of somebody who is %s are in no list and on no day, but on their own page',
    async (state) => {
      const { contactId } = await add();
      await birthdayOf(contactId);
      await change(contactId, { state });
      expect(await datesOf()).toEqual([]);
      expect(await datesOf(contactId)).toEqual([['Amelie Fontaine turns 34', null]]);
      expect((await view(contactId)).nextDate).toBeNull();
      expect((await member.call('GET /reminder', {})).counts.birthday).toBe(0);
      await change(contactId, { state: 'kept' });
      expect(await datesOf()).toEqual([['Amelie Fontaine turns 34', '2026-11-29']]);
    },
  );
});

it('is in the member’s export, whole', async () => {
  await add({ relationship: 'sister', phones: ['020 7946 0018'] });
  const facts = app.context.modules.find(({ name }) => name === 'contacts')?.exportMember?.facts;
  expect(await facts?.read(app.context, member.memberId)).toMatchObject({
    contacts: [{ name: 'Amelie Fontaine', relationship: 'sister', phones: ['020 7946 0018'] }],
  });
});
