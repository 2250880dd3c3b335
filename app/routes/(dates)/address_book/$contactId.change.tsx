import { createFileRoute } from '@tanstack/react-router';
import { pageHead } from '#app/client/page/page-head.ts';
import { ChangePersonPage } from '#app/features/dates/people/person/person-form-page.tsx';
import { routes } from '#shared/routes.ts';

export const Route = createFileRoute('/(dates)/address_book/$contactId/change')({
  staticData: { guard: 'strict' },
  head: ({ params }) =>
    pageHead({ title: 'Change a contact | Cardamom', path: routes.changePerson(params.contactId), hidden: true }),
  component: Change,
});

function Change() {
  const { contactId } = Route.useParams();
  return <ChangePersonPage key={contactId} contactId={contactId} />;
}
