import { expect, it, vi } from 'vitest';
import { fetchAgain } from './fetch-again.ts';

const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
const fails = (times: number) => {
  const fetch = vi.fn<() => Promise<string | null>>(async () => 'stage');
  for (let i = 0; i < times; i++) fetch.mockResolvedValueOnce(null);
  return fetch;
};

it('asks again, a second apart, until it is there', async () => {
  wait.mockClear();
  const fetch = fails(5);
  expect(await fetchAgain(fetch, () => false, wait)).toBe('stage');
  expect(fetch).toHaveBeenCalledTimes(6);
  expect(wait.mock.calls).toEqual(Array.from({ length: 5 }, () => [1000]));
});
it('gives up after five more tries, in the words of the specification', async () => {
  await expect(fetchAgain(fails(6), () => false, wait)).rejects.toThrow('Loading chunk opening failed after 5 retries');
});
it('asks no more once nobody needs it', async () => {
  let isOver = false;
  const fetch = fails(9);
  const gone = fetchAgain(
    fetch,
    () => isOver,
    async () => void (isOver = true),
  );
  expect(await gone).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});
