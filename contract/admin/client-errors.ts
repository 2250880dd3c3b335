import { z } from 'zod';
import { countedListOf } from '../reply.ts';
import { Instant, Search } from './fields.ts';

export const ClientErrorGroup = z
  .object({
    groupId: z.string(),
    type: z.string(),
    error: z.string(),
    count: z.number().int(),
    firstAt: Instant,
    lastAt: Instant,
    releases: z
      .array(z.string())
      .meta({ description: 'in which it occurred, the newest first: version and build, `1.0.80+b2`' }),
    state: z.enum(['open', 'resolved']),
    cameBackAt: Instant.nullable().meta({ description: 'when it occurred again after it was marked as fixed' }),
  })
  .meta({ id: 'ClientErrorGroup' });
export type ClientErrorGroup = z.infer<typeof ClientErrorGroup>;
export const ClientErrorDetails = ClientErrorGroup.extend({
  latest: z.object({
    at: Instant,
    url: z.string().nullable(),
    agent: z.string().nullable(),
    version: z.string().nullable(),
    build: z.string().nullable(),
    date: z.string().nullable().meta({ description: "when, by the browser's own clock" }),
    dimensions: z.object({ width: z.number(), height: z.number() }).nullable(),
    componentStack: z.string().nullable(),
    stack: z.array(
      z.object({
        function: z.string().nullable(),
        file: z.string().nullable(),
        line: z.number().nullable(),
        column: z.number().nullable(),
        isResolved: z.boolean().meta({ description: 'a position in the source, from the source map' }),
        code: z.string().nullable().meta({ description: 'that line of the source' }),
      }),
    ),
  }),
}).meta({ id: 'ClientErrorDetails' });
export type ClientErrorDetails = z.infer<typeof ClientErrorDetails>;
const GroupId = z.string().regex(/^[0-9a-f]{16}$/, 'This error does not exist.');

export const clientErrorCalls = {
  'GET /admin/client-errors': {
    access: 'admin',
    summary: 'Lists the errors that browsers reported, grouped by cause.',
    query: Search.extend({ state: z.enum(['all', 'open', 'resolved']).default('open') }),
    reply: countedListOf(ClientErrorGroup),
  },
  'GET /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'Returns one cause with its newest report and the stack as positions in the source.',
    params: z.object({ groupId: GroupId }),
    reply: z.object({ group: ClientErrorDetails }),
  },
  'PUT /admin/client-errors/{groupId}': {
    access: 'admin',
    summary: 'Marks a cause as fixed. It reopens when a newer build reports it again.',
    params: z.object({ groupId: GroupId }),
    body: z.object({ state: z.enum(['open', 'resolved']) }),
    reply: z.object({ group: ClientErrorDetails }),
  },
} as const;
