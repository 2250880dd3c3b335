import { createFileRoute, notFound } from '@tanstack/react-router';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { readAdminSearch } from '#app/features/admin/admin-search.ts';
import { ROOM_NAMES } from '#app/features/admin/rooms.ts';
import { ADMIN_ROOMS, type AdminRoom } from '#shared/routes.ts';

/** Rooms that have a page for each thing in them. */
const WITH_PAGES: ReadonlySet<string> = new Set<AdminRoom>(['members', 'sends', 'tickets', 'errors']);

function roomIn(room: string | undefined, id: string | undefined): AdminRoom | undefined {
  const known = ADMIN_ROOMS.find((one) => one === room);
  if ((room !== undefined && known === undefined) || (id !== undefined && !WITH_PAGES.has(room ?? '')))
    throw notFound();
  return known;
}

/** The rooms of the administrators; to everybody else there is nothing here. */
export const Route = createFileRoute('/admin/{-$room}/{-$id}')({
  staticData: { layout: 'regular', guard: 'admin' },
  validateSearch: readAdminSearch,
  beforeLoad: ({ params: { room, id } }) => void roomIn(room, id),
  head: ({ params: { room } }) => ({
    meta: [
      { title: `${ROOM_NAMES[ADMIN_ROOMS.find((one) => one === room) ?? 'overview']} | Administration | Cardamom` },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Admin,
});

function Admin() {
  const { room, id } = Route.useParams();
  return <AdminPage room={roomIn(room, id)} id={id} search={Route.useSearch()} />;
}
