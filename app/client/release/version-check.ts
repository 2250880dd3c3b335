import { VERSION_RELOADS_MAX } from '#shared/limits.ts';
import { VERSION } from '#shared/version.ts';
import { ApiError, call } from '#app/client/api.ts';
import { withStorage } from '#app/client/storage/browser-storage.ts';

type Release = { version: string; build: string };
const COUNTER = 'cardamom:version-reloads';
/** The release of this page. The bundler sets the build; without it there is none. */
export const currentRelease: Release = {
  version: VERSION,
  build: typeof __BUILD__ === 'string' ? __BUILD__ : 'source',
};

/**
 * Whether to reload, and the new count of reloads: if the server has another release, at most three times in a row; otherwise the count is reset
 * (specification, section 4).
 */
export function planReload(server: Release, here: Release, reloads: number): { reload: boolean; reloads: number } {
  const differs = server.version !== here.version || server.build !== here.build;
  return differs && reloads < VERSION_RELOADS_MAX
    ? { reload: true, reloads: reloads + 1 }
    : { reload: false, reloads: 0 };
}

/** How often the page was reloaded in a row. */
export type ReloadCount = {
  read: () => number;
  /** @returns whether it was stored */ keep: (reloads: number) => boolean;
};

/**
 * Compares the server's release with that of this page, and reloads the page if they differ. Runs on start and on every trigger. If the count cannot
 * be stored, the page is not reloaded, since it would be for ever.
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
    // Without a reply from the server its release is unknown.
    if (error instanceof ApiError) return;
    throw error;
  }
  const next = planReload(server, currentRelease, count.read());
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

/** Checks once; reloads the page if the release differs. */
export function checkVersionNow(): void {
  void checkVersion({ ask: () => call('GET /version'), count: inTab, reload: () => location.reload() });
}

/** Checks now, whenever the tab becomes visible, and whenever a chunk cannot be loaded. Returns a function that stops it. */
export function startVersionChecks(): () => void {
  // In development the server is not built, so releases cannot be compared.
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
