import { expect, it, vi } from 'vitest';
import { retryRouteChunks, retryScreen, type LazyScreen } from './route-chunks.ts';

const atOnce = async () => undefined;

/** A screen like the router's: a failure is not rethrown, and success removes `preload`. */
function failingScreen(times: number) {
  let left = times;
  const screen: LazyScreen = {};
  const load = vi.fn<() => Promise<void>>(async () => {
    if (left-- > 0) return;
    screen.preload = undefined;
  });
  screen.preload = load;
  return { screen, load };
}

it('retries until the screen is loaded', async () => {
  const { screen, load } = failingScreen(3);
  retryScreen('/cards', screen, atOnce);
  await screen.preload?.();
  expect(load).toHaveBeenCalledTimes(4);
  expect(screen.preload).toBeUndefined();
});

it('fails after five retries, with the name of the route, and can be tried again', async () => {
  const { screen, load } = failingScreen(6);
  retryScreen('/cards', screen, atOnce);
  const both = [screen.preload?.(), screen.preload?.()];
  await expect(both[0]).rejects.toThrow('Loading chunk /cards failed after 5 retries');
  await expect(both[1]).rejects.toThrow('Loading chunk /cards failed after 5 retries');
  expect(load).toHaveBeenCalledTimes(6);
  await screen.preload?.();
  expect(screen.preload).toBeUndefined();
});

it('does not load a screen twice', () => {
  const plain = () => null;
  const lazy = Object.assign(() => null, { preload: async () => undefined });
  const before = lazy.preload;
  retryRouteChunks({
    '/': { options: { component: plain } },
    '/cards': { options: { component: lazy, errorComponent: undefined } },
  });
  expect(plain).not.toHaveProperty('preload');
  expect(lazy.preload).not.toBe(before);
});
