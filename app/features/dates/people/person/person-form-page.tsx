import { call } from '#app/client/api.ts';
import { useSavedInput } from '#app/client/input/use-saved-input.ts';
import { useNavigateTo } from '#app/client/page/navigate-to.ts';
import { useAction } from '#app/client/use-action.ts';
import { Button, ButtonLink } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { showToast } from '#app/ui/overlay/toast-store.ts';
import text from '#app/ui/text.module.css';
import type { Contact } from '#contract/contact.ts';
import { routes } from '#shared/routes.ts';
import { announceCalendarChange } from '#app/features/dates/entries/calendar-changes.ts';
import form from '#app/features/dates/entries/entry-form.module.css';
import { ERROR_FIELDS, PERSON_FIELDS, PersonField } from './person-field.tsx';
import { contactOfInput, inputOfContact, NO_PERSON, parseSavedPerson, type PersonInput } from './person-input.ts';
import { WithContact } from './with-contact.tsx';

/** Adds a person to the address book. @param name is filled in */
export function AddPersonPage({ name }: { name: string }) {
  return (
    <div className={text.wrap}>
      <PageHeader
        title="Add someone"
        lead="A name is enough. Leave out what you do not know."
        back={{ to: routes.addressBook(), name: 'Your contacts' }}
      />
      <PersonForm
        first={{ ...NO_PERSON, name }}
        savedAs={name === '' ? 'person-add' : `person-add-${name}`}
        contact={null}
      />
    </div>
  );
}

/** Changes a person in the address book. */
export function ChangePersonPage({ contactId }: { contactId: string }) {
  return (
    <div className={text.wrap}>
      <WithContact contactId={contactId} title="Change a contact">
        {(contact) => (
          <>
            <PageHeader
              title={<bdi>{contact.name}</bdi>}
              back={{ to: routes.person(contactId), name: contact.firstName }}
            />
            <PersonForm first={inputOfContact(contact)} savedAs={`person-change-${contactId}`} contact={contact} />
          </>
        )}
      </WithContact>
    </div>
  );
}

/** The form. What is typed is saved in this tab until it is stored. */
function PersonForm({
  first,
  savedAs,
  contact,
}: {
  first: PersonInput;
  savedAs: string;
  /** the person who is changed; null for a new one */ contact: Contact | null;
}) {
  const navigateTo = useNavigateTo();
  const { formRef, running, generalError, errorAt, run, clear } = useAction(ERROR_FIELDS);
  const [saved, save, forget] = useSavedInput(savedAs, '');
  const input = parseSavedPerson(saved) ?? first;

  function change(part: Partial<PersonInput>) {
    save(JSON.stringify({ ...input, ...part }));
    clear();
  }
  async function store() {
    const body = contactOfInput(input);
    let contactId = contact?.contactId ?? '';
    const isStored = await run(async () => {
      if (contact === null) contactId = (await call('POST /contacts', { body })).contact.contactId;
      else await call('PUT /contacts/{contactId}', { params: { contactId }, body });
    });
    if (!isStored) return;
    forget();
    announceCalendarChange();
    showToast(contact === null ? `${input.name.trim()} is in your contacts.` : 'Saved.');
    navigateTo(routes.person(contactId));
  }

  return (
    <form
      ref={formRef}
      className={form.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void store();
      }}
    >
      {PERSON_FIELDS.map((field) => (
        <PersonField key={field} field={field} input={input} errorAt={errorAt} onChange={change} />
      ))}
      {generalError !== undefined && <Notice tone="bad">{generalError}</Notice>}
      <div className={form.actions}>
        <Button type="submit" busy={running !== null}>
          Save
        </Button>
        <ButtonLink variant="plain" to={contact === null ? routes.addressBook() : routes.person(contact.contactId)}>
          Cancel
        </ButtonLink>
      </div>
    </form>
  );
}
