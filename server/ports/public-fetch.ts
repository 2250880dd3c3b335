import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isInsideHost, lookUpPublic, PrivateAddress } from './public-address.ts';

/** Why nothing was fetched. */
export type FetchRefusal =
  | 'address'
  | 'inside'
  | 'port'
  | 'redirects'
  | 'too-slow'
  | 'too-large'
  | 'too-many'
  | 'certificate'
  | 'unreachable';

/** An address was not fetched, or its answer is more than is read. */
export class FetchRefused extends Error {
  readonly reason: FetchRefusal;
  constructor(reason: FetchRefusal, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FetchRefused';
    this.reason = reason;
  }
}

export type PublicFetchOptions = {
  /** Hosts with their ports (`nas.example:8443`) that are reached wherever they are, over HTTP as well: the operator names them. */
  insideHosts: readonly string[];
  /** The only ports of other hosts. */ ports: readonly number[];
  /** Of one answer, in bytes. */ answerMax: number;
  /** Of all answers together, in bytes. */ totalMax: number;
  requestsMax: number;
  redirectsMax: number;
  /** For everything together. */ timeoutMs: number;
  /** The value of `Authorization`, and the host that it is for. It goes to no other site. */
  authorization: { value: string; host: string } | null;
  /** How names are looked up, in tests. */ lookup?: LookupFunction;
};
export type PublicFetch = {
  /** `fetch` within the limits. @throws FetchRefused */
  fetch: (input: string | URL | Request, init?: RequestInit) => Promise<Response>;
  /** Why a request was refused or answered with nothing, the first of them: libraries swallow errors. */
  refusal: () => FetchRefused | null;
  /** The hosts that the password was not sent to, because they are another site's. */
  strangers: () => readonly string[];
  /** Ends what is under way, and its connections. */ close: () => void;
};

const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * A `fetch` for addresses that a stranger typed. Only public addresses are reached, over TLS, on a few ports; that is checked anew at each redirect, and in
 * the look-up that the connection uses, so that a name which leads elsewhere a moment later (DNS rebinding) changes nothing. All requests of one
 * `createPublicFetch` share its limits. `node:https`, because the built-in `fetch` cannot be told to which addresses it may connect.
 */
export function createPublicFetch(options: PublicFetchOptions): PublicFetch {
  const agents = { 'https:': new https.Agent({ keepAlive: true }), 'http:': new http.Agent({ keepAlive: true }) };
  const ending = new AbortController();
  const inside = new Set(options.insideHosts.map((host) => host.toLowerCase()));
  const strangers = new Set<string>();
  const deadline = setTimeout(
    () => ending.abort(new FetchRefused('too-slow', 'The server took too long.')),
    options.timeoutMs,
  );
  let first: FetchRefused | null = null;
  let requests = 0;
  let bytes = 0;

  /** The address that is really fetched. @throws FetchRefused */
  function checked(given: URL): URL {
    const url = new URL(given);
    url.hash = '';
    if (url.username !== '' || url.password !== '') throw new FetchRefused('address', 'The address holds a password.');
    if (inside.has(hostOf(url)) && /^https?:$/.test(url.protocol)) return url;
    // Servers behind a proxy often name themselves so in redirects. Nothing is sent without TLS.
    if (url.protocol === 'http:' && url.port === '') url.protocol = 'https:';
    if (url.protocol !== 'https:') throw new FetchRefused('address', 'The address does not begin with https://.');
    if (isInsideHost(url.hostname)) throw new FetchRefused('inside', 'The address is not a public one.');
    if (!options.ports.includes(portOf(url))) throw new FetchRefused('port', `Port ${portOf(url)} is not reached.`);
    return url;
  }

  async function once(url: URL, method: string, headers: Headers, body: string | null): Promise<Response> {
    if (++requests > options.requestsMax) throw new FetchRefused('too-many', 'The server leads to too many requests.');
    const sent: Record<string, string> = { ...Object.fromEntries(headers), 'accept-encoding': 'identity' };
    delete sent['authorization'];
    if (body !== null) sent['content-length'] = String(Buffer.byteLength(body));
    if (options.authorization !== null) {
      if (isSameSite(url.hostname, options.authorization.host)) sent['authorization'] = options.authorization.value;
      else strangers.add(url.hostname);
    }
    const isSecure = url.protocol === 'https:';
    const answer = await new Promise<http.IncomingMessage>((resolve, reject) => {
      const request = (isSecure ? https : http).request(
        url,
        {
          method,
          headers: sent,
          agent: agents[isSecure ? 'https:' : 'http:'],
          signal: ending.signal,
          ...(inside.has(hostOf(url)) ? {} : { lookup: options.lookup ?? lookUpPublic }),
        },
        resolve,
      );
      request.on('error', reject);
      request.end(body ?? undefined);
    });
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      bytes += chunk.length;
      if (size > options.answerMax || bytes > options.totalMax)
        throw new FetchRefused('too-large', 'The server answers with more than is read.');
      chunks.push(chunk);
    }
    return responseOf(answer, Buffer.concat(chunks), url);
  }

  async function follow(given: URL, init: RequestInit): Promise<Response> {
    if (ending.signal.aborted) throw ending.signal.reason;
    const headers = new Headers(init.headers);
    let method = (init.method ?? 'GET').toUpperCase();
    let body = typeof init.body === 'string' ? init.body : null;
    let url = checked(given);
    for (let redirects = 0; ; redirects++) {
      const response = await once(url, method, headers, body);
      const location = response.headers.get('Location');
      if (init.redirect === 'manual' || location === null || !REDIRECTS.has(response.status)) return response;
      if (redirects >= options.redirectsMax)
        throw new FetchRefused('redirects', 'The server sends us on again and again.');
      if (!URL.canParse(location, url)) throw new FetchRefused('address', 'The server sends us to no address.');
      url = checked(new URL(location, url));
      if (response.status === 303) [method, body] = ['GET', null];
    }
  }

  return {
    async fetch(input, init = {}) {
      try {
        return await follow(new URL(input instanceof Request ? input.url : input), init);
      } catch (error) {
        const refused = refusalOf(error, ending.signal);
        first ??= refused;
        throw refused;
      }
    },
    refusal: () => first,
    strangers: () => [...strangers],
    close() {
      clearTimeout(deadline);
      ending.abort(new FetchRefused('unreachable', 'This reading has ended.'));
      for (const agent of Object.values(agents)) agent.destroy();
    },
  };
}

function refusalOf(error: unknown, { aborted, reason }: AbortSignal): FetchRefused {
  if (error instanceof FetchRefused) return error;
  if (aborted && reason instanceof FetchRefused) return reason;
  if (error instanceof PrivateAddress) return new FetchRefused('inside', 'The name leads to a private address.');
  const { code = '' } = error as { code?: string };
  const isCertificate = /CERT|SELF_SIGNED|UNABLE_TO_VERIFY|ERR_TLS|ERR_SSL|EPROTO/.test(code);
  return new FetchRefused(isCertificate ? 'certificate' : 'unreachable', code, { cause: error });
}

function responseOf(answer: http.IncomingMessage, body: Buffer<ArrayBuffer>, url: URL): Response {
  const status = answer.statusCode ?? 500;
  const headers = new Headers();
  for (let i = 0; i + 1 < answer.rawHeaders.length; i += 2)
    try {
      headers.append(answer.rawHeaders[i] ?? '', answer.rawHeaders[i + 1] ?? '');
    } catch {
      // A header that is none is left out.
    }
  if (status < 200 || status > 599) throw new FetchRefused('unreachable', `The server answers with ${status}.`);
  const response = new Response([204, 205, 304].includes(status) ? null : body, { status, headers });
  // A response that was not fetched has no address of its own.
  return Object.defineProperty(response, 'url', { value: url.href });
}

const portOf = ({ port, protocol }: URL) => (port === '' ? (protocol === 'http:' ? 80 : 443) : Number(port));
const hostOf = (url: URL) => `${url.hostname}:${portOf(url)}`;

/**
 * Whether two hosts belong to one site, so that the password for one may go to the other: `p42-contacts.icloud.com` and `contacts.icloud.com`. Of names such as
 * `dav.example.co.uk` three parts have to agree.
 */
export function isSameSite(host: string, other: string): boolean {
  if (host === other) return true;
  const [mine, theirs] = [siteOf(host), siteOf(other)];
  return mine !== null && mine === theirs;
}

function siteOf(host: string): string | null {
  if (!/[a-z]/i.test(host) || host.startsWith('[')) return null;
  const parts = host.replace(/\.$/, '').split('.');
  const isShort = (parts.at(-2)?.length ?? 0) <= 3 && parts.at(-1)?.length === 2;
  const needed = isShort ? 3 : 2;
  return parts.length < needed ? null : parts.slice(-needed).join('.');
}
