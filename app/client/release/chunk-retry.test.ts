import { expect, it, vi } from 'vitest';
import { ChunkError, retryChunk } from './chunk-retry.ts';

function failing(times: number) {
  let left = times;
  return vi.fn<() => Promise<string>>(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch dynamically imported module');
    return 'here';
  });
}

it('loads at once where nothing fails', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  await expect(retryChunk('home', failing(0), wait)).resolves.toBe('here');
  expect(wait).not.toHaveBeenCalled();
});

it('tries five more times, a second apart', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(async () => undefined);
  const load = failing(5);
  await expect(retryChunk('home', load, wait)).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(6);
  expect(wait.mock.calls).toEqual(Array.from({ length: 5 }, () => [1000]));
});

it('then names the chunk that could not be loaded, and the cause', async () => {
  const load = failing(99);
  const error = await retryChunk('home', load, async () => undefined).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(ChunkError);
  expect((error as ChunkError).message).toBe('Loading chunk home failed after 5 retries');
  expect((error as ChunkError).cause).toBeInstanceOf(TypeError);
  expect(load).toHaveBeenCalledTimes(6);
});
