import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteUselessAdditions } from '#server/contacts/contacts.ts';
import { readFile } from '#shared/imports/read-file.ts';
import { CONTACTS_MAX, IMPORT_PART_MAX } from '#shared/limits.ts';
import { matchPeople } from '#shared/people/match-people.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

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

const CARDS = [
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Amelie Fontaine',
  'EMAIL:amelie@larkspur.example',
  'BDAY;X-APPLE-OMIT-YEAR=1604:1604-12-05',
  'CATEGORIES:Family,Choir',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Theo',
  'TEL:+46 8 5500 1234',
  'BDAY:1997-12-16',
  'NOTE:Plays the oboe',
  'END:VCARD',
  'BEGIN:VCARD',
  'VERSION:3.0',
  'FN:Noor',
  'BDAY:1997-13-40',
  'END:VCARD',
  '',
].join('\r\n');

const somebody = { name: 'Ida', emails: [], phones: [], note: '', relationship: null, groups: [], dates: [] };
/** The people of a file, as a page that read it stores them: who is there already is added to. */
async function peopleOf(text: string, who = member) {
  const { people } = readFile(Buffer.from(text), null, { today: '2026-11-28' });
  const matches = matchPeople(people, (await who.call('GET /contacts', {})).results);
  return people.map((person, i) => ({ ...person, contactId: matches[i]?.contact.contactId ?? null }));
}
async function importAll(text: string, importId = crypto.randomUUID(), part = 0) {
  const body = { importId, name: 'people.vcf', part, people: await peopleOf(text) };
  return (await member.call('POST /imports', { body })).import;
}
const undo = async (importId: string) =>
  (await member.call('DELETE /imports/{importId}', { params: { importId } })).import;
/** Some time passes: what is done now is later than what was imported. */
const later = () => app.clock.advance(60_000);
const contact = async (contactId: string) =>
  (await member.call('GET /contacts/{contactId}', { params: { contactId } })).contact;
const find = async (name: string) => {
  const { results } = await member.call('GET /contacts', { query: { q: name } });
  return results[0]!;
};
const names = async () => (await member.call('GET /contacts', {})).results.map(({ name }) => name);
const dates = async () => (await member.call('GET /reminder', {})).results.map(({ reminderName }) => reminderName);

describe('an import', () => {
  it('adds people with their dates and groups, and is listed', async () => {
    expect(await importAll(CARDS)).toMatchObject({ name: 'people.vcf', people: 3, dates: 2, isUndone: false });
    expect(await names()).toEqual(['Amelie Fontaine', 'Noor', 'Theo']);
    expect(await dates()).toEqual(['Amelie Fontaine’s birthday', 'Theo turns 29']);
    const { results } = await member.call('GET /contacts', { query: { group: 'Choir' } });
    expect(results.map(({ name }) => name)).toEqual(['Amelie Fontaine']);
    expect((await member.call('GET /imports', {})).results).toMatchObject([{ people: 3, isUndone: false }]);
  });

  it('adds to people who are there what is new of them, and replaces nothing', async () => {
    const {
      contact: { contactId },
    } = await member.call('POST /contacts', {
      body: { name: 'Theo', note: 'Likes rye bread', relationship: 'brother' },
    });
    await member.call('POST /birthday', { body: { contactId, date: { month: 12, day: 16 } } });
    await importAll(CARDS);
    const theo = await contact(contactId);
    expect(theo).toMatchObject({
      relationship: 'brother',
      phones: ['+46 8 5500 1234'],
      note: 'Likes rye bread\n\nPlays the oboe',
    });
    expect(await dates()).toEqual(['Amelie Fontaine’s birthday', 'Theo’s birthday']);
    await importAll(CARDS);
    expect(await contact(contactId)).toEqual(theo);
    expect(await names()).toEqual(['Amelie Fontaine', 'Noor', 'Theo']);
  });

  it('names the other days of a person after both', async () => {
    const date = { type: 'event' as const, name: 'Moved to the sea', date: { year: null, month: 8, day: 9 } };
    const body = { importId: crypto.randomUUID(), name: '', part: 0, people: [{ ...somebody, dates: [date] }] };
    await member.call('POST /imports', { body });
    expect(await dates()).toEqual(['Ida: Moved to the sea']);
    const { contactId } = await find('Ida');
    const people = [{ ...somebody, contactId, dates: [date] }];
    const again = { ...body, importId: crypto.randomUUID(), people };
    expect((await member.call('POST /imports', { body: again })).import.dates).toBe(0);
  });

  it('whose answer was lost can be sent again, part by part', async () => {
    const importId = crypto.randomUUID();
    const people = await peopleOf(CARDS);
    const body = { importId, name: '', part: 0, people };
    await member.call('POST /imports', { body });
    expect((await member.call('POST /imports', { body })).import).toMatchObject({ people: 3, dates: 2 });
    expect(await names()).toHaveLength(3);
    const others = people.map((person) => ({ ...person, name: `Other ${person.name}` }));
    const next = await member.call('POST /imports', { body: { ...body, part: 1, people: others } });
    expect(next.import).toMatchObject({ people: 6, dates: 4 });
  });

  it('does not take a second birthday of somebody, nor dates that there cannot be', async () => {
    await importAll(CARDS);
    const [amelie] = await peopleOf(CARDS);
    const on = (month: number, day: number) => ({
      type: 'birthday' as const,
      name: '',
      date: { year: null, month, day },
    });
    const people = [
      { ...amelie!, dates: [on(12, 6)] },
      { ...amelie!, contactId: null, dates: [on(2, 30)] },
    ];
    const body = { importId: crypto.randomUUID(), name: '', part: 0, people };
    expect((await member.call('POST /imports', { body })).import).toMatchObject({ people: 2, dates: 0 });
  });
});

describe('a date that takes the place of another', () => {
  const on = (month: number, day: number, replaces: string | null = null) => ({
    type: 'birthday' as const,
    name: 'Birthday',
    date: { year: 1990, month, day },
    replaces,
  });
  const entries = async () => (await member.call('GET /reminder', {})).results;
  const daysNow = async () => (await entries()).map(({ date: { year, month, day } }) => [year, month, day]);
  const store = (contactId: string | null, dates: ReturnType<typeof on>[]) =>
    member.call('POST /imports', {
      body: { importId: crypto.randomUUID(), name: '', part: 0, people: [{ ...somebody, contactId, dates }] },
    });
  /** Ida, with a birthday on 5 December. */
  async function ida() {
    const { contact: made } = await member.call('POST /contacts', { body: { name: 'Ida' } });
    const { contactId } = made;
    await member.call('POST /birthday', { body: { contactId, date: { month: 12, day: 5 } } });
    const [entry] = await entries();
    later();
    return { contactId, calendarId: entry?.calendarId ?? '', before: entry };
  }

  it('does so, and is taken back with the import', async () => {
    const { contactId, calendarId, before } = await ida();
    const stored = await store(contactId, [on(12, 6, calendarId)]);
    expect(stored.import.dates).toBe(1);
    expect(await daysNow()).toEqual([[1990, 12, 6]]);
    expect((await entries())[0]?.calendarDate).toBe('2026-12-06');
    later();
    await undo(stored.import.importId);
    expect(await entries()).toEqual([before]);
  });

  it('stays where the member has changed it since', async () => {
    const { contactId, calendarId } = await ida();
    const stored = await store(contactId, [on(12, 6, calendarId)]);
    later();
    await member.call('PUT /birthday', { body: { calendarId, date: { month: 12, day: 7 } } });
    await undo(stored.import.importId);
    expect(await daysNow()).toEqual([[null, 12, 7]]);
  });

  it('is taken back in steps, where two imports changed it', async () => {
    const { contactId, calendarId, before } = await ida();
    const first = await store(contactId, [on(12, 6, calendarId)]);
    later();
    const second = await store(contactId, [on(12, 8, calendarId)]);
    later();
    await undo(second.import.importId);
    expect(await daysNow()).toEqual([[1990, 12, 6]]);
    await undo(first.import.importId);
    expect(await entries()).toEqual([before]);
  });

  it.each([
    [
      'of another person',
      async () => ({ contactId: (await member.call('POST /contacts', { body: { name: 'Otto' } })).contact.contactId }),
    ],
    ['of another kind', () => Promise.resolve({ type: 'anniversary' as const })],
    ['that there cannot be', () => Promise.resolve({ day: 32 })],
    ['of nobody', () => Promise.resolve({ calendarId: crypto.randomUUID() })],
  ])('does not, where it is one %s', async (_, change) => {
    const made = await ida();
    const {
      contactId,
      calendarId,
      type = 'birthday',
      day = 6,
    } = {
      ...made,
      ...((await change()) as { contactId?: string; calendarId?: string; type?: 'anniversary'; day?: number }),
    };
    await store(contactId, [{ ...on(12, day, calendarId), type } as ReturnType<typeof on>]);
    expect(await daysNow()).toEqual([[null, 12, 5]]);
  });

  it('is no other member’s', async () => {
    const { calendarId } = await ida();
    const owner = member;
    member = await signedIn(app, { zone: 'Europe/London' });
    const { contact: own } = await member.call('POST /contacts', { body: { name: 'Ida' } });
    await store(own.contactId, [on(12, 6, calendarId)]);
    expect(await daysNow()).toEqual([]);
    member = owner;
    expect(await daysNow()).toEqual([[null, 12, 5]]);
  });
});

describe('an import that is undone', () => {
  it('is undone as a whole: who was there before is as they were', async () => {
    const { contact: theo } = await member.call('POST /contacts', { body: { name: 'Theo', note: 'Likes rye bread' } });
    later();
    const { importId } = await importAll(CARDS);
    expect((await contact(theo.contactId)).phones).toHaveLength(1);
    expect((await undo(importId)).isUndone).toBe(true);
    expect(await names()).toEqual(['Theo']);
    expect(await dates()).toEqual([]);
    expect(await contact(theo.contactId)).toEqual(theo);
    expect((await undo(importId)).isUndone).toBe(true);
    const body = { importId, name: '', part: 1, people: [] };
    const { errors } = await member.ask('POST /imports', { body });
    expect(errors).toMatchObject([{ field: 'importId', errorCode: 'undone' }]);
  });

  it('leaves whom the member changed since, with their dates', async () => {
    const { importId } = await importAll(CARDS);
    later();
    const { contactId } = await find('Amelie');
    await member.call('PUT /contacts/{contactId}', { params: { contactId }, body: { note: 'Moving house' } });
    await undo(importId);
    expect(await names()).toEqual(['Amelie Fontaine']);
    expect(await dates()).toEqual(['Amelie Fontaine’s birthday']);
  });

  it('leaves whose date the member changed, or who was given another one', async () => {
    const { importId } = await importAll(CARDS);
    later();
    const { results } = await member.call('GET /reminder', {});
    const { calendarId } = results.find(({ firstName }) => firstName === 'Theo')!;
    await member.call('PUT /birthday', { body: { calendarId, date: { year: 1996, month: 12, day: 16 } } });
    const noor = await find('Noor');
    await member.call('POST /birthday', { body: { contactId: noor.contactId, date: { month: 3 } } });
    await undo(importId);
    expect(await names()).toEqual(['Noor', 'Theo']);
    expect(await dates()).toEqual(['Theo turns 30', 'Noor’s birthday']);
  });

  it('leaves what it added to somebody who was there, where the member changed them since', async () => {
    const { contact: theo } = await member.call('POST /contacts', { body: { name: 'Theo' } });
    later();
    const { importId } = await importAll(CARDS);
    later();
    const params = { contactId: theo.contactId };
    await member.call('PUT /contacts/{contactId}', { params, body: { relationship: 'brother' } });
    await undo(importId);
    expect(await contact(theo.contactId)).toMatchObject({ relationship: 'brother', phones: ['+46 8 5500 1234'] });
    expect(await dates()).toEqual([]);
  });

  it('can follow another one that was undone before', async () => {
    const first = await importAll(CARDS);
    later();
    const second = await importAll(CARDS.replace('TEL:+46 8 5500 1234', 'TEL:+46 8 5500 9999'));
    expect((await find('Theo')).phones).toHaveLength(2);
    later();
    await undo(second.importId);
    expect((await find('Theo')).phones).toEqual(['+46 8 5500 1234']);
    await undo(first.importId);
    expect(await names()).toEqual([]);
  });

  it('keeps what somebody was before no longer than it can be given back', async () => {
    const { contact: theo } = await member.call('POST /contacts', { body: { name: 'Theo' } });
    later();
    await importAll(CARDS);
    const kept = () => app.context.db.selectFrom('contact_additions').selectAll().execute();
    await deleteUselessAdditions(app.context);
    expect((await kept()).filter((row) => row.contact_id === theo.contactId)).toHaveLength(1);
    later();
    const params = { contactId: theo.contactId };
    await member.call('PUT /contacts/{contactId}', { params, body: { note: '' } });
    await deleteUselessAdditions(app.context);
    expect((await kept()).filter((row) => row.contact_id === theo.contactId)).toEqual([]);
  });
});

describe('what an import may not', () => {
  it('is nobody else’s', async () => {
    const { importId } = await importAll(CARDS);
    const other = await signedIn(app, {});
    const body = { importId, name: '', part: 9, people: [] };
    expect((await other.ask('POST /imports', { body })).status).toBe(404);
    expect((await other.ask('DELETE /imports/{importId}', { params: { importId } })).status).toBe(404);
    expect((await other.call('GET /imports', {})).total).toBe(0);
    const theo = await find('Theo');
    const [person] = await peopleOf(CARDS, other);
    const people = [{ ...person!, contactId: theo.contactId }];
    const own = { importId: crypto.randomUUID(), name: '', part: 0, people };
    expect((await other.call('POST /imports', { body: own })).import).toMatchObject({ people: 0, dates: 0 });
    expect(await find('Theo')).toEqual(theo);
  });

  it.each([
    [
      'a part that is too large',
      () => ({ people: Array.from({ length: IMPORT_PART_MAX + 1 }, () => somebody) }),
      'people',
    ],
    ['somebody without a name', () => ({ people: [somebody, { ...somebody, name: ' ' }] }), 'people.1.name'],
    ['an address that is none', () => ({ people: [{ ...somebody, emails: ['amelie@harbour'] }] }), 'people.0.emails.0'],
    ['a name of its own', () => ({ importId: 'contacts' }), 'importId'],
    ['a part below 0', () => ({ part: -1 }), 'part'],
  ])('%s is refused at its field, and nothing is stored', async (_, wrong, field) => {
    const body = { importId: crypto.randomUUID(), name: '', part: 0, people: [somebody], ...wrong() };
    const { status, errors } = await member.ask('POST /imports', { body });
    expect([status, errors?.map((error) => error.field)]).toEqual([422, [field]]);
    expect(await names()).toEqual([]);
  });

  it('goes beyond what an address book holds: nothing of the part is stored', async () => {
    await sql`
      insert into contacts (contact_id, member_id, name, created_at, updated_at)
      select gen_random_uuid(), ${member.memberId}, 'Person ' || i, now(), now()
      from generate_series(1, ${CONTACTS_MAX - 2}) i`.execute(app.context.db);
    const importId = crypto.randomUUID();
    const body = { importId, name: '', part: 0, people: await peopleOf(CARDS) };
    const { status, errors } = await member.ask('POST /imports', { body });
    expect([status, errors?.map(({ errorCode }) => errorCode)]).toEqual([409, ['too-many']]);
    expect((await member.call('GET /contacts', {})).total).toBe(CONTACTS_MAX - 2);
    expect((await member.call('GET /imports', {})).total).toBe(0);
  });
});

it('ten thousand people are there once each', { timeout: 120_000 }, async () => {
  const importId = crypto.randomUUID();
  let last = null;
  for (let part = 0; part < 10_000 / IMPORT_PART_MAX; part++) {
    const people = Array.from({ length: IMPORT_PART_MAX }, (_, i) => ({
      ...somebody,
      name: `Person ${part} ${i}`,
      dates: [{ type: 'birthday' as const, name: '', date: { year: null, month: 5, day: 4 } }],
    }));
    last = (await member.call('POST /imports', { body: { importId, name: '', part, people } })).import;
  }
  expect(last).toMatchObject({ people: 10_000, dates: 10_000 });
  expect((await member.call('GET /contacts', {})).total).toBe(10_000);
  await undo(importId);
  expect((await member.call('GET /contacts', {})).total).toBe(0);
});
