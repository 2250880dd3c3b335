import { createFileRoute, Outlet } from '@tanstack/react-router';
import { siteQuery } from '#app/client/site-query.ts';
import { Door } from '#app/features/auth/door.tsx';

type Search = { next?: string; wrong?: string; provider?: string; sent?: string };

/** The one page of coming in; its three addresses are its stages. */
export const Route = createFileRoute('/_door')({
  staticData: { layout: 'simple' },
  validateSearch: ({ wrong, provider, sent, ...search }: Record<string, unknown>): Search => ({
    ...nextIn(search),
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
    ...(typeof sent === 'string' ? { sent } : {}),
  }),
  component: DoorPage,
});

function nextIn(search: object): Search {
  const { next } = siteQuery(search);
  return next === undefined ? {} : { next };
}

function DoorPage() {
  const { next, wrong, provider, sent } = Route.useSearch();
  return (
    <Door next={next} wrong={wrong} provider={provider} sent={sent}>
      <Outlet />
    </Door>
  );
}
