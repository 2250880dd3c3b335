import { retryChunk } from './chunk-retry.ts';

/** The lazy screen of a route, from the router. Its `preload` never rejects, and is removed once the screen is loaded. */
export type LazyScreen = { preload?: (() => Promise<unknown> | undefined) | undefined };
type Routes = Readonly<Record<string, { options: Partial<Record<(typeof SCREENS)[number], unknown>> }>>;
const SCREENS = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/**
 * Makes the load of a screen retry, five times and a second apart. After the last retry it fails with a ChunkError, which the error page shows and
 * reports. Without this, the router would try once and reload the page.
 */
export function retryScreen(name: string, screen: LazyScreen, wait?: (ms: number) => Promise<void>): void {
  const load = screen.preload;
  if (!load) return;
  let running: Promise<void> | undefined;
  const retrying = () => {
    running ??= retryChunk(
      name,
      async () => {
        await load();
        if (screen.preload === retrying) throw new TypeError('The screen could not be loaded.');
      },
      wait,
    ).finally(() => {
      running = undefined;
    });
    return running;
  };
  screen.preload = retrying;
}

/** All screens that are not loaded yet. */
export function retryRouteChunks(routes: object): void {
  for (const [id, { options }] of Object.entries(routes as Routes))
    for (const part of SCREENS) {
      const screen = options[part];
      if (isLazy(screen)) retryScreen(id, screen);
    }
}

function isLazy(screen: unknown): screen is LazyScreen {
  return typeof screen === 'function' && 'preload' in screen && typeof screen.preload === 'function';
}
