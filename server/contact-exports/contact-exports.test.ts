import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '#shared/imports/read-file.ts';
import { media } from '#shared/routes.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

const TODAY = '2026-11-28';
let app: TestApp;
let member: TestMember;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set(`${TODAY}T12:00:00Z`);
  member = await signedIn(app, { zone: 'Europe/London' });
});

async function addPerson(person: { name: string } & Record<string, unknown>): Promise<string> {
  return (await member.call('POST /contacts', { body: person })).contact.contactId;
}
const addBirthday = (contactId: string, date: object) => member.call('POST /birthday', { body: { contactId, date } });
const addAnniversary = (contactId: string, date: object) =>
  member.call('POST /anniversary', { body: { contactId, date } });
async function fileOf(file: Parameters<typeof media.people>[0]) {
  const answer = await member.get(media.people(file));
  return { answer, bytes: new Uint8Array(await answer.arrayBuffer()) };
}
const readBack = async (file: Parameters<typeof media.people>[0]) =>
  readFile((await fileOf(file)).bytes, null, { today: TODAY, dateOrder: 'day-month' });

/** Its lines are folded, between characters of several bytes. */
const LONG = `${'李小明 🎈 '.repeat(8)}李`;

/** People with all that a file can hold, and what breaks files. */
async function addPeople() {
  const amelie = await addPerson({
    name: 'Amelie Fontaine, Dr; "Mel"',
    emails: ['amelie@larkspur.example', 'a.fontaine@harbour.example'],
    phones: ['+44 20 7946 0018'],
    relationship: 'sister',
    groups: ['Family', 'Choir altos'],
    note: 'Likes tomatoes,\nnot olives; \\o/',
  });
  await addBirthday(amelie, { year: 1992, month: 5, day: 9 });
  await addAnniversary(amelie, { year: 2015, month: 6, day: 20 });
  await addBirthday(await addPerson({ name: LONG }), { month: 2, day: 29 });
  await addPerson({ name: '=1+1', phones: ['+1 202 555 0143'] });
}

describe.each(['people.vcf', 'people.csv'] as const)('%s', (file) => {
  it('brings back the same people', async () => {
    await addPeople();
    const { people, problems } = await readBack(file);
    expect(problems).toEqual([]);
    const byName = new Map(people.map((person) => [person.name.replace(/^'/, ''), person]));
    expect(byName.get('Amelie Fontaine, Dr; "Mel"')).toEqual({
      name: 'Amelie Fontaine, Dr; "Mel"',
      emails: ['amelie@larkspur.example', 'a.fontaine@harbour.example'],
      phones: ['+44 20 7946 0018'],
      note: 'Likes tomatoes,\nnot olives; \\o/',
      relationship: 'sister',
      groups: ['Family', 'Choir altos'],
      dates: [
        { type: 'birthday', name: 'Birthday', date: { year: 1992, month: 5, day: 9 } },
        { type: 'anniversary', name: 'Anniversary', date: { year: 2015, month: 6, day: 20 } },
      ],
    });
    expect(byName.get(LONG)?.dates).toEqual([
      { type: 'birthday', name: 'Birthday', date: { year: null, month: 2, day: 29 } },
    ]);
    expect(byName.get('=1+1')).toMatchObject({ phones: ['+1 202 555 0143'], dates: [] });
  });

  it('says in the note what it has no place for', async () => {
    const mei = await addPerson({ name: 'Mei', note: 'Tea' });
    await addBirthday(mei, { calendar: 'chinese', month: 8, day: 15 });
    const [person] = (await readBack(file)).people;
    expect(person).toMatchObject({ note: 'Tea\nBirthday: month 8, day 15 of the Chinese calendar.', dates: [] });
  });
});

it('a table has no cell that a spreadsheet takes for a formula', async () => {
  await addPerson({ name: '=HYPERLINK("x")', note: '@SUM(1)', groups: ['-1'] });
  const text = new TextDecoder().decode((await fileOf('people.csv')).bytes);
  expect(text.split('\r\n')[1]).toBe(`"'=HYPERLINK(""x"")",,,,,,'-1,'@SUM(1)`);
});

describe('dates.ics', () => {
  it('brings back birthdays and anniversaries', async () => {
    await addPeople();
    const { people } = await readBack('dates.ics');
    const dates = Object.fromEntries(people.map((one) => [one.name, one.dates.map(({ type, date }) => [type, date])]));
    expect(dates).toEqual({
      'Amelie Fontaine, Dr; "Mel"': [
        ['birthday', { year: 1992, month: 5, day: 9 }],
        ['anniversary', { year: 2015, month: 6, day: 20 }],
      ],
      [LONG]: [['birthday', { year: null, month: 2, day: 29 }]],
    });
  });

  it('has a rule for each yearly date, and days for those that move', async () => {
    const leap = async (leapDayRule: string) =>
      addBirthday(await addPerson({ name: `Kit ${leapDayRule}` }), { month: 2, day: 29, leapDayRule });
    await leap('february-28');
    await leap('march-1');
    await member.call('POST /event', { body: { name: 'The day we met', date: { year: 2020, month: 5, day: 4 } } });
    await member.call('POST /holidays', { body: { holidays: [{ holidayId: 'easter', isChosen: true }] } });
    const text = new TextDecoder().decode((await fileOf('dates.ics')).bytes).replaceAll('\r\n ', '');
    const rules = text.split('\r\n').filter((line) => line.startsWith('RRULE'));
    expect(rules.toSorted()).toEqual([
      'RRULE:FREQ=YEARLY',
      'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      'RRULE:FREQ=YEARLY;BYYEARDAY=60',
    ]);
    expect(text).toContain('SUMMARY:The day we met (2020)');
    expect(text.match(/SUMMARY:Easter\r\n/g)).toHaveLength(10);
    expect(text).toContain('DTSTART;VALUE=DATE:20280416');
  });
});

it('files are for the member alone', async () => {
  await addPeople();
  const { answer } = await fileOf('people.vcf');
  expect(answer.headers.get('Content-Disposition')).toBe('attachment; filename="cardamom-people.vcf"');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-store');
  expect((await app.visitor().get(media.people('people.vcf'))).status).toBe(404);
  const other = await signedIn(app);
  expect(await (await other.get(media.people('people.vcf'))).text()).toBe('');
  expect((await member.get('/media/people/people.exe')).status).toBe(404);
});
