import { type AnyRouter, createRouter, type HistoryLocation } from '@tanstack/react-router';
import { RouterClient } from '@tanstack/react-router/ssr/client';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { retryChunk } from './client/chunk-retry.ts';
import { noteComponentStack } from './client/errors/report-error.ts';
import { retryRouteChunks } from './client/route-chunks.ts';
import { coreTree, knows } from './core-tree.ts';
import { isLostPage, loadNotFound } from './features/pages/load-not-found.ts';
import { routerOptions } from './router-options.ts';

/** On the page of a card on its way, begins with its few routes; the whole table comes when the page is alive, or when it is first needed. */
async function comeAlive() {
  const router: AnyRouter = createRouter({ ...routerOptions, routeTree: coreTree() });
  let loading: Promise<void> | undefined;
  const wholeTable = () => (loading ??= loadAllRoutes(router));

  if (!knows(router, location.pathname)) await wholeTable();
  // Whoever goes on before the table is there waits for it; without it, the page is asked of the server.
  const unblock = router.history.block({
    enableBeforeUnload: false,
    async blockerFn({ nextLocation }: { nextLocation: HistoryLocation }) {
      if (knows(router, nextLocation.pathname)) return false;
      try {
        await wholeTable();
        return false;
      } catch {
        location.assign(nextLocation.href);
        return true;
      }
    },
  });
  // Its page must be at hand before the tree comes alive: while it was still on its way, the words of the server were taken away for a moment.
  if (isLostPage()) await loadNotFound().catch(() => undefined);
  const begunAt = location.pathname;
  startTransition(() => {
    // The router alone: the framework's own entry brings a serializer for server functions, of which there are none here.
    hydrateRoot(
      document,
      <StrictMode>
        <RouterClient router={router} />
      </StrictMode>,
      {
        onCaughtError(error, { componentStack }) {
          console.error(error);
          noteComponentStack(error, componentStack);
        },
        onRecoverableError(error) {
          // Whoever goes on before the whole page is alive: React draws the next one anew, and nothing is wrong.
          if (location.pathname === begunAt) reportError(error);
        },
      },
    );
  });
  whenIdle(() => void wholeTable().then(unblock, () => undefined));
}

async function loadAllRoutes(router: AnyRouter): Promise<void> {
  const before = router.routesById;
  await retryChunk('routes', () => import('./routeTree.gen.ts'));
  // The table hangs itself below the same root.
  router.setRoutes(router.buildRouteTree());
  retryRouteChunks(Object.fromEntries(Object.entries(router.routesById).filter(([id]) => !Object.hasOwn(before, id))));
}

function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(act, { timeout: 2000 });
  else setTimeout(act, 200);
}

void comeAlive();
