import '#app/ui/styles/base.css';
import {
  createRootRoute,
  HeadContent,
  isNotFound,
  Outlet,
  rootRouteId,
  Scripts,
  useLoaderData,
  useRouter,
  useRouterState,
  type ErrorComponentProps,
} from '@tanstack/react-router';
import { lazy, Suspense, use, useEffect, useState, type ReactNode } from 'react';
import { apiToken, call, siteOrigin } from '#app/client/api.ts';
import { retryChunk } from '#app/client/release/chunk-retry.ts';
import { Guarded } from '#app/client/session/guarded.tsx';
import { NeedsScript } from '#app/features/frame/needs-script.tsx';
import { reportError } from '#app/client/errors/report-error.ts';
import { DEFAULT_DESCRIPTION, DEFAULT_TITLE, NOT_FOUND_TITLE } from '#app/client/page/page-title.ts';
import { retryRouteChunks } from '#app/client/release/route-chunks.ts';
import { themeScript, THEME_COLOURS } from '#app/client/page/theme.ts';
import { thirdPartiesMeta } from '#app/client/analytics/third-parties-meta.ts';
import { siteQuery } from '#app/client/page/site-query.ts';
import { Frame } from '#app/features/frame/frame.tsx';
import type { NavCategory } from '#app/features/frame/nav-category.ts';
import { LazyMounts } from '#app/features/frame/lazy-mounts.tsx';
import { Toasts } from '#app/features/frame/notices/toasts.tsx';
import { RouterNavigation } from '#app/features/frame/router-navigation.tsx';
import { usePageStart } from '#app/features/frame/use-page-start.ts';
import { ErrorPage } from '#app/features/pages/error-page.tsx';
import { loadNotFound, loadedNotFoundPage } from '#app/features/pages/load-not-found.ts';
import serif from '#app/ui/fonts/brygada-1918-latin-wght-normal.woff2?url';
import sans from '#app/ui/fonts/hanken-grotesk-latin-wght-normal.woff2?url';
import { StandaloneContent, StandalonePageContext } from '#app/standalone/standalone-page.tsx';

export const Route = createRootRoute({
  loader: async () => {
    const { navItems } = await call('GET /card-nav');
    return { categories: navItems.map(({ slug, name, path, count }) => ({ slug, name, path, count })) };
  },
  staleTime: Infinity,
  head: ({ matches }) => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: isNotFoundMatch(matches) ? NOT_FOUND_TITLE : DEFAULT_TITLE },
      { name: 'description', content: DEFAULT_DESCRIPTION },
      { name: 'api-token', content: apiToken() },
      { name: 'site-origin', content: siteOrigin() },
      ...thirdPartiesMeta(),
    ],
    links: [
      ...[serif, sans].map((href) => ({
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        crossOrigin: 'anonymous' as const,
        href,
      })),
      { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/site.webmanifest' },
    ],
  }),
  shellComponent: Document,
  component: Root,
  notFoundComponent: NotFound,
  errorComponent: Failed,
});

function Document({ children }: { children: ReactNode }) {
  const standalone = import.meta.env.SSR ? use(StandalonePageContext) : null;
  const { ssr } = useRouter();
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: themeScript }} />
        {/* Two with the same name: the router's own head would keep only the last. */}
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={THEME_COLOURS.light} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={THEME_COLOURS.dark} />
        <HeadContent />
      </head>
      <body>
        {standalone ? (
          <StandaloneContent page={standalone} entry={ssr?.manifest?.routes[rootRouteId]?.scripts} />
        ) : (
          <RouterNavigation>
            {children}
            <Toasts />
            <Scripts />
          </RouterNavigation>
        )}
      </body>
    </html>
  );
}

function Root() {
  usePageStart();
  const { routesById } = useRouter();
  useEffect(() => retryRouteChunks(routesById), [routesById]);
  return (
    <>
      <PageFrame>
        <GuardedOutlet />
      </PageFrame>
      <LazyMounts>
        <RouterMounts />
      </LazyMounts>
    </>
  );
}

/** A page that the reader may not see looks as if it did not exist, in its title too. */
function HiddenPage() {
  useEffect(() => {
    document.title = NOT_FOUND_TITLE;
  }, []);
  return <NotFound />;
}

/** The page, for readers whom its route's guard admits. */
function GuardedOutlet() {
  // A page that was not found has no guard: it is the same for everybody.
  const guard = useRouterState({
    select: ({ matches }) => (isNotFoundMatch(matches) ? undefined : matches.at(-1)?.staticData.guard),
  });
  return (
    <Guarded guard={guard} lost={<HiddenPage />} withoutScript={<NeedsScript />}>
      <Outlet />
    </Guarded>
  );
}

const RouterMounts = lazy(async () => ({
  default: (await retryChunk('mounts', () => import('#app/features/frame/router-mounts.tsx'))).RouterMounts,
}));

/** The categories of the shop. If they could not be loaded there is no data, and the not-found page is rendered without them. */
function useCategories(): readonly NavCategory[] {
  const data = useLoaderData({ from: '__root__' }) as { categories: readonly NavCategory[] } | undefined;
  return data?.categories ?? [];
}

/** The frame that the deepest matching route asks for; none if the address has the parameter `clean`. */
function PageFrame({ children }: { children: ReactNode }) {
  const categories = useCategories();
  const asked = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData });
  const { path, clean } = useRouterState({
    select: ({ location, matches }) => ({
      // The path of the page that is shown, not of one that is still loading: changing the bars early would shift the current page.
      path: (matches.length > 1 ? matches.at(-1)?.pathname : undefined) ?? location.pathname,
      clean: siteQuery(location.search).clean !== undefined,
    }),
    structuralSharing: true,
  });
  return (
    <Frame
      layout={clean ? 'clean' : (asked?.layout ?? 'regular')}
      path={path}
      categories={categories}
      footBar={asked?.footBar !== false}
      wholeFooter={asked?.footer === 'whole'}
    >
      {children}
    </Frame>
  );
}

/** No route matched below the root, or a loader found nothing. */
function isNotFoundMatch(matches: readonly { status: string; error?: unknown }[]): boolean {
  return matches.length === 1 || matches.some((match) => match.status === 'notFound' || isNotFound(match.error));
}

// On the server it is loaded from the start: a page that is sent while a part is still loading could be hydrated before that part is there.
if (import.meta.env.SSR) await loadNotFound();
const LateNotFoundPage = lazy(async () => ({ default: await retryChunk('not-found', loadNotFound) }));
function NotFound() {
  const categories = useCategories();
  const [NotFoundPage] = useState(() => loadedNotFoundPage() ?? LateNotFoundPage);
  return (
    <Suspense>
      <NotFoundPage categories={categories} />
    </Suspense>
  );
}

function Failed({ error }: ErrorComponentProps) {
  useEffect(() => void reportError('render', error), [error]);
  return <ErrorPage />;
}
