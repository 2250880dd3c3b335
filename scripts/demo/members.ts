import { grantAdminRole } from '#server/members/members.ts';
import { drawPortrait, type Portrait } from './portraits.ts';
import { findInMail, FIRST_DAY, type DemoStep, type DemoContext } from './world.ts';

/** The password of every member of the demo. */
export const DEMO_PASSWORD = 'seventeen paper lanterns';

export type DemoMember = {
  firstName: string;
  name: string;
  email: string;
  timeZone: string;
  countryId: string;
  birthday: { year: number | null; month: number; day: number };
  /** Null for members without a photo. */
  portrait: Portrait | null;
};

export const DEMO_ADMIN = 'Ines';
export const DEMO_MEMBERS: readonly DemoMember[] = [
  {
    firstName: 'Ines',
    name: 'Ines Moreau',
    email: 'ines@cardamom.example',
    timeZone: 'Europe/Paris',
    countryId: 'FR',
    birthday: { year: 1986, month: 3, day: 14 },
    portrait: { background: '#d9e4dc', clothes: '#21573f', skin: '#e8b992', hair: '#3a2a22' },
  },
  {
    firstName: 'Rosa',
    name: 'Rosa Lindqvist',
    email: 'rosa@fernbank.example',
    timeZone: 'Europe/Stockholm',
    countryId: 'SE',
    birthday: { year: 1991, month: 6, day: 21 },
    portrait: { background: '#f6dfd2', clothes: '#b5483a', skin: '#f3cdb0', hair: '#c98d4b' },
  },
  {
    firstName: 'Łukasz',
    name: 'Łukasz Nowak',
    email: 'lukasz@stocznia.example',
    timeZone: 'Europe/Warsaw',
    countryId: 'PL',
    birthday: { year: 1984, month: 11, day: 2 },
    portrait: { background: '#dbe5f0', clothes: '#2d4a6d', skin: '#f0c6a4', hair: '#6b4a2e' },
  },
  {
    firstName: 'Amelie',
    name: 'Amelie Hart',
    email: 'amelie@larkspur.example',
    timeZone: 'Australia/Melbourne',
    countryId: 'AU',
    birthday: { year: null, month: 12, day: 9 },
    portrait: { background: '#e6dcf0', clothes: '#6a4f8c', skin: '#f5d3b8', hair: '#8a3b25' },
  },
  {
    firstName: 'Jonas',
    name: 'Jonas Berg',
    email: 'jonas@seehof.example',
    timeZone: 'Europe/Berlin',
    countryId: 'DE',
    birthday: { year: 1979, month: 1, day: 30 },
    portrait: null,
  },
  {
    firstName: 'Nadia',
    name: 'Nadia Haddad',
    email: 'nadia@harbour.example',
    timeZone: 'Asia/Beirut',
    countryId: 'LB',
    birthday: { year: 1995, month: 4, day: 5 },
    portrait: { background: '#f4e8c8', clothes: '#8c6a1f', skin: '#d9a273', hair: '#1f1714' },
  },
  {
    firstName: 'Mei',
    name: 'Mei Tanaka',
    email: 'mei@hinoki.example',
    timeZone: 'Asia/Tokyo',
    countryId: 'JP',
    birthday: { year: 1998, month: 8, day: 17 },
    portrait: { background: '#f3d9de', clothes: '#a33d58', skin: '#f2cfae', hair: '#14110f' },
  },
  {
    firstName: 'Samuel',
    name: 'Samuel Okafor',
    email: 'samuel@palmgrove.example',
    timeZone: 'Africa/Lagos',
    countryId: 'NG',
    birthday: { year: 1988, month: 10, day: 1 },
    portrait: { background: '#dcefe6', clothes: '#1e6b57', skin: '#7a4a2b', hair: '#120d0a' },
  },
  {
    firstName: 'Priya',
    name: 'Priya Raman',
    email: 'priya@banyan.example',
    timeZone: 'Asia/Kolkata',
    countryId: 'IN',
    birthday: { year: 1993, month: 2, day: 11 },
    portrait: { background: '#fbe3c3', clothes: '#c2691c', skin: '#b97a4d', hair: '#1a1210' },
  },
  {
    firstName: 'Tomás',
    name: 'Tomás Rivera',
    email: 'tomas@jacaranda.example',
    timeZone: 'America/Mexico_City',
    countryId: 'MX',
    birthday: { year: 1982, month: 7, day: 26 },
    portrait: null,
  },
  {
    firstName: 'Grace',
    name: 'Grace Ellery',
    email: 'grace@maplecourt.example',
    timeZone: 'America/New_York',
    countryId: 'US',
    birthday: { year: 1957, month: 5, day: 8 },
    portrait: { background: '#e3e6ea', clothes: '#4d5a66', skin: '#efc9ad', hair: '#c9c5bf' },
  },
];

/** A member of the demo, by first name. */
export function demoMember(firstName: string): DemoMember {
  const member = DEMO_MEMBERS.find((one) => one.firstName === firstName);
  if (member === undefined) throw new Error(`There is no member ${firstName} in the demo.`);
  return member;
}

/** Everybody registers in the first days, confirms by the digits of the mail, and fills in the account. */
export function memberSteps(): DemoStep[] {
  return DEMO_MEMBERS.flatMap((member, i) => [
    { day: FIRST_DAY + (i >> 2), time: `0${6 + (i % 4)}:00`, run: (world) => register(world, member) },
    { day: FIRST_DAY + (i >> 2), time: `0${6 + (i % 4)}:05`, run: (world) => confirm(world, member) },
  ]);
}

async function register(world: DemoContext, { firstName, name, email, timeZone }: DemoMember): Promise<void> {
  const browser = world.app.visitor();
  world.members.set(firstName, browser);
  await browser.call('GET /login', { query: {} });
  await browser.call('POST /register', {
    body: { registerType: 'email', email, firstName: name, password: DEMO_PASSWORD, timeZone },
  });
}

async function confirm(world: DemoContext, member: DemoMember): Promise<void> {
  const { firstName, email, timeZone, countryId, birthday, portrait } = member;
  const browser = world.members.get(firstName);
  if (browser === undefined) throw new Error(`${firstName} has not registered.`);
  const [, first = '', last = ''] = findInMail(world, email, /^(\d{3}) (\d{3})$/m);
  await browser.call('POST /verify', { body: { email, code: first + last } });
  await browser.call('POST /account/settings', { body: { timeZone, countryId, birthday } });
  if (portrait !== null) await browser.call('POST /account/photo', { body: { image: drawPortrait(portrait) } });
  if (firstName === DEMO_ADMIN) await grantAdminRole(world.app.context.db, email, new Date(world.app.clock.now()));
}
