import type { Hono } from 'hono';
import { type Access, calls, type CallName, type CallSchema } from '#contract/calls.ts';
import { unimplementedCalls } from '#contract/site/unimplemented.ts';
import { ErrorItem } from '#contract/reply.ts';
import type { LimitRule } from '#server/kernel/rate-limits.ts';
import { VERSION } from '#shared/version.ts';
import { z } from 'zod';
import { SESSION_COOKIE } from '../cookies.ts';
import { docsPage } from './docs-page.ts';

const JSON_TYPE = 'application/json';
type JsonSchema = Record<string, unknown>;
/** Schemas that have a name stand once, in the components. */
type Components = Record<string, JsonSchema>;

/** Who may call, as the page says it, and what they are told otherwise. */
const ACCESS: Record<Access, string> = {
  anyone: 'Access: anyone. A card or a link is still only for those it belongs to.',
  soft: 'Access: signed-in members, and holders of a link in a mail to them (`t` and `e`). Others get 401 `no-login`.',
  member: 'Access: signed-in members. Others get 401 `no-login`.',
  'member-in-person':
    'Access: signed-in members in person. Others get 401 `no-login`; an administrator who impersonates a member gets 403 `impersonating`.',
  admin: 'Access: administrators in person. Others get 404 `unknown`.',
};

/**
 * A schema in the dialect of OpenAPI 3.1 (3.1.0, 4.8.24). What it names goes to the components; one that is given in another form than it is answered
 * (defaults may be left out) has its name twice.
 */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', components: Components): JsonSchema {
  const {
    $schema: _,
    $defs = {},
    ...own
  } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'draft-2020-12',
    reused: 'inline',
  }) as JsonSchema & {
    $defs?: Components;
  };
  const names: Record<string, string> = {};
  const placed = (part: JsonSchema) =>
    JSON.parse(
      JSON.stringify(part).replace(
        /"#\/\$defs\/(\w+)"/g,
        (_ref, name: string) => `"#/components/schemas/${names[name] ?? name}"`,
      ),
    ) as JsonSchema;
  for (const name of Object.keys($defs)) names[name] = io === 'input' ? `${name}Given` : name;
  for (const [name, { $schema: _dialect, id: _id, ...part }] of Object.entries($defs))
    components[names[name] ?? name] = placed(part);
  return placed(own);
}

/** The OpenAPI 3.1 description of the contract (https://spec.openapis.org/oas/v3.1.0). */
export function describeApi(limits: readonly LimitRule[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  const components: Components = {};
  const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => schemaOf(schema, io, components);
  for (const name of Object.keys(calls) as CallName[]) {
    const schema: CallSchema = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const parameters = [
      ...parametersOf(schema.params, 'path', components),
      ...parametersOf(schema.query, 'query', components),
    ];
    (paths[path] ??= {})[method.toLowerCase()] = {
      ...known(method, path, schema.summary, schema.access),
      ...(parameters.length > 0 ? { parameters } : {}),
      ...(schema.body
        ? { requestBody: { required: true, content: { [JSON_TYPE]: { schema: jsonSchema(schema.body, 'input') } } } }
        : {}),
      responses: {
        200: {
          description: 'Done.',
          content: {
            [JSON_TYPE]: {
              schema: { type: 'object', required: ['data'], properties: { data: jsonSchema(schema.reply, 'output') } },
            },
          },
        },
        default: refused('The errors, each with its field.'),
      },
    };
  }
  for (const [name, sentence] of Object.entries(unimplementedCalls)) {
    const [method = '', path = ''] = name.split(' ');
    (paths[path] ??= {})[method.toLowerCase()] = {
      ...known(method, path, `Comes later. ${sentence}`),
      responses: { 501: refused('It is not available yet and returns 501.') },
    };
  }
  const errors = {
    type: 'object',
    required: ['errors'],
    properties: { errors: { type: 'array', items: jsonSchema(ErrorItem, 'output') } },
  };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardamom',
      version: VERSION,
      description:
        'Replies are JSON with either data or errors. Lists take limit and offset and give results and total.',
    },
    servers: [{ url: '/api/1' }],
    // How often something may be done: so many points in so many seconds, for each of those of whom it is counted.
    'x-rate-limits': limits.map(({ name, points, seconds, counts }) => ({ name, points, seconds, counts })),
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Token',
          description: 'The public name of the client; not a secret.',
        },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: SESSION_COOKIE,
          description: 'The session, which says who is signed in. `GET /login` makes the first one.',
        },
      },
      schemas: { ...components, Errors: errors },
    },
    paths,
  };
}

/** What is said of every call. */
function known(method: string, path: string, summary: string, access?: Access) {
  const name = path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '');
  return {
    summary,
    tags: [path.split('/')[1] ?? ''],
    operationId: method.toLowerCase() + name,
    ...(access === undefined ? {} : { description: ACCESS[access] }),
    security: securityOf(access),
  };
}

/** What a call must carry; a soft login is in what it is given, and needs no session. */
function securityOf(access: Access = 'anyone'): Record<string, never[]>[] {
  const [open, signedIn] = [{ token: [] }, { token: [], session: [] }];
  if (access === 'soft') return [signedIn, open];
  return [access === 'anyone' ? open : signedIn];
}

function refused(description: string) {
  return { description, content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Errors' } } } };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query', components: Components): unknown[] {
  if (!schema) return [];
  const described = schemaOf(schema, 'input', components) as {
    properties?: Record<string, unknown>;
    required?: string[];
  };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
}

/** The description itself and a page that people can read; both open without the token. Made at their first request, which keeps a tenth of a second off every start. */
export function registerDocs(
  api: Hono,
  { headers, apiToken, limits }: { headers: Record<string, string>; apiToken: string; limits: readonly LimitRule[] },
): void {
  let made: ReturnType<typeof describeApi> | null = null;
  const description = () => (made ??= describeApi(limits));
  api.get('/openapi.json', (context) => context.json(description(), 200, headers));
  api.get('/', (context) => context.html(docsPage(description(), apiToken), 200, headers));
}
