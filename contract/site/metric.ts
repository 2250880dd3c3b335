import { z } from 'zod';

/** What the product counts about itself (specification, section 1, Analytics). */
export const MetricName = z.enum([
  'page-view',
  'registration',
  'login',
  'cart',
  'card-sent',
  'checkout',
  'purchase',
  'web-vital',
]);
export type MetricName = z.infer<typeof MetricName>;
/** What is counted, also by the server itself: reminders that were sent, and those by whose links somebody came. */
export const CountedName = z.enum([...MetricName.options, 'reminder-sent', 'reminder-opened']);
export type CountedName = z.infer<typeof CountedName>;
/** How somebody signed in or registered. */
const METHODS = ['email', 'google', 'facebook', 'apple', 'passkey', 'link'] as const;
const WEB_VITALS = ['LCP', 'CLS', 'INP'] as const;
const MetricVariant = z.enum(['', ...METHODS, ...WEB_VITALS]);
export type MetricVariant = z.infer<typeof MetricVariant>;
const NONE: readonly MetricVariant[] = [''];
/** What may be said more closely of each: rows of other things are not made up by whoever calls. */
const VARIANTS: Readonly<Record<MetricName, readonly MetricVariant[]>> = {
  'page-view': NONE,
  registration: METHODS,
  login: METHODS,
  cart: NONE,
  'card-sent': NONE,
  checkout: NONE,
  purchase: NONE,
  'web-vital': WEB_VITALS,
};
export const Metric = z
  .object({
    name: MetricName,
    path: z.string().max(300).meta({ description: 'of the page, without secrets' }),
    variant: MetricVariant.default('').meta({
      description: 'the method of a login or registration, the name of a web vital; otherwise empty',
    }),
    value: z.number().min(0).max(1e9).nullable().default(null),
  })
  .refine(({ name, variant }) => VARIANTS[name].includes(variant), {
    path: ['variant'],
    message: 'This is not one of the choices.',
  })
  .meta({ id: 'Metric' });
export type Metric = z.input<typeof Metric>;

export const metricCalls = {
  'POST /metrics': {
    access: 'anyone',
    summary: 'Counts an event in the browser, anonymously.',
    body: z.object({ metrics: z.array(Metric).min(1).max(20) }),
    reply: z.object({ received: z.number().int() }),
  },
} as const;
