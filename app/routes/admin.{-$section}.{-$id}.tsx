import { createFileRoute, notFound } from '@tanstack/react-router';
import { isKnownNonAdmin } from '#app/client/api.ts';
import { AdminPage } from '#app/features/admin/admin-page.tsx';
import { parseAdminSearch } from '#app/features/admin/admin-search.ts';
import { SECTION_NAMES } from '#app/features/admin/admin-sections.ts';
import { ADMIN_SECTIONS, type AdminSection } from '#shared/routes.ts';

/** Sections that have a page for each of their items. */
const SECTIONS_WITH_PAGES: ReadonlySet<string> = new Set<AdminSection>(['members', 'sends', 'tickets', 'errors']);

function requireSection(section: string | undefined, id: string | undefined): AdminSection | undefined {
  const known = ADMIN_SECTIONS.find((one) => one === section);
  if ((section !== undefined && known === undefined) || (id !== undefined && !SECTIONS_WITH_PAGES.has(section ?? '')))
    throw notFound();
  return known;
}

/** The administrator pages. Everybody else gets a not-found page. */
export const Route = createFileRoute('/admin/{-$section}/{-$id}')({
  staticData: { layout: 'regular', guard: 'admin' },
  validateSearch: parseAdminSearch,
  beforeLoad: ({ params: { section, id } }) => {
    requireSection(section, id);
    if (isKnownNonAdmin()) throw notFound();
  },
  head: ({ params: { section } }) => ({
    meta: [
      {
        title: `${SECTION_NAMES[ADMIN_SECTIONS.find((one) => one === section) ?? 'overview']} | Administration | Cardamom`,
      },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  component: Admin,
});

function Admin() {
  const { section, id } = Route.useParams();
  return <AdminPage section={requireSection(section, id)} id={id} search={Route.useSearch()} />;
}
