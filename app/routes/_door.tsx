import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Door } from '#app/features/auth/door.tsx';

type Search = { next?: string; wrong?: string; provider?: string; sent?: string };

/** The one page of coming in; its three addresses are its stages. */
export const Route = createFileRoute('/_door')({
  staticData: { layout: 'simple' },
  validateSearch: ({ next, wrong, provider, sent }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' ? { next } : {}),
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
    ...(typeof sent === 'string' ? { sent } : {}),
  }),
  component: DoorPage,
});

function DoorPage() {
  const { next, wrong, provider, sent } = Route.useSearch();
  return (
    <Door next={next} wrong={wrong} provider={provider} sent={sent}>
      <Outlet />
    </Door>
  );
}
