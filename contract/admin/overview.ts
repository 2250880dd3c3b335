import { z } from 'zod';
import { CountedName } from '../site/metric.ts';

export const overviewCalls = {
  'GET /admin/overview': {
    access: 'admin',
    summary: 'Returns what is waiting, and the figures of the last days.',
    query: z.object({ days: z.coerce.number().int().min(1).max(90).default(14) }),
    reply: z.object({
      waiting: z.object({
        tickets: z.number().int(),
        errors: z.number().int(),
        bounced: z.number().int(),
        failedJobs: z.number().int(),
        scheduled: z.number().int(),
        isMoreScheduled: z.boolean().meta({ description: 'more mails are scheduled than are counted' }),
      }),
      totals: z.object({ members: z.number().int(), cardSends: z.number().int(), cards: z.number().int() }),
      hasSecondStep: z.boolean().meta({ description: 'the administrator has a passkey or two-step codes' }),
      metrics: z.array(z.object({ date: z.string(), name: CountedName, variant: z.string(), count: z.number().int() })),
      pages: z.array(z.object({ path: z.string(), count: z.number().int() })),
      vitals: z.array(z.object({ name: z.string(), median: z.number(), p75: z.number(), count: z.number().int() })),
    }),
  },
} as const;
