import { createFileRoute, Outlet } from '@tanstack/react-router';
import { Door } from '#app/features/auth/door.tsx';

type Search = { next?: string; wrong?: string; provider?: string };

/** The one page of coming in; its three addresses are its stages. */
export const Route = createFileRoute('/_door')({
  staticData: { layout: 'simple' },
  validateSearch: ({ next, wrong, provider }: Record<string, unknown>): Search => ({
    ...(typeof next === 'string' ? { next } : {}),
    ...(typeof wrong === 'string' ? { wrong } : {}),
    ...(typeof provider === 'string' ? { provider } : {}),
  }),
  component: DoorPage,
});

function DoorPage() {
  const { next, wrong, provider } = Route.useSearch();
  return (
    <Door next={next} wrong={wrong} provider={provider}>
      <Outlet />
    </Door>
  );
}
