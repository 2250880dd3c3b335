import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { PersonPage } from '#app/features/dates/people/person/person-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/$contactId/')({
  staticData: { guard: 'strict' },
  head: ({ params }) =>
    pageHead({ title: 'A contact | Cardamom', path: routes.person(params.contactId), hidden: true }),
  component: Person,
});

function Person() {
  const { contactId } = Route.useParams();
  return <PersonPage key={contactId} contactId={contactId} />;
}
