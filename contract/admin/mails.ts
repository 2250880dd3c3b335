import { z } from 'zod';
import { listOf } from '../reply.ts';
import { Mail, MailSummary } from '../site/testing.ts';
import { Reason, Search } from './fields.ts';

/** A mail of the built-in mailbox. What stands in it is shown to the one it went to, and to whoever says why. */
const AdminMail = MailSummary.extend({
  subject: z.string().nullable(),
  isOwn: z.boolean(),
}).meta({ id: 'AdminMail' });
export type AdminMail = z.infer<typeof AdminMail>;
const AdminMailDetails = AdminMail.extend({
  words: Mail.pick({ text: true, html: true, headers: true })
    .nullable()
    .meta({ description: 'null until it is opened' }),
  cardSendId: z.string().nullable().meta({ description: 'the card it contains or is about' }),
}).meta({ id: 'AdminMailDetails' });
export type AdminMailDetails = z.infer<typeof AdminMailDetails>;

export const mailCalls = {
  'GET /admin/mails': {
    access: 'admin',
    summary:
      'Lists the mails of the built-in mailbox by sender and recipient. Subjects are shown of your own mails only, because they contain codes and private text.',
    query: Search,
    reply: listOf(AdminMail),
  },
  'GET /admin/mails/{messageId}': {
    access: 'admin',
    summary: 'Returns one mail. Its content is hidden unless it is your own or you opened it in the last hour.',
    params: z.object({ messageId: z.string().max(300) }),
    reply: z.object({ mail: AdminMailDetails }),
  },
  'POST /admin/mails/{messageId}/open': {
    access: 'admin',
    summary: "Opens another person's mail, for a reason that is recorded in the audit log.",
    params: z.object({ messageId: z.string().max(300) }),
    body: z.object({ reason: Reason }),
    reply: z.object({ mail: AdminMailDetails }),
  },
} as const;
