import { auditLogCalls } from './audit.ts';
import { shopCalls } from './cards.ts';
import { clientErrorCalls } from './client-errors.ts';
import { jobCalls } from './jobs.ts';
import { mailCalls } from './mails.ts';
import { memberCalls } from './members.ts';
import { overviewCalls } from './overview.ts';
import { senderCalls } from './senders.ts';
import { sendCalls } from './sends.ts';
import { ticketDeskCalls } from './tickets.ts';

/** All of these need an administrator; to everybody else there is nothing here (404). */
export const adminCalls = {
  ...overviewCalls,
  ...memberCalls,
  ...shopCalls,
  ...senderCalls,
  ...sendCalls,
  ...mailCalls,
  ...ticketDeskCalls,
  ...clientErrorCalls,
  ...jobCalls,
  ...auditLogCalls,
} as const;
