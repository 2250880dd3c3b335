import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer } from './local-server.ts';
import type { OidcProvider } from './oidc-provider.ts';

/** A request that an API of contacts refuses for now: so many times, with this status. */
export type Refusals = { status: number; times: number };
export type ContactApi = {
  /** Its address, without a slash at the end. */ url: string;
  /** The contacts of an account, by its subject at the provider, as the API writes them. */ contacts: Map<
    string,
    object[]
  >;
  /** How many come at once, whatever was asked. */ pageSize: number;
  refusals: Refusals | null;
  /** What the link to the next page of Microsoft leads to, where it is another address. */ next: string | null;
  /** Paths with their queries. */ requests: string[];
  /** Access tokens that were used. */ tokens: string[];
  stop(): Promise<void>;
};

/** Google's People API, as far as `people.connections.list` goes. It asks the provider about the token. */
export function startPeopleApi(provider: OidcProvider): Promise<ContactApi> {
  return startApi(provider, 'https://www.googleapis.com/auth/contacts.readonly', (api, url, all) => {
    if (url.pathname !== '/v1/people/me/connections') return null;
    const fields = url.searchParams.get('personFields') ?? '';
    if (fields === '' || fields.includes('photos')) return null;
    const from = Number(url.searchParams.get('pageToken') ?? 0);
    const until = from + api.pageSize;
    return {
      connections: all.slice(from, until),
      ...(until < all.length ? { nextPageToken: String(until) } : {}),
      totalPeople: all.length,
    };
  });
}

/** Microsoft Graph, as far as `/me/contacts` goes. */
export function startGraphApi(provider: OidcProvider): Promise<ContactApi> {
  return startApi(provider, 'Contacts.Read', (api, url, all) => {
    if (url.pathname !== '/v1.0/me/contacts') return null;
    const from = Number(url.searchParams.get('$skip') ?? 0);
    const until = from + api.pageSize;
    const next = new URL(url);
    next.searchParams.set('$skip', String(until));
    return {
      value: all.slice(from, until),
      ...(until < all.length ? { '@odata.nextLink': api.next ?? next.href } : {}),
    };
  });
}

async function startApi(
  provider: OidcProvider,
  scope: string,
  answerTo: (api: ContactApi, url: URL, all: readonly object[]) => object | null,
): Promise<ContactApi> {
  const server = await startLocalServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  const api: ContactApi = {
    url: server.url,
    contacts: new Map(),
    pageSize: 100,
    refusals: null,
    next: null,
    requests: [],
    tokens: [],
    stop: () => server.stop(),
  };
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const send = (status: number, body: object, headers: Record<string, string> = {}) =>
      void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
    const url = new URL(request.url ?? '', server.url);
    api.requests.push(`${url.pathname}${url.search}`);
    const token = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ?? '';
    api.tokens.push(token);
    const found = await provider.findToken(token);
    if (found === null) return send(401, { error: { code: 401, status: 'UNAUTHENTICATED' } });
    if (!found.scopes.has(scope)) return send(403, { error: { code: 403, status: 'PERMISSION_DENIED' } });
    if (api.refusals !== null && api.refusals.times-- > 0)
      return send(api.refusals.status, { error: { code: api.refusals.status } }, { 'Retry-After': '0' });
    const body = answerTo(api, url, api.contacts.get(found.sub) ?? []);
    return body === null ? send(400, { error: { code: 400 } }) : send(200, body);
  }
  return api;
}
