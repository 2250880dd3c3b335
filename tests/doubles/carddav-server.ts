import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { escapeHtml } from '#shared/text/html.ts';
import { startLocalServer } from './local-server.ts';

/** What a server does in place of its work. */
export type CardDavFault =
  | 'silent'
  | 'redirects in a circle'
  | 'redirects elsewhere'
  | 'wants a digest'
  | 'forbids'
  | 'is a page'
  | 'is broken'
  | 'writes no XML'
  | 'has no books'
  | 'lists a part'
  | 'floods';

export type CardDavServer = {
  /** Its address, without a slash at the end. */ url: string;
  /** The host and port, as settings name them. */ host: string;
  username: string;
  password: string;
  /** The cards of each address book, by the name of the book. */ books: Map<string, string[]>;
  fault: CardDavFault | null;
  /** Requests, with their method and path. */ requests: string[];
  /** The value of every `Authorization` that reached it. */ credentials: string[];
  stop(): Promise<void>;
};

const HEAD = '<?xml version="1.0" encoding="utf-8"?>\n';
const NAMESPACES = 'xmlns:d="DAV:" xmlns:card="urn:ietf:params:xml:ns:carddav"';

/**
 * A CardDAV server (RFC 6352) for one person: it is found by `/.well-known/carddav`, asks for a password (RFC 7617), and answers PROPFIND and REPORT with a
 * multistatus (RFC 4918), as sabre/dav does.
 */
export async function startCardDavServer(): Promise<CardDavServer> {
  const requests: string[] = [];
  const credentials: string[] = [];
  const server = await startLocalServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    if (request.headers.authorization !== undefined) credentials.push(request.headers.authorization);
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const self: CardDavServer = {
    url: server.url,
    host: `127.0.0.1:${server.port}`,
    username: 'rosa@fernbank.example',
    password: 'abcd-efgh-ijkl',
    books: new Map([['contacts', []]]),
    fault: null,
    requests,
    credentials,
    stop: () => server.stop(),
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request;
    const body = await text(request);
    const send = (status: number, content = '', headers: Record<string, string> = {}) =>
      void response.writeHead(status, headers).end(content);
    if (self.fault === 'silent') return;
    if (self.fault === 'redirects in a circle') return send(308, '', { Location: `${server.url}/on${url}` });
    if (self.fault === 'redirects elsewhere') return send(308, '', { Location: 'http://10.0.0.1/secret' });
    if (self.fault === 'is a page') return send(200, '<!doctype html><p>Welcome</p>', { 'Content-Type': 'text/html' });
    if (self.fault === 'is broken') return send(503, 'maintenance');
    if (self.fault === 'writes no XML') return send(207, '<d:multistatus <<', { 'Content-Type': 'application/xml' });
    if (url === '/.well-known/carddav') return send(301, '', { Location: '/dav/' });
    if (self.fault === 'wants a digest')
      return send(401, '', { 'WWW-Authenticate': 'Digest realm="dav", nonce="1", qop="auth"' });
    const expected = `Basic ${Buffer.from(`${self.username}:${self.password}`).toString('base64')}`;
    if (request.headers.authorization !== expected)
      return send(401, '', { 'WWW-Authenticate': 'Basic realm="dav", charset="UTF-8"' });
    if (self.fault === 'forbids') return send(403);
    if (self.fault === 'floods') {
      response.writeHead(207, { 'Content-Type': 'application/xml' });
      // Whoever has read enough hangs up, which ends the stream.
      await pipeline(endless('<d:response>'.repeat(10_000)), response).catch(() => undefined);
      return;
    }
    const multistatus = (...responses: string[]) =>
      send(207, `${HEAD}<d:multistatus ${NAMESPACES}>${responses.join('')}</d:multistatus>`, {
        'Content-Type': 'application/xml; charset=utf-8',
      });
    if (method === 'PROPFIND' && url === '/dav/')
      return multistatus(
        found(url, '<d:current-user-principal><d:href>/dav/principals/rosa/</d:href></d:current-user-principal>'),
      );
    if (method === 'PROPFIND' && url === '/dav/principals/rosa/')
      return multistatus(
        found(url, '<card:addressbook-home-set><d:href>/dav/books/rosa/</d:href></card:addressbook-home-set>'),
      );
    if (method === 'PROPFIND' && url === '/dav/books/rosa/') {
      const books = self.fault === 'has no books' ? [] : [...self.books.keys()];
      return multistatus(
        found(url, '<d:resourcetype><d:collection/></d:resourcetype>'),
        ...books.map((name) =>
          found(`${url}${name}/`, '<d:resourcetype><d:collection/><card:addressbook/></d:resourcetype>'),
        ),
      );
    }
    const name = /^\/dav\/books\/rosa\/([\w-]+)\/$/.exec(url)?.[1];
    const cards = name === undefined ? undefined : self.books.get(name);
    if (method === 'REPORT' && cards !== undefined) {
      if (body.includes('addressbook-multiget')) {
        const wanted = [...body.matchAll(/<d:href>([^<]+)<\/d:href>/g)].map(([, href = '']) => href);
        return multistatus(
          ...wanted.map((href) => {
            const card = cards[Number(/(\d+)\.vcf$/.exec(href)?.[1])];
            return card === undefined
              ? `<d:response><d:href>${href}</d:href><d:status>HTTP/1.1 404 Not Found</d:status></d:response>`
              : found(href, `<d:getetag>"1"</d:getetag><card:address-data>${escapeHtml(card)}</card:address-data>`);
          }),
        );
      }
      return multistatus(
        ...cards.map((_, i) => found(`${url}${i}.vcf`, '<d:getetag>"1"</d:getetag>')),
        ...(self.fault === 'lists a part'
          ? [`<d:response><d:href>${url}</d:href><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>`]
          : []),
      );
    }
    return send(404);
  }
  return self;
}

function found(href: string, props: string): string {
  return `<d:response><d:href>${href}</d:href><d:propstat><d:prop>${props}</d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response>`;
}

function* endless(piece: string): Generator<string> {
  for (;;) yield piece;
}

/** A card as address books write them, with a picture. */
export function aCard(name: string, lines: readonly string[] = []): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${name}`,
    ...lines,
    'PHOTO;ENCODING=b;TYPE=JPEG:/9j/4AAQSkZJRgABAQ',
    ` ${'A'.repeat(70)}`,
    'END:VCARD',
    '',
  ].join('\r\n');
}
