import type { Hono } from 'hono';
import { calls, type CallName, type CallSchema } from '#contract/calls.ts';
import { ErrorItem } from '#contract/reply.ts';
import { VERSION } from '#shared/version.ts';
import { z } from 'zod';
import { docsPage } from './docs-page.ts';

const JSON_TYPE = 'application/json';
const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    target: 'openapi-3.0',
    reused: 'inline',
  });
  return rest;
};

/** The OpenAPI 3.1 description of the contract (https://spec.openapis.org/oas/v3.1.0). */
export function describeApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const schema: CallSchema = calls[name];
    const [method = '', path = ''] = name.split(' ');
    const parameters = [...parametersOf(schema.params, 'path'), ...parametersOf(schema.query, 'query')];
    (paths[path] ??= {})[method.toLowerCase()] = {
      summary: schema.summary,
      tags: [path.split('/')[1] ?? ''],
      operationId: `${method.toLowerCase()}${path.replace(/[^A-Za-z0-9]+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/\W/g, '')}`,
      security: [{ token: [] }],
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
        default: {
          description: 'What is wrong, at which field.',
          content: { [JSON_TYPE]: { schema: { $ref: '#/components/schemas/Errors' } } },
        },
      },
    };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Cardamom',
      version: VERSION,
      description:
        'Replies are JSON with either data or errors. Lists take limit and offset and give results and total.',
    },
    servers: [{ url: '/api/1' }],
    components: {
      securitySchemes: {
        token: {
          type: 'apiKey',
          in: 'header',
          name: 'X-Api-Token',
          description: 'The public name of the client; not a secret.',
        },
      },
      schemas: {
        Errors: {
          type: 'object',
          required: ['errors'],
          properties: { errors: { type: 'array', items: jsonSchema(ErrorItem, 'output') } },
        },
      },
    },
    paths,
  };
}

function parametersOf(schema: z.ZodObject | undefined, place: 'path' | 'query'): unknown[] {
  if (!schema) return [];
  const described = jsonSchema(schema, 'input') as { properties?: Record<string, unknown>; required?: string[] };
  return Object.entries(described.properties ?? {}).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || (described.required ?? []).includes(name),
    schema: property,
  }));
}

/** The description itself and a page that people can read; both open without the token. */
export function registerDocs(api: Hono, headers: Record<string, string>): void {
  const description = describeApi();
  api.get('/openapi.json', (context) => context.json(description, 200, headers));
  api.get('/', (context) => context.html(docsPage(description), 200, headers));
}
