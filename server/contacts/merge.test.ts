import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';
import { SHOP_CARD } from '#tests/factories/shop-card.ts';

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
  (await member.call('POST /contacts', { body: { name: 'Amelie Fontaine', ...body } })).contact.contactId;
const merge = (contactId: string, otherId: string, body: object = {}) =>
  member.ask('POST /contacts/{contactId}/merge', { params: { contactId }, body: { otherId, ...body } });
const merged = async (contactId: string, otherId: string, body: object = {}) =>
  (await member.call('POST /contacts/{contactId}/merge', { params: { contactId }, body: { otherId, ...body } }))
    .contact;
const view = (contactId: string) => member.ask('GET /contacts/{contactId}', { params: { contactId } });
const birthdayOf = async (contactId: string, date: object, note = '') =>
  (await member.call('POST /birthday', { body: { contactId, date, note } })).calendar.calendarId;
const anniversaryOf = async (contactId: string, date: object, note = '') =>
  (await member.call('POST /anniversary', { body: { contactId, date, note } })).calendar.calendarId;
const entriesOf = async (contactId: string) => (await member.call('GET /reminder', { query: { contactId } })).results;
const datesOf = async (contactId: string) =>
  (await entriesOf(contactId)).map(({ reminderName, calendarDate, note }) => [reminderName, calendarDate, note]);

describe('two contacts that are one person', () => {
  it('become one that has what both had', async () => {
    const kept = await add({
      emails: ['amelie@larkspur.example'],
      phones: ['020 7946 0018'],
      groups: ['Family'],
      avoid: ['Pets'],
      note: 'Tomatoes.',
    });
    const other = await add({
      name: 'Amelie F.',
      relationship: 'sister',
      emails: ['AMELIE@larkspur.example', 'a.fontaine@harbour.example'],
      timeZone: 'Australia/Melbourne',
      groups: ['Family', 'Choir'],
      avoid: ['Alcohol'],
      note: 'Moving in spring.',
      reminderLeads: [14],
    });
    expect(await merged(kept, other)).toMatchObject({
      contactId: kept,
      name: 'Amelie Fontaine',
      relationship: 'sister',
      emails: ['amelie@larkspur.example', 'a.fontaine@harbour.example'],
      phones: ['020 7946 0018'],
      timeZone: 'Australia/Melbourne',
      groups: ['Family', 'Choir'],
      avoid: ['Pets', 'Alcohol'],
      note: 'Tomatoes.\n\nMoving in spring.',
      reminderLeads: [14],
    });
    expect((await view(other)).status).toBe(404);
    const putBack = await member.ask('PUT /contacts/{contactId}', {
      params: { contactId: other },
      body: { isRemoved: false },
    });
    expect(putBack.status).toBe(404);
  });

  it('are called, and are to the member, what is chosen', async () => {
    const [kept, other] = [await add({ relationship: 'friend' }), await add({ name: 'Amelie F.' })];
    expect(await merged(kept, other, { name: 'Amelie F.', relationship: 'sister', timeZone: null })).toMatchObject({
      name: 'Amelie F.',
      relationship: 'sister',
      timeZone: null,
    });
  });

  it('keep all dates; a date that both have becomes one, with its year, its notes and what was done about it', async () => {
    const [kept, other] = [await add(), await add()];
    const own = await birthdayOf(kept, { month: 12, day: 9 }, 'Cake');
    await birthdayOf(other, { year: 1992, month: 12, day: 9 }, 'Candles');
    await anniversaryOf(kept, { year: 2020, month: 12, day: 5 });
    await anniversaryOf(other, { year: 2020, month: 12, day: 5 });
    await anniversaryOf(other, { year: 2021, month: 12, day: 7 });
    await member.call('POST /reminder/send/{calendarId}', {
      params: { calendarId: own },
      body: { handledAs: 'gift' },
    });
    await merged(kept, other);
    expect((await entriesOf(kept)).at(-1)).toMatchObject({ handledAs: 'gift' });
    expect(await datesOf(kept)).toEqual([
      ['Amelie Fontaine’s 6th anniversary', '2026-12-05', ''],
      ['Amelie Fontaine’s 5th anniversary', '2026-12-07', ''],
      ['Amelie Fontaine turns 34', '2026-12-09', 'Candles\n\nCake'],
    ]);
    expect((await member.call('GET /reminder', {})).total).toBe(3);
  });

  it('with two birthdays need a choice, and nothing changes without one', async () => {
    const [kept, other] = [await add({ note: 'Tomatoes.' }), await add({ note: 'Moving in spring.' })];
    await birthdayOf(kept, { year: 1992, month: 12, day: 9 });
    await birthdayOf(other, { month: 12, day: 10 });
    const { status, errors } = await merge(kept, other);
    expect([status, errors]).toMatchObject([422, [{ field: 'birthdayOf', errorCode: 'two-birthdays' }]]);
    expect((await member.call('GET /contacts', {})).total).toBe(2);
    expect((await view(kept)).data).toMatchObject({ contact: { note: 'Tomatoes.' } });
    await merged(kept, other, { birthdayOf: other });
    expect(await datesOf(kept)).toEqual([['Amelie Fontaine’s birthday', '2026-12-10', '']]);
  });

  it('of whom one has died are remembered', async () => {
    const [kept, other] = [await add(), await add({ state: 'died' })];
    await birthdayOf(kept, { month: 12, day: 9 });
    expect(await merged(kept, other)).toMatchObject({ state: 'died', nextDate: null });
    expect((await member.call('GET /reminder', {})).total).toBe(0);
  });

  it('are not merged where that would leave something out', async () => {
    const addresses = (letter: string) => Array.from({ length: 6 }, (_, i) => `${letter}${i}@larkspur.example`);
    const [kept, other] = [await add({ emails: addresses('a') }), await add({ emails: addresses('b') })];
    expect((await merge(kept, other)).errors).toMatchObject([
      {
        field: 'emails',
        errorMessage: 'Together they have 12 email addresses, and a person can have up to 10. Remove some first.',
      },
    ]);
    const [long, longer] = [await add({ note: 'a'.repeat(3000) }), await add({ note: 'b'.repeat(3000) })];
    expect((await merge(long, longer)).errors).toMatchObject([{ field: 'note', errorCode: 'too-long' }]);
    expect((await member.call('GET /contacts', {})).total).toBe(4);
  });

  it('are two contacts of the member who merges them', async () => {
    const kept = await add();
    const other = await signedIn(app, {});
    const { contact } = await other.call('POST /contacts', { body: { name: 'Amelie' } });
    expect((await merge(kept, kept)).errors).toMatchObject([{ field: 'otherId', errorCode: 'same-contact' }]);
    for (const stranger of [contact.contactId, crypto.randomUUID()]) {
      expect((await merge(kept, stranger)).errors).toMatchObject([{ field: 'otherId', errorCode: 'unknown-contact' }]);
      expect((await merge(stranger, kept)).errors).toMatchObject([
        { field: 'contactId', errorCode: 'unknown-contact' },
      ]);
    }
    const mine = await add();
    expect((await merge(kept, mine, { birthdayOf: contact.contactId })).errors).toMatchObject([
      { field: 'birthdayOf', errorCode: 'unknown-contact' },
    ]);
    expect((await merge(kept, mine, { name: ' ' })).errors).toMatchObject([{ field: 'name' }]);
    expect((await other.call('GET /contacts', {})).total).toBe(1);
    await member.call('DELETE /contacts/{contactId}', { params: { contactId: mine } });
    expect((await merge(kept, mine)).status).toBe(404);
  });

  it('keep the cards that were sent for either’s dates, and to either’s addresses', async () => {
    const [kept, other] = [await add(), await add({ emails: ['a.fontaine@harbour.example'] })];
    await birthdayOf(kept, { year: 1992, month: 12, day: 9 });
    const calendarId = await birthdayOf(other, { month: 12, day: 9 });
    const { cardSend } = await member.call('POST /card/send', { body: { cardId: SHOP_CARD, calendarId } });
    const recipients = [{ name: 'Amelie', email: 'a.fontaine@elsewhere.example' }];
    await member.call('PUT /card/send', { body: { cardSendId: cardSend.cardSendId, recipients } });
    await member.call('PUT /card/send/send', { body: { cardSendId: cardSend.cardSendId } });
    await merged(kept, other);
    const { results } = await member.call('GET /my_cards', { query: { type: 'upcoming', contactId: kept } });
    expect(results.map((one) => one.cardSend?.cardSendId)).toEqual([cardSend.cardSendId]);
    expect(await entriesOf(kept)).toMatchObject([{ handledAs: 'card', cardSendId: cardSend.cardSendId }]);
  });

  it('and were both asked for their birthday: what the friend tells by either link is theirs, once', async () => {
    const people = [
      { name: 'Amelie', contactId: await add(), email: 'amelie-merged@larkspur.example' },
      { name: 'Amelie F.', contactId: await add(), email: 'a.fontaine-merged@harbour.example' },
    ];
    const [kept, other] = people.map(({ contactId }) => contactId);
    if (kept === undefined || other === undefined) throw new Error('Nobody was added.');
    for (const { contactId, email } of people)
      await member.call('PUT /contacts/{contactId}', { params: { contactId }, body: { emails: [email] } });
    const { requests } = await member.call('POST /birthday/request', { body: { people, message: 'When is it?' } });
    expect(requests).toHaveLength(2);
    await merged(kept, other);
    for (const { path } of requests) {
      const magicLink = new URL(path, 'https://cards.example').searchParams.get('magicLink') ?? '';
      await app.visitor().call('PUT /birthday/answer', { body: { magicLink, month: 12, day: 9 } });
    }
    expect((await member.call('GET /contacts', {})).total).toBe(1);
    expect(await datesOf(kept)).toEqual([['Amelie Fontaine’s birthday', '2026-12-09', '']]);
  });
});

describe('duplicates', () => {
  const list = async () =>
    (await member.call('GET /contact_duplicates', {})).results.map(({ contacts, hasSameName, hasSameEmail }) => [
      ...contacts.map(({ contactId }) => contactId),
      hasSameName,
      hasSameEmail,
    ]);

  it('are those with the same name or address, the surest first', async () => {
    const one = await add({ emails: ['amelie@larkspur.example'] });
    app.clock.advance(1000);
    const namesake = await add({ name: ' amelie  FONTAINE' });
    app.clock.advance(1000);
    const brother = await add({ name: 'Theo', emails: ['AMELIE@larkspur.example'] });
    app.clock.advance(1000);
    const again = await add({ emails: ['amelie@larkspur.example', 'a@harbour.example'] });
    await add({ name: 'Nadia' });
    expect(await list()).toEqual([
      [one, again, true, true],
      [one, namesake, true, false],
      [one, brother, false, true],
    ]);
    await merged(one, again);
    await member.call('DELETE /contacts/{contactId}', { params: { contactId: namesake } });
    expect(await list()).toEqual([[one, brother, false, true]]);
  });

  it('that are two people are not listed again', async () => {
    const one = await add();
    app.clock.advance(1000);
    const two = await add();
    await member.call('POST /contact_duplicates/dismiss', { body: { contactIds: [two, one] } });
    await member.call('POST /contact_duplicates/dismiss', { body: { contactIds: [one, two] } });
    expect(await list()).toEqual([]);
    expect((await member.call('GET /contact_duplicates', {})).total).toBe(0);
  });

  it('are the member’s own', async () => {
    const one = await add();
    const other = await signedIn(app, {});
    const { contact } = await other.call('POST /contacts', { body: { name: 'Amelie Fontaine' } });
    expect(await list()).toEqual([]);
    const dismiss = (contactIds: string[]) => member.ask('POST /contact_duplicates/dismiss', { body: { contactIds } });
    expect((await dismiss([one, contact.contactId])).errors).toMatchObject([
      { field: 'contactIds', errorCode: 'unknown-contact' },
    ]);
    expect((await dismiss([one, one])).errors).toMatchObject([{ field: 'contactIds', errorCode: 'same-contact' }]);
    expect((await dismiss([one])).errors).toMatchObject([{ field: 'contactIds' }]);
  });
});
