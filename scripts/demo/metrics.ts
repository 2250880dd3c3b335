import type { Metric } from '#contract/site/metric.ts';
import type { DemoStep } from './world.ts';

/** A browser's user agent: metrics of programs are not counted. */
const BROWSER = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0' };

/** The pages of a day, most viewed first, and how fast they were. */
const PAGES = [
  '/',
  '/cards/birthday',
  '/card/view/garden-wreath-birthday',
  '/cards',
  '/card/send/card',
  '/login',
] as const;

/** The actions of visitors, the most frequent first. */
const ACTS: readonly Omit<Metric, 'path'>[] = [
  { name: 'cart' },
  { name: 'card-sent' },
  { name: 'login', variant: 'email' },
  { name: 'registration', variant: 'passkey' },
];

/** Page views, visitors' actions and page speed of two weeks: more on weekends, and a little more each day. */
export function metricSteps(now: number): DemoStep[] {
  return Array.from({ length: 14 }, (_, i): DemoStep => {
    const day = i - 14;
    const weekday = new Date(now + day * 86_400_000).getUTCDay();
    const visits = 2 + Math.floor(i / 4) + (weekday === 0 || weekday === 6 ? 2 : 0);
    return {
      day,
      time: '20:00',
      async run({ app }) {
        for (let visit = 0; visit < visits; visit++) {
          const visitor = app.visitor();
          await visitor.call('GET /login', { query: {} });
          await visitor.ask('POST /metrics', { body: { metrics: metricsOf(visit) } }, BROWSER);
        }
      },
    };
  });
}

function metricsOf(visit: number): Metric[] {
  const pages = PAGES.slice(0, 2 + (visit % (PAGES.length - 1)));
  return [
    ...pages.map((path): Metric => ({ name: 'page-view', path })),
    ...ACTS.slice(0, visit).map((act): Metric => ({ path: '/', ...act })),
    { name: 'web-vital', path: '/', variant: 'LCP', value: 900 + visit * 140 },
    { name: 'web-vital', path: '/', variant: 'INP', value: 60 + visit * 12 },
    { name: 'web-vital', path: '/', variant: 'CLS', value: 0.01 },
  ];
}
