import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { calls, type CallName, type CallSchema } from '#contract/calls.ts';
import type { Logger } from '#server/ports/logger.ts';
import type { Sessions } from '#server/sessions/sessions.ts';
import { BODY_MAX } from '#shared/limits.ts';
import { readCookies, SESSION_COOKIE, sessionCookie } from '../cookies.ts';
import { networkOf } from '../network.ts';
import type { CallContext, Handlers } from './context.ts';
import { registerDocs } from './docs.ts';
import { dataReply, errorReply, failureReply, issueItems } from './reply.ts';

export type ApiOptions = {
  apiToken: string;
  isSecure: boolean;
  trustedProxies: number;
  handlers: Handlers;
  sessions: Sessions;
  logger: Logger;
  /** Checks replies against the contract too; for tests. */ checkReplies?: boolean;
};

/** `/api/1`: every call of the contract, each as validate, act, present. */
export function makeApi(options: ApiOptions): Hono {
  const api = new Hono();
  registerDocs(api);
  api.use('*', async (context, next) => {
    if (context.req.header('X-Api-Token') !== options.apiToken)
      return errorReply([{ field: 'general', errorMessage: 'Unauthorized', errorCode: 401 }], 401);
    return next();
  });
  api.use(
    '*',
    bodyLimit({
      maxSize: BODY_MAX,
      onError: () =>
        errorReply(
          [{ field: 'general', errorMessage: 'That is more than one page can send at once.', errorCode: 'too-large' }],
          413,
        ),
    }),
  );
  for (const name of Object.keys(calls) as CallName[]) {
    const [method = '', path = ''] = name.split(' ');
    api.on(method, path.replace(/\{(\w+)\}/g, ':$1'), (context) => answer(name, context, options));
  }
  api.notFound(() => errorReply([{ field: 'general', errorMessage: 'There is no such call.', errorCode: 404 }], 404));
  api.onError((error) => {
    options.logger.error({ err: error }, 'a call failed outside its handler');
    return errorReply(
      [
        {
          field: 'general',
          errorMessage: 'Something went wrong on our side. Nothing you wrote is lost; try again in a moment.',
          errorCode: 500,
        },
      ],
      500,
    );
  });
  return api;
}

async function answer(name: CallName, context: Context, options: ApiOptions): Promise<Response> {
  const schema: CallSchema = calls[name];
  try {
    const given = await readGiven(schema, context);
    if (given instanceof Response) return given;
    const cookies: string[] = [];
    const sessionToken = readCookies(context.req.header('Cookie'))[SESSION_COOKIE];
    const callContext: CallContext = {
      actor: await options.sessions.actorOf(sessionToken),
      network: networkOf(context, options.trustedProxies),
      sessionToken,
      setSessionToken: (token) => cookies.push(sessionCookie(token, options.isSecure)),
    };
    const handler = options.handlers[name] as (given: unknown, context: CallContext) => Promise<unknown>;
    const data = await handler(given, callContext);
    if (options.checkReplies) schema.reply.parse(data);
    const reply = dataReply(data);
    for (const cookie of cookies) reply.headers.append('Set-Cookie', cookie);
    return reply;
  } catch (error) {
    const reply = failureReply(error);
    if (reply) return reply;
    options.logger.error({ err: error, call: name }, 'a call failed');
    return errorReply(
      [
        {
          field: 'general',
          errorMessage: 'Something went wrong on our side. Nothing you wrote is lost; try again in a moment.',
          errorCode: 500,
        },
      ],
      500,
    );
  }
}

async function readGiven(
  schema: CallSchema,
  context: Context,
): Promise<Response | { params: unknown; query: unknown; body: unknown }> {
  const raw = {
    params: context.req.param(),
    query: withoutNulls(context.req.query()),
    body: schema.body ? await readJson(context) : undefined,
  };
  if (raw.body instanceof Response) return raw.body;
  const given: Record<string, unknown> = {};
  for (const part of ['params', 'query', 'body'] as const) {
    const partSchema = schema[part];
    if (!partSchema) continue;
    const parsed = partSchema.safeParse(raw[part]);
    if (!parsed.success) return errorReply(issueItems(parsed.error.issues), part === 'params' ? 404 : 422);
    given[part] = parsed.data;
  }
  return { params: given['params'], query: given['query'], body: given['body'] };
}

async function readJson(context: Context): Promise<unknown> {
  const text = await context.req.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError)
      return errorReply([{ field: 'general', errorMessage: 'This is not JSON.', errorCode: 'not-json' }], 400);
    throw error;
  }
}

/** Values that are null or the text null are dropped (specification, section 2). */
function withoutNulls(query: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(query).filter(([, value]) => value !== 'null' && value !== ''));
}
