import { keepInputBeforeHydration } from './client/input/before-hydration.ts';
import { retryChunk } from './client/release/chunk-retry.ts';
import { takeSoftLoginFromAddress } from './client/session/soft-login.ts';
import { standaloneRoot } from './standalone/standalone.ts';

takeSoftLoginFromAddress();
keepInputBeforeHydration();

/**
 * The browser entry. The page is painted before it is hydrated: content never waits for script, and the pictures and fonts of the first screen have
 * the network to themselves.
 */
let isStarted = false;
// Apart: of two imports in one expression the bundler would preload what either needs.
const loadRouterPage = () => import('./hydrate.tsx');
const loadCardPage = () => import('./standalone/hydrate-card.tsx');

function startHydration() {
  if (isStarted) return;
  isStarted = true;
  // All at once: otherwise the page's chunks would be requested one after another.
  const modules = document.querySelector<HTMLMetaElement>('meta[name="page-modules"]')?.content;
  for (const href of modules ? modules.split(' ') : []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = href;
    document.head.append(link);
  }
  void retryChunk('page', standaloneRoot() === null ? loadRouterPage : loadCardPage).then(({ hydrate }) => hydrate());
}

/** How long to wait for the first paint. Some browsers never report it, and a hidden page is never painted. */
const PAINT_MS = 1500;

if (document.visibilityState === 'hidden' || !document.querySelector('meta[name="page-modules"]')) startHydration();
else {
  try {
    new PerformanceObserver(startHydration).observe({ type: 'paint', buffered: true });
  } catch {
    startHydration();
  }
  setTimeout(startHydration, PAINT_MS);
}
