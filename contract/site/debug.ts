import { z } from 'zod';

/** Whatever a browser said, without the signs that no database keeps. A report is never refused for its length: its beginning says most. */
const said = (max: number) => z.string().transform((text) => text.slice(0, max).toWellFormed().replaceAll('\0', ''));
const text = (max: number) => said(max).nullable().default(null);
/** Places of a stack that are kept. */
const STACK_MAX = 60;
/** A client-error report, with the fields of the specification's section 3, and the build of that version. */
export const ClientError = z
  .object({
    type: said(80),
    error: said(4000),
    version: text(80),
    build: text(80),
    parsedStack: z
      .union([
        said(20_000),
        z
          .array(
            z.object({
              file: said(500).nullable().optional(),
              function: said(200).nullable().optional(),
              line: z.number().nullable().optional(),
              column: z.number().nullable().optional(),
            }),
          )
          .transform((places) => places.slice(0, STACK_MAX)),
      ])
      .nullable()
      .default(null),
    componentStack: text(20_000),
    url: text(2000),
    agent: text(1000),
    date: text(80),
    dimensions: z.object({ width: z.number(), height: z.number() }).nullable().default(null),
  })
  .meta({ id: 'ClientError' });
export type ClientError = z.input<typeof ClientError>;

export const debugCalls = {
  'POST /debug': {
    access: 'anyone',
    summary: 'Reports an error of the browser.',
    body: ClientError,
    reply: z.object({ received: z.boolean() }),
  },
} as const;
