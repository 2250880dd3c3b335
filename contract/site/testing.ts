import { z } from 'zod';
import { listOf, Paging } from '../reply.ts';

export const MailSummary = z
  .object({ messageId: z.string(), from: z.string(), to: z.string(), subject: z.string(), receivedAt: z.string() })
  .meta({ id: 'MailSummary' });
export const Mail = MailSummary.extend({
  text: z.string(),
  html: z.string(),
  headers: z.array(z.object({ name: z.string(), value: z.string() })),
  source: z.string(),
}).meta({ id: 'Mail' });
export type MailSummary = z.infer<typeof MailSummary>;
export type Mail = z.infer<typeof Mail>;

/** The built-in mailbox of a copy that has no mail server. Elsewhere these calls answer 404. */
export const testingCalls = {
  'GET /testing/mails': {
    access: 'anyone',
    summary: 'Lists the mails of the built-in mailbox, the newest first.',
    query: Paging,
    reply: listOf(MailSummary),
  },
  'GET /testing/mails/{messageId}': {
    access: 'anyone',
    summary: 'Returns one mail of the built-in mailbox.',
    params: z.object({ messageId: z.string().max(200) }),
    reply: z.object({ mail: Mail }),
  },
} as const;
