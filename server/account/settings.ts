import type { Account } from '#contract/account.ts';
import { ReminderLead } from '#contract/account.ts';
import type { ValidatedInput } from '#contract/calls.ts';
import type { ErrorItem } from '#contract/reply.ts';
import type { Settings } from '#server/members/members.ts';
import { isCountry } from '#server/reference/reference.ts';
import { isTimeZone } from '#shared/time/local-time.ts';
import { birthdayProblem } from './policy.ts';
import type { MemberRow } from './queries.ts';

/** What a member may change in their account, each only where it is given. */
export type SettingsInput = ValidatedInput<'POST /account/settings'>['body'];
/** The address is none of these: it is changed by a mail. */
type SettingName = Exclude<keyof SettingsInput, 'email'>;
type Given<Name extends SettingName> = Exclude<SettingsInput[Name], undefined>;

/** How one setting is stored and shown. */
type Setting<Name extends SettingName> = {
  save(value: Given<Name>): Settings;
  show(row: MemberRow): Account[Name];
  /** What is wrong with it beyond what its schema says; null where nothing is. */
  problem?(value: Given<Name>, now: number): Problem | null;
};
type Problem = Omit<ErrorItem, 'field'>;

/** Every setting of the account. One that the contract has and this has not does not compile. */
const SETTINGS: { [Name in SettingName]: Setting<Name> } = {
  name: { save: (name) => ({ name }), show: (row) => row.name },
  birthday: {
    save: (birthday) => ({
      birth_year: birthday?.year ?? null,
      birth_month: birthday?.month ?? null,
      birth_day: birthday?.day ?? null,
    }),
    show: ({ birth_year: year, birth_month: month, birth_day: day }) =>
      month === null || day === null ? null : { year, month, day },
    problem: (birthday, now) => (birthday === null ? null : birthdayProblem(birthday, now)),
  },
  hidesBirthYear: { save: (hides) => ({ hides_birth_year: hides }), show: (row) => row.hides_birth_year },
  language: { save: (language) => ({ language }), show: (row) => row.language },
  dateOrder: { save: (order) => ({ date_order: order }), show: (row) => row.date_order },
  weekStart: { save: (day) => ({ week_start: day }), show: (row) => row.week_start },
  countryId: {
    save: (countryId) => ({ country_id: countryId }),
    show: (row) => row.country_id,
    problem: (countryId) =>
      countryId === null || isCountry(countryId)
        ? null
        : { errorCode: 'unknown-country', errorMessage: 'We do not know this country.' },
  },
  timeZone: {
    save: (zone) => ({ zone }),
    show: (row) => row.zone,
    problem: (zone) =>
      isTimeZone(zone) ? null : { errorCode: 'unknown-zone', errorMessage: 'We do not know this time zone.' },
  },
  reminderHour: { save: (hour) => ({ reminder_hour: hour }), show: (row) => row.reminder_hour },
  reminderLeads: {
    save: (leads) => ({ reminder_leads: [...new Set(leads)].toSorted((a, b) => b - a) }),
    show: (row) => row.reminder_leads.map((lead) => ReminderLead.parse(lead)),
  },
};
const NAMES = Object.keys(SETTINGS) as SettingName[];

/** The settings that are given, each with its name. */
function entriesOf(given: SettingsInput): [SettingName, Given<SettingName>][] {
  return NAMES.flatMap((name): [SettingName, Given<SettingName>][] => {
    const value = given[name];
    return value === undefined ? [] : [[name, value]];
  });
}

function problemOf<Name extends SettingName>(name: Name, value: Given<Name>, now: number): ErrorItem[] {
  const problem = SETTINGS[name].problem?.(value, now);
  return problem ? [{ field: name, ...problem }] : [];
}
/** What is wrong with the given settings beyond what their schema says, each thing at its own field. */
export function validateSettings(given: SettingsInput, now: number): ErrorItem[] {
  return entriesOf(given).flatMap(([name, value]) => problemOf(name, value, now));
}

function columnsOf<Name extends SettingName>(name: Name, value: Given<Name>): Settings {
  return SETTINGS[name].save(value);
}
/** The columns of the given settings. */
export function settingsToSave(given: SettingsInput): Settings {
  return Object.assign({}, ...entriesOf(given).map(([name, value]) => columnsOf(name, value))) as Settings;
}

/** The settings as the account shows them. */
export function showSettings(row: MemberRow): Pick<Account, SettingName> {
  return Object.fromEntries(NAMES.map((name) => [name, SETTINGS[name].show(row)])) as Pick<Account, SettingName>;
}
