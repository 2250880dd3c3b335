import type { CallInput } from '#contract/calls.ts';
import { dateOf, memberOf, type DemoStep } from './world.ts';

type NewContact = CallInput<'POST /contacts'>['body'];
/** A day of somebody: as many days after the demo is made, as many years ago. Without years nobody knows the year. */
type DemoDate = { type: 'birthday' | 'anniversary'; inDays: number; years?: number; note?: string };
type DemoPerson = { member: string; person: NewContact; dates: readonly DemoDate[] };

const PEOPLE: readonly DemoPerson[] = [
  {
    member: 'Rosa',
    person: {
      name: 'Mum and Dad',
      emails: ['karin.lindqvist@harbour.example'],
      timeZone: 'Europe/Stockholm',
      note: 'They met on the ferry to Visby.',
      groups: ['Family'],
    },
    dates: [{ type: 'anniversary', inDays: 9, years: 50, note: 'Fifty years. Call Aunt Eva about the party.' }],
  },
  {
    member: 'Rosa',
    person: {
      name: 'Amelie Hart',
      relationship: 'friend',
      emails: ['amelie@larkspur.example'],
      timeZone: 'Australia/Melbourne',
      note: 'Moving house in spring. Likes anything with seeds in it.',
      avoid: ['Alcohol', 'Age jokes'],
      reminderLeads: [14, 1],
      groups: ['Old friends'],
    },
    dates: [{ type: 'birthday', inDays: 5, years: 34 }],
  },
  {
    member: 'Rosa',
    person: {
      name: 'Elsa Nyman',
      relationship: 'friend',
      emails: ['elsa@tallbacken.example'],
      note: 'Sings alto. Drinks her coffee black.',
      groups: ['Choir', 'Old friends'],
    },
    dates: [{ type: 'birthday', inDays: 6, years: 40 }],
  },
  {
    member: 'Rosa',
    person: {
      name: 'Theo Lindqvist',
      relationship: 'brother',
      emails: ['theo@harbour.example'],
      phones: ['+46 8 5500 1234'],
      groups: ['Family'],
    },
    dates: [{ type: 'birthday', inDays: 18, years: 29 }],
  },
  {
    member: 'Rosa',
    person: {
      name: 'Grandma June',
      relationship: 'grandma',
      note: 'Large letters, please.',
      avoid: ['Age jokes'],
      groups: ['Family'],
    },
    dates: [{ type: 'birthday', inDays: 56, years: 91 }],
  },
  {
    member: 'Rosa',
    person: { name: 'Ida Nilsson', relationship: 'niece', note: 'Foxes.', groups: ['Family'] },
    dates: [{ type: 'birthday', inDays: 23, years: 3 }],
  },
  {
    member: 'Rosa',
    person: { name: 'Mei Tanaka', relationship: 'colleague', emails: ['mei@hinoki.example'], groups: ['Choir'] },
    dates: [{ type: 'birthday', inDays: 42 }],
  },
  // The same two people again, as a phone keeps them.
  {
    member: 'Rosa',
    person: { name: 'theo lindqvist', phones: ['+46 70 555 01 23'] },
    dates: [{ type: 'birthday', inDays: 18 }],
  },
  {
    member: 'Rosa',
    person: { name: 'Mei (work)', emails: ['mei@hinoki.example'] },
    dates: [],
  },
  {
    member: 'Rosa',
    person: { name: 'Grandad Olof', relationship: 'grandad', state: 'died', note: 'Taught me to sail.' },
    dates: [{ type: 'birthday', inDays: 100, years: 96 }],
  },
  {
    member: 'Mei',
    person: { name: 'Priya Raman', relationship: 'colleague', emails: ['priya@harbour.example'], avoid: ['Pets'] },
    dates: [{ type: 'birthday', inDays: 12 }],
  },
  {
    member: 'Mei',
    person: { name: 'Haruto Tanaka', relationship: 'dad', timeZone: 'Asia/Tokyo' },
    dates: [{ type: 'birthday', inDays: 31, years: 66 }],
  },
];
/** The day on which members write down whom they remember. */
const WRITTEN_ON = -19;

/** The people whom members keep, with their dates. */
export function peopleSteps(now: number): DemoStep[] {
  return PEOPLE.map(({ member, person, dates }, i) => ({
    day: WRITTEN_ON,
    time: `19:${String(10 + i).padStart(2, '0')}`,
    async run(world) {
      const browser = memberOf(world, member);
      const { contactId } = (await browser.call('POST /contacts', { body: person })).contact;
      for (const { type, inDays, years, note = '' } of dates) {
        const [year = 0, month = 1, day = 1] = dateOf(now, inDays).split('-').map(Number);
        const date = { year: years === undefined ? null : year - years, month, day };
        const body = { contactId, date, note };
        if (type === 'birthday') await browser.call('POST /birthday', { body });
        else await browser.call('POST /anniversary', { body });
      }
    },
  }));
}
