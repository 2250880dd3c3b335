import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aCard, type CardDavFault, type CardDavServer, startCardDavServer } from '#tests/doubles/carddav-server.ts';
import { startLocalServer } from '#tests/doubles/local-server.ts';
import type { AddressBookProblem } from './address-book.ts';
import { type CardDavSettings, cardDavReader, withoutPictures } from './address-book-carddav.ts';
import { publicLookup } from '../public-address.ts';
import { isSameSite } from '../public-fetch.ts';

let dav: CardDavServer;
beforeAll(async () => {
  dav = await startCardDavServer();
});
afterAll(() => dav.stop());
beforeEach(() => {
  dav.fault = null;
  dav.books = new Map([['contacts', []]]);
  dav.requests.length = 0;
  dav.credentials.length = 0;
});

const reader = (changes: Partial<CardDavSettings> = {}) => cardDavReader({ insideHosts: [dav.host], ...changes });
const account = (changes: { server?: string; password?: string } = {}) => ({
  server: dav.url,
  username: dav.username,
  password: dav.password,
  ...changes,
});
const refused = (problem: AddressBookProblem) => expect.objectContaining({ name: 'AddressBookRefused', problem });

describe('an address book on a server', () => {
  it('is found by the address of the server alone, and read whole', async () => {
    dav.books = new Map([
      ['family', [aCard('Amelie', ['BDAY:1992-12-05']), aCard('Zoë & Söhne <3')]],
      ['choir', [aCard('Tomasz')]],
    ]);
    const { vcards, people } = await reader().read(account());
    expect(people).toBe(3);
    expect(vcards.match(/^FN:.*$/gm)).toEqual(['FN:Amelie', 'FN:Zoë & Söhne <3', 'FN:Tomasz']);
    expect(vcards).toContain('BDAY:1992-12-05');
    expect(vcards).not.toContain('PHOTO');
    expect(vcards).not.toContain('AAAA');
    expect(dav.requests[0]).toBe('PROPFIND /.well-known/carddav');
  });

  it('is read in parts', async () => {
    dav.books = new Map([['contacts', Array.from({ length: 120 }, (_, i) => aCard(`Person ${i}`))]]);
    const { people, vcards } = await reader().read(account());
    expect(people).toBe(120);
    expect(vcards).toContain('FN:Person 119');
    expect(dav.requests.filter((line) => line.startsWith('REPORT'))).toHaveLength(4);
  });

  it('may be empty', async () => {
    expect(await reader().read(account())).toEqual({ vcards: '', people: 0 });
  });

  it.each<[CardDavFault, AddressBookProblem]>([
    ['redirects in a circle', 'no-address-book'],
    ['redirects elsewhere', 'inside'],
    ['wants a digest', 'other-sign-in'],
    ['forbids', 'forbidden'],
    ['is a page', 'no-address-book'],
    ['is broken', 'unreachable'],
    ['writes no XML', 'no-address-book'],
    ['has no books', 'no-address-book'],
    ['lists a part', 'too-many'],
    ['floods', 'too-large'],
  ])('that %s is refused: %s', async (fault, problem) => {
    dav.fault = fault;
    await expect(reader({ answerMax: 500_000 }).read(account())).rejects.toEqual(refused(problem));
  });

  it('that never answers is given up', async () => {
    dav.fault = 'silent';
    await expect(reader({ timeoutMs: 50 }).read(account())).rejects.toEqual(refused('too-slow'));
  });

  it('is not read with a wrong password, and nothing says what was tried', async () => {
    const error = await reader()
      .read(account({ password: 'a wrong one' }))
      .catch((thrown: unknown) => thrown);
    expect(error).toEqual(refused('password'));
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toMatch(/wrong one|rosa|YSB3cm9uZyBvbmU/);
  });

  it('has its limit of people', async () => {
    dav.books = new Map([['contacts', [aCard('One'), aCard('Two'), aCard('Three')]]]);
    await expect(reader({ cardsMax: 2 }).read(account())).rejects.toEqual(refused('too-many'));
    expect(dav.requests.some((line) => line.startsWith('REPORT'))).toBe(true);
  });

  it('at which nothing listens is unreachable', async () => {
    const gone = await startLocalServer((_, response) => response.end());
    await gone.stop();
    const inside = cardDavReader({ insideHosts: [`127.0.0.1:${gone.port}`] });
    await expect(inside.read(account({ server: gone.url }))).rejects.toEqual(refused('unreachable'));
  });
});

describe('the inside of our own network', () => {
  it.each<[string, AddressBookProblem]>([
    ['', 'address'],
    ['not an address at all', 'address'],
    ['ftp://dav.example.org', 'address'],
    ['file:///etc/passwd', 'address'],
    ['javascript://alert', 'address'],
    ['https://rosa:secret@dav.example.org', 'address'],
    ['http://dav.example.org:8080', 'address'],
    ['http://127.0.0.1', 'inside'],
    ['127.0.0.1', 'inside'],
    ['0x7f.1', 'inside'],
    ['2130706433', 'inside'],
    ['localhost', 'inside'],
    ['postgres', 'inside'],
    ['metadata.google.internal', 'inside'],
    ['nas.local', 'inside'],
    ['169.254.169.254', 'inside'],
    ['10.1.2.3', 'inside'],
    ['172.16.0.1', 'inside'],
    ['192.168.0.1', 'inside'],
    ['100.64.0.1', 'inside'],
    ['0.0.0.0', 'inside'],
    ['[::1]', 'inside'],
    ['[::ffff:10.0.0.1]', 'inside'],
    ['[fd00::1]', 'inside'],
    ['[fe80::1]', 'inside'],
    ['[64:ff9b::a00:1]', 'inside'],
    ['dav.example.org:22', 'port'],
    ['dav.example.org:6379', 'port'],
  ])('is not reached by %j', async (server, problem) => {
    const lookup = publicLookup(() => expect.unreachable('No name is looked up for this.'));
    await expect(cardDavReader({ insideHosts: [], lookup }).read(account({ server }))).rejects.toEqual(
      refused(problem),
    );
  });

  it.each([
    ['one address', ['127.0.0.1']],
    ['one of several', ['93.184.215.14', '192.168.1.1']],
    ['an address of IPv6', ['::1']],
  ])('is not reached by a name that leads there with %s', async (_, addresses) => {
    const asked: string[] = [];
    const lookup = publicLookup((hostname, _options, callback) => {
      asked.push(hostname);
      callback(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );
    });
    const inside = cardDavReader({ insideHosts: [], lookup });
    await expect(inside.read(account({ server: 'dav.example.org' }))).rejects.toEqual(refused('inside'));
    expect(asked).toContain('dav.example.org');
    expect(dav.requests).toEqual([]);
  });

  it('is not reached by a redirect, whatever the first address was', async () => {
    const secret = await startLocalServer((_, response) => response.end('secret'));
    const trap = await startLocalServer((_, response) => response.writeHead(307, { Location: `${secret.url}/` }).end());
    const open = cardDavReader({ insideHosts: [`127.0.0.1:${trap.port}`] });
    await expect(open.read(account({ server: trap.url }))).rejects.toEqual(refused('address'));
    await Promise.all([secret.stop(), trap.stop()]);
  });
});

describe('the password', () => {
  it('goes to no other site: its address is named instead', async () => {
    const other = await startLocalServer((request, response) => {
      expect(request.headers.authorization).toBeUndefined();
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="other"' }).end();
    });
    const first = await startLocalServer((_, response) =>
      response.writeHead(307, { Location: `http://localhost:${other.port}/dav/` }).end(),
    );
    const both = cardDavReader({ insideHosts: [`127.0.0.1:${first.port}`, `localhost:${other.port}`] });
    await expect(both.read(account({ server: first.url }))).rejects.toMatchObject({
      problem: 'elsewhere',
      host: 'localhost',
    });
    await Promise.all([first.stop(), other.stop()]);
  });

  it.each([
    ['contacts.icloud.com', 'p42-contacts.icloud.com', true],
    ['fastmail.com', 'carddav.fastmail.com', true],
    ['example.org', 'example.com', false],
    ['dav.good.co.uk', 'dav.evil.co.uk', false],
    ['www.good.co.uk', 'dav.good.co.uk', true],
    ['10.0.0.1', '10.0.0.2', false],
    ['com', 'example.com', false],
  ])('%s and %s are one site: %s', (one, other, expected) => expect(isSameSite(one, other)).toBe(expected));
});

it('leaves the pictures of a card out, and nothing else', () => {
  const card = 'BEGIN:VCARD\nFN:Ida\nitem1.PHOTO;VALUE=uri:data:x\n more\n\tmore\nNOTE:a\n b\nKEY:x\nEND:VCARD\n';
  expect(withoutPictures(card)).toBe('BEGIN:VCARD\r\nFN:Ida\r\nNOTE:a\r\n b\r\nEND:VCARD');
});
