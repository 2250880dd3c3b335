import { z } from 'zod';

/** What the product counts about itself (specification, section 1, Analytics). */
export const MetricName = z.enum(['page-view', 'registration', 'login', 'cart', 'checkout', 'purchase', 'web-vital']);
export type MetricName = z.infer<typeof MetricName>;
export const Metric = z
  .object({
    name: MetricName,
    path: z.string().max(300).meta({ description: 'the kind of page, with its secrets taken out' }),
    variant: z
      .string()
      .max(40)
      .regex(/^[a-z0-9:_-]*$/i)
      .default('')
      .meta({
        description: 'a provider or method: email, google, facebook, apple, passkey, link; of a web vital its name',
      }),
    value: z.number().min(0).max(1e9).nullable().default(null),
  })
  .meta({ id: 'Metric' });
export type Metric = z.input<typeof Metric>;

export const metricCalls = {
  'POST /metrics': {
    summary: 'Counts what happened in the browser. Nothing in it says who it was.',
    body: z.object({ metrics: z.array(Metric).min(1).max(20) }),
    reply: z.object({ received: z.number().int() }),
  },
} as const;
