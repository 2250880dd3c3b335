import { createFileRoute, Outlet } from '@tanstack/react-router';
import { siteQuery } from '#app/client/page/site-query.ts';
import { AuthPage } from '#app/features/auth/auth-page.tsx';

type Search = { next?: string; wrong?: string; provider?: string; sent?: string };

/** The auth page. Its three addresses are its stages. */
export const Route = createFileRoute('/_auth')({
  staticData: { layout: 'simple' },
  validateSearch: ({ wrong, provider, sent, ...search }: Record<string, unknown>): Search => ({
    ...nextIn(search),
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
    ...(typeof sent === 'string' ? { sent } : {}),
  }),
  component: AuthLayout,
});

function nextIn(search: object): Search {
  const { next } = siteQuery(search);
  return next === undefined ? {} : { next };
}

function AuthLayout() {
  const { next, wrong, provider, sent } = Route.useSearch();
  return (
    <AuthPage next={next} wrong={wrong} provider={provider} sent={sent}>
      <Outlet />
    </AuthPage>
  );
}
