import { z } from 'zod';
import { TICKET_MAX, TICKET_SUBJECT_MAX } from '#shared/limits.ts';
import { Email, singleLineText, personName, multilineText } from './fields.ts';

export const ticketCalls = {
  'POST /open_ticket': {
    access: 'anyone',
    summary: 'Creates a support ticket. The answer comes by mail.',
    body: z.object({
      name: personName('Enter your name.'),
      email: Email,
      subject: singleLineText(TICKET_SUBJECT_MAX, 'A subject').default(''),
      message: multilineText(TICKET_MAX, `A message can have up to ${TICKET_MAX.toLocaleString('en')} characters.`)
        .transform((text) => text.trim())
        .pipe(z.string().min(1, 'Write a line or two, so that we know how to help.')),
      /** Left empty by people: the field is not shown. */
      website: z.string().max(500).optional(),
    }),
    reply: z.object({ ticketNumber: z.number().int() }),
  },
} as const;
