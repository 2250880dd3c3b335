import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cardDavReader } from '#server/ports/contacts/address-book-carddav.ts';
import type { Logger } from '#server/ports/logger.ts';
import { readFile } from '#shared/imports/read-file.ts';
import { testApp, type TestApp } from '#tests/app.ts';
import { aCard, type CardDavFault, type CardDavServer, startCardDavServer } from '#tests/doubles/carddav-server.ts';
import { signedIn, type TestMember } from '#tests/factories/member.ts';

let dav: CardDavServer;
let app: TestApp;
let member: TestMember;
const logged: unknown[] = [];
const logger: Logger = {
  info: (...given) => void logged.push(given),
  warn: (...given) => void logged.push(given),
  error: (...given) => void logged.push(given),
};
beforeAll(async () => {
  dav = await startCardDavServer();
  app = await testApp({ logger, addressBookReader: cardDavReader({ insideHosts: [dav.host], timeoutMs: 300 }) });
});
afterAll(async () => {
  await app.close();
  await dav.stop();
});
beforeEach(async () => {
  dav.fault = null;
  dav.books = new Map([['contacts', [aCard('Amelie Fontaine', ['BDAY:1992-12-05']), aCard('Theo')]]]);
  await app.context.pool.query('delete from rate_limits');
  member = await signedIn(app);
});

const account = (changes: object = {}) => ({
  body: { server: dav.url, username: dav.username, password: dav.password, ...changes },
});
const errorsOf = async (changes: object) => {
  const { status, errors } = await member.ask('POST /imports/carddav', account(changes));
  return [status, ...errors.map(({ field, errorCode }) => `${field} ${errorCode}`)];
};

it('an address book is read for the same preview as a file, and nothing of it is stored', async () => {
  const read = await member.call('POST /imports/carddav', account());
  expect(read).toMatchObject({ name: '127.0.0.1', people: 2 });
  const { kind, people, problems } = readFile(new TextEncoder().encode(read.vcards), null, { today: '2026-11-29' });
  expect([kind, people.map(({ name }) => name), problems]).toEqual(['vcard', ['Amelie Fontaine', 'Theo'], []]);
  expect((await member.call('GET /contacts', { query: {} })).total).toBe(0);
  expect((await member.call('GET /imports')).total).toBe(0);
  const { rows } = await app.context.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  for (const { name } of rows) {
    const found = await app.context.pool.query(
      `select 1 from ${JSON.stringify(name)} t where t::text like '%' || $1 || '%' limit 1`,
      [dav.password],
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
});

describe('what is wrong is said at its field', () => {
  it.each([
    [{ server: '' }, [422, 'server invalid']],
    [{ server: 7 }, [422, 'server wrong-type']],
    [{ server: 'x'.repeat(501) }, [422, 'server too-large']],
    [{ server: 'not a server' }, [422, 'server address']],
    [{ server: '10.0.0.1' }, [422, 'server inside']],
    [{ server: 'https://dav.example.org:25' }, [422, 'server port']],
    [{ username: 'somebody else' }, [422, 'password password']],
    [{ username: 'ro:sa' }, [422, 'username invalid']],
    [{ password: 'wrong\0 password' }, [422, 'password unstorable']],
    [{ password: null }, [422, 'password wrong-type']],
  ])('%j', async (changes, expected) => expect(await errorsOf(changes)).toEqual(expected));

  it.each<[CardDavFault, string]>([
    ['silent', 'server too-slow'],
    ['wants a digest', 'server other-sign-in'],
    ['forbids', 'username forbidden'],
    ['is a page', 'server no-address-book'],
    ['is broken', 'server unreachable'],
    ['writes no XML', 'server no-address-book'],
  ])('a server that %s: %s', async (fault, expected) => {
    dav.fault = fault;
    expect(await errorsOf({})).toEqual([422, expected]);
  });

  it('the sentence names the field and what to do', async () => {
    const { errors } = await member.ask('POST /imports/carddav', account({ password: 'wrong' }));
    expect(errors).toEqual([
      {
        field: 'password',
        errorCode: 'password',
        errorMessage: expect.stringContaining('app-specific password'),
      },
    ]);
  });
});

it('neither the password nor anybody of the address book is logged', async () => {
  await member.call('POST /imports/carddav', account());
  for (const fault of ['is broken', 'writes no XML', 'wants a digest'] as const) {
    dav.fault = fault;
    await errorsOf({});
  }
  await errorsOf({ password: 'a wrong one' });
  const text = JSON.stringify(logged, (_, value: unknown) => (value instanceof Error ? value.stack : value));
  expect(text).not.toMatch(/abcd-efgh|a wrong one|Amelie|rosa@fernbank/);
});

it('a member tries ten times an hour, and so does everybody together at one account', async () => {
  for (let tries = 0; tries < 10; tries++) expect((await errorsOf({ password: 'wrong' }))[0]).toBe(422);
  expect(await errorsOf({})).toEqual([429, 'general too-many']);
  const before = dav.requests.length;
  member = await signedIn(app);
  expect(await errorsOf({})).toEqual([429, 'general too-many']);
  expect(dav.requests.length).toBe(before);
});

it('says where address books can be read from', async () => {
  expect(await member.call('GET /imports/sources')).toEqual({ carddav: true, accounts: [] });
});
