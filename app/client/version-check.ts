import { VERSION_RELOADS_MAX } from '#shared/limits.ts';
import { VERSION } from '#shared/version.ts';
import { ApiError, call } from './api.ts';
import { withStorage } from './browser-storage.ts';

type Release = { version: string; build: string };
const COUNTER = 'cardamom:version-reloads';
/** What runs in this page. The bundler sets the build; run from the source, there is none. */
export const thisRelease: Release = { version: VERSION, build: typeof __BUILD__ === 'string' ? __BUILD__ : 'source' };

/**
 * Whether the page is to be loaded again, and how often that was done by then: where the server runs another release, at most
 * three times in a row; else the count starts over (specification, section 4).
 */
export function afterCheck(server: Release, here: Release, reloads: number): { reload: boolean; reloads: number } {
  const differs = server.version !== here.version || server.build !== here.build;
  return differs && reloads < VERSION_RELOADS_MAX
    ? { reload: true, reloads: reloads + 1 }
    : { reload: false, reloads: 0 };
}

/** How often the page was loaded again in a row. */
export type ReloadCount = { read: () => number; /** @returns whether it is kept */ keep: (reloads: number) => boolean };

/**
 * Compares the server's release with this page's, and loads the page again where they differ. Runs at the start and on every trigger. Where
 * no count can be kept, nothing is loaded again: it would be for ever.
 */
export async function checkVersion({
  ask,
  count,
  reload,
}: {
  ask: () => Promise<Release>;
  count: ReloadCount;
  reload: () => void;
}): Promise<void> {
  let server: Release;
  try {
    server = await ask();
  } catch (error) {
    // A server that cannot be asked says nothing about its release.
    if (error instanceof ApiError) return;
    throw error;
  }
  const next = afterCheck(server, thisRelease, count.read());
  if (count.keep(next.reloads) && next.reload) reload();
}

const inTab: ReloadCount = {
  read: () => Number(withStorage('sessionStorage', (storage) => storage.getItem(COUNTER)) ?? 0) || 0,
  keep: (reloads) =>
    withStorage('sessionStorage', (storage) => {
      storage.setItem(COUNTER, String(reloads));
      return true;
    }) ?? false,
};

/** Checks once; where the release is another, the page is loaded again. */
export function checkVersionNow(): void {
  void checkVersion({ ask: () => call('GET /version'), count: inTab, reload: () => location.reload() });
}

/** Checks now, and whenever the tab comes back into sight or a part of the program does not come. Returns what ends it. */
export function startVersionChecks(): () => void {
  // In development the server is not built from what runs here.
  if (import.meta.env.DEV) return () => undefined;
  const onVisible = () => {
    if (document.visibilityState === 'visible') checkVersionNow();
  };
  checkVersionNow();
  document.addEventListener('visibilitychange', onVisible);
  addEventListener('vite:preloadError', checkVersionNow);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    removeEventListener('vite:preloadError', checkVersionNow);
  };
}
