import { retryChunk } from './chunk-retry.ts';

/** A route's screen as the router splits it off. Its `preload` never fails, and takes itself away once the screen is there. */
export type LazyScreen = { preload?: (() => Promise<unknown> | undefined) | undefined };
type Routes = Readonly<Record<string, { options: Partial<Record<(typeof SCREENS)[number], unknown>> }>>;
const SCREENS = ['component', 'pendingComponent', 'errorComponent', 'notFoundComponent'] as const;

/**
 * Makes a screen's loading try again, five times and a second apart. After the last it fails with a ChunkError, which the error page
 * shows and reports; the router by itself would ask once and reload the page.
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

/** All screens of the site that are not there yet. */
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
