import type { Mail, MailSummary } from '#contract/testing.ts';

/** The built-in mailbox of a copy without a mail server, as the page at /testing reads it. */
export type Mailbox = {
  list(limit: number, offset: number): Promise<{ results: MailSummary[]; total: number }>;
  get(messageId: string): Promise<Mail | null>;
};
