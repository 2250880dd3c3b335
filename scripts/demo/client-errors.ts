import type { ClientError } from '#contract/site/debug.ts';
import { DAY_MS, type DemoStep } from './world.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

const ERRORS: readonly (ClientError & { day: number; times: number })[] = [
  {
    day: -6,
    times: 3,
    type: 'TypeError',
    error: "undefined is not an object (evaluating 'card.colours.paper')",
    url: '/card/view/garden-wreath-birthday',
    agent: SAFARI,
    dimensions: { width: 390, height: 844 },
    parsedStack: [
      { file: '/assets/card-page.js', function: 'paperOf', line: 1, column: 20_418 },
      { file: '/assets/card-page.js', function: 'CardFaces', line: 1, column: 21_937 },
    ],
  },
  {
    day: -2,
    times: 1,
    type: 'ChunkLoadError',
    error: 'Loading chunk send-page failed.',
    url: '/card/send/words',
    agent: FIREFOX,
    dimensions: { width: 1280, height: 900 },
    parsedStack: [{ file: '/assets/client.js', function: 'importChunk', line: 1, column: 812 }],
  },
];

export function clientErrorSteps(now: number): DemoStep[] {
  return ERRORS.flatMap(({ day, times, ...report }) =>
    Array.from({ length: times }, (_, i) => ({
      day: day + i,
      time: '19:20',
      async run({ app }) {
        const date = new Date(now + (day + i) * DAY_MS).toISOString();
        await app.visitor().call('POST /debug', { body: { ...report, version: '1.0.80', build: 'demo', date } });
      },
    })),
  );
}
