import { createIsomorphicFn, getGlobalStartContext } from '@tanstack/react-start';
import type { CallInput, CallName, CallReply } from '#contract/calls.ts';
import type { ErrorItem } from '#contract/reply.ts';

/** A failed call, with the list of errors. */
export class ApiError extends Error {
  readonly errors: ErrorItem[];
  readonly status: number;
  constructor(errors: ErrorItem[], status: number) {
    super(errors[0]?.errorMessage ?? 'Fetch failed');
    this.name = 'ApiError';
    this.errors = errors;
    this.status = status;
  }
  /** The message at one field, if there is one. */
  at(field: string): string | undefined {
    return this.errors.find((item) => item.field === field)?.errorMessage;
  }
}

/** A path parameter or a query value. */
type Plain = string | number | boolean | null | undefined;
type Send = (path: string, init: RequestInit) => Promise<Response>;
type Given = { params?: Record<string, Plain>; query?: Record<string, Plain>; body?: unknown };
type Reply = { data?: unknown; errors?: ErrorItem[]; status?: number };
/** What the server passes to a render: in-process access to the API, with the reader's own cookies if the page is private. */
export type RenderContext = {
  perform?: (name: CallName, given: Given) => Promise<Reply>;
  /** receives the text of the page, instead of the response body */
  take?: (html: string) => void;
  apiToken?: string;
  /** Whether the reader is an administrator; set for administrator pages. */
  isAdmin?: boolean;
  /** the public address of the site, without a slash at its end */ origin?: string;
  /** the configured third-party services, as the page contains them */ thirdParties?: string;
};

/** The context of this render; empty in the browser. */
export function renderContext(): RenderContext {
  const context: RenderContext | undefined = getGlobalStartContext();
  return context ?? {};
}

/** The public name of this client (specification, section 7); not a secret. The page contains it, so that one build works with any setting. */
export const apiToken = createIsomorphicFn()
  .server((): string => renderContext().apiToken ?? 'cardamom-web')
  .client((): string => document.querySelector<HTMLMetaElement>('meta[name="api-token"]')?.content ?? 'cardamom-web');

/**
 * The public address of the site, for absolute addresses (canonical addresses, social pictures). Empty if the server has none configured. The page
 * contains it, so that server and browser write the same.
 */
export const siteOrigin = createIsomorphicFn()
  .server((): string => renderContext().origin ?? '')
  .client(
    (): string => document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin,
  );

/** On the server, whether the reader is known not to be an administrator. In the browser the guard of the page decides. */
export const isKnownNonAdmin = createIsomorphicFn()
  .server((): boolean => renderContext().isAdmin === false)
  .client((): boolean => false);

/** Calls the API in process, on the server. */
const inProcess = createIsomorphicFn()
  .server(() => renderContext().perform)
  .client(() => undefined);

const transport = createIsomorphicFn()
  .server((): Send => {
    const backend = process.env.DEV_BACKEND ?? 'http://127.0.0.1:8082';
    return (path, init) => fetch(new URL(path, backend), init);
  })
  .client((): Send => (path, init) => fetch(path, { ...init, credentials: 'same-origin' }));

/**
 * Calls `/api/1`: in process on the server, over the network in the browser; one contract for both.
 * @param name method and path, as in the contract.
 * @throws ApiError with the server's errors. A non-OK reply without errors gives its status text and status; a network failure gives "Fetch GET
 * failed" (or POST, PUT, DELETE) with code 500 (specification, section 8).
 */
export async function call<N extends CallName>(
  name: N,
  ...[input]: Record<never, never> extends CallInput<N> ? [CallInput<N>?] : [CallInput<N>]
): Promise<CallReply<N>> {
  const given = (input ?? {}) as Given;
  const perform = inProcess();
  const { status, ...reply } = await (perform ? perform(name, given) : send(name, given));
  if (reply.errors) throw new ApiError(reply.errors, status ?? 200);
  return reply.data as CallReply<N>;
}

async function send(name: CallName, given: Given): Promise<Reply> {
  const [method = 'GET', template = ''] = name.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(String(given.params?.[key] ?? '')),
  );
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(given.query ?? {}))
    if (value !== undefined && value !== null && value !== 'null') search.set(key, String(value));
  const query = search.size > 0 ? `?${search}` : '';
  let response: Response;
  let reply: Reply | null;
  try {
    response = await transport()(`/api/1${path}${query}`, {
      method,
      headers: { 'X-Api-Token': apiToken(), ...(method === 'GET' ? {} : { 'Content-Type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(given.body ?? {}) }),
    });
    // The session may have been ended elsewhere: app/client/session/session-watch fetches it again.
    if (response.status === 401) globalThis.window?.dispatchEvent(new Event('session-ended'));
    reply = await readReply(response);
  } catch (cause) {
    throw Object.assign(
      new ApiError([{ field: 'general', errorMessage: `Fetch ${method} failed`, errorCode: 500 }], 500),
      { cause },
    );
  }
  // Anything but a complete JSON reply counts as a network failure.
  const status = response.ok ? 500 : response.status;
  if (!reply?.errors && (!response.ok || reply === null))
    throw new ApiError(
      [{ field: 'general', errorMessage: (!response.ok && response.statusText) || 'Fetch failed', errorCode: status }],
      status,
    );
  return { ...reply, status: response.status };
}

/** @throws if the reply was cut off. `null` means that it is complete but not JSON. */
async function readReply(response: Response): Promise<Reply | null> {
  try {
    return (await response.json()) as Reply;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
