import { type ReactNode, useEffect } from 'react';
import { call } from '#app/client/api.ts';
import { useLoaded } from '#app/client/use-loaded.ts';
import { LoadError } from '#app/parts/load-error.tsx';
import { ButtonLink } from '#app/ui/button/button.tsx';
import { Empty } from '#app/ui/feedback/empty.tsx';
import { SkeletonLine } from '#app/ui/feedback/skeleton.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import type { Contact } from '#contract/contact.ts';
import { routes } from '#shared/routes.ts';

const BACK = { to: routes.addressBook(), name: 'Your contacts' };

/** Loads a person of the address book, and shows them; or says that there is no such person. @param title while they are not known */
export function WithContact({
  contactId,
  title,
  children,
}: {
  contactId: string;
  title: string;
  children: (contact: Contact, set: (contact: Contact) => void) => ReactNode;
}) {
  const { value, set, error, retry } = useLoaded(
    async () => (await call('GET /contacts/{contactId}', { params: { contactId } })).contact,
  );
  const name = value?.name;
  useEffect(() => {
    if (name !== undefined) document.title = `${name} | Cardamom`;
  }, [name]);
  if (value !== null) return children(value, set);
  return (
    <>
      <PageHeader title={title} back={BACK} />
      {error === null ? (
        <SkeletonLine width="40%" />
      ) : error.status === 404 || error.status === 422 ? (
        <Empty
          title="This person is not in your contacts"
          action={<ButtonLink to={routes.addressBook()}>See your contacts</ButtonLink>}
        >
          They may have been removed on another device.
        </Empty>
      ) : (
        <LoadError retry={retry} />
      )}
    </>
  );
}
