import { z } from 'zod';
import { SoftPair } from './fields.ts';

export const reminderCalls = {
  'POST /reminder/opened': {
    access: 'soft',
    summary:
      'Notes that somebody came by a link of a reminder, once for each. A reminder of somebody else, or none, changes nothing.',
    body: z.object({
      r: z.uuid('This is not a reminder.').meta({ description: 'the reminder, as its links name it' }),
      ...SoftPair,
    }),
    reply: z.object({ isFirst: z.boolean().meta({ description: 'whether nobody came by it before' }) }),
  },
} as const;
