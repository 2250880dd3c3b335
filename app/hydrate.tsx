import { type AnyRouter, createRouter, type HistoryLocation, type ParsedLocation } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { announceHydrated } from './client/input/announce-hydrated.ts';
import { retryChunk } from './client/release/chunk-retry.ts';
import { noteComponentStack } from './client/errors/report-error.ts';
import { retryRouteChunks } from './client/release/route-chunks.ts';
import { firstTree, hasRoute } from './first-routes/first-tree.ts';
import { isNotFoundPage, loadNotFound } from './features/pages/load-not-found.ts';
import { routerOptions } from './router-options.ts';

/** Starts with the few routes around the page. The whole table is loaded after hydration, or when it is first needed. */
export async function hydrate(): Promise<void> {
  const router: AnyRouter = createRouter({
    ...routerOptions,
    routeTree: await firstTree(location.pathname),
    scrollRestoration: mayScroll(),
  });
  let loading: Promise<void> | undefined;
  const wholeTable = () => (loading ??= loadAllRoutes(router));

  if (!hasRoute(router, location.pathname)) await wholeTable();
  // A navigation before the table is loaded waits for it. If it cannot be loaded, the page is requested from the server.
  const unblock = router.history.block({
    enableBeforeUnload: false,
    async blockerFn({ nextLocation }: { nextLocation: HistoryLocation }) {
      if (hasRoute(router, nextLocation.pathname)) return false;
      try {
        await wholeTable();
        return false;
      } catch {
        location.assign(nextLocation.href);
        return true;
      }
    },
  });
  // The not-found page must be loaded before hydration: otherwise its text disappears for a moment while it loads.
  if (isNotFoundPage()) await loadNotFound().catch(() => undefined);
  const begunAt = location.pathname;
  const onHydrated = () => whenIdle(() => void wholeTable().then(unblock, () => undefined));
  startTransition(() => {
    // The router only: the framework's own entry adds a serializer for server functions, and there are none here.
    hydrateRoot(
      document,
      <StrictMode>
        <Page router={router} onHydrated={onHydrated} />
      </StrictMode>,
      {
        onCaughtError(error, { componentStack }) {
          console.error(error);
          noteComponentStack(error, componentStack);
        },
        onRecoverableError(error) {
          // After a navigation before hydration is complete, React renders the next page anew. That is not an error.
          if (location.pathname === begunAt) reportError(error);
        },
      },
    );
  });
}

/**
 * Whether the router may scroll after it rendered a location. Not at its first rendering, if the page is not at its top: a script of the page has restored
 * its place by then, or its reader has moved on. And not when the page that is shown was loaded again: its reader may have scrolled meanwhile.
 */
function mayScroll(): (rendered: { location: ParsedLocation }) => boolean {
  let shown: string | undefined;
  return ({ location }) => {
    const before = shown;
    shown = location.state.key ?? location.href;
    return before === undefined ? scrollY === 0 : shown !== before;
  };
}

function Page({ router, onHydrated }: { router: AnyRouter; onHydrated: () => void }) {
  useEffect(() => {
    announceHydrated(document);
    onHydrated();
  }, [onHydrated]);
  return <RouterClient router={router} />;
}

async function loadAllRoutes(router: AnyRouter): Promise<void> {
  const before = router.routesById;
  await retryChunk('routes', () => import('./routeTree.gen.ts'));
  // The table adds its routes below the same root.
  router.setRoutes(router.buildRouteTree());
  retryRouteChunks(Object.fromEntries(Object.entries(router.routesById).filter(([id]) => !Object.hasOwn(before, id))));
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}
