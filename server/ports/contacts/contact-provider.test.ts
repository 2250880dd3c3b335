import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '#shared/imports/read-file.ts';
import { type ContactApi, startGraphApi, startPeopleApi } from '#tests/doubles/contact-apis.ts';
import { type OidcProvider, startOidcProvider } from '#tests/doubles/oidc-provider.ts';
import { signInAtProvider } from '#tests/doubles/provider-browser.ts';
import type { AddressBookProblem } from './address-book.ts';
import type { ContactProvider, ContactProviderName, ContactProviders } from './contact-provider.ts';
import { contactProviders } from './contact-providers.ts';
import type { IdentityRefused } from '../identities/identity.ts';

const HOME = 'http://cards.example';
const CALLBACK = `${HOME}/auth/contacts`;
const SCOPES = { google: 'https://www.googleapis.com/auth/contacts.readonly', microsoft: 'Contacts.Read' };
const NAMES: ContactProviderName[] = ['google', 'microsoft'];

const PEOPLE = {
  google: [
    {
      names: [{ displayName: 'Amelie Fontaine', givenName: 'Amelie' }],
      birthdays: [{ date: { month: 12, day: 5 } }, { text: 'someday' }],
      emailAddresses: [{ value: 'amelie@larkspur.example' }],
      events: [{ type: 'anniversary', formattedType: 'Anniversary', date: { year: 2010, month: 6, day: 12 } }],
      relations: [{ person: 'Rosa', type: 'sister' }],
    },
    { names: [{ displayName: 'Theo' }], birthdays: [{ date: { year: 1997, month: 12, day: 16 } }] },
    { nicknames: [{ value: 'Bo; the\nsecond' }], phoneNumbers: [{ value: '+46 8 5500 1234' }] },
    { names: 'none', birthdays: [null, { date: { year: 'x', month: 99, day: {} } }], emailAddresses: 7 },
  ],
  microsoft: [
    {
      displayName: 'Amelie Fontaine',
      birthday: '1992-12-05T11:59:00Z',
      emailAddresses: [{ address: 'amelie@larkspur.example' }],
      spouseName: 'Rosa',
    },
    { displayName: 'Theo', birthday: '1604-12-16T11:59:00Z', mobilePhone: '+46 8 5500 1234' },
    { displayName: null, birthday: 'never', emailAddresses: [null], homePhones: {} },
  ],
};

let identities: Record<ContactProviderName, OidcProvider>;
let apis: Record<ContactProviderName, ContactApi>;
let providers: Required<ContactProviders>;
beforeAll(async () => {
  const start = (name: ContactProviderName) =>
    startOidcProvider({ clientId: 'web', secret: 'quiet', redirectUris: [CALLBACK], scopes: [SCOPES[name]] });
  identities = { google: await start('google'), microsoft: await start('microsoft') };
  apis = { google: await startPeopleApi(identities.google), microsoft: await startGraphApi(identities.microsoft) };
  const clientOf = (name: ContactProviderName) => ({
    clientId: 'web',
    clientSecret: 'quiet',
    issuer: identities[name].issuer,
    apiUrl: apis[name].url,
  });
  providers = contactProviders({
    google: clientOf('google'),
    microsoft: clientOf('microsoft'),
  }) as Required<ContactProviders>;
});
afterAll(() => Promise.all(NAMES.flatMap((name) => [identities[name].close(), apis[name].stop()])));
beforeEach(() => {
  for (const name of NAMES) {
    identities[name].people.set('rosa', { sub: 'r-1' });
    Object.assign(apis[name], { pageSize: 100, refusals: null, next: null });
    apis[name].contacts = new Map([['r-1', PEOPLE[name]]]);
    apis[name].requests.length = 0;
    apis[name].tokens.length = 0;
  }
});

async function agree(provider: ContactProvider, login: string | null = 'rosa') {
  const { url, secrets } = await provider.begin(CALLBACK);
  return { url: new URL(url), secrets, answer: (await signInAtProvider(url, login, HOME)).url.searchParams };
}
async function readFrom(name: ContactProviderName) {
  const { answer, secrets } = await agree(providers[name]);
  return providers[name].read(answer, secrets, CALLBACK);
}
const peopleIn = (vcards: string) =>
  readFile(new TextEncoder().encode(vcards), 'vcard', { today: '2026-11-29' }).people.map((person) => [
    person.name,
    ...person.dates.map(({ type, date }) => `${type} ${date.year ?? '–'}-${date.month}-${date.day}`),
    ...person.emails,
    ...person.phones,
  ]);
const refused = (reason: IdentityRefused['reason']) => expect.objectContaining({ name: 'IdentityRefused', reason });
const unread = (problem: AddressBookProblem) => expect.objectContaining({ name: 'AddressBookRefused', problem });

describe.each(NAMES)('contacts of %s', (name) => {
  it('are asked for by a scope that can only read them, with PKCE and a state', async () => {
    const { url } = await agree(providers[name]);
    const asked = Object.fromEntries(url.searchParams);
    expect(asked).toMatchObject({ scope: SCOPES[name], code_challenge_method: 'S256', response_type: 'code' });
    expect(asked['access_type']).toBeUndefined();
    expect(asked['state']).toHaveLength(43);
  });

  it('are read page by page, and the token is of no use afterwards', async () => {
    apis[name].pageSize = 1;
    const { vcards, people } = await readFrom(name);
    expect(people).toBe(PEOPLE[name].length);
    expect(peopleIn(vcards)).toEqual(
      name === 'google'
        ? [
            ['Amelie Fontaine', 'birthday –-12-5', 'anniversary 2010-6-12', 'amelie@larkspur.example'],
            ['Theo', 'birthday 1997-12-16'],
            ['Bo; the second', '+46 8 5500 1234'],
          ]
        : [
            ['Amelie Fontaine', 'birthday 1992-12-5', 'amelie@larkspur.example'],
            ['Theo', 'birthday –-12-16', '+46 8 5500 1234'],
          ],
    );
    expect(apis[name].requests).toHaveLength(PEOPLE[name].length);
    expect(await identities[name].findToken(apis[name].tokens[0] ?? '')).toBeNull();
  });

  it.each([429, 503])('that are refused for now (%s) are asked for again', async (status) => {
    apis[name].refusals = { status, times: 2 };
    expect((await readFrom(name)).people).toBe(PEOPLE[name].length);
    expect(apis[name].requests).toHaveLength(3);
  });

  it('that are refused again and again are given up, and the token is revoked too', async () => {
    apis[name].refusals = { status: 429, times: 100 };
    await expect(readFrom(name)).rejects.toEqual(unread('unreachable'));
    expect(apis[name].requests).toHaveLength(4);
    expect(await identities[name].findToken(apis[name].tokens[0] ?? '')).toBeNull();
  });

  it('are not read where somebody declines, nor by an answer of another browser, nor twice', async () => {
    const provider = providers[name];
    const declined = await agree(provider, null);
    await expect(provider.read(declined.answer, declined.secrets, CALLBACK)).rejects.toEqual(refused('declined'));
    const agreed = await agree(provider);
    const other = (await provider.begin(CALLBACK)).secrets;
    await expect(provider.read(agreed.answer, other, CALLBACK)).rejects.toEqual(refused('wrong'));
    const stolen = { ...agreed.secrets, verifier: other.verifier };
    await expect(provider.read(agreed.answer, stolen, CALLBACK)).rejects.toEqual(refused('wrong'));
    const again = await agree(provider);
    await provider.read(again.answer, again.secrets, CALLBACK);
    await expect(provider.read(again.answer, again.secrets, CALLBACK)).rejects.toEqual(refused('wrong'));
  });

  it('have a limit of people', async () => {
    apis[name].contacts = new Map([['r-1', Array.from({ length: 10_001 }, () => ({}))]]);
    apis[name].pageSize = 5000;
    await expect(readFrom(name)).rejects.toEqual(unread('too-many'));
  });
});

it('the token goes to no other address, whatever the link to the next page says', async () => {
  Object.assign(apis.microsoft, { pageSize: 1, next: `${apis.google.url}/v1.0/me/contacts` });
  await expect(readFrom('microsoft')).rejects.toEqual(unread('unreachable'));
  expect(apis.google.requests).toEqual([]);
});

it('says when a provider or its API does not answer', async () => {
  const away = contactProviders({
    google: { clientId: 'web', clientSecret: 'quiet', issuer: 'http://127.0.0.1:9', apiUrl: apis.google.url },
    microsoft: {
      clientId: 'web',
      clientSecret: 'quiet',
      issuer: identities.microsoft.issuer,
      apiUrl: 'http://127.0.0.1:9',
    },
  }) as Required<ContactProviders>;
  await expect(away.google.begin(CALLBACK)).rejects.toEqual(refused('unreachable'));
  const { answer, secrets } = await agree(away.microsoft);
  await expect(away.microsoft.read(answer, secrets, CALLBACK)).rejects.toEqual(unread('unreachable'));
});
