import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calls, type CallName, type CallSchema } from '#contract/calls.ts';
import type { Adapters } from '#server/kernel/context.ts';
import type { MemberPair } from '#server/kernel/member-links.ts';
import { type Actor, requireAccess } from '#server/kernel/actor.ts';
import type { LimitRule } from '#server/kernel/rate-limits.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { BODY_MAX } from '#shared/limits.ts';
import { isRequestAborted } from '../aborted-request.ts';
import {
  CONSENT_COOKIE,
  KNOWN_BROWSER_COOKIE,
  knownBrowserCookie,
  newSessionCookies,
  readableCookie,
  readCookies,
  SESSION_COOKIE,
} from '../cookies.ts';
import { networkOf } from '../network.ts';
import { isFromOtherSite } from '../other-site.ts';
import { findUnstorable, UNSTORABLE } from '../unstorable-text.ts';
import { honoPath, registerAbsent } from './absent.ts';
import type { Handlers } from '#server/calls/handlers.ts';
import type { CallContext } from '#server/kernel/call.ts';
import type { Module } from '#server/kernel/module.ts';
import { registerDocs } from './docs.ts';
import { endedAnswer } from './ended-meanwhile.ts';
import { issueItems } from './issue-items.ts';
import { type CallAnswer, failureAnswer, type Refused, type Replies, jsonReply } from './reply.ts';

export type ApiOptions = {
  apiToken: string;
  /** Headers of every answer. */ headers: Record<string, string>;
  isSecure: boolean;
  /** The site's own address: what changes something comes from its pages, or from no page. */ publicUrl: string;
  trustedProxies: number;
  handlers: Handlers;
  /** What an administrator who impersonates a member does by some of the calls, to be written down. */
  impersonatedActs: NonNullable<Module['impersonatedActs']>;
  /** What the page of the API says of how often calls may be made. */
  limits: readonly LimitRule[];
  sessions: Sessions;
  logger: Adapters['logger'];
  /** Checks replies against the contract too; for tests. */ checkReplies?: boolean;
};

const OUR_FAULT: Refused = {
  errors: [
    {
      field: 'general',
      errorMessage: 'Something went wrong on our end. What you typed is saved. Try again in a moment.',
      errorCode: 500,
    },
  ],
  status: 500,
};
/** What is given to a call, part by part. */
export type CallParts = { params?: Plain; query?: Plain; body?: unknown };
type Plain = Record<string, string | number | boolean | null | undefined>;

const WRONG_TOKEN: Refused = {
  errors: [{ field: 'general', errorMessage: 'Unauthorized', errorCode: 401 }],
  status: 401,
};
/** A page of another site cannot make such a call today, since it carries a header of its own; this does not rest on that alone. */
const OTHER_SITE: Refused = {
  errors: [{ field: 'general', errorMessage: 'This was sent from another site.', errorCode: 'other-site' }],
  status: 403,
};
const TOO_LARGE: Refused = {
  errors: [{ field: 'general', errorMessage: 'This request is too large.', errorCode: 'too-large' }],
  status: 413,
};
const NOT_JSON: Refused = {
  errors: [{ field: 'general', errorMessage: 'This is not JSON.', errorCode: 'not-json' }],
  status: 400,
};
const WRONG_TYPE: Refused = {
  errors: [
    {
      field: 'general',
      errorMessage: 'Send JSON with the Content-Type application/json.',
      errorCode: 'wrong-type',
    },
  ],
  status: 415,
};
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/i;

/** `/api/1`: every call of the contract, each as validate, act, present. */
export function createApi(options: ApiOptions): Hono {
  const api = new Hono({ strict: false }).basePath('/api/1');
  const replies = jsonReply(options.headers);
  registerDocs(api, options);
  api.use('*', async (context, next) =>
    context.req.header('X-Api-Token') === options.apiToken ? next() : replies.refusal(WRONG_TOKEN),
  );
  const limitedTo = (maxSize: number) => bodyLimit({ maxSize, onError: () => replies.refusal(TOO_LARGE) });
  const limited = limitedTo(BODY_MAX);
  for (const name of Object.keys(calls) as CallName[]) {
    const [method = '', pattern = ''] = name.split(' ');
    const { body, bodyMax }: CallSchema = calls[name];
    const path = honoPath(pattern);
    const respond = (context: Context) => answer(name, context, options, replies);
    if (body) api.on(method, path, bodyMax === undefined ? limited : limitedTo(bodyMax), respond);
    else api.on(method, path, respond);
  }
  registerAbsent(api, replies);
  api.onError((error, context) => {
    // Whoever sent only a part of it is gone: there is nobody to answer, and nothing to mend.
    if (isRequestAborted(context)) return new Response(null, { status: 499 });
    const failed = failureAnswer(error);
    if (failed === null) options.logger.error({ err: error }, 'a call failed outside its handler');
    return replies.refusal(failed ?? OUR_FAULT);
  });
  return api;
}

async function answer(name: CallName, context: Context, options: ApiOptions, replies: Replies): Promise<Response> {
  const { body: takesBody, acts = false }: CallSchema = calls[name];
  // The router reads a HEAD as the GET without its body; a HEAD changes nothing (RFC 9110, 9.2.1), and this would.
  if (acts && context.req.method === 'HEAD') return replies.data(null);
  const given = readCookies(context.req.header('Cookie'));
  const changes = acts || context.req.method !== 'GET';
  if (changes && given[SESSION_COOKIE] !== undefined && isFromOtherSite(context, options.publicUrl))
    return replies.refusal(OTHER_SITE);
  const read = takesBody ? await readJson(context) : {};
  if ('refused' in read) return replies.refusal(read.refused);
  const cookies: string[] = [];
  const answered = await runCall(
    name,
    { params: context.req.param(), query: context.req.query(), body: read.body },
    {
      network: networkOf(context, options.trustedProxies),
      browser: {
        token: given[SESSION_COOKIE],
        userAgent: context.req.header('User-Agent') ?? null,
        marks: given[KNOWN_BROWSER_COOKIE],
      },
      refusesByItself: context.req.header('Sec-GPC') === '1',
      setSessionToken: (token) => cookies.push(...newSessionCookies(token, options.isSecure)),
      setMarks: (marks) => cookies.push(knownBrowserCookie(marks, options.isSecure)),
      setConsent: ({ analytics, ads }) =>
        cookies.push(readableCookie(CONSENT_COOKIE, `${Number(analytics)}${Number(ads)}`, options.isSecure)),
    },
    options,
  );
  const reply = 'errors' in answered ? replies.refusal(answered) : replies.data(answered.data);
  for (const cookie of cookies) reply.headers.append('Set-Cookie', cookie);
  return reply;
}

/**
 * The whole of a call but its transport: validate, act, answer. The renderer of pages calls it directly, in process.
 * @param raw what stands in the path, in the query and in the body, as text or as plain values.
 */
export async function runCall(
  name: CallName,
  raw: CallParts,
  caller: Omit<CallContext, 'actor' | 'pair'>,
  options: Pick<ApiOptions, 'handlers' | 'impersonatedActs' | 'sessions' | 'logger' | 'checkReplies'>,
): Promise<CallAnswer> {
  const schema: CallSchema = calls[name];
  const { sessions, handlers, impersonatedActs, logger, checkReplies } = options;
  let actor: Actor | null = null;
  let pair: MemberPair | undefined;
  try {
    // To others there is no such call: they are refused before what they send is checked.
    if (schema.access === 'admin') requireAccess('admin', await sessions.actorOf(caller.browser.token));
    const read = readGiven(schema, raw);
    if ('refused' in read) return read.refused;
    const { given } = read;
    const handler = handlers[name] as (given: unknown, context: CallContext) => Promise<unknown>;
    pair = pairIn(given);
    actor = requireAccess(schema.access, await sessions.actorOf(caller.browser.token, pair));
    const data = await handler(
      { params: given['params'], query: given['query'], body: given['body'] },
      { ...caller, pair, actor },
    );
    const impersonated = impersonatedActs[name];
    if (impersonated !== undefined) await sessions.noteImpersonated(actor, impersonated);
    if (checkReplies) schema.reply.parse(data);
    return { data };
  } catch (error) {
    const failed =
      failureAnswer(error) ??
      (actor && (await endedAnswer(error, schema.access, actor, () => sessions.actorOf(caller.browser.token, pair))));
    if (failed) {
      if (failed.status === 503) logger.warn({ err: error, call: name }, 'a call could not be answered at the moment');
      return failed;
    }
    logger.error({ err: error, call: name }, 'a call failed');
    return OUR_FAULT;
  }
}

/** What a call is given, checked by its schema, part by part. */
function readGiven(schema: CallSchema, raw: CallParts): { given: Record<string, unknown> } | { refused: Refused } {
  const given: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const partSchema = schema[part];
    if (!partSchema) continue;
    const status = part === 'params' ? 404 : 422;
    const parsed = partSchema.safeParse(part === 'query' ? withoutNulls(raw.query ?? {}) : raw[part], {
      reportInput: true,
    });
    if (!parsed.success) return { refused: { errors: issueItems(parsed.error.issues), status } };
    const field = findUnstorable(parsed.data);
    if (field !== null)
      return {
        refused: { errors: [{ field, errorMessage: UNSTORABLE, errorCode: 'unstorable' }], status },
      };
    given[part] = parsed.data;
  }
  return { given };
}

/** The soft login that a call was given, where its schema takes one. */
function pairIn(given: Record<string, unknown>): MemberPair | undefined {
  const { t, e } = {
    ...(given['query'] as object | undefined),
    ...(given['body'] as object | undefined),
  } as Partial<MemberPair>;
  return typeof t === 'string' && typeof e === 'string' ? { t, e } : undefined;
}

/** The body of a call. One that does not say that it is JSON is refused, so that no form of another site is ever read as a call. */
async function readJson(context: Context): Promise<{ body?: unknown } | { refused: Refused }> {
  const text = await context.req.text();
  if (text.trim() === '') return { body: {} };
  if (!JSON_TYPE.test(context.req.header('Content-Type') ?? '')) return { refused: WRONG_TYPE };
  try {
    return { body: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { refused: NOT_JSON };
    throw error;
  }
}

/** Values that are null or the text null are dropped (specification, section 2). */
function withoutNulls(query: Plain): Plain {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value !== undefined && value !== null && value !== 'null' && value !== '',
    ),
  );
}
