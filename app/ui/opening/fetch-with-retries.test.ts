import { expect, it, vi } from 'vitest';
import { fetchWithRetries } from './fetch-with-retries.ts';

const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
const fails = (times: number) => {
  const fetch = vi.fn<() => Promise<string | null>>(async () => 'stage');
  for (let i = 0; i < times; i++) fetch.mockResolvedValueOnce(null);
  return fetch;
};

it('retries a second apart until it succeeds', async () => {
  wait.mockClear();
  const fetch = fails(5);
  expect(await fetchWithRetries(fetch, () => false, wait)).toBe('stage');
  expect(fetch).toHaveBeenCalledTimes(6);
  expect(wait.mock.calls).toEqual(Array.from({ length: 5 }, () => [1000]));
});
it('gives up after five retries, with the message of the specification', async () => {
  await expect(fetchWithRetries(fails(6), () => false, wait)).rejects.toThrow(
    'Loading chunk opening failed after 5 retries',
  );
});
it('stops once it is no longer needed', async () => {
  let isOver = false;
  const fetch = fails(9);
  const cancelled = fetchWithRetries(
    fetch,
    () => isOver,
    async () => void (isOver = true),
  );
  expect(await cancelled).toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});
