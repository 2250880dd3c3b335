import { z } from 'zod';

/** Whatever a browser said, without the signs that no database keeps. */
const said = (max: number) =>
  z
    .string()
    .max(max)
    .transform((text) => text.toWellFormed().replaceAll('\0', ''));
const text = (max: number) => said(max).nullable().default(null);
/** A client-error report, with the fields of the specification's section 3. */
export const ClientError = z
  .object({
    type: said(80),
    error: said(4000),
    version: text(80),
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
          .max(60),
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
    summary: 'Reports an error of the browser.',
    body: ClientError,
    reply: z.object({ received: z.boolean() }),
  },
} as const;
