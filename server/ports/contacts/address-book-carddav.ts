import { createAccount, davRequest, type DAVRequest, type DAVResponse, propfind } from 'tsdav';
import { type AddressBookRead, type AddressBookReader, AddressBookRefused } from './address-book.ts';
import { createPublicFetch, type FetchRefusal, type PublicFetch, type PublicFetchOptions } from '../public-fetch.ts';

/** People that are read at most. */
export const CARDS_MAX = 10_000;
/** Cards that are asked for at once: with their pictures they are large. */
const CARDS_AT_ONCE = 50;
const BOOKS_MAX = 20;
/** All cards together, without their pictures, in bytes. */
const TEXT_MAX = 12_000_000;
/** Beside 443: cPanel, Synology, Radicale, and what Nextcloud and Apple's server often have. */
const PORTS = [443, 2080, 5001, 5232, 8443, 8843];

export type CardDavSettings = Pick<PublicFetchOptions, 'insideHosts' | 'lookup'> &
  Partial<Pick<PublicFetchOptions, 'timeoutMs' | 'answerMax' | 'totalMax'>> & { /** in tests */ cardsMax?: number };

/**
 * Address books over CardDAV: found by RFC 6764 (`/.well-known/carddav`) and RFC 5397 (`current-user-principal`), read by RFC 6352 (`addressbook-query`, then
 * `addressbook-multiget`). The protocol is spoken by tsdav, which gets a `fetch` that reaches public addresses only and that alone knows the password.
 */
export function cardDavReader({ cardsMax = CARDS_MAX, ...settings }: CardDavSettings): AddressBookReader {
  return {
    async read(account) {
      const url = serverUrl(account.server);
      const basic = Buffer.from(`${account.username}:${account.password}`).toString('base64');
      const outside = createPublicFetch({
        ports: PORTS,
        answerMax: 15_000_000,
        totalMax: 120_000_000,
        timeoutMs: 60_000,
        requestsMax: 300,
        redirectsMax: 5,
        authorization: { value: `Basic ${basic}`, host: url.hostname },
        ...settings,
      });
      const answers = watched(outside.fetch);
      try {
        return await readAccount(url, answers.fetch, cardsMax);
      } catch (error) {
        throw problemOf(error, outside, answers);
      } finally {
        outside.close();
      }
    },
  };
}

/** The address of a server, with or without its scheme. @throws AddressBookRefused */
function serverUrl(typed: string): URL {
  const text = /^[a-z][a-z\d+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || url.hostname === '' || url.username !== '' || url.password !== '')
    throw new AddressBookRefused('address', 'This is not an address.');
  return url;
}

async function readAccount(url: URL, fetch: typeof globalThis.fetch, cardsMax: number): Promise<AddressBookRead> {
  const { homeUrl = '' } = await createAccount({ account: { serverUrl: url.href, accountType: 'carddav' }, fetch });
  // Not by `fetchAddressBooks`, which asks each of them once more, all at the same time.
  const listed = await propfind({ url: homeUrl, props: { 'd:resourcetype': {} }, depth: '1', fetch });
  const books = listed.flatMap(({ ok, href, props }) =>
    ok && href && 'addressbook' in Object(props?.['resourcetype']) ? [new URL(href, homeUrl).href] : [],
  );
  if (books.length === 0) throw new AddressBookRefused('no-address-book', 'There is no address book.');
  if (books.length > BOOKS_MAX) throw new AddressBookRefused('too-many', 'There are too many address books.');
  const texts: string[] = [];
  let people = 0;
  let size = 0;
  for (const book of books) {
    const urls = cardUrls(await report(book, LIST, fetch), book);
    people += urls.length;
    if (people > cardsMax) throw new AddressBookRefused('too-many', `There are more than ${cardsMax} cards.`);
    for (let at = 0; at < urls.length; at += CARDS_AT_ONCE) {
      const cards = await report(book, cardsAt(urls.slice(at, at + CARDS_AT_ONCE)), fetch);
      requireAnswer(cards);
      for (const { props } of cards) {
        const text = withoutPictures(textOf(props?.['addressData']));
        size += Buffer.byteLength(text);
        if (size > TEXT_MAX) throw new AddressBookRefused('too-large', 'The cards are larger than is read.');
        if (text !== '') texts.push(text);
      }
    }
  }
  return { vcards: texts.join('\r\n'), people: texts.length };
}

const NAMESPACES = { 'xmlns:card': 'urn:ietf:params:xml:ns:carddav', 'xmlns:d': 'DAV:' };
/** Asks for every card (RFC 6352, 8.6). */
const LIST: DAVRequest['body'] = {
  'addressbook-query': {
    _attributes: NAMESPACES,
    'd:prop': { 'd:getetag': {} },
    filter: { 'prop-filter': { _attributes: { name: 'FN' } } },
  },
};
/** Asks for some cards (RFC 6352, 8.7). */
const cardsAt = (urls: readonly string[]): DAVRequest['body'] => ({
  'addressbook-multiget': {
    _attributes: NAMESPACES,
    'd:prop': { 'd:getetag': {}, 'card:address-data': {} },
    'd:href': urls.map((url) => new URL(url).pathname),
  },
});

/** Not by `addressBookQuery`, which fails as a whole where one card is gone meanwhile. */
function report(url: string, body: DAVRequest['body'], fetch: typeof globalThis.fetch): Promise<DAVResponse[]> {
  return davRequest({ url, init: { method: 'REPORT', namespace: 'card', headers: { depth: '1' }, body }, fetch });
}

/** @throws AddressBookRefused where the answer is none of the protocol */
function requireAnswer([first]: readonly DAVResponse[]): void {
  if (first !== undefined && !Object(first.raw)['multistatus'])
    throw new AddressBookRefused('no-address-book', `A report answered ${first.status}.`);
}

/** The cards of an address book. @throws AddressBookRefused where the server has listed none, or not all of them */
function cardUrls(found: readonly DAVResponse[], book: string): string[] {
  requireAnswer(found);
  // 507 at the address book itself: the server lists no more (RFC 6352, 8.6.2).
  if (found.some(({ status }) => status === 507))
    throw new AddressBookRefused('too-many', 'The server lists a part of its cards only.');
  const urls = found.flatMap(({ href, ok }) => (ok && href ? [new URL(href, book).href] : []));
  return [...new Set(urls)].filter((one) => one.replace(/\/$/, '') !== book.replace(/\/$/, ''));
}

/** The text of an element as tsdav gives it: several CDATA sections are a list. */
function textOf(element: unknown): string {
  const data: unknown = Object(element)['_cdata'] ?? element;
  return Array.isArray(data) ? data.join('') : typeof data === 'string' ? data : '';
}

/** A card without its pictures, sounds and keys, which are most of it and are not used. */
export function withoutPictures(card: string): string {
  let isSkipped = false;
  return card
    .split(/\r\n|\n|\r/)
    .filter((line) => {
      if (!/^[ \t]/.test(line)) isSkipped = /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY)[;:]/i.test(line);
      return !isSkipped && line !== '';
    })
    .join('\r\n');
}

type Answers = { fetch: typeof globalThis.fetch; statuses: Set<number>; challenges: Set<string> };

/** A `fetch` that notes how it was answered: tsdav says that only in the words of its errors. */
function watched(fetch: PublicFetch['fetch']): Answers {
  const statuses = new Set<number>();
  const challenges = new Set<string>();
  return {
    statuses,
    challenges,
    async fetch(input, init) {
      const response = await fetch(input, init);
      statuses.add(response.status);
      if (response.status === 401)
        challenges.add((response.headers.get('WWW-Authenticate') ?? 'basic').split(/[\s,]/)[0]?.toLowerCase() ?? '');
      return response;
    },
  };
}

const PROBLEMS: Record<FetchRefusal, AddressBookRefused['problem']> = {
  address: 'address',
  inside: 'inside',
  port: 'port',
  redirects: 'no-address-book',
  'too-slow': 'too-slow',
  'too-large': 'too-large',
  'too-many': 'too-many',
  certificate: 'certificate',
  unreachable: 'unreachable',
};

/** Why nothing was read. A fault of ours stays what it is. */
function problemOf(error: unknown, outside: PublicFetch, { statuses, challenges }: Answers): unknown {
  if (error instanceof AddressBookRefused) return error;
  const refused = outside.refusal();
  const isAnswered = statuses.size > 0;
  // A well-known address that is not there says nothing, as long as something else has answered.
  if (refused !== null && (!isAnswered || refused.reason !== 'unreachable'))
    return new AddressBookRefused(PROBLEMS[refused.reason], refused.message);
  const [stranger] = outside.strangers();
  if (stranger !== undefined && (statuses.has(401) || statuses.has(403)))
    return new AddressBookRefused('elsewhere', 'The server leads to another site.', stranger);
  if (statuses.has(401) && challenges.size > 0 && !challenges.has('basic'))
    return new AddressBookRefused('other-sign-in', 'The server takes no password in this way.');
  if (statuses.has(401)) return new AddressBookRefused('password', 'The server refused the password.');
  if (statuses.has(403)) return new AddressBookRefused('forbidden', 'The server refused the account.');
  if ([...statuses].some((status) => status >= 500))
    return new AddressBookRefused('unreachable', 'The server has a fault.');
  // tsdav speaks of what it did not find by throwing. It reads what a stranger wrote, so any error in it is about that.
  return new AddressBookRefused('no-address-book', error instanceof Error ? error.name : 'unknown');
}
