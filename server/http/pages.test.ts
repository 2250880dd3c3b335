import { expect, it } from 'vitest';
import { NO_THIRD_PARTIES } from '#shared/third-parties.ts';
import { pagesOf } from './pages.ts';

const about = new URL('http://cards.example/about');
const ANSWERS = ['<main><!--$!--><!--/$--></main>', '<main><!--$-->Whole<!--/$--></main>', 'another'];

it('answers 500 for a page with a part that threw, and renders it again for the next request', async () => {
  const unfinished: string[] = [];
  let made = 0;
  const pages = pagesOf({
    frontEnd: { fetch: async () => new Response(ANSWERS[made++]) },
    isAdmin: () => Promise.resolve(false),
    perform: () => Promise.reject(new Error('Nothing is asked here.')),
    apiToken: 'cardamom-web',
    thirdParties: NO_THIRD_PARTIES,
    headers: {},
    onUnfinished: ({ pathname }) => void unfinished.push(pathname),
  });
  const first = await pages.page(about, null);
  expect([first.status, first.headers['Cache-Control']]).toEqual([500, 'no-store']);
  const second = await pages.page(about, null);
  expect([second.status, second.bytes.toString()]).toEqual([200, ANSWERS[1]]);
  // That one is kept.
  expect(await pages.page(about, null)).toBe(second);
  expect(unfinished).toEqual(['/about']);
});
